import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { SecondFactorCode } from '../../schemas/api/call.ts'
import { ApiError } from '../../schemas/api/errors.ts'
import type { SocialProvider } from '../../schemas/social-providers.ts'
import { isInternalPath, withQuery } from '../../src/lib/urls/links.ts'
import { localePath } from '../../src/lib/urls/locale-path.ts'
import { socialLoginAddress } from '../../src/lib/urls/social-login.ts'
import type { InvitationCookie } from './invitation-cookie.ts'
import { localeOf, queryText, readBody } from './request-fields.ts'
import type { SocialNonce } from './social-nonce.ts'
import type { Visitor } from './visitor.ts'

const Callback = Type.Object({
  access_token: Type.String({ minLength: 1, maxLength: 4096 }),
  nonce: Type.Optional(Type.String({ maxLength: 100 })),
  two_factor_code: Type.Optional(SecondFactorCode),
})

interface ToProvider {
  Params: { provider: string }
}

export interface SocialParts {
  visitor: (request: FastifyRequest, reply: FastifyReply) => Visitor
  nonces: SocialNonce
  invitation: InvitationCookie
  providers: () => Promise<readonly SocialProvider[]>
  /** Page that the provider leads back to, without language prefix. */
  returnPath: () => string
}

/** Routes to and from the provider of a social login. */
export function registerSocialRoutes(
  scope: FastifyInstance,
  { visitor, nonces, invitation, providers, returnPath }: SocialParts,
): void {
  async function providerOf({ params }: FastifyRequest<ToProvider>): Promise<string> {
    const provider = (await providers()).find(({ id }) => id === params.provider)
    if (provider === undefined)
      throw new ApiError('InvalidParameterException', 'No such provider', { provider: 'enum' })
    return provider.id
  }

  scope.get<ToProvider>('/cms/connect/:provider', async (request, reply) => {
    const wanted = queryText(request.query, 'redirect_url') ?? ''
    const back = isInternalPath(wanted) ? wanted : localePath(returnPath(), localeOf(request))
    const service = await providerOf(request)
    const address = socialLoginAddress({
      service,
      redirectUrl: withQuery(back, { nonce: nonces.issue(reply) }),
      purpose: queryText(request.query, 'type_auth') ?? 'login',
    })
    return reply.header('cache-control', 'no-store').redirect(address, 302)
  })

  async function enter(request: FastifyRequest<ToProvider>, reply: FastifyReply) {
    const provider = await providerOf(request)
    const { method, query, body } = request
    const { nonce = '', ...login } = readBody(Callback, { body: method === 'GET' ? query : body })
    if (!nonces.isOf(request, nonce)) {
      nonces.forget(reply)
      throw new ApiError('AccessDeniedException', 'The login did not start in this browser')
    }
    // An error keeps the nonce: the second factor repeats the login with its code.
    const fields = await invitation.addTo(request, { provider, ...login })
    const answer = await visitor(request, reply).enter('auth.callback', fields)
    nonces.forget(reply)
    // An account that is not complete yet has just been created; a login keeps the code for a new account.
    if (!answer.account.is_registration_completed) invitation.forget(request, reply)
    return answer
  }

  /** A browser that the provider sends here itself sees a page: one that asks for another login if this one fails. */
  async function enterAndShow(request: FastifyRequest<ToProvider>, reply: FastifyReply) {
    const locale = localeOf(request)
    try {
      await enter(request, reply)
      return await reply.redirect(localePath('/', locale), 303)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return reply.redirect(localePath(returnPath(), locale), 303)
    }
  }

  scope.route<ToProvider>({
    // The contract says GET; earlier versions of the site send POST.
    method: ['GET', 'POST'],
    url: '/cms/auth/:provider/callback',
    handler: (request, reply) =>
      request.headers.accept?.includes('text/html') === true
        ? enterAndShow(request, reply)
        : enter(request, reply),
  })
}
