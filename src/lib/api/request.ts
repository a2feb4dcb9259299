import { NetworkError } from './network-error.ts'

/** Longest wait for an answer, in milliseconds. */
export const requestTimeout = 15_000

/** `fetch` with a deadline after `timeout` milliseconds. Throws NetworkError, or the caller's own abort reason. */
export async function request(
  url: string,
  init: RequestInit = {},
  timeout = requestTimeout,
): Promise<Response> {
  const { signal } = init
  signal?.throwIfAborted()
  const controller = new AbortController()
  const abort = () => controller.abort(signal?.reason)
  signal?.addEventListener('abort', abort, { once: true })
  const deadline = new NetworkError('timeout')
  const timer = setTimeout(() => controller.abort(deadline), timeout)
  try {
    const response = await fetch(url, { credentials: 'same-origin', ...init, signal: controller.signal })
    // The body is part of the answer, so the deadline covers it too.
    const body = await response.arrayBuffer()
    return new Response(nullBodyStatuses.has(response.status) ? null : body, response)
  } catch (error) {
    if (signal?.aborted === true) throw error
    if (controller.signal.aborted) throw deadline
    throw new NetworkError('connection', { cause: error })
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
  }
}

/** Statuses whose responses have no body. */
const nullBodyStatuses: ReadonlySet<number> = new Set([204, 205, 304])

/** The body as JSON, or undefined if it is not JSON. */
export async function readJson(response: Response): Promise<unknown> {
  try {
    const body: unknown = await response.json()
    return body
  } catch {
    return undefined
  }
}
