import type { FastifyRequest } from 'fastify'
import { isCountry } from '../../schemas/countries.ts'
import { proxyTest, type TrustedProxies } from '../lib/trusted-proxies.ts'

/**
 * The country of a visitor, from the header in which a trusted proxy or CDN puts it. Anyone else could claim to be
 * anywhere. undefined: it is not known.
 */
export function countryReader(
  header: string | null,
  trustProxy: TrustedProxies,
): (request: Pick<FastifyRequest, 'headers' | 'socket'>) => string | undefined {
  if (header === null) return () => undefined
  const isProxy = proxyTest(trustProxy)
  return ({ headers, socket }) => {
    const value = headers[header]
    const code = typeof value === 'string' ? value.trim().toUpperCase() : ''
    return isCountry(code) && isProxy(socket.remoteAddress ?? '') ? code : undefined
  }
}
