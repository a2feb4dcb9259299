import type { FastifyRequest } from 'fastify'
import { isCallName, type CallName } from '../../schemas/api/calls.ts'

/** The call of `/api/{group}/{method}`, which all have one route; undefined: not a call of the contract. */
export function requestedCall({ url }: FastifyRequest): CallName | undefined {
  const [, group = '', method = ''] = /^\/api\/(\w+)\/(\w+)(?:\?|$)/.exec(url) ?? []
  const name = `${group}.${method}`
  return isCallName(name) ? name : undefined
}

/** Names the kind of request for metrics and traces. No address: visitors choose those. */
export function requestRoute(request: FastifyRequest): string {
  const call = requestedCall(request)
  return call === undefined ? (request.routeOptions.url ?? 'none') : `/api/${call.replace('.', '/')}`
}

const shownPages = new WeakMap<FastifyRequest, string>()

/** Notes the key of the page that answers a request, since all pages have one route. */
export function noteShownPage(request: FastifyRequest, page: string): void {
  shownPages.set(request, page)
}

/** The key of the page that answers a request; undefined: no page does. */
export const shownPage = (request: FastifyRequest): string | undefined => shownPages.get(request)
