import fastify, { LogController, type FastifyInstance } from 'fastify'
import type { Settings } from '../env.ts'
import { keepPlayersOff } from '../frames/frames-host.ts'
import { compressAnswers } from '../http/compression.ts'
import { answerFailures } from '../http/failures.ts'
import { partitionFramedCookies } from '../http/framed-cookies.ts'
import { refuseForeignCalls } from '../http/origin-check.ts'
import { readableUrl } from '../http/readable-url.ts'

/** Seconds. */
const year = 365 * 24 * 60 * 60

/** A server without routes: logging, and what all responses share. */
export function createServer({ logLevel, trustProxy, publicUrl, framesOrigin }: Settings): FastifyInstance {
  const app = fastify({
    logger: { level: logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy,
    forceCloseConnections: true,
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
    routerOptions: { maxParamLength: 200 },
  })
  const isSecure = publicUrl.startsWith('https:')
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      ...(isSecure && { 'strict-transport-security': `max-age=${year}` }),
    })
  })
  if (framesOrigin !== null) keepPlayersOff(app, framesOrigin, publicUrl)
  refuseForeignCalls(app, publicUrl)
  partitionFramedCookies(app, publicUrl)
  compressAnswers(app)
  answerFailures(app)
  return app
}
