import type { FastifyReply, FastifyRequest } from 'fastify'
import { readCookie } from '../http/cookies.ts'
import { tokenTtlMs } from './jwt.ts'

/** The cookie with the token: scripts cannot read it, and other sites do not send it. */
export interface JwtCookie {
  read: (request: Pick<FastifyRequest, 'headers'>) => string | undefined
  set: (reply: FastifyReply, token: string) => void
  clear: (reply: FastifyReply) => void
}

export function createJwtCookie(publicUrl: string): JwtCookie {
  const isSecure = publicUrl.startsWith('https:')
  const name = isSecure ? '__Host-marquee_jwt' : 'marquee_jwt'
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
  const write = (reply: FastifyReply, value: string, maxAge: number) =>
    void reply.header('set-cookie', `${name}=${value}; Max-Age=${maxAge}; ${attributes}`)
  return {
    read: ({ headers }) => readCookie(headers.cookie, name),
    set: (reply, token) => write(reply, token, tokenTtlMs / 1000),
    clear: (reply) => write(reply, '', 0),
  }
}
