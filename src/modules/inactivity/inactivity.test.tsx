import { act, isValidElement, type ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import messages from '../../../schemas/defaults/messages/ru.json' with { type: 'json' }
import { mount } from '../../../tests/support/mount.tsx'
import { testAccount } from '../../../tests/support/test-account.ts'
import { noteActivity } from '../../lib/browser/activity.ts'
import { createI18n } from '../../lib/i18n/i18n.ts'
import * as storageKeys from '../../lib/browser/storage-keys.ts'
import { dialogs } from '../dialogs/dialogs.ts'
import { onSessionEvent, sessionStore, type SessionEvent } from '../session/index.ts'
import { inactivityLimit, startInactivity } from './index.ts'
import { InactivityWarning } from './inactivity-warning.tsx'

const i18n = createI18n('ru', messages.body)
const second = 1000
const events: SessionEvent[] = []
const stops: (() => void)[] = []
let answer: () => Response
let limit = 100

beforeEach(() => {
  vi.useFakeTimers({ now: 1_790_000_000_000 })
  localStorage.clear()
  events.length = 0
  limit = 100
  sessionStore.set(testAccount)
  answer = () => Response.json({ data: 1 })
  vi.stubGlobal('fetch', () => Promise.resolve(answer()))
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  stops.push(onSessionEvent((event) => events.push(event)))
})

afterEach(() => {
  stops.splice(0).forEach((stop) => stop())
  for (const { id } of dialogs.get()) dialogs.remove(id)
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function start() {
  const watch = startInactivity({ limit: () => limit, i18n: () => i18n })
  stops.push(watch.stop)
  return watch
}
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * second)
const happens = (event: string) => document.body.dispatchEvent(new Event(event, { bubbles: true }))
const warning = () => dialogs.get().find(({ id, status }) => id === 'inactivity' && status === 'open')

describe('the warning', () => {
  test('appears at 80% of the limit, and the player is logged out at 100% [INACT-06]', async () => {
    start()
    await pass(79.9)
    expect(warning()).toBeUndefined()
    await pass(0.1)
    expect(warning()?.title).toBe('Вы ещё здесь?')
    await pass(19.9)
    expect(sessionStore.get().isAuthenticated).toBe(true)
    await pass(0.1)
    expect(sessionStore.get().isAuthenticated).toBe(false)
    expect(events).toEqual([{ type: 'logout', reason: 'inactivity' }])
  })

  test('counts down the seconds of the remaining fifth [INACT-07]', async () => {
    const deadline = Date.now() + 20 * second
    const { container } = await mount(<InactivityWarning deadline={deadline} />)
    const timer = container.querySelector('[role=timer]')
    expect(timer?.textContent).toBe('20 секунд до выхода')
    await act(() => pass(11))
    expect(timer?.textContent).toBe('9 секунд до выхода')
    expect(container.querySelector('[role=status]')?.textContent).toBe('До выхода 10 секунд')
    await act(() => pass(30))
    expect(timer?.textContent).toBe('0 секунд до выхода')
  })

  test('receives the deadline', async () => {
    const begun = Date.now()
    start()
    await pass(80)
    expect(deadlineOf(warning()?.content)).toBe(begun + 100 * second)
  })

  test('closes on activity, and the time restarts [INACT-09]', async () => {
    start()
    await pass(90)
    document.dispatchEvent(new KeyboardEvent('keydown'))
    expect(warning()).toBeUndefined()
    await pass(79.9)
    expect(warning()).toBeUndefined()
    await pass(0.1)
    expect(warning()).toBeDefined()
  })

  test('closes when the player logs out [INACT-10]', async () => {
    const { stop } = start()
    await pass(80)
    stop()
    expect(warning()).toBeUndefined()
    await pass(100)
    expect(events).toEqual([])
  })
})

function deadlineOf(content: ReactNode): unknown {
  return isValidElement<{ deadline?: unknown }>(content) ? content.props.deadline : undefined
}

describe('activity', () => {
  test.each([
    ['a key', () => document.dispatchEvent(new KeyboardEvent('keydown'))],
    ['a click', () => document.body.click()],
    ['a wheel that scrolls', () => void (happens('wheel'), happens('scroll'))],
    ['a finger that scrolls', () => void (happens('touchmove'), happens('scroll'))],
    ['a round in the frame of a game', () => noteActivity()],
  ])('restarts the time on %s [INACT-02, INACT-03, INACT-04]', async (_, act) => {
    start()
    await pass(70)
    act()
    await pass(79.9)
    expect(warning()).toBeUndefined()
    await pass(0.1)
    expect(warning()).toBeDefined()
  })

  test.each(['pointermove', 'pointerdown', 'wheel'])(
    'does not include %s without an effect',
    async (name) => {
      start()
      await pass(90)
      happens(name)
      expect(warning()).toBeDefined()
      await pass(10)
      expect(sessionStore.get().isAuthenticated).toBe(false)
    },
  )

  test('does not include reaching the buttons of the warning, so that they can be pressed', async () => {
    start()
    await pass(90)
    const dialog = document.createElement('dialog')
    const button = document.createElement('button')
    dialog.append(button)
    document.body.append(dialog)
    for (const key of ['Shift', 'Tab', 'Enter'])
      button.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    button.click()
    dialog.remove()
    expect(warning()).toBeDefined()
  })

  test('includes the scrolling that an input causes, as long as it lasts [INACT-04]', async () => {
    start()
    await pass(70)
    happens('touchmove')
    await pass(1.5)
    happens('scroll')
    await pass(79.9)
    expect(warning()).toBeUndefined()
    await pass(0.1)
    expect(warning()).toBeDefined()
  })

  test('does not include a carousel that scrolls by itself', async () => {
    start()
    happens('touchmove')
    for (let slide = 0; slide < 16; slide++) {
      await pass(5)
      happens('scroll')
    }
    expect(warning()).toBeDefined()
    await pass(20)
    expect(sessionStore.get().isAuthenticated).toBe(false)
  })

  test('restarts the time on another page', async () => {
    const { activity } = start()
    await pass(70)
    activity()
    await pass(79.9)
    expect(warning()).toBeUndefined()
    await pass(0.1)
    expect(warning()).toBeDefined()
  })

  test.each([
    ['counts in this one, and takes the warning away', 0],
    ['counts though the time there is a little ahead', 0.5],
  ])('in another tab %s', async (_what, ahead) => {
    start()
    await pass(85)
    localStorage.setItem(storageKeys.lastActivity, String(Date.now() + ahead * second))
    window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.lastActivity }))
    expect(warning()).toBeUndefined()
    await pass(79)
    expect(warning()).toBeUndefined()
  })

  test('is reported to other tabs', async () => {
    start()
    await pass(30)
    document.body.click()
    expect(localStorage.getItem(storageKeys.lastActivity)).toBe(String(Date.now()))
  })

  test('in the future, after the clock was set back, does not count', async () => {
    localStorage.setItem(storageKeys.lastActivity, String(Date.now() + 3600 * second))
    start()
    await pass(80)
    expect(warning()).toBeDefined()
  })
})

