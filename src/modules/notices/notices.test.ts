// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { LoyaltyNotification } from '../../../schemas/api/entities/loyalty.ts'
import messages from '../../../schemas/defaults/messages/ru.json' with { type: 'json' }
import { testAccount } from '../../../tests/support/test-account.ts'
import { testConfig } from '../../../tests/support/site-config.ts'
import { testPlatform } from '../../../tests/support/test-platform.ts'
import { createI18n } from '../../lib/i18n/i18n.ts'
import { registerAction } from '../../renderer/actions.ts'
import { sessionStore } from '../session/index.ts'
import { toasts } from '../toasts/toasts.ts'
import { showNotices } from './index.ts'

const notice = (id: number, changes: Partial<LoyaltyNotification> = {}): LoyaltyNotification => ({
  id,
  trigger: 'level',
  type: 'credit',
  title: `Новость ${id}`,
  message: 'Открылись новые возможности.',
  amount: null,
  amountType: null,
  image: null,
  ...changes,
})

const i18n = createI18n('ru', messages.body)
let isQuiet = false
const place = {
  uid: testAccount.uid,
  settings: testConfig.loyalty,
  locale: 'ru' as const,
  t: (key: string | string[], values = {}) => i18n.t(key, values),
  mustWait: () => isQuiet,
}
const news = (...items: LoyaltyNotification[]) =>
  testPlatform({ 'loyalty.getnotifications': () => ({ data: { items } }) })
const shown = () => toasts.get().filter(({ leaving }) => !leaving)
const pass = (time: number) => vi.advanceTimersByTimeAsync(time)

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers()
  sessionStore.set(testAccount)
})
afterEach(() => {
  for (const { id } of toasts.get()) toasts.remove(id)
  vi.useRealTimers()
})

test('shows a notice 300 ms after it was loaded, for 5 s [LOY-09, LOY-14]', async () => {
  const { calls } = news(notice(1))
  await showNotices(place)
  expect(calls.map(({ name }) => name)).toEqual(['loyalty.getnotifications'])
  await pass(299)
  expect(shown()).toEqual([])
  await pass(1)
  expect(shown()).toMatchObject([{ title: 'Новость 1', detail: 'Открылись новые возможности.' }])
  await pass(4999)
  expect(shown()).toHaveLength(1)
  await pass(1)
  expect(shown()).toEqual([])
})

describe('notices that must wait', () => {
  const none = () => news()

  /** Loads news while the player is at a game. */
  async function load(...items: LoyaltyNotification[]) {
    news(...items)
    isQuiet = true
    await showNotices(place)
    await pass(300)
    isQuiet = false
  }

  /** Each tab has modules of its own. */
  async function openTab() {
    vi.resetModules()
    const { showNotices } = await import('./index.ts')
    const { toasts } = await import('../toasts/toasts.ts')
    const { sessionStore } = await import('../session/index.ts')
    sessionStore.set(testAccount)
    return { showNotices, toasts }
  }

  test('are shown when the player has left the game, without looking for that', async () => {
    news(notice(1))
    isQuiet = true
    await showNotices(place)
    await pass(60_000)
    expect(vi.getTimerCount()).toBe(0)
    isQuiet = false
    none()
    await showNotices(place)
    await pass(300)
    expect(shown()).toMatchObject([{ title: 'Новость 1' }])
  })

  test('outlive the tab, and are shown by one tab only', async () => {
    await load(notice(1))
    none()
    const tabs = [await openTab(), await openTab()]
    for (const tab of tabs) await tab.showNotices(place)
    await pass(300)
    expect(tabs.flatMap((tab) => tab.toasts.get()).map(({ id }) => id)).toEqual(['loyalty-1'])
    expect(localStorage.length).toBe(0)
  })

  test('are shown although new ones cannot be loaded', async () => {
    await load(notice(1))
    testPlatform({ 'loyalty.getnotifications': () => ({ error: 'InternalServerErrorException' }) })
    await expect(showNotices(place)).rejects.toThrow()
    await pass(300)
    expect(shown()).toMatchObject([{ title: 'Новость 1' }])
  })

  test('wait for the player to return to the window', async () => {
    news(notice(1))
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    await showNotices(place)
    await pass(300)
    expect(shown()).toEqual([])
    hidden.mockRestore()
    none()
    await showNotices(place)
    await pass(300)
    expect(shown()).toHaveLength(1)
  })

  test('wait for a week at most', async () => {
    news(notice(1))
    isQuiet = true
    await showNotices(place)
    await pass(7 * 24 * 60 * 60 * 1000)
    isQuiet = false
    none()
    await showNotices(place)
    await pass(300)
    expect(shown()).toEqual([])
  })

  test('are kept for a player who logs out while they are taken', async () => {
    news(notice(1))
    let free = () => {}
    const busy = new Promise<void>((resolve) => (free = resolve))
    // Only the second lock, with which notices are taken.
    const request = (_name: string, work: () => unknown) =>
      localStorage.length > 0 ? busy.then(work) : Promise.resolve(work())
    vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: { request } } }))
    await showNotices(place)
    await pass(300)
    sessionStore.set(null)
    free()
    await pass(300)
    expect(shown()).toEqual([])
    sessionStore.set(testAccount)
    none()
    await showNotices(place)
    await pass(300)
    expect(shown()).toMatchObject([{ title: 'Новость 1' }])
  })

  test('are shown although the storage has no space left for them', async () => {
    await load(notice(1))
    news(notice(2))
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await showNotices(place)
    await pass(300)
    vi.restoreAllMocks()
    expect(shown().map(({ title }) => title)).toEqual(['Новость 1', 'Новость 2'])
  })

  test('do without storage', async () => {
    vi.stubGlobal('localStorage', undefined)
    news(notice(1))
    await showNotices(place)
    await pass(300)
    expect(shown()).toHaveLength(1)
  })
})

