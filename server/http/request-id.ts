import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { BlockList, isIPv6 } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { requestContext, runInRequest } from '../lib/request-context.ts'

/** Nothing that could break a log line, a header or a query of the logs. */
const wellFormed = /^[\w.:-]{8,64}$/

const versionOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4')

/** The addresses of proxies whose headers are believed. */
function listOf(networks: readonly string[]): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', length] = network.split('/')
    const version = versionOf(address)
    if (length === undefined) list.addAddress(address, version)
    else list.addSubnet(address, Number(length), version)
  }
  return list
}

/** Whether a connection comes from a trusted proxy; `trustProxy` as in the settings. */
function proxyTest(trustProxy: false | number | string[]): (address: string) => boolean {
  if (!Array.isArray(trustProxy)) return () => trustProxy !== false
  const list = listOf(trustProxy)
  return (address) => list.check(address.replace(/^::ffff:/, ''), versionOf(address.replace(/^::ffff:/, '')))
}

/**
 * Ids of requests: that of a trusted proxy if it sends one in `x-request-id`, else a new one. Anyone else could
 * write into the logs, or make two requests look like one.
 */
export function requestIds(trustProxy: false | number | string[]): (request: IncomingMessage) => string {
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
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    runInRequest({ requestId: request.id }, done)
  })
  // Browsers and proxies keep files for ever, so that one answer belongs to many requests.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (String(reply.getHeader('cache-control')).includes('immutable')) reply.removeHeader('x-request-id')
    done()
  })
  // The body arrives in events of the connection, outside the context above.
  app.addHook('preValidation', (request, _reply, done) => runInRequest({ requestId: request.id }, done))
}

/** The id of the request, for lines of code that does not know the request and its own logger. */
export function logFields(_line: object, _level: number, logger: { bindings: () => object }) {
  const context = requestContext()
  return context && !('requestId' in logger.bindings()) ? { requestId: context.requestId } : {}
}
