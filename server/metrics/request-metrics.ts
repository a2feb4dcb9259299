import type { FastifyInstance } from 'fastify'
import { requestedCall, requestRoute } from '../http/request-route.ts'
import type { Metrics } from './metrics.ts'

/** Measures every request. Its route is no address, since each would become a metric. */
export function measureRequests(app: FastifyInstance, observeRequest: Metrics['observeRequest']): void {
  app.addHook('onResponse', (request, { statusCode: status, elapsedTime }, done) => {
    const { method } = request
    const call = requestedCall(request)
    observeRequest({ method, route: requestRoute(request), call, status, seconds: elapsedTime / 1000 })
    done()
  })
}
