import { AsyncLocalStorage } from 'node:async_hooks'

/** What all work for one request knows of it, however deep: for log lines and requests to other systems. */
export interface RequestContext {
  /** In every log line, in the response and in requests to the platform. */
  requestId: string
  /** The innermost span that is traced, as a W3C `traceparent` header. */
  traceparent?: string
}

const contexts = new AsyncLocalStorage<RequestContext>()

/** Undefined outside of requests, such as in polling. */
export const requestContext = (): RequestContext | undefined => contexts.getStore()

/** Runs `work`, and all that it starts, as part of a request. */
export function runInRequest<Result>(context: RequestContext, work: () => Result): Result {
  return contexts.run(context, work)
}
