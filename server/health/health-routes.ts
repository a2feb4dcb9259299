import type { FastifyInstance } from 'fastify'
import type { Health } from './health.ts'

export interface HealthRoutesParts {
  health: Pick<Health, 'report'>
  /** Number of the content that this server shows. */
  contentVersion: () => number
}

/**
 * `/health/live`: the process answers; if it does not, start it anew. `/health/ready`: the server should get
 * requests (200) or not (503), with the state of each part. Neither needs a session or reveals content.
 */
export function registerHealth(app: FastifyInstance, { health, contentVersion }: HealthRoutesParts): void {
  app.get('/health/live', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  )
  app.get('/health/ready', async (_request, reply) => {
    const { isReady, parts } = await health.report()
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isReady ? 'ready' : 'ending', contentVersion: contentVersion(), parts })
  })
}