test('shows credit as success, anything else as error [LOY-10, LOY-11]', async () => {
  news(notice(1), notice(2, { type: 'debit' }), notice(3, { type: '' }))
  await showNotices(place)
  await pass(300)
  expect(shown().map(({ kind }) => kind)).toEqual(['success', 'error', 'error'])
})

test('shows the amount in its unit', async () => {
  news(
    notice(1, { amount: '50', amountType: 'points' }),
    notice(2, { amount: '1', amountType: 'freespins', message: '' }),
    notice(3, { type: 'debit', amount: '2500.00', amountType: 'UZS' }),
  )
  await showNotices(place)
  await pass(300)
  expect(shown().map(({ detail }) => detail)).toEqual([
    '+50 баллов. Открылись новые возможности.',
    '+1 вращение',
    '−2,500\u00a0сум. Открылись новые возможности.',
  ])
})

test('shows the picture of a notice', async () => {
  news(notice(1, { image: '/art/emblems/gift.svg' }))
  await showNotices(place)
  await pass(300)
  expect(shown()).toMatchObject([{ image: '/art/emblems/gift.svg' }])
})

test('shows every notice of many: surplus ones follow when the others have gone', async () => {
  news(...[1, 2, 3, 4, 5].map((id) => notice(id)))
  await showNotices(place)
  await pass(300)
  expect(shown().map(({ id }) => id)).toEqual(['loyalty-1', 'loyalty-2', 'loyalty-3'])
  await pass(5000)
  expect(shown().map(({ id }) => id)).toEqual(['loyalty-4', 'loyalty-5'])
})

test('shows no notice of a player who has left, and drops them for the next player', async () => {
  news(notice(1))
  await showNotices(place)
  sessionStore.set({ ...testAccount, uid: 99 })
  await pass(1000)
  expect(shown()).toEqual([])
  news()
  await showNotices({ ...place, uid: 99 })
  await pass(1000)
  expect(shown()).toEqual([])
  expect(localStorage.length).toBe(0)
})

test('shows the notices of a player who has left and returns', async () => {
  news(notice(1))
  await showNotices(place)
  sessionStore.set(null)
  await pass(1000)
  expect(shown()).toEqual([])
  sessionStore.set(testAccount)
  news()
  await showNotices(place)
  await pass(300)
  expect(shown()).toHaveLength(1)
})

describe('the tutorial', () => {
  const opened: string[] = []
  beforeEach(() => {
    opened.length = 0
    registerAction('openPopup', ({ popup }) => opened.push(popup))
  })

  test.each([
    ['register', true],
    ['profile', true],
    ['confirm', true],
    ['level', false],
    ['purchase', false],
  ])('is offered by a notice with the trigger %s: %s [LOY-12]', async (trigger, isOffered) => {
    news(notice(1, { trigger }))
    await showNotices(place)
    await pass(300)
    const [toast] = shown()
    expect(toast?.action?.label).toBe(isOffered ? 'Показать' : undefined)
    toast?.action?.onSelect()
    expect(opened).toEqual(isOffered ? ['loyalty-tutorial'] : [])
  })

  test('is the popup named in the settings', async () => {
    news(notice(1, { trigger: 'register' }))
    await showNotices({ ...place, settings: { ...place.settings, tutorialPopup: 'welcome-tour' } })
    await pass(300)
    shown()[0]?.action?.onSelect()
    expect(opened).toEqual(['welcome-tour'])
  })
})

describe('the sound', () => {
  const volumes: number[] = []
  let tones = 0

  class Node {
    gain = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined }
    constructor(_context: unknown, options: { gain?: number; frequency?: number } = {}) {
      if (options.gain !== undefined) volumes.push(options.gain)
      if (options.frequency !== undefined) tones += 1
    }
    connect = (target: unknown) => target
    start = () => undefined
    stop = () => undefined
    addEventListener = () => undefined
  }

  beforeEach(() => {
    volumes.length = 0
    tones = 0
    vi.stubGlobal('AudioContext', class extends Node {})
    vi.stubGlobal('GainNode', Node)
    vi.stubGlobal('OscillatorNode', Node)
    vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } })
    news(notice(1), notice(2))
  })

  test('is off by default', async () => {
    await showNotices(place)
    await pass(300)
    expect([shown().length, tones]).toEqual([2, 0])
  })

  test('is played once, at volume 0.5 [LOY-13]', async () => {
    await showNotices({ ...place, settings: { ...place.settings, isSoundEnabled: true } })
    await pass(299)
    expect(tones).toBe(0)
    await pass(1)
    expect(volumes).toEqual([0.5])
    expect(tones).toBe(2)
  })

  test.each([
    ['before anybody has pressed something', { hasBeenActive: false }, 0.5],
    ['at volume 0', { hasBeenActive: true }, 0],
  ])('is not played %s', async (_when, userActivation, soundVolume) => {
    vi.stubGlobal('navigator', { userActivation })
    await showNotices({ ...place, settings: { ...place.settings, isSoundEnabled: true, soundVolume } })
    await pass(300)
    expect(tones).toBe(0)
  })
})
