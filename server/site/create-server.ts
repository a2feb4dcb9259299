import fastify, { LogController, type FastifyInstance } from 'fastify'
import type { Settings } from '../env.ts'
import { redirectPlayers } from '../http/frames-host.ts'
import { compressResponses } from '../http/compression.ts'
import { handleErrors } from '../http/failures.ts'
import { partitionFramedCookies } from '../http/framed-cookies.ts'
import { anyonesBodyLimit, limitJsonDepth } from '../http/json-body.ts'
import { rejectCrossSiteRequests } from '../http/origin-check.ts'
import { readableUrl } from '../http/readable-url.ts'
import { addSecurityHeaders } from '../http/security-headers.ts'

/** How long a request may take to arrive, in milliseconds. */
interface ArrivalTimeouts {
  headers: number
  /** All of it, such as a picture from a slow phone. */
  request: number
  /** Interval of the checks. */
  interval: number
}

const arrivalTimeouts: ArrivalTimeouts = { headers: 30_000, request: 120_000, interval: 10_000 }

/** A server without routes: logging, and what all responses share. */
export function createServer(
  { logLevel, trustProxy, publicUrl, framesOrigin }: Settings,
  timeouts = arrivalTimeouts,
): FastifyInstance {
  const app = fastify({
    logger: { level: logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy,
    bodyLimit: anyonesBodyLimit,
    requestTimeout: timeouts.request,
    http: { headersTimeout: timeouts.headers, connectionsCheckingInterval: timeouts.interval },
    forceCloseConnections: 'idle',
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
    routerOptions: { maxParamLength: 200 },
  })
  addSecurityHeaders(app, publicUrl)
  if (framesOrigin !== null) redirectPlayers(app, framesOrigin, publicUrl)
  rejectCrossSiteRequests(app, publicUrl)
  partitionFramedCookies(app, publicUrl)
  limitJsonDepth(app)
  compressResponses(app)
  handleErrors(app)
  return app
}
