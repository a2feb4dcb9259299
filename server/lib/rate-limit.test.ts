import { expect, test } from 'vitest'
import { RateLimit } from './rate-limit.ts'

test('allows a number of requests by key in each window, and says when the next one begins', () => {
  let time = 1_000_000
  const limit = new RateLimit({ limit: 2, windowMs: 60_000, now: () => time })
  expect([limit.take('a'), limit.take('a')]).toEqual([null, null])
  time += 45_500
  expect(limit.take('a')).toBe(15)
  expect(limit.take('b')).toBeNull()
  time += 14_500
  expect([limit.take('a'), limit.take('a'), limit.take('a')]).toEqual([null, null, 60])
})
