import { expect, test } from 'vitest'
import { isPushService } from './push-service.ts'

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://web.push.apple.com/abc', true],
  ['https://sg2p.notify.windows.com/w/?token=abc', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com:8443/fcm', false],
  ['https://user:pass@fcm.googleapis.com/fcm', false],
  ['https://fcm.googleapis.com.example/abc', false],
  ['https://evilpush.apple.com.example/abc', false],
  ['https://127.0.0.1/abc', false],
  ['https://169.254.169.254/latest', false],
  ['https://localhost/abc', false],
  ['nonsense', false],
])('may send to %s: %s', (endpoint, isAllowed) => {
  expect(isPushService(endpoint, null)).toBe(isAllowed)
})

test('may send to the service of tests only if its origin is set', () => {
  expect(isPushService('http://localhost:9000/abc', 'http://localhost:9000')).toBe(true)
  expect(isPushService('http://localhost:9001/abc', 'http://localhost:9000')).toBe(false)
  expect(isPushService('http://localhost:9000/abc', null)).toBe(false)
})
