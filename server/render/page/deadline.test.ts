import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startDeadline } from './deadline.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const never = new Promise<string>(() => undefined)

it('ends three seconds after the page was asked for, whatever waits then', async () => {
  const deadline = startDeadline(Date.now)
  await vi.advanceTimersByTimeAsync(2_000)
  const results: string[] = []
  for (const work of [never, never]) void deadline.within(work, 'late').then((result) => results.push(result))
  await vi.advanceTimersByTimeAsync(999)
  expect(results).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(results).toEqual(['late', 'late'])
})

it('leaves no timer behind a result or a failure', async () => {
  const deadline = startDeadline(Date.now)
  expect(await deadline.within(Promise.resolve('done'), 'late')).toBe('done')
  await expect(deadline.within(Promise.reject(new Error('broken')), 'late')).rejects.toThrow('broken')
  expect(vi.getTimerCount()).toBe(0)
})
