import type { FastifyReply, FastifyRequest } from 'fastify'
import { invitedCookie, referralCodePattern } from '../../schemas/api/referral-code.ts'
import { defaultLocale } from '../../schemas/locale.ts'
import type { ContentGateway } from '../content/index.ts'
import { readCookie, removalOf } from '../http/cookies.ts'

/** Seconds for which an invitation waits for a registration. */
const lifetime = 30 * 24 * 60 * 60

const codePattern = new RegExp(referralCodePattern)

type Request = Pick<FastifyRequest, 'headers'>

/**
 * The cookie with the code of an invitation: only a registration reads it, so that pages stay the same for all. A second
 * one, which says only that there is a code, lets the boot script show the notice about it.
 */
export interface InvitationCookie {
  /** Whether the settings of the site allow invitations. */
  isEnabled: () => Promise<boolean>
  /** The code of an address in its usual spelling; undefined: it cannot be a code. */
  parse: (code: string) => string | undefined
  /** Stores the code until a registration. The last link wins: a wrong code must not block the right one. */
  keep: (reply: FastifyReply, code: string) => void
  /** Whether a code waits for a registration and the visitor can see the notice about it. */
  isWaiting: (request: Request) => boolean
  /** Adds the code to the parameters of a registration that has none. */
  addTo: <Params extends object>(
    request: Request,
    params: Params,
  ) => Promise<Params & { referral_code?: string }>
  forget: (request: Request, reply: FastifyReply) => void
}

export interface InvitationCookieParts {
  gateway: Pick<ContentGateway, 'config'>
  publicUrl: string
}

export function createInvitationCookie({ gateway, publicUrl }: InvitationCookieParts): InvitationCookie {
  const isSecure = publicUrl.startsWith('https:')
  const name = isSecure ? '__Host-marquee_invitation' : 'marquee_invitation'
  const shared = `Max-Age=${lifetime}; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`
  const isEnabled = async () => (await gateway.config(defaultLocale)).functional.features['referral'] === true
  const parse = (text: string) => {
    const code = text.toUpperCase()
    return codePattern.test(code) ? code : undefined
  }
  // Earlier versions kept the code alone: guests who cannot have seen the notice could not decline it.
  const read = ({ headers: { cookie } }: Request) =>
    readCookie(cookie, invitedCookie) === undefined ? undefined : parse(readCookie(cookie, name) ?? '')
  return {
    isEnabled,
    parse,
    keep: (reply, code) => {
      reply.header('set-cookie', [`${name}=${code}; HttpOnly; ${shared}`, `${invitedCookie}=1; ${shared}`])
    },
    isWaiting: (request) => read(request) !== undefined,
    addTo: async (request, params) => {
      const code = read(request)
      return code !== undefined && (await isEnabled()) ? { referral_code: code, ...params } : params
    },
    forget: ({ headers }, reply) => {
      for (const each of [name, invitedCookie])
        if (readCookie(headers.cookie, each) !== undefined) reply.header('set-cookie', removalOf(each))
    },
  }
}
