import { expect, test } from 'vitest'
import { readSettings } from '../env.ts'
import { createServer } from './create-server.ts'

test.each([
  ['http://localhost:3000', undefined],
  ['https://example.com', 'max-age=31536000; includeSubDomains'],
])('every response of %s has the security headers', async (PUBLIC_URL, transport) => {
  const app = createServer(readSettings({ PUBLIC_URL, LOG_LEVEL: 'silent' }))
  app.get('/', () => 'a page')
  for (const url of ['/', '/api/nothing']) {
    const { headers } = await app.inject(url)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
    })
    expect(headers['permissions-policy']).toContain('geolocation=()')
    expect(headers['strict-transport-security']).toBe(transport)
  }
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
