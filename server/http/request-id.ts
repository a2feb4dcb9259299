import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { requestContext, runInRequest, type RequestContext } from '../lib/request-context.ts'
import { proxyTest, type TrustedProxies } from '../lib/trusted-proxies.ts'

/** Nothing that could break a log line, a header or a query of the logs. */
const wellFormed = /^[\w.:-]{8,64}$/

/**
 * Ids of requests: that of a trusted proxy if it sends one in `x-request-id`, else a new one. Anyone else could
 * write into the logs, or make two requests look like one.
 */
export function requestIds(trustProxy: TrustedProxies): (request: IncomingMessage) => string {
  const isProxy = proxyTest(trustProxy)
  return ({ headers, socket }) => {
    const given = headers['x-request-id']
    const isTrusted =
      typeof given === 'string' && wellFormed.test(given) && isProxy(socket.remoteAddress ?? '')
    return isTrusted ? given : randomUUID()
  }
}

/** Puts the id of the request in its own response, and in everything that is logged or sent because of it. */
export function carryRequestIds(app: FastifyInstance): void {
  const contexts = new WeakMap<FastifyRequest, RequestContext>()
  app.addHook('onRequest', (request, reply, done) => {
    const context = { requestId: request.id }
    contexts.set(request, context)
    reply.header('x-request-id', request.id)
    runInRequest(context, done)
  })
  // Browsers and proxies keep files for ever, so that one answer belongs to many requests.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (String(reply.getHeader('cache-control')).includes('immutable')) reply.removeHeader('x-request-id')
    done()
  })
  // The body arrives in events of the connection, outside the context above.
  app.addHook('preValidation', (request, _reply, done) =>
    runInRequest(contexts.get(request) ?? { requestId: request.id }, done),
  )
}

/** The id of the request, for lines of code that does not know the request and its own logger. */
export function logFields(_line: object, _level: number, logger: { bindings: () => object }) {
  const context = requestContext()
  return context && !('requestId' in logger.bindings()) ? { requestId: context.requestId } : {}
}
