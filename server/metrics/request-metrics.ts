import type { FastifyInstance } from 'fastify'
import { isCallName, type CallName } from '../../schemas/api/calls.ts'
import type { Metrics } from './metrics.ts'

/** The call of `/api/{group}/{method}`, which all have one route; undefined: not a call of the contract. */
function callOf(url: string): CallName | undefined {
  const [, group = '', method = ''] = /^\/api\/(\w+)\/(\w+)(?:\?|$)/.exec(url) ?? []
  const name = `${group}.${method}`
  return isCallName(name) ? name : undefined
}

/** Measures every request. The route is no address: visitors choose addresses, and each would become a metric. */
export function measureRequests(app: FastifyInstance, observeRequest: Metrics['observeRequest']): void {
  app.addHook('onResponse', (request, { statusCode: status, elapsedTime }, done) => {
    const { method, url, routeOptions } = request
    const call = callOf(url)
    const route = call === undefined ? (routeOptions.url ?? 'none') : `/api/${call.replace('.', '/')}`
    observeRequest({ method, route, call, status, seconds: elapsedTime / 1000 })
    done()
  })
}
