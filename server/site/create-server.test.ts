import { expect, test } from 'vitest'
import { readSettings } from '../env.ts'
import { createServer } from './create-server.ts'

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
