import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { readSettings } from '../env.ts'
import { createServer } from './create-server.ts'

test.each([
  ['http://localhost:3000', undefined],
  ['https://example.com', 'max-age=31536000; includeSubDomains'],
])('every response of %s has the security headers', async (PUBLIC_URL, transport) => {
  const app = createServer(readSettings({ PUBLIC_URL, PLATFORM_URL: 'sandbox', LOG_LEVEL: 'silent' }))
  app.get('/', (_request, reply) => reply.type('text/html; charset=utf-8').send('a page'))
  for (const url of ['/', '/api/nothing']) {
    const { headers } = await app.inject(url)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
    })
    expect(headers['strict-transport-security']).toBe(transport)
  }
  const { headers } = await app.inject('/')
  expect(headers['permissions-policy']).toContain('geolocation=()')
})

test.each([
  ['false', '203.0.113.9'],
  ['1', '198.51.100.2'],
  ['2', '198.51.100.1'],
  ['203.0.113.0/24', '198.51.100.2'],
  ['203.0.113.0/24,198.51.100.2', '198.51.100.1'],
  ['192.0.2.0/24', '203.0.113.9'],
])('with TRUST_PROXY=%s a client that forges addresses has the address %s', async (TRUST_PROXY, address) => {
  const app = createServer(readSettings({ TRUST_PROXY, LOG_LEVEL: 'silent' }))
  app.get('/', ({ ip }) => ip)
  const answer = await app.inject({
    url: '/',
    remoteAddress: '203.0.113.9',
    // The first address is the client's own claim; the others come from proxies.
    headers: { 'x-forwarded-for': '127.0.0.1, 198.51.100.1, 198.51.100.2' },
  })
  expect(answer.body).toBe(address)
})

test.each([
  ['headers', 'GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: '],
  [
    'body',
    'POST /slow HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n',
  ],
])(
  'ends a connection whose %s never arrives completely',
  async (_part, start) => {
    const timeouts = { headers: 300, request: 300, interval: 50 }
    const app = createServer(readSettings({ LOG_LEVEL: 'silent' }), { timeouts })
    app.post('/slow', () => 'done')
    const address = await app.listen({ port: 0, host: '127.0.0.1' })
    const socket = connect(Number(new URL(address).port), '127.0.0.1')
    const drip = setInterval(() => socket.write('a'), 100)
    let answer = ''
    socket.setEncoding('utf8').on('data', (text: string) => (answer += text))
    socket.on('error', () => undefined)
    socket.write(start)
    await once(socket, 'close')
    clearInterval(drip)
    await app.close()
    expect(answer).toMatch(/^HTTP\/1\.1 408/)
  },
  5_000,
)
