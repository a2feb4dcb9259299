import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyBaseLogger } from 'fastify'
import { readCookie } from '../http/cookies.ts'
import type { UpstreamAnswer } from './upstream.ts'

export interface CookieNames {
  /** Name of the session cookie in the browser. */
  site: string
  /** Name of the session cookie at the platform. */
  platform: string
}

/** Calls that open a session. */
const entering: readonly string[] = ['auth.login', 'auth.register', 'auth.callback', 'auth.passkey']

/** A session in the browser that has another name at the platform than the settings say: `~NAME:value`. */
const named = /^~([A-Za-z0-9!#$%&'*+.^_`|~-]{1,64}):(.*)$/

/** The session of a browser, and its name at the platform. */
export interface NamedSession {
  name: string
  value: string
}

/** The session in a `Cookie` header of a browser; undefined without one. */
export function sessionIn(header: string | undefined, names: CookieNames): NamedSession | undefined {
  const value = readCookie(header, names.site)
  if (value === undefined) return undefined
  const [, name = names.platform, own = value] = named.exec(value) ?? []
  return { name, value: own }
}

/** A session's value in the browser, from which any server reads its name at the platform again. */
export const storedValue = (name: string, value: string, names: CookieNames) =>
  name === names.platform || value === '' ? value : `~${name}:${value}`

const nameOf = (cookie: string) => cookie.slice(0, cookie.indexOf('='))
const isPrivate = (cookie: string) => /;\s*httponly\s*(?:;|$)/i.test(cookie)

/**
 * The name of the platform's session cookie. If a login sets no cookie of the name in the settings, but a single one
 * that scripts cannot read, that is the session, and operators read so; of several, none is guessed.
 */
export class SessionNames {
  /** For operators; null: the names agree, or nobody has logged in yet. */
  warning: string | null = null

  constructor(
    private readonly names: CookieNames,
    private readonly log: FastifyBaseLogger,
  ) {}

  /** The name in the answer to a call of a browser with these headers. */
  of(call: string, headers: IncomingHttpHeaders, answer: Pick<UpstreamAnswer, 'status' | 'headers'>): string {
    const { platform } = this.names
    const known = sessionIn(headers.cookie, this.names)?.name ?? platform
    const cookies = answer.headers['set-cookie'] ?? []
    const set = cookies.map(nameOf)
    if (!entering.includes(call) || answer.status !== 200) return known
    if (set.includes(platform)) {
      this.warning = null
      return platform
    }
    if (set.length === 0 || set.includes(known) || known !== platform) return known
    // The platform keeps the session that a guest had.
    if (readCookie(headers.cookie, this.names.site) !== undefined) return known
    const [candidate, ...others] = cookies.filter(isPrivate)
    const learned = candidate !== undefined && others.length === 0 ? nameOf(candidate) : undefined
    this.#warn(call, set, learned)
    return learned ?? known
  }

  #warn(call: string, set: readonly string[], learned: string | undefined): void {
    const { platform } = this.names
    const warning =
      learned === undefined
        ? `${call} sets the cookies ${set.join(', ')}, but no ${platform}: set PLATFORM_SESSION_COOKIE to the name of the session`
        : `${call} sets no ${platform}; ${learned} is used as the session: set PLATFORM_SESSION_COOKIE to ${learned}`
    if (warning !== this.warning) this.log.error(warning)
    this.warning = warning
  }
}
