import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import { Value } from 'typebox/value'
import { ApiError } from '../../schemas/api/errors.ts'
import { vitalsPath } from '../../schemas/tracking.ts'
import { Vitals } from '../../schemas/vitals.ts'
import { networkOf } from '../lib/network-of.ts'

/** Bytes; a report has about 80. */
const bodyLimit = 512
/** Reports of one address in `window` milliseconds: one for each page of a household. */
const limit = { reports: 30, window: 60_000, addresses: 10_000 } as const

/** Whether an address may send another report. Addresses are forgotten after the window. */
function createLimit(now: () => number): (address: string) => boolean {
  const counts = new LRUCache<string, { count: number }>({
    max: limit.addresses,
    ttl: limit.window,
    ttlResolution: 0,
    perf: { now },
  })
  return (address) => {
    const entry = counts.get(address) ?? { count: 0 }
    if (entry.count === 0) counts.set(address, entry)
    entry.count += 1
    return entry.count <= limit.reports
  }
}

/** Takes the figures of browsers; `observe` is undefined if nobody reads them. */
export function registerVitals(
  app: FastifyInstance,
  { observe, now = Date.now }: { observe?: ((vitals: Vitals) => void) | undefined; now?: () => number },
): void {
  const mayReport = createLimit(now)
  app.route({
    method: 'POST',
    url: vitalsPath,
    bodyLimit,
    // Before the body is read, so that malformed reports count.
    onRequest(request, _reply, done) {
      if (mayReport(networkOf(request.ip))) done()
      else done(new ApiError('TooManyRequestsException', 'Too many reports from this address'))
    },
    handler(request, reply) {
      if (!Value.Check(Vitals, request.body))
        throw new ApiError('InvalidParameterException', 'These are no vitals')
      observe?.(request.body)
      return reply.code(204).header('cache-control', 'no-store').send()
    },
  })
}
