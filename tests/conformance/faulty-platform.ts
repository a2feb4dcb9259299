import { randomUUID } from 'node:crypto'
import fastify, { type FastifyInstance } from 'fastify'
import { anyCall } from './run.ts'

export interface ReceivedRequest {
  method: 'GET' | 'POST'
  path: string
  query: URLSearchParams
  headers: Record<string, string>
  body: string
}

export interface SentAnswer {
  status: number
  headers: Record<string, string | string[]>
  body: string
}

/** A defect of a platform, in reading a request or in answering it. */
export interface Fault {
  reads?: (received: ReceivedRequest) => void
  answers?: (sentAnswer: SentAnswer, received: ReceivedRequest) => void
}

const passedOn = ['content-type', 'cookie', 'idempotency-key']

/** Starts a platform with a single defect and returns its origin. */
export async function startFaulty(
  right: FastifyInstance,
  { reads, answers }: Fault,
): Promise<{ url: string; close: () => Promise<void> }> {
  const faulty = fastify()
  faulty.removeAllContentTypeParsers()
  faulty.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
  faulty.all('/api/*', async (request, reply) => {
    const url = new URL(request.url, 'http://platform')
    const received: ReceivedRequest = {
      method: request.method === 'POST' ? 'POST' : 'GET',
      path: url.pathname,
      query: url.searchParams,
      headers: Object.fromEntries(
        passedOn.flatMap((name) => {
          const value = request.headers[name]
          return typeof value === 'string' ? [[name, value]] : []
        }),
      ),
      body: typeof request.body === 'string' ? request.body : '',
    }
    reads?.(received)
    const { method, headers } = received
    const answer = await right.inject({
      method,
      url: `${received.path}?${received.query.toString()}`,
      headers,
      ...(method === 'POST' && { payload: received.body }),
    })
    const { 'set-cookie': cookies, 'cache-control': cache } = answer.headers
    const sentAnswer: SentAnswer = {
      status: answer.statusCode,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        ...(cookies !== undefined && { 'set-cookie': cookies }),
        ...(typeof cache === 'string' && { 'cache-control': cache }),
      },
      body: answer.body,
    }
    answers?.(sentAnswer, received)
    if (sentAnswer.status === 0) return request.raw.destroy()
    return reply.code(sentAnswer.status).headers(sentAnswer.headers).send(sentAnswer.body)
  })
  faulty.get('/platform/*', async ({ url, headers }, reply) => {
    const { statusCode, headers: sent, body } = await right.inject({ url, headers })
    return reply.code(statusCode).headers(sent).send(body)
  })
  const url = await faulty.listen({ port: 0, host: '127.0.0.1' })
  return { url, close: () => faulty.close() }
}

const isRejected = ({ body }: SentAnswer) => body.startsWith('{"error"')

function replaceCookie(sentAnswer: SentAnswer, pattern: RegExp): void {
  const cookies = sentAnswer.headers['set-cookie'] ?? []
  sentAnswer.headers['set-cookie'] = [cookies].flat().map((cookie) => cookie.replace(pattern, ''))
}

