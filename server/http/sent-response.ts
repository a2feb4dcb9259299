import type { IncomingMessage } from 'node:http'

/** A response that was sent without Fastify, for the access log and metrics. */
export interface SentResponse {
  request: IncomingMessage
  requestId: string
  /** Pattern of the route that Fastify would have chosen. */
  route: string
  /** Key of the page. */
  page: string
  status: number
  milliseconds: number
}
