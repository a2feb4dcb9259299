import { randomUUID } from 'node:crypto'
import fastify, { type FastifyInstance } from 'fastify'

export interface Told {
  method: 'GET' | 'POST'
  path: string
  query: URLSearchParams
  headers: Record<string, string>
  body: string
}

export interface Said {
  status: number
  headers: Record<string, string | string[]>
  body: string
}

/** A defect of a platform, in reading a request or in answering it. */
export interface Fault {
  reads?: (told: Told) => void
  answers?: (said: Said, told: Told) => void
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
    const told: Told = {
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
    reads?.(told)
    const { method, headers } = told
    const answer = await right.inject({
      method,
      url: `${told.path}?${told.query.toString()}`,
      headers,
      ...(method === 'POST' && { payload: told.body }),
    })
    const { 'set-cookie': cookies, 'cache-control': cache } = answer.headers
    const said: Said = {
      status: answer.statusCode,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        ...(cookies !== undefined && { 'set-cookie': cookies }),
        ...(typeof cache === 'string' && { 'cache-control': cache }),
      },
      body: answer.body,
    }
    answers?.(said, told)
    if (said.status === 0) return request.raw.destroy()
    return reply.code(said.status).headers(said.headers).send(said.body)
  })
  const url = await faulty.listen({ port: 0, host: '127.0.0.1' })
  return { url, close: () => faulty.close() }
}

const isRejected = ({ body }: Said) => body.startsWith('{"error"')

function replaceCookie(said: Said, pattern: RegExp): void {
  const cookies = said.headers['set-cookie'] ?? []
  said.headers['set-cookie'] = [cookies].flat().map((cookie) => cookie.replace(pattern, ''))
}

/** Defects, each with the call and the case that must detect it. */
export const faults: [what: string, fault: Fault, call: string, found: string][] = [
  [
    'a status that is not of the error',
    { answers: (said) => isRejected(said) && (said.status = 400) },
    'account.changelocale',
    'missing locale',
  ],
  [
    'success with another status',
    { answers: (said, { path }) => path.endsWith('/getBalance') && (said.status = 201) },
    'account.getBalance',
    'good, as player',
  ],
  [
    'data without an envelope',
    { answers: (said) => !isRejected(said) && (said.body = said.body.slice('{"data":'.length, -1)) },
    'games.get',
    'good, as guest',
  ],
  [
    'a field that is missing in the answer',
    { answers: (said) => (said.body = said.body.replace('"total":', '"sum":')) },
    'games.get',
    'good, as guest',
  ],
  [
    'an amount that is a number',
    { answers: (said) => (said.body = said.body.replaceAll(/"amount":"([\d.]+)"/g, '"amount":$1')) },
    'account.getBalance',
    'good, as player',
  ],
  [
    'an error type of its own',
    { answers: (said) => (said.body = said.body.replace('AuthorizationException', 'LoginException')) },
    'account.getBalance',
    'as guest',
  ],
  [
    'a refusal that names no field',
    { answers: (said) => (said.body = said.body.replace(/"error_data":\{.*?\}/, '"error_data":{}')) },
    'games.get',
    'wrong count (maximum)',
  ],
  [
    'a failure on a wrong parameter',
    { answers: (said) => said.status === 422 && Object.assign(said, { status: 500, body: 'Error' }) },
    'games.get',
    'wrong count (type)',
  ],
  [
    'no answer',
    { answers: (said) => said.status === 422 && (said.status = 0) },
    'games.get',
    'wrong count (type)',
  ],
  [
    'a guest who is let in',
    { answers: (said) => said.status === 401 && Object.assign(said, { status: 200, body: '{"data":1}' }) },
    'account.changelocale',
    'as guest',
  ],
  ['a version that nobody looks at', { reads: ({ query }) => query.delete('v') }, 'games.get', 'wrong v'],
  [
    'a language that nobody looks at',
    { reads: ({ query }) => query.delete('locale') },
    'games.get',
    'wrong locale',
  ],
  [
    'a method that nobody looks at',
    { reads: (told) => told.path.endsWith('/getBalance') && (told.method = 'GET') },
    'account.getBalance',
    'wrong method',
  ],
  [
    'answers that may be kept',
    { answers: ({ headers }) => (headers['cache-control'] = 'public, max-age=60') },
    'games.get',
    'good, as guest',
  ],
  [
    'a session cookie that scripts can read',
    { answers: (said) => replaceCookie(said, /; HttpOnly/) },
    'auth.login',
    'cookie of the session',
  ],
  [
    'a session cookie that foreign pages send',
    { answers: (said) => replaceCookie(said, /; SameSite=Lax/) },
    'auth.register',
    'cookie of the session',
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
    { answers: (said) => said.status === 404 && Object.assign(said, { status: 200, body: '{"data":1}' }) },
    '(any call)',
    'a call that does not exist',
  ],
  [
    'wrong passwords that fit',
    { reads: (told) => (told.body = told.body.replace('Wrong123', 'marra2026')) },
    '(any call)',
    'a wrong password',
  ],
]
