import { vi } from 'vitest'
import type { CallAnswer, CallName } from '../../schemas/api/calls.ts'
import { errorStatuses, type ApiErrorType } from '../../schemas/api/errors.ts'

export interface ReceivedCall {
  name: string
  params: Record<string, string>
  idempotencyKey: string | null
}

/** Outcome of a call: its data, an error, or a connection lost before the answer. */
export type Outcome<Name extends CallName> =
  | { data: CallAnswer<Name> }
  | { error: ApiErrorType; errorData?: Record<string, unknown> }
  | 'connection lost'

type Answers = { [Name in CallName]?: (call: ReceivedCall) => Outcome<Name> | Promise<Outcome<Name>> }

async function readCall(url: URL, init: RequestInit): Promise<ReceivedCall> {
  const request = new Request(url, init)
  const body = new URLSearchParams(request.method === 'POST' ? await request.text() : '')
  return {
    name: url.pathname.replace('/api/', '').replace('/', '.'),
    params: Object.fromEntries([...url.searchParams, ...body]),
    idempotencyKey: request.headers.get('idempotency-key'),
  }
}

function respond(outcome: Outcome<CallName> | undefined): Response {
  if (outcome === 'connection lost') throw new TypeError('Failed to fetch')
  if (outcome === undefined) return respond({ error: 'MethodNotFoundException' })
  if ('data' in outcome) return Response.json({ data: outcome.data })
  const { error, errorData = {} } = outcome
  return Response.json(
    { error: { type: error, message: error, error_data: errorData } },
    { status: errorStatuses[error] },
  )
}

/** Replaces the platform behind `fetch`; answers may change during a test. */
export function testPlatform(answers: Answers) {
  const calls: ReceivedCall[] = []
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    const call = await readCall(new URL(input, 'http://localhost'), { ...init, signal: null })
    calls.push(call)
    const answer = new Map(Object.entries(answers)).get(call.name)
    return respond(await answer?.(call))
  })
  return { calls, answers, called: (name: CallName) => calls.filter((call) => call.name === name) }
}