test('logs the player out when a computer wakes up after the deadline', async () => {
  start()
  vi.setSystemTime(Date.now() + 500 * second)
  document.body.click()
  await pass(0)
  expect(sessionStore.get().isAuthenticated).toBe(false)
})

test('retries a failed logout', async () => {
  answer = () =>
    Response.json({ error: { type: 'InternalServerErrorException', message: '' } }, { status: 500 })
  start()
  await pass(101)
  expect(sessionStore.get().isAuthenticated).toBe(true)
  answer = () => Response.json({ data: 1 })
  await pass(10)
  expect(sessionStore.get().isAuthenticated).toBe(false)
})

test('logs nobody out without a limit', async () => {
  limit = 0
  start()
  await pass(100_000)
  expect(warning()).toBeUndefined()
  expect(sessionStore.get().isAuthenticated).toBe(true)
})

test.each([
  ['/', 3600],
  ['/cashier/deposit', 300],
  ['/cashiers', 3600],
  ['/profile/settings', 600],
])('uses on %s a limit of %s seconds [INACT-11]', (path, seconds) => {
  const general = {
    time_to_force_logout: 3600,
    user_inactivity_cashier_time: 300,
    user_inactivity_pp_time: 600,
  }
  expect(inactivityLimit(path, general)).toBe(seconds)
})

test('ignores missing or longer limits of cashier and profile', () => {
  const general = {
    time_to_force_logout: 3600,
    user_inactivity_cashier_time: null,
    user_inactivity_pp_time: 7200,
  }
  expect(inactivityLimit('/cashier/deposit', general)).toBe(3600)
  expect(inactivityLimit('/profile/settings', general)).toBe(3600)
  expect(inactivityLimit('/', { ...general, time_to_force_logout: 0 })).toBe(0)
})
