import { expect, test } from 'vitest'
import { readSettings } from '../env.ts'
import { createServer } from '../site/create-server.ts'
import type { Vitals } from '../../schemas/vitals.ts'
import { createMetrics, registerVitals } from './index.ts'

const good = { lcp: 1200, cls: 0.02, errors: 0 }

function start() {
  let now = 1_000_000
  const observed: Vitals[] = []
  const app = createServer(
    readSettings({ LOG_LEVEL: 'silent', PUBLIC_URL: 'https://example.com', PLATFORM_URL: 'sandbox' }),
  )
  registerVitals(app, { observe: (vitals) => observed.push(vitals), now: () => now })
  const send = (payload: string | object, { ip = '192.0.2.1', headers = {} } = {}) =>
    app.inject({
      method: 'POST',
      url: '/nfx/vitals',
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
      remoteAddress: ip,
      headers: { 'content-type': 'application/json', ...headers },
    })
  return { send, observed, pass: (time: number) => (now += time) }
}

test("takes a browser's figures and answers with nothing", async () => {
  const { send, observed } = start()
  const answer = await send(good, {
    headers: { origin: 'https://example.com', 'sec-fetch-site': 'same-origin' },
  })
  expect([answer.statusCode, answer.body]).toEqual([204, ''])
  expect(observed).toEqual([good])
})

test.each([
  ['a text', '{"errors":0,"message":"my card is 8600"}', 422],
  ['an address', '{"errors":0,"page":"/profile"}', 422],
  ['an endless number', '{"errors":1e9}', 422],
  ['a negative time', '{"errors":0,"lcp":-1}', 422],
  ['no object', '[1]', 422],
  ['no JSON', 'errors=1', 400],
  ['a long body', `{"errors":0${' '.repeat(600)}}`, 413],
  ['deep JSON', `${'['.repeat(200)}${']'.repeat(200)}`, 400],
])('rejects %s', async (_what, payload, status) => {
  const { send, observed } = start()
  expect((await send(payload)).statusCode).toBe(status)
  expect(observed).toEqual([])
})

test('rejects reports that another site makes a browser send', async () => {
  const { send, observed } = start()
  const answer = await send(good, {
    headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  })
  expect([answer.statusCode, observed]).toEqual([403, []])
})

test('takes 30 reports a minute from one address, whatever they contain', async () => {
  const { send, observed, pass } = start()
  for (let count = 0; count < 15; count += 1) await send('nonsense')
  for (let count = 0; count < 20; count += 1) await send(good)
  expect(observed).toHaveLength(15)
  expect((await send(good)).statusCode).toBe(429)
  expect((await send(good, { ip: '192.0.2.2' })).statusCode).toBe(204)
  pass(60_001)
  expect((await send(good)).statusCode).toBe(204)
})

test('becomes histograms without any label that a visitor chooses', async () => {
  const metrics = createMetrics()
  metrics.observeVitals({ lcp: 2400, ttfb: 90, cls: 0.2, errors: 3 })
  const text = await metrics.registry.metrics()
  expect(text).toContain('marquee_browser_vital_seconds_bucket{le="2.5",vital="lcp"} 1')
  expect(text).toContain('marquee_browser_vital_seconds_count{vital="ttfb"} 1')
  expect(text).toContain('marquee_browser_layout_shift_bucket{le="0.25"} 1')
  expect(text).toContain('marquee_browser_errors_total 3')
})
