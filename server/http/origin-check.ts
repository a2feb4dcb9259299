import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ApiError } from '../../schemas/api/errors.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether other sites may make a browser send the request. Default: only requests that change nothing. */
    isOpenToOtherSites?: boolean
  }
}

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Decides by the route that answers, not by the address: an address has many spellings, of which the router
 * understands more than any pattern.
 */
function isOpen({ method, routeOptions }: FastifyRequest): boolean {
  return routeOptions.config.isOpenToOtherSites ?? readingMethods.has(method)
}

/** Whether a page of another origin sent the request. Programs send neither header, and have no cookies. */
export function isCrossSite({ headers }: Pick<FastifyRequest, 'headers'>, publicUrl: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true
  const { origin } = headers
  if (origin === undefined || origin === publicUrl) return false
  return !URL.canParse(origin) || new URL(origin).host !== headers.host
}

/** A logout is a GET by the contract of the calls. However it is spelled, a platform must not take it from others. */
const isLogout = ({ method, routeOptions, url }: FastifyRequest) =>
  method === 'GET' && routeOptions.url === '/api/*' && (url.split('?')[0] ?? '').includes('logout')

/** Sent by code of the site: neither by a link, an address bar or a picture. */
function isOwnCall({ headers }: FastifyRequest): boolean {
  const { 'sec-fetch-site': site = 'same-origin', 'sec-fetch-dest': destination = 'empty', accept } = headers
  return site === 'same-origin' && destination === 'empty' && accept === 'application/json'
}

/** Rejects requests that another site makes a visitor's browser send, and logs them. */
export function rejectCrossSiteRequests(app: FastifyInstance, publicUrl: string) {
  app.addHook('onRequest', (request, _reply, done) => {
    const isAllowed = isLogout(request)
      ? isOwnCall(request)
      : isOpen(request) || !isCrossSite(request, publicUrl)
    if (isAllowed) return done()
    const { method, headers, ip } = request
    const { origin, 'sec-fetch-site': site } = headers
    request.log.warn(
      { method, route: request.routeOptions.url, origin, site, ip },
      'a request of another site was rejected',
    )
    done(new ApiError('AccessDeniedException', 'The request comes from another site'))
  })
}
