import type { FastifyBaseLogger } from 'fastify'
import type { CookieNames } from './proxy-cookies.ts'
import type { UpstreamAnswer, UpstreamRequest } from './upstream.ts'

/** Calls that open a session. */
const entering: readonly string[] = ['auth.login', 'auth.register', 'auth.callback', 'auth.passkey']

const namesOf = (cookies: readonly string[]) => cookies.map((cookie) => cookie.slice(0, cookie.indexOf('=')))

/**
 * Notices that the platform's session cookie has another name than the settings say. Players could log in then, because
 * the site passes all cookies on, but would have no session for the site itself.
 */
export class SessionCookieCheck {
  /** For operators; null: the names agree, or nobody has logged in yet. */
  warning: string | null = null

  constructor(
    private readonly names: CookieNames,
    private readonly log: FastifyBaseLogger,
  ) {}

  check(call: string, { headers }: UpstreamRequest, answer: UpstreamAnswer): void {
    if (!entering.includes(call) || answer.status !== 200) return
    const { platform } = this.names
    const set = namesOf(answer.headers['set-cookie'] ?? [])
    if (set.includes(platform) || String(headers['cookie'] ?? '').includes(`${platform}=`)) {
      this.warning = null
      return
    }
    if (set.length === 0 || this.warning !== null) return
    this.warning =
      `${call} sets the cookies ${set.join(', ')}, but no ${platform}: ` +
      'set PLATFORM_SESSION_COOKIE to the name of the session'
    this.log.error(this.warning)
  }
}
