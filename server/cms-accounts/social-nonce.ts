import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { readCookie, removalOf } from '../http/cookies.ts'

/** Seconds in which a player can log in at the provider. */
const lifetime = 600

/**
 * Ties the answer of a provider to the browser that started the login: the nonce is in a cookie and in the
 * address to which the provider leads back. Without it, a link with an attacker's token would log players into
 * the attacker's account.
 */
export interface SocialNonce {
  /** Starts a login; returns the nonce for the return address. */
  issue: (reply: FastifyReply) => string
  /** Whether the login with this nonce started in the sender's browser. */
  isOf: (request: FastifyRequest, nonce: string) => boolean
  /** Ends the validity of the nonce. */
  forget: (reply: FastifyReply) => void
}

export function createSocialNonce(publicUrl: string): SocialNonce {
  const isSecure = publicUrl.startsWith('https:')
  const name = isSecure ? '__Host-marquee_social' : 'marquee_social'
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
  return {
    issue: (reply) => {
      const nonce = randomBytes(18).toString('base64url')
      reply.header('set-cookie', `${name}=${nonce}; Max-Age=${lifetime}; ${attributes}`)
      return nonce
    },
    isOf: ({ headers }, nonce) => {
      const issued = Buffer.from(readCookie(headers.cookie, name) ?? '')
      const given = Buffer.from(nonce)
      return given.length > 0 && issued.length === given.length && timingSafeEqual(issued, given)
    },
    forget: (reply) => {
      reply.header('set-cookie', removalOf(name))
    },
  }
}
