import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { socialProviders } from '../../schemas/api/calls/auth.ts'
import { ApiError } from '../../schemas/api/errors.ts'
import { isInternalPath } from '../../src/lib/urls/links.ts'
import { localePath } from '../../src/lib/urls/locale-path.ts'
import { socialLoginAddress, socialReturnPath } from '../../src/lib/urls/social-login.ts'
import { localeOf, queryText } from './request-fields.ts'
import type { Visitor } from './visitor.ts'

type Provider = (typeof socialProviders)[number]

function providerOf({ params }: FastifyRequest<{ Params: { provider: string } }>): Provider {
  const provider = socialProviders.find((known) => known === params.provider)
  if (provider === undefined)
    throw new ApiError('InvalidParameterException', 'No such provider', { provider: 'enum' })
  return provider
}

/** Routes to and from the provider of a social login. */
export function registerSocialRoutes(
  scope: FastifyInstance,
  visitor: (request: FastifyRequest, reply: FastifyReply) => Visitor,
): void {
  scope.get<{ Params: { provider: string } }>('/cms/connect/:provider', async (request, reply) => {
    const wanted = queryText(request.query, 'redirect_url') ?? ''
    const redirectUrl = isInternalPath(wanted) ? wanted : localePath(socialReturnPath, localeOf(request))
    const address = socialLoginAddress({
      service: providerOf(request),
      redirectUrl,
      purpose: queryText(request.query, 'type_auth') ?? 'login',
    })
    return reply.header('cache-control', 'no-store').redirect(address, 302)
  })

  scope.get<{ Params: { provider: string } }>('/cms/auth/:provider/callback', async (request, reply) => {
    const provider = providerOf(request)
    const token = queryText(request.query, 'access_token') ?? ''
    if (token === '')
      throw new ApiError('InvalidParameterException', 'A token is needed', { access_token: 'required' })
    return visitor(request, reply).enter('auth.callback', { provider, access_token: token })
  })
}