/** Defects, each with the call and the case that must detect it. */
export const faults: [what: string, fault: Fault, call: string, found: string][] = [
  [
    'a status that is not of the error',
    { answers: (sentAnswer) => isRejected(sentAnswer) && (sentAnswer.status = 400) },
    'account.changelocale',
    'missing locale',
  ],
  [
    'success with another status',
    { answers: (sentAnswer, { path }) => path.endsWith('/getBalance') && (sentAnswer.status = 201) },
    'account.getBalance',
    'good, as player, exactly',
  ],
  [
    'data without an envelope',
    {
      answers: (sentAnswer) =>
        !isRejected(sentAnswer) && (sentAnswer.body = sentAnswer.body.slice('{"data":'.length, -1)),
    },
    'games.get',
    'good, as guest',
  ],
  [
    'a field that is missing in the answer',
    { answers: (sentAnswer) => (sentAnswer.body = sentAnswer.body.replace('"total":', '"sum":')) },
    'games.get',
    'good, as guest',
  ],
  [
    'an amount that is a number',
    {
      answers: (sentAnswer) =>
        (sentAnswer.body = sentAnswer.body.replaceAll(/"amount":"([\d.]+)"/g, '"amount":$1')),
    },
    'account.getBalance',
    'good, as player, exactly',
  ],
  [
    'an error type of its own',
    {
      answers: (sentAnswer) =>
        (sentAnswer.body = sentAnswer.body.replace('AuthorizationException', 'LoginException')),
    },
    'account.getBalance',
    'as guest',
  ],
  [
    'a refusal that names no field',
    {
      answers: (sentAnswer) =>
        (sentAnswer.body = sentAnswer.body.replace(/"error_data":\{.*?\}/, '"error_data":{}')),
    },
    'games.get',
    'wrong count (maximum)',
  ],
  [
    'a failure on a wrong parameter',
    {
      answers: (sentAnswer) =>
        sentAnswer.status === 422 && Object.assign(sentAnswer, { status: 500, body: 'Error' }),
    },
    'games.get',
    'wrong count (type)',
  ],
  [
    'no answer',
    { answers: (sentAnswer) => sentAnswer.status === 422 && (sentAnswer.status = 0) },
    'games.get',
    'wrong count (type)',
  ],
  [
    'a guest who is let in',
    {
      answers: (sentAnswer) =>
        sentAnswer.status === 401 && Object.assign(sentAnswer, { status: 200, body: '{"data":1}' }),
    },
    'account.changelocale',
    'as guest',
  ],
  [
    'a version that nobody looks at',
    { reads: ({ query }) => query.set('v', '2.34') },
    'games.get',
    'wrong v',
  ],
  [
    'a language that nobody looks at',
    { reads: ({ query }) => query.set('locale', 'uz') },
    'games.get',
    'wrong locale',
  ],
  [
    'a version that may be missing',
    { reads: ({ query }) => query.set('v', query.get('v') ?? '2.34') },
    anyCall,
    'a missing v',
  ],
  [
    'a language that may be missing',
    { reads: ({ query }) => query.set('locale', query.get('locale') ?? 'uz') },
    anyCall,
    'a missing locale',
  ],
  [
    'a _non_strict that nobody looks at',
    { reads: ({ query }) => query.delete('_non_strict') },
    anyCall,
    'a wrong _non_strict',
  ],
  [
    'a method that nobody looks at',
    { reads: (received) => received.path.endsWith('/getBalance') && (received.method = 'GET') },
    'account.getBalance',
    'wrong method',
  ],
  [
    'answers that may be kept',
    { answers: ({ headers }) => (headers['cache-control'] = 'public, max-age=60') },
    anyCall,
    'headers of answers',
  ],
  [
    'a session cookie that scripts can read',
    { answers: (sentAnswer) => replaceCookie(sentAnswer, /; HttpOnly/) },
    'auth.login',
    'cookie of the session, exactly',
  ],
  [
    'a session cookie that foreign pages send',
    { answers: (sentAnswer) => replaceCookie(sentAnswer, /; SameSite=Lax/) },
    'auth.register',
    'cookie of the session, exactly',
  ],
  [
    'money that moves again',
    { reads: ({ headers }) => 'idempotency-key' in headers && (headers['idempotency-key'] = randomUUID()) },
    'cashier.makedeposit',
    'the same key again',
  ],
  [
    'money that moves several times at once',
    { reads: ({ headers }) => 'idempotency-key' in headers && (headers['idempotency-key'] = randomUUID()) },
    'cashier.makedeposit',
    'the same key at the same moment',
  ],
  [
    'a key that stands for any request',
    { reads: ({ headers }) => 'idempotency-key' in headers && (headers['idempotency-key'] = randomUUID()) },
    'cashier.makedeposit',
    'the key of another request',
  ],
  [
    'money without a key',
    { reads: ({ headers }) => (headers['idempotency-key'] ??= randomUUID()) },
    'cashier.makedeposit',
    'without Idempotency-Key',
  ],
  [
    'unknown calls that are answered',
    {
      answers: (sentAnswer) =>
        sentAnswer.status === 404 && Object.assign(sentAnswer, { status: 200, body: '{"data":1}' }),
    },
    '(any call)',
    'a call that does not exist',
  ],
  [
    'wrong passwords that fit',
    { reads: (received) => (received.body = received.body.replace('Wrong123', 'marra2026')) },
    '(any call)',
    'a wrong password',
  ],
]
