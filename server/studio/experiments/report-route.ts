import type { FastifyInstance } from 'fastify'
import Value from 'typebox/value'
import { ApiError } from '../../../schemas/api/errors.ts'
import { ExperimentReport } from '../../../schemas/experiment-report.ts'
import { experimentsPath, splitCookie, splitPattern } from '../../../schemas/tracking.ts'
import { readCookie } from '../../http/cookies.ts'
import { isBot } from '../../lib/is-bot.ts'
import { networkOf } from '../../lib/network-of.ts'
import { RateLimit } from '../../lib/rate-limit.ts'
import type { ExperimentReports } from './reports.ts'

/** Bytes; a report has about 50. */
const bodyLimit = 256
/** Reports of one address in `windowMs` milliseconds. Many phones share the address of their provider. */
const limits = { limit: 1200, windowMs: 60_000 } as const
/** Visitors of one address in `windowMs` milliseconds: browsers choose their numbers, and each one costs a row. */
const visitorLimits = { limit: 60, windowMs: 60_000 } as const
const daysKept = 180

export interface ReportRouteParts {
  reports: Pick<ExperimentReports, 'add'>
  publicUrl: string
  now: () => number
}

/**
 * Takes the reports of browsers about A/B tests. The answer sets the visitor's cookie again: browsers keep cookies of
 * servers longer than those of scripts.
 */
export function registerExperimentReports(
  app: FastifyInstance,
  { reports, publicUrl, now }: ReportRouteParts,
): void {
  const rate = new RateLimit({ ...limits, now })
  const visitors = new RateLimit({ ...visitorLimits, now })
  const known = new RateLimit({ limit: 1, windowMs: visitorLimits.windowMs, now })

  /** Whether reports of this visitor are taken: of so many from one address, the others are left out. */
  function admits(address: string, visitor: string): boolean {
    const key = `${address} ${visitor}`
    if (known.check(key) !== null) return true
    if (visitors.take(address) !== null) return false
    known.take(key)
    return true
  }

  const security = publicUrl.startsWith('https:') ? '; Secure' : ''
  app.route({
    method: 'POST',
    url: experimentsPath,
    bodyLimit,
    // Before the body is read, so that malformed reports count.
    onRequest(request, _reply, done) {
      if (rate.take(networkOf(request.ip)) === null) done()
      else done(new ApiError('TooManyRequestsException', 'Too many reports from this address'))
    },
    handler(request, reply) {
      const { body, headers } = request
      if (!Value.Check(ExperimentReport, body))
        throw new ApiError('InvalidParameterException', 'This is no report about an experiment')
      reply.code(204).header('cache-control', 'no-store')
      const visitor = readCookie(headers.cookie, splitCookie)
      if (visitor === undefined || !splitPattern.test(visitor)) return reply.send()
      if (isBot(headers['user-agent'])) return reply.send()
      if (!admits(networkOf(request.ip), visitor)) return reply.send()
      reports.add(visitor, body)
      const cookie = `${splitCookie}=${visitor}; Path=/; Max-Age=${daysKept * 86_400}; SameSite=Lax${security}`
      return reply.header('set-cookie', cookie).send()
    },
  })
}
