import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { defaultLocale } from '../../schemas/locale.ts'
import type { PasswordLength } from '../../schemas/password-length.ts'
import type { ContentGateway } from '../content/index.ts'
import type { Platform } from '../platform/index.ts'
import { registerAccountRoutes } from './account-routes.ts'
import { answerCmsErrors } from './cms-errors.ts'
import { createInvitationCookie } from './invitation-cookie.ts'
import { createJwtCookie } from './jwt-cookie.ts'
import { createTokens } from './jwt.ts'
import { socialProvidersOf } from '../../schemas/social-providers.ts'
import { createSocialNonce } from './social-nonce.ts'
import { urlIn } from '../../schemas/roles/role-table.ts'
import { registerSocialRoutes } from './social-routes.ts'
import { visitorOf } from './visitor.ts'

export { registerInvitations } from './invitation.ts'

export interface CmsAccountsOptions {
  gateway: Pick<ContentGateway, 'config' | 'roles'>
  platform: Platform
  /** Of new passwords. */
  passwordLength: () => Promise<PasswordLength>
  publicUrl: string
  sessionCookie: string
  /** Signs the tokens; the same on every server of a site. */
  jwtSecret: string
  /** Another secret whose tokens are accepted; null or omitted: none. */
  jwtSecretFallback?: string | null
  now?: (() => number) | undefined
}

const logout = /^\/api\/auth\/logout(?:\?|$)/

/** The account routes of the content service: `/cms/users/me`, `/cms/auth/*` and `/cms/connect/*`. */
export async function registerCmsAccounts(
  app: FastifyInstance,
  { gateway, platform, passwordLength, publicUrl, sessionCookie, ...options }: CmsAccountsOptions,
): Promise<void> {
  const cookie = createJwtCookie(publicUrl)
  const { jwtSecret, jwtSecretFallback: fallback, now } = options
  const invitation = createInvitationCookie({ gateway, publicUrl })
  const tokens = createTokens(jwtSecret, { fallback, now })
  const parts = { platform, passwordLength, sessionCookie, cookie, tokens }
  const visitor = (request: FastifyRequest, reply: FastifyReply) => visitorOf(request, reply, parts)

  await app.register((scope: FastifyInstance, _options: object, done: () => void) => {
    scope.addHook('onRequest', (_request, reply, next) => {
      reply.header('cache-control', 'no-store')
      next()
    })
    answerCmsErrors(scope)
    const settings = async () => (await gateway.config(defaultLocale)).auth
    const userParts = async () => (await settings()).userParts
    registerAccountRoutes(scope, { ...parts, visitor, invitation, userParts })
    registerSocialRoutes(scope, {
      visitor,
      nonces: createSocialNonce(publicUrl),
      invitation,
      providers: async () => socialProvidersOf(await settings()),
      returnPath: () => urlIn(gateway.roles, 'social-login'),
    })
    done()
  })

  // The token ends with its session, whichever API ends the session.
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (logout.test(request.url) && reply.statusCode === 200 && cookie.read(request) !== undefined)
      cookie.clear(reply)
    done()
  })
}
