import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { clientAddress, type TrustedProxies } from '../lib/trusted-proxies.ts'
import { shownPage } from './request-route.ts'
import type { SentResponse } from './sent-response.ts'

interface LoggedResponse extends Omit<SentResponse, 'request' | 'route' | 'page'> {
  method: string | undefined
  url: string | undefined
  route: string | undefined
  /** Key of the page; undefined: the answer is none. */
  page: string | undefined
  /** Of the client. */
  ip: string | undefined
}

/**
 * Logs at the level info, whatever the level of other messages. Queries are left out: they can contain tokens and
 * what players look for.
 */
function createAccessLog(log: FastifyBaseLogger): (response: LoggedResponse) => void {
  const info = log.child({}, { level: 'info' })
  return ({ requestId, method, url, route, page, status, milliseconds, ip }) => {
    const [path] = url?.split('?') ?? []
    const ms = Math.round(milliseconds * 10) / 10
    info.info({ requestId, method, path, route, page, status, ms, ip }, 'request')
  }
}

/** Logs each finished request. */
export function logAccess(app: FastifyInstance): void {
  const log = createAccessLog(app.log)
  app.addHook('onResponse', (request, { statusCode: status, elapsedTime: milliseconds }, done) => {
    const { id: requestId, method, originalUrl: url, ip, routeOptions } = request
    const page = shownPage(request)
    log({ requestId, method, url, route: routeOptions.url, page, status, milliseconds, ip })
    done()
  })
}

/** Logs responses that Fastify did not send. */
export function sentLog(
  log: FastifyBaseLogger,
  trustProxy: TrustedProxies,
): (response: SentResponse) => void {
  const write = createAccessLog(log)
  const ipOf = clientAddress(trustProxy)
  return ({ request, ...response }) =>
    write({ ...response, method: request.method, url: request.url, ip: ipOf(request) })
}
