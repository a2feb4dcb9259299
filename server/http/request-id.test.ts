import { once } from 'node:events'
import { createServer as createHttpServer } from 'node:http'
import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { readSettings } from '../env.ts'
import { askUpstream } from '../platform/upstream.ts'
import { createServer } from '../site/create-server.ts'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** A server, and the lines that it logs. */
function start(settings: Record<string, string>) {
  const lines: Record<string, unknown>[] = []
  const output = new Writable({
    write(chunk: Buffer, _encoding, done) {
      const line: unknown = JSON.parse(chunk.toString())
      expect(chunk.toString().split('"requestId"').length).toBeLessThanOrEqual(2)
      if (typeof line === 'object' && line !== null) lines.push({ ...line })
      done()
    },
  })
  return { app: createServer(readSettings(settings), { output }), lines }
}

test.each([
  ['a trusted proxy', '192.0.2.0/24', 'req-1234.abc', true],
  ['a trusted proxy', '1', 'req-1234.abc', true],
  ['a visitor', 'false', 'req-1234.abc', false],
  ['another network', '198.51.100.0/24,2001:db8::/32', 'req-1234.abc', false],
  ['a trusted proxy', '1', 'short', false],
  ['a trusted proxy', '1', 'a'.repeat(65), false],
  ['a trusted proxy', '1', 'line\\n{"level":60}', false],
  ['a trusted proxy', '1', 'id,with;signs=', false],
])('the request id of %s with TRUST_PROXY=%s, %s, is kept: %s', async (_who, TRUST_PROXY, id, isKept) => {
  const { app } = start({ TRUST_PROXY })
  app.get('/', () => 'a page')
  const answer = await app.inject({ url: '/', remoteAddress: '192.0.2.7', headers: { 'x-request-id': id } })
  if (isKept) expect(answer.headers['x-request-id']).toBe(id)
  else expect(answer.headers['x-request-id']).toMatch(uuid)
})

test('a file that caches keep has no id of one request', async () => {
  const { app } = start({})
  app.get('/a.js', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=31536000, immutable').send('code'),
  )
  app.get('/', (_request, reply) => reply.header('cache-control', 'public, max-age=60').send('page'))
  expect((await app.inject('/a.js')).headers).not.toHaveProperty('x-request-id')
  expect((await app.inject('/')).headers['x-request-id']).toMatch(uuid)
})

test('a request has one id in its response, in its log lines and in what the platform gets', async () => {
  const received: (string | undefined)[] = []
  const platform = createHttpServer((request, response) => {
    received.push(String(request.headers['x-request-id']))
    response.end('{}')
  }).listen(0, '127.0.0.1')
  await once(platform, 'listening')
  const address = platform.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  const { app, lines } = start({})
  const ask = () => askUpstream(origin, { method: 'GET', path: '/', headers: {} }, 5_000)
  app.post('/', async (request) => {
    await ask()
    app.log.warn('anywhere in the code')
    request.log.warn('with the request at hand')
    return 'done'
  })
  const answers = await Promise.all(
    [1, 2, 3].map(() => app.inject({ method: 'POST', url: '/', payload: { text: 'a'.repeat(5000) } })),
  )
  const ids = answers.map(({ headers }) => headers['x-request-id'])
  await ask()
  platform.close()
  expect(new Set(ids).size).toBe(3)
  expect(new Set(received)).toEqual(new Set([...ids, 'undefined']))
  for (const id of ids) expect(lines.filter(({ requestId }) => requestId === id)).toHaveLength(2)
})

test.each([
  ['true', 1],
  ['false', 0],
])('with ACCESS_LOG=%s a request leaves %i lines, without its query', async (ACCESS_LOG, count) => {
  const { app, lines } = start({ ACCESS_LOG })
  app.get('/reset/:code', () => 'a page')
  const answer = await app.inject({ url: '/reset/x?token=secret', remoteAddress: '192.0.2.7' })
  expect(lines).toHaveLength(count)
  if (count === 0) return
  expect(lines[0]).toMatchObject({
    level: 30,
    msg: 'request',
    requestId: answer.headers['x-request-id'],
    method: 'GET',
    path: '/reset/x',
    route: '/reset/:code',
    status: 200,
    ip: '192.0.2.7',
  })
  expect(JSON.stringify(lines)).not.toContain('secret')
})
