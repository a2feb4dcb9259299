import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isCallName } from '../../schemas/api/calls.ts'
import type { Metrics } from './metrics.ts'

/** The call of `/api/{group}/{method}`, which all have one route; undefined: not a call of the contract. */
function callOf(url: string): string | undefined {
  const [, group = '', method = ''] = /^\/api\/(\w+)\/(\w+)(?:\?|$)/.exec(url) ?? []
  return isCallName(`${group}.${method}`) ? `/api/${group}/${method}` : undefined
}

/** The route of a request. Not its address: visitors choose addresses, and each would become a metric. */
function routeOf({ url, routeOptions }: FastifyRequest): string {
  return callOf(url) ?? routeOptions.url ?? 'none'
}

/** Measures every request. */
export function measureRequests(app: FastifyInstance, observeRequest: Metrics['observeRequest']): void {
  app.addHook('onResponse', (request, { statusCode: status, elapsedTime }, done) => {
    const { method } = request
    observeRequest({ method, route: routeOf(request), status, seconds: elapsedTime / 1000 })
    done()
  })
}
