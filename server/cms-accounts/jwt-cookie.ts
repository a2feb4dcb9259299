import type { FastifyReply, FastifyRequest } from 'fastify'
import { readCookie } from '../http/cookies.ts'
import { tokenLife } from './jwt.ts'

/** The cookie in which a browser holds its token; no script reads it, no other site sends it. */
export interface JwtCookie {
  read: (request: Pick<FastifyRequest, 'headers'>) => string | undefined
  keep: (reply: FastifyReply, token: string) => void
  forget: (reply: FastifyReply) => void
}

export function createJwtCookie(publicUrl: string): JwtCookie {
  const isSecure = publicUrl.startsWith('https:')
  const name = isSecure ? '__Host-marquee_jwt' : 'marquee_jwt'
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
  const write = (reply: FastifyReply, value: string, life: number) =>
    void reply.header('set-cookie', `${name}=${value}; Max-Age=${life}; ${attributes}`)
  return {
    read: ({ headers }) => readCookie(headers.cookie, name),
    keep: (reply, token) => write(reply, token, tokenLife / 1000),
    forget: (reply) => write(reply, '', 0),
  }
}
