import { once } from 'node:events'
import { createServer as createHttpServer } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isRecord } from '../../schemas/is-record.ts'
import { startTestOperator, type TestOperator } from '../../tests/support/test-operator.ts'
import { readSettings } from '../env.ts'
import { createServer } from '../site/create-server.ts'
import { createTracing, publicationTracer, traced, traceRequests } from './index.ts'

/** A collector of OpenTelemetry, with the spans that it got. */
async function startCollector() {
  const bodies: string[] = []
  const server = createHttpServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (text: string) => (body += text))
    request.on('end', () => {
      expect([request.url, request.headers['content-type']]).toEqual(['/v1/traces', 'application/json'])
      bodies.push(body)
      response.end('{}')
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`,
    spans: () =>
      bodies.flatMap((body) => {
        const data: unknown = JSON.parse(body, (key, value: unknown) =>
          key === 'attributes' && Array.isArray(value) ? Object.fromEntries(value.map(readAttribute)) : value,
        )
        expect(data).toMatchObject({
          resourceSpans: [{ resource: { attributes: { 'service.name': 'marquee' } } }],
        })
        return spansIn(data)
      }),
    close: () => void server.close(),
  }
}

function readAttribute(attribute: unknown): [string, unknown] {
  if (!isRecord(attribute) || !isRecord(attribute['value'])) throw new Error('no attribute')
  return [String(attribute['key']), Object.values(attribute['value'])[0]]
}

function spansIn(value: unknown): Record<string, unknown>[] {
  if (!isRecord(value)) return Array.isArray(value) ? value.flatMap(spansIn) : []
  return 'spanId' in value ? [value] : Object.values(value).flatMap(spansIn)
}

const log = { info: vi.fn(), warn: vi.fn() }
let collector: Awaited<ReturnType<typeof startCollector>>
let operator: TestOperator
beforeEach(async () => {
  vi.clearAllMocks()
  collector = await startCollector()
  operator = await startTestOperator()
})
afterEach(async () => {
  collector.close()
  await operator.close()
})

/** A site whose requests call the platform, and publish. */
function startSite(TRUST_PROXY = 'false') {
  const settings = readSettings({ TRUST_PROXY })
  const tracing = createTracing(collector.url, log)
  const platform = traced(operator.platform, tracing)
  const app = createServer(settings)
  traceRequests(app, tracing, settings.trustProxy)
  app.post('/page/:name', () => platform.call('games.get', {}, { locale: 'uz' }))
  app.post('/publish', () => {
    publicationTracer(tracing)({ result: 'failed', seconds: 2 })
    return 'published'
  })
  const post = (url: string, headers: Record<string, string> = {}) =>
    app.inject({ method: 'POST', url, headers, payload: { text: 'a' }, remoteAddress: '192.0.2.7' })
  return { tracing, post }
}

test('a request, its call to the platform and what the platform gets are one trace', async () => {
  const { tracing, post } = startSite()
  operator.answerJson(200, { data: { items: [], total: 0 } })
  const answer = await post('/page/secret')
  await tracing.close()
  const [call, request] = collector.spans()
  expect(request).toMatchObject({
    name: 'POST /page/:name',
    kind: 2,
    attributes: {
      'http.request.method': 'POST',
      'http.route': '/page/:name',
      'http.response.status_code': '200',
      'marquee.request_id': answer.headers['x-request-id'],
    },
  })
  expect(request).not.toHaveProperty('parentSpanId')
  expect(call).toMatchObject({
    name: 'games.get',
    kind: 3,
    traceId: request?.['traceId'],
    parentSpanId: request?.['spanId'],
    attributes: { 'marquee.result': 'ok' },
  })
  expect(Number(call?.['startTimeUnixNano'])).toBeGreaterThanOrEqual(Number(request?.['startTimeUnixNano']))
  expect(Number(call?.['endTimeUnixNano'])).toBeLessThanOrEqual(Number(request?.['endTimeUnixNano']))
  expect(operator.received[0]?.headers['traceparent']).toBe(
    `00-${String(call?.['traceId'])}-${String(call?.['spanId'])}-01`,
  )
  expect(JSON.stringify(collector.spans())).not.toContain('secret')
})

test('a failed publication is part of its request, with its duration', async () => {
  const { tracing, post } = startSite()
  await post('/publish')
  await tracing.close()
  const [publication, request] = collector.spans()
  expect(publication).toMatchObject({
    name: 'publish',
    parentSpanId: request?.['spanId'],
    attributes: { 'marquee.result': 'failed' },
    status: { code: 2 },
  })
  const seconds =
    (Number(publication?.['endTimeUnixNano']) - Number(publication?.['startTimeUnixNano'])) / 1e9
  expect(seconds).toBeCloseTo(2, 1)
})

const parent = `00-${'a'.repeat(32)}-${'b'.repeat(16)}`

test.each([
  ['a proxy', '1', `${parent}-01`, 'continues'],
  ['a proxy', '1', `${parent}-00`, 'is not kept'],
  ['a proxy', '1', 'nonsense', 'begins anew'],
  ['a visitor', 'false', `${parent}-01`, 'begins anew'],
])('the trace of %s with TRUST_PROXY=%s and %s %s', async (_who, trusted, traceparent, result) => {
  const { tracing, post } = startSite(trusted)
  await post('/publish', { traceparent })
  await tracing.close()
  const [, request] = collector.spans()
  if (result === 'is not kept') expect(collector.spans()).toEqual([])
  else if (result === 'continues')
    expect(request).toMatchObject({ traceId: 'a'.repeat(32), parentSpanId: 'b'.repeat(16) })
  else expect(request).not.toHaveProperty('parentSpanId')
})

test('a collector that is away costs one line in the log and no request', async () => {
  const { tracing, post } = startSite()
  collector.close()
  for (let number = 0; number < 2; number += 1) {
    expect((await post('/publish')).statusCode).toBe(200)
    await wait(1_100)
  }
  await tracing.close()
  expect(log.warn).toHaveBeenCalledTimes(1)
})
