import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '../../schemas/api/errors.ts'
import { declineInvitationPath, invitationKey, invitePath } from '../../schemas/api/referral-code.ts'
import { isRecord } from '../../schemas/is-record.ts'
import { defaultLocale, isLocaleOf, type Locale } from '../../schemas/locale.ts'
import { urlIn } from '../../schemas/roles/role-table.ts'
import { localePath } from '../../src/lib/urls/locale-path.ts'
import { CookieJar } from '../http/cookie-jar.ts'
import { isCrossSite } from '../http/origin-check.ts'
import type { ContentGateway } from '../content/index.ts'
import { networkOf } from '../lib/network-of.ts'
import { RateLimit } from '../lib/rate-limit.ts'
import { createCaller, type Platform } from '../platform/index.ts'
import { createInvitationCookie, type InvitationCookieParts } from './invitation-cookie.ts'

export interface InvitationParts extends InvitationCookieParts {
  gateway: Pick<ContentGateway, 'config' | 'locales' | 'roles'>
  platform: Pick<Platform, 'call'>
  now: () => number
}

/** Codes that the platform rejects, by network. */
const guesses = { limit: 30, windowMs: 15 * 60 * 1000 }

/** Errors after which the code may still be right: the registration finds out. */
const isUndecided = (error: unknown) =>
  !(error instanceof ApiError) ||
  !['InvalidParameterException', 'InvalidRequestException', 'MethodNotFoundException'].includes(error.type)

/** The query of the request, with parameters of its own in front of it. */
function queryOf({ url }: FastifyRequest, own: Readonly<Record<string, string>> = {}): string {
  const given = new URLSearchParams(url.split('?').slice(1).join('?'))
  for (const key of Object.keys(own)) given.delete(key)
  const query = new URLSearchParams([...Object.entries(own), ...given]).toString()
  return query === '' ? '' : `?${query}`
}

/**
 * `/invite/CODE`, and with a language before it: stores the code for a registration and redirects to it. Players are
 * redirected, too: the code applies to new accounts only. Visitors with an unknown code read there that it is none,
 * unless an earlier one still waits, and can register all the same; a site without invitations redirects to its home
 * page. `/invite/decline` deletes the code. The query, which may name the campaign, is kept.
 */
export function registerInvitations(app: FastifyInstance, parts: InvitationParts): void {
  const { platform, gateway, publicUrl, now } = parts
  const cookie = createInvitationCookie(parts)
  const rejected = new RateLimit({ ...guesses, now })

  async function applies(
    code: string,
    locale: Locale,
    { headers: all, ip }: FastifyRequest,
  ): Promise<boolean> {
    const network = networkOf(ip)
    // After too many guesses, the answer no longer shows which codes are right.
    if (rejected.check(network) !== null) return true
    // Any site can open a link: the check is made in nobody's name, and its answer changes no session.
    const headers = { ...all, authorization: undefined }
    const caller = createCaller({ headers, ip }, new CookieJar())
    try {
      await platform.call('referral.getinvitation', { code }, { caller, locale })
      return true
    } catch (error) {
      if (isUndecided(error)) return true
      rejected.take(network)
      return false
    }
  }

  const registrationPath = (locale: Locale) => localePath(urlIn(gateway.roles, 'registration'), locale)

  const noStore = (reply: FastifyReply) =>
    reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex')

  const register = (prefix: string, localeOf: (request: FastifyRequest) => Locale | undefined) => {
    app.get<{ Params: { code: string } }>(`${prefix}${invitePath}/:code`, async (request, reply) => {
      const locale = localeOf(request)
      if (locale === undefined) return reply.callNotFound()
      noStore(reply)
      const code = cookie.parse(request.params.code)
      if (!(await cookie.isEnabled())) return reply.redirect(localePath('/', locale) + queryOf(request), 302)
      const isRight = code !== undefined && (await applies(code, locale, request))
      if (isRight) cookie.keep(reply, code)
      const result = { [invitationKey]: isRight || cookie.isWaiting(request) ? '1' : 'unknown' }
      return reply.redirect(registrationPath(locale) + queryOf(request, result), 302)
    })
    app.get(prefix + declineInvitationPath, async (request, reply) => {
      const locale = localeOf(request)
      if (locale === undefined) return reply.callNotFound()
      // Another site must not decline in the name of the visitor.
      if (!isCrossSite(request, publicUrl)) cookie.forget(request, reply)
      return noStore(reply).redirect(registrationPath(locale) + queryOf(request), 302)
    })
  }
  register('', () => defaultLocale)
  register('/:locale', ({ params }) => {
    const asked = isRecord(params) ? params['locale'] : undefined
    return isLocaleOf(gateway.locales, asked) && asked !== defaultLocale ? asked : undefined
  })
}
