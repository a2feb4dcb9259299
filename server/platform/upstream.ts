import {
  request as requestHttp,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
} from 'node:http'
import { request as requestHttps } from 'node:https'
import type { PlatformMethod } from '../contracts/adapter.ts'
import { requestContext } from '../lib/request-context.ts'

export interface UpstreamRequest {
  method: PlatformMethod
  /** Path and query. */
  path: string
  headers: OutgoingHttpHeaders
  body?: Buffer | string | undefined
}

/** A request to the platform, before it gets the headers that name the visitor. */
export type LinkRequest = Omit<UpstreamRequest, 'headers'> & {
  headers?: OutgoingHttpHeaders | undefined
}

/**
 * The platform can log the id of the player's request, so that both logs can be read side by side, and continue
 * its trace.
 */
function withContext(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const context = requestContext()
  if (!context) return headers
  const { requestId, traceparent } = context
  return { ...headers, 'x-request-id': requestId, ...(traceparent !== undefined && { traceparent }) }
}

export interface UpstreamAnswer {
  status: number
  headers: IncomingHttpHeaders
  body: string
}

/** Bytes of the longest answer to a call. */
export const maxAnswerBytes = 4 * 1024 * 1024

/** The platform's answer is longer than any call allows. */
export class AnswerTooLong extends Error {
  override readonly name = 'AnswerTooLong'
}

/** Whether the other side closed the keep-alive connection just as it was reused. */
function wasStale(error: unknown, isReused: boolean): boolean {
  return isReused && error instanceof Error && 'code' in error && error.code === 'ECONNRESET'
}

/**
 * Sends a request and resolves with the head of the answer. A GET is retried once on a new connection; all others
 * get their own, because a stale one leaves open whether the request arrived.
 */
export function openUpstream(
  origin: string,
  request: UpstreamRequest,
  options: { signal: AbortSignal; isRepeated?: boolean },
): Promise<IncomingMessage> {
  const { method, path, body } = request
  const headers = withContext(request.headers)
  const { signal, isRepeated = false } = options
  const target = new URL(path, origin)
  const send = target.protocol === 'https:' ? requestHttps : requestHttp
  const isFresh = method !== 'GET' || isRepeated
  return new Promise((resolve, reject) => {
    const sent = send(target, { method, headers, signal, ...(isFresh && { agent: false }) }, resolve)
    sent.once('error', (error) => {
      if (isFresh || !wasStale(error, sent.reusedSocket)) reject(error)
      else resolve(openUpstream(origin, request, { signal, isRepeated: true }))
    })
    sent.end(body)
  })
}

async function readText(answer: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of answer) {
    if (!Buffer.isBuffer(chunk)) continue
    size += chunk.length
    if (size > maxAnswerBytes) throw new AnswerTooLong(`The answer is longer than ${maxAnswerBytes} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

/**
 * Sends a request and reads the whole answer, within `time` milliseconds. Rejects if the answer is lost:
 * connection refused, timed out, cut off or too long.
 */
export async function askUpstream(
  origin: string,
  request: UpstreamRequest,
  time: number,
): Promise<UpstreamAnswer> {
  const answer = await openUpstream(origin, request, { signal: AbortSignal.timeout(time) })
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: await readText(answer) }
}
