import type { FastifyInstance } from 'fastify'
import Value from 'typebox/value'
import { ApiError } from '../../../schemas/api/errors.ts'
import { ResultsReport } from '../../../schemas/results-report.ts'
import { resultsPath } from '../../../schemas/tracking.ts'
import { isBot } from '../../lib/is-bot.ts'
import { networkOf } from '../../lib/network-of.ts'
import { RateLimit } from '../../lib/rate-limit.ts'
import type { CountedResults } from './counted-results.ts'

/** Bytes; a report of a long visit has about 4,000. */
const bodyLimit = 16_384
/** Reports of one address in `windowMs` milliseconds. Many phones share the address of their provider. */
const limits = { limit: 300, windowMs: 60_000 } as const

export interface ResultsRouteParts {
  results: Pick<CountedResults, 'add'>
  now: () => number
}

/** Takes what browsers have counted of a visit. */
export function registerResults(app: FastifyInstance, { results, now }: ResultsRouteParts): void {
  const rate = new RateLimit({ ...limits, now })
  app.route({
    method: 'POST',
    url: resultsPath,
    bodyLimit,
    // Before the body is read, so that malformed reports count.
    onRequest(request, _reply, done) {
      if (rate.take(networkOf(request.ip)) === null) done()
      else done(new ApiError('TooManyRequestsException', 'Too many reports from this address'))
    },
    handler({ body, headers }, reply) {
      if (!Value.Check(ResultsReport, body))
        throw new ApiError('InvalidParameterException', 'This is no report about results')
      if (!isBot(headers['user-agent'])) results.add(body)
      return reply.code(204).header('cache-control', 'no-store').send()
    },
  })
}
