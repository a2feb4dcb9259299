import type { Writable } from 'node:stream'
import fastify, { LogController, type FastifyInstance } from 'fastify'
import type { Settings } from '../env.ts'
import { logAccess } from '../http/access-log.ts'
import { redirectPlayers } from '../http/frames-host.ts'
import { compressResponses } from '../http/compression.ts'
import { handleErrors } from '../http/failures.ts'
import { partitionFramedCookies } from '../http/framed-cookies.ts'
import { anyonesBodyLimit, limitJsonDepth } from '../http/json-body.ts'
import { rejectCrossSiteRequests } from '../http/origin-check.ts'
import { hostOf, readableUrl } from '../http/readable-url.ts'
import { carryRequestIds, logFields, requestIds } from '../http/request-id.ts'
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

interface ServerOptions {
  timeouts?: ArrivalTimeouts
  /** Where log lines go; standard output by default. */
  output?: Writable
}

/** A server without routes: logging, and what all responses share. */
export function createServer(
  { logLevel, hasAccessLog, trustProxy, publicUrl, framesOrigin }: Settings,
  { timeouts = arrivalTimeouts, output }: ServerOptions = {},
): FastifyInstance {
  const app = fastify({
    logger: { level: logLevel, mixin: logFields, ...(output && { stream: output }) },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: requestIds(trustProxy),
    trustProxy: typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy,
    bodyLimit: anyonesBodyLimit,
    requestTimeout: timeouts.request,
    http: { headersTimeout: timeouts.headers, connectionsCheckingInterval: timeouts.interval },
    forceCloseConnections: 'idle',
    rewriteUrl(request) {
      const host = hostOf(request)
      if (host !== undefined) request.headers.host = host
      return readableUrl(request.url ?? '/')
    },
    routerOptions: { maxParamLength: 200 },
  })
  carryRequestIds(app)
  if (hasAccessLog) logAccess(app)
  addSecurityHeaders(app, publicUrl)
  if (framesOrigin !== null) redirectPlayers(app, framesOrigin, publicUrl)
  rejectCrossSiteRequests(app, publicUrl)
  partitionFramedCookies(app, publicUrl)
  limitJsonDepth(app)
  compressResponses(app)
  handleErrors(app)
  return app
}
