import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { learnServerTime, serverNow } from './server-clock.ts'

const here = Date.UTC(2026, 10, 21, 12)
const dateOf = (time: number) => new Date(time).toUTCString()

beforeEach(() => void vi.useFakeTimers({ now: here }))
afterEach(() => {
  learnServerTime(dateOf(Date.now()))
  vi.useRealTimers()
})

test("corrects a wrong clock by the server's date", () => {
  learnServerTime(dateOf(here + 3_600_000))
  expect(serverNow()).toBe(here + 3_600_000)
  vi.advanceTimersByTime(5000)
  expect(serverNow()).toBe(here + 3_605_000)
})

test('ignores seconds of latency and answers without a date', () => {
  learnServerTime(dateOf(here - 2000))
  expect(serverNow()).toBe(here)
  learnServerTime(dateOf(here - 60_000))
  learnServerTime(null)
  expect(serverNow()).toBe(here - 60_000)
})
