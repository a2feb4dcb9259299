import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openTestContext, type TestContext } from '../tests/support/test-context.ts'
import { openControls } from './controls.ts'
import { pollControls } from './poll-controls.ts'
import { eventually } from '../../tests/support/eventually.ts'

let context: TestContext
beforeEach(async () => {
  context = await openTestContext()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
})
afterEach(async () => {
  vi.useRealTimers()
  await context.close()
})

/** Moves the clock by an hour from another process's console. */
async function moveElsewhere() {
  const other = await openControls(context.sandbox.database, () => Promise.resolve())
  await other.setOffset(3_600_000)
}

test('reads settings of another process within the interval', async () => {
  const stopPolling = pollControls(context.sandbox, 2000)
  await moveElsewhere()
  expect(context.sandbox.controls.offset()).toBe(0)
  vi.advanceTimersByTime(2000)
  await eventually(() => expect(context.sandbox.controls.offset()).toBe(3_600_000))
  stopPolling()
})

test('stops polling when asked to, and never polls without an interval', async () => {
  pollControls(context.sandbox, 2000)()
  pollControls(context.sandbox, undefined)()
  expect(vi.getTimerCount()).toBe(0)
})
