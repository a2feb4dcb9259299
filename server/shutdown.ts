import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Health } from './health/index.ts'

/** Milliseconds that requests in progress get, and then the parts of the site to close their connections. */
export const shutdownLimits = { requests: 15_000, parts: 5_000 } as const

/** Milliseconds. */
const sweepInterval = 50

/**
 * Closes the server: it accepts no new connections and ends idle ones at once, finishes the requests in
 * progress, and cuts off those that are not done after `limit` milliseconds.
 */
export async function closeServer(app: FastifyInstance, limit: number): Promise<void> {
  const timer = setTimeout(() => {
    app.log.warn('requests in progress were cut off: the server has to end')
    app.server.closeAllConnections()
  }, limit)
  // A connection whose request is done would stay open for the next one.
  const sweep = setInterval(() => app.server.closeIdleConnections(), sweepInterval)
  try {
    await app.close()
  } finally {
    clearTimeout(timer)
    clearInterval(sweep)
  }
}

export interface ShutdownOptions {
  health: Pick<Health, 'end'>
  /** Milliseconds for which the server still takes requests, so that a load balancer notices that it ends. */
  delay: number
}

/**
 * Ends the process on SIGINT and SIGTERM: first it is no longer ready, then it closes, at the latest when the
 * limits are over.
 */
export function endOnSignal(app: FastifyInstance, { health, delay }: ShutdownOptions): void {
  const { requests, parts } = shutdownLimits
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      health.end()
      setTimeout(
        () => {
          app.log.error('the server did not end in time')
          process.exit(1)
        },
        delay + requests + parts,
      ).unref()
      const closing = wait(delay).then(() => closeServer(app, requests))
      closing.then(
        () => process.exit(0),
        (error: unknown) => {
          app.log.error(error, 'the server did not end cleanly')
          process.exit(1)
        },
      )
    })
  }
}
