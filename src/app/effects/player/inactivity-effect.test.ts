// @vitest-environment jsdom
import { createMemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { testAppContext } from '../../../../tests/support/app-context.ts'
import { testAccount } from '../../../../tests/support/test-account.ts'
import { dialogs } from '../../../modules/dialogs/dialogs.ts'
import { sessionStore } from '../../../modules/session/index.ts'
import { inactivityEffect } from './inactivity-effect.ts'

const warnAt = 1800 * 0.8 * 1000
let stop: () => void
let router: ReturnType<typeof createMemoryRouter>

beforeEach(async () => {
  // Loaded first, because fake timers do not advance imports.
  await import('../../../modules/inactivity/index.ts')
  vi.useFakeTimers()
  localStorage.clear()
  sessionStore.set(null)
  router = createMemoryRouter([{ path: '*', Component: () => null }])
  stop = inactivityEffect(testAppContext({ router }))
})
afterEach(() => {
  stop()
  for (const { id } of dialogs.get()) dialogs.remove(id)
  vi.useRealTimers()
})

const isWarned = () => dialogs.get().some(({ id, status }) => id === 'inactivity' && status === 'open')

test('monitors only players, from login to logout [INACT-01]', async () => {
  await vi.advanceTimersByTimeAsync(warnAt)
  expect(isWarned()).toBe(false)
  sessionStore.set(testAccount)
  await vi.advanceTimersByTimeAsync(warnAt - 1000)
  expect(isWarned()).toBe(false)
  await vi.advanceTimersByTimeAsync(1000)
  expect(isWarned()).toBe(true)
  sessionStore.set(null)
  expect(isWarned()).toBe(false)
})

test('a change of route is activity [INACT-05]', async () => {
  sessionStore.set(testAccount)
  await vi.advanceTimersByTimeAsync(warnAt - 1000)
  await router.navigate('/rules')
  await vi.advanceTimersByTimeAsync(warnAt - 1000)
  expect(isWarned()).toBe(false)
  await vi.advanceTimersByTimeAsync(1000)
  expect(isWarned()).toBe(true)
})
