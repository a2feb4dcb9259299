import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { makeSecret, sign, signedHeaders } from './sign.ts'

test('signs the reference message of Standard Webhooks as its libraries expect', () => {
  const message = {
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    timestamp: 1614265330,
    body: '{"test": 2432232314}',
  }
  expect(sign(message, 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw')).toBe(
    'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  )
})

test('makes secrets of 256 bits, and signs with each of them', () => {
  const secrets = [makeSecret(), makeSecret()]
  const headers = signedHeaders({ id: 'msg_1', timestamp: 5, body: '{}' }, secrets)
  const expected = secrets.map((secret) => {
    const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
    expect(key).toHaveLength(32)
    return `v1,${createHmac('sha256', key).update('msg_1.5.{}').digest('base64')}`
  })
  expect(headers).toMatchObject({
    'webhook-id': 'msg_1',
    'webhook-timestamp': '5',
    'webhook-signature': expected.join(' '),
  })
})
