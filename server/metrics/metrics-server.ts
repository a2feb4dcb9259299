import fastify, { type FastifyInstance } from 'fastify'
import type { Registry } from 'prom-client'

/**
 * A server for Prometheus alone, on its own port: figures about money and load are not for visitors. It has no
 * sessions and no passwords, so the port must not be public.
 */
export function createMetricsServer(registry: Registry): FastifyInstance {
  const app = fastify({ forceCloseConnections: true })
  app.get('/metrics', async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  )
  return app
}
