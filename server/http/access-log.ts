import type { FastifyInstance } from 'fastify'

/**
 * Logs each finished request at the level info, whatever the level of other messages. Queries are left out:
 * they can contain tokens and what players look for.
 */
export function logAccess(app: FastifyInstance): void {
  const log = app.log.child({}, { level: 'info' })
  app.addHook('onResponse', (request, { statusCode: status, elapsedTime }, done) => {
    const { method, ip, routeOptions } = request
    const [path] = request.originalUrl.split('?')
    const ms = Math.round(elapsedTime * 10) / 10
    log.info({ requestId: request.id, method, path, route: routeOptions.url, status, ms, ip }, 'request')
    done()
  })
}
