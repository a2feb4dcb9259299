import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { failureQuery, singleSignOnPath, type SignInFailure } from '../../../schemas/studio/single-sign-on.ts'
import { StudioError } from '../../../schemas/studio/errors.ts'
import { readCookie } from '../../http/cookies.ts'
import { isDatabaseFailure } from '../../lib/database-failure.ts'
import { startSession } from '../accounts/sign-in.ts'
import { StudioCookie } from '../accounts/studio-cookie.ts'
import { forgetAttempts, takeAttempt } from '../accounts/throttle.ts'
import { recordAudit, recordFailedSignIn } from '../audit/audit.ts'
import { ownPagesOnly, type CallRoutesOptions } from '../call-routes.ts'
import type { StudioContext } from '../studio-context.ts'
import { endAccessOf, findUserOf, type SignedInUser } from './find-user.ts'
import type { OidcClient, PendingSignIn } from './oidc-client.ts'
import { readClaims, subjectIn, type Claims } from './read-claims.ts'
import { SignInFailed } from './sign-in-failed.ts'

/** Seconds in which a person signs in at the provider. */
const pendingTtl = 600
/** The provider has decided that the person may not use the Studio, which a mistake in the set-up does not. */
const endsAccess: ReadonlySet<SignInFailure> = new Set(['domain', 'noRole'])
const urlSafe = /^[A-Za-z0-9_-]{16,200}$/

/**
 * The cookie that binds a sign-in to the browser in which it has started. It is sent when the provider sends the browser
 * back, so it cannot be `SameSite=Strict`.
 */
class PendingCookie {
  readonly #name: string
  readonly #attributes: string

  constructor(publicUrl: string) {
    const isSecure = publicUrl.startsWith('https:')
    this.#name = isSecure ? '__Host-marquee_studio_sso' : 'marquee_studio_sso'
    this.#attributes = `${isSecure ? 'Path=/; Secure' : 'Path=/studio/sso'}; HttpOnly; SameSite=Lax`
  }

  read({ headers }: FastifyRequest): PendingSignIn | null {
    const parts = readCookie(headers.cookie, this.#name)?.split('.') ?? []
    const [state = '', nonce = '', codeVerifier = ''] = parts
    return parts.length === 3 && parts.every((part) => urlSafe.test(part))
      ? { state, nonce, codeVerifier }
      : null
  }

  /** null removes the cookie. */
  write(pending: PendingSignIn | null): string {
    const value = pending ? `${pending.state}.${pending.nonce}.${pending.codeVerifier}` : ''
    return `${this.#name}=${value}; Max-Age=${pending ? pendingTtl : 0}; ${this.#attributes}`
  }
}

function signInFailureOf(error: unknown): SignInFailed {
  if (error instanceof SignInFailed) return error
  if (error instanceof StudioError && error.type === 'TooManyAttempts') return new SignInFailed('tooMany')
  return new SignInFailed(isDatabaseFailure(error) ? 'unavailable' : 'failed')
}

/** Whether another site or something in a page, such as a picture, has caused the request, not the user's own click. */
function isForeign({ headers }: FastifyRequest): boolean {
  const destination = headers['sec-fetch-dest']
  return headers['sec-fetch-site'] === 'cross-site' || (destination ?? 'document') !== 'document'
}

/** Registers the two addresses of single sign-on: where it starts, and where the provider sends the browser back. */
export function registerSingleSignOn(
  app: FastifyInstance,
  context: StudioContext,
  client: OidcClient,
  { publicUrl, isReady }: CallRoutesOptions,
): void {
  const session = new StudioCookie(publicUrl)
  const pendingCookie = new PendingCookie(publicUrl)

  /** Sends the browser to the sign-in page, which says what went wrong. */
  async function fail(request: FastifyRequest, reply: FastifyReply, error: unknown) {
    if (error instanceof SignInFailed && error.cause)
      request.log.warn({ err: error.cause }, 'studio: single sign-on failed')
    if (!(error instanceof SignInFailed || error instanceof StudioError))
      request.log.error(error, 'studio: single sign-on failed')
    const { failure, email } = signInFailureOf(error)
    // Anybody can open the callback without a sign-in, which says nothing about an attempt.
    if (failure !== 'expired')
      await recordFailedSignIn(context, {
        login: email,
        reason: `single sign-on: ${failure}`,
        address: request.ip,
      }).catch(() => undefined)
    return reply.redirect(`/studio?${failureQuery}=${failure}`)
  }

  async function recordChanges(user: SignedInUser) {
    for (const change of user.changes) await recordAudit(context, { by: user, ...change })
  }

  /** The user of verified claims. The access of a user who is not allowed any more ends. */
  async function findUserIn(claims: Claims): Promise<SignedInUser> {
    const { settings } = client
    try {
      return await findUserOf(context, readClaims(claims, settings), settings)
    } catch (error) {
      if (error instanceof SignInFailed && endsAccess.has(error.failure)) {
        const user = await endAccessOf(context, { issuer: settings.issuer, subject: subjectIn(claims) })
        if (user) await recordChanges(user)
      }
      throw error
    }
  }

  async function signIn(request: FastifyRequest, reply: FastifyReply) {
    const pending = pendingCookie.read(request)
    if (!pending) throw new SignInFailed('expired')
    const query = request.url.includes('?') ? request.url.slice(request.url.indexOf('?')) : ''
    // Somebody else's sign-in, which another page has sent the browser to.
    if (new URLSearchParams(query).get('state') !== pending.state) throw new SignInFailed('expired')
    // The cookie is not signed, so anybody can make one up and have the server ask the provider.
    await takeAttempt(context, 'callback', request.ip)
    // Works once, whatever comes of it.
    reply.header('set-cookie', pendingCookie.write(null))
    const user = await findUserIn(await client.finish(query, pending))
    const origin = { address: request.ip, browser: request.headers['user-agent'] ?? '' }
    const { token } = await startSession(context, user.id, origin, { isSingleSignOn: true })
    // Many people of one office share an address.
    await forgetAttempts(context, 'sso', request.ip)
    await forgetAttempts(context, 'callback', request.ip)
    await recordChanges(user)
    await recordAudit(context, { by: user, action: 'session.open', subject: client.settings.label })
    session.set(reply, token)
    return reply.redirect('/studio')
  }

  app.addHook('onReady', (done) => {
    void client.prepare()
    done()
  })
  void app.register((routes, _options, done) => {
    routes.addHook('onRequest', (_request, reply, next) => {
      reply.headers(ownPagesOnly)
      next()
    })
    routes.get(singleSignOnPath, async (request, reply) => {
      // Nothing is counted, asked or stored: the user can start on the sign-in page.
      if (isForeign(request)) return reply.redirect('/studio')
      try {
        if (isReady?.() === false) throw new SignInFailed('unavailable')
        await takeAttempt(context, 'sso', request.ip)
        const { url, pending } = await client.start()
        return await reply.header('set-cookie', pendingCookie.write(pending)).redirect(url)
      } catch (error) {
        return fail(request, reply, error)
      }
    })
    routes.get('/studio/sso/callback', async (request, reply) => {
      try {
        if (isReady?.() === false) throw new SignInFailed('unavailable')
        return await signIn(request, reply)
      } catch (error) {
        return fail(request, reply, error)
      }
    })
    done()
  })
}
