import type { FastifyInstance } from 'fastify'
import { requestedCall, requestRoute, shownPage } from '../http/request-route.ts'
import type { SentResponse } from '../http/sent-response.ts'
import type { Metrics } from './metrics.ts'

/** Measures every request. Its route is no address, since each would become a metric. */
export function measureRequests(app: FastifyInstance, observeRequest: Metrics['observeRequest']): void {
  app.addHook('onResponse', (request, { statusCode: status, elapsedTime }, done) => {
    const { method } = request
    const call = requestedCall(request)
    const route = requestRoute(request)
    observeRequest({ method, route, page: shownPage(request), call, status, seconds: elapsedTime / 1000 })
    done()
  })
}

/** Measures responses that Fastify did not send, which are no calls. */
export function sentMetrics(observeRequest: Metrics['observeRequest']): (response: SentResponse) => void {
  return ({ request: { method = '' }, route, page, status, milliseconds }) =>
    observeRequest({ method, route, page, call: undefined, status, seconds: milliseconds / 1000 })
}
