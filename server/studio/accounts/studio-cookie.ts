import type { FastifyReply, FastifyRequest } from 'fastify'
import { readCookie } from '../../http/cookies.ts'
import { sessionTtlMs } from './sessions.ts'

/** The cookie with the token of a session. Over https no other host, such as a subdomain, can set it. */
export class StudioCookie {
  readonly #name: string
  readonly #attributes: string

  constructor(publicUrl: string) {
    const isSecure = publicUrl.startsWith('https:')
    this.#name = isSecure ? '__Host-marquee_studio' : 'marquee_studio'
    this.#attributes = `${isSecure ? 'Path=/; Secure' : 'Path=/studio'}; HttpOnly; SameSite=Strict`
  }

  read({ headers }: FastifyRequest): string | undefined {
    return readCookie(headers.cookie, this.#name)
  }

  /** null removes the cookie. */
  set(reply: FastifyReply, token: string | null): void {
    const life = token === null ? 0 : sessionTtlMs / 1000
    reply.header('set-cookie', `${this.#name}=${token ?? ''}; Max-Age=${life}; ${this.#attributes}`)
  }
}
