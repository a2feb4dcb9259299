// @vitest-environment jsdom
import { createMemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { testPageData, testPlayerContext } from '../../../../tests/support/app-context.ts'
import { testPage } from '../../../../tests/support/page-answer.ts'
import { traitsAt } from '../../../../tests/support/traits-at.ts'
import { testAccount } from '../../../../tests/support/test-account.ts'
import { testPlatform } from '../../../../tests/support/test-platform.ts'
import * as storageKeys from '../../../lib/browser/storage-keys.ts'
import { emitSessionEvent } from '../../../modules/session/session-events.ts'
import { sessionStore } from '../../../modules/session/index.ts'
import { toasts } from '../../../modules/toasts/toasts.ts'
import { noticesEffect } from './notices-effect.ts'

let stop: () => void
let router: ReturnType<typeof createMemoryRouter>

beforeEach(() => {
  const data = testPageData({ locale: 'ru' })
  router = createMemoryRouter([{ path: '*', Component: () => null }], { initialEntries: ['/ru?a=1'] })
  stop = noticesEffect(testPlayerContext({ router, currentPage: () => data }))
})
afterEach(() => {
  stop()
  sessionStore.set(null)
  for (const { id } of toasts.get()) toasts.remove(id)
  vi.restoreAllMocks()
})

function platform() {
  const { called } = testPlatform({ 'loyalty.getnotifications': () => ({ data: { items: [] } }) })
  return { fetches: () => called('loyalty.getnotifications').length }
}
const act = (type: string) => document.body.dispatchEvent(new Event(type, { bubbles: true }))
/** Waits for code and answers. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 50))

test.each(['click', 'dblclick', 'touchstart', 'touchmove', 'touchend'])(
  'a first %s loads the notices, once [LOY-15]',
  async (gesture) => {
    sessionStore.set(testAccount)
    const { fetches } = platform()
    act('keydown')
    act('scroll')
    await settle()
    expect(fetches()).toBe(0)
    act(gesture)
    await vi.waitFor(() => expect(fetches()).toBe(1))
    for (const more of ['click', 'touchstart', gesture]) act(more)
    await settle()
    expect(fetches()).toBe(1)
  },
)

test('each change of the path loads them again, a change of the query does not [LOY-16]', async () => {
  sessionStore.set(testAccount)
  const { fetches } = platform()
  await router.navigate('/ru/rules')
  await vi.waitFor(() => expect(fetches()).toBe(1))
  await router.navigate('/ru/rules?tab=2#end')
  await settle()
  expect(fetches()).toBe(1)
  await router.navigate('/ru')
  await vi.waitFor(() => expect(fetches()).toBe(2))
})

test('requests none on the pages of money and games: they come with the next page', async () => {
  stop()
  let path = '/cashier/withdraw'
  const data = testPageData({ locale: 'ru' })
  const currentPage = () => ({
    ...data,
    answer: { ...data.answer, path, page: testPage([], traitsAt(path)) },
  })
  stop = noticesEffect(testPlayerContext({ router, currentPage }))
  sessionStore.set(testAccount)
  const { fetches } = platform()
  act('click')
  path = '/game/olmos-saltanati'
  await router.navigate('/ru/game/olmos-saltanati')
  await settle()
  expect(fetches()).toBe(0)
  path = '/promotions'
  await router.navigate('/ru/promotions')
  await vi.waitFor(() => expect(fetches()).toBe(1))
})

test('makes no call for a guest; the first interaction as a player counts [LOY-19]', async () => {
  const { fetches } = platform()
  act('click')
  await router.navigate('/ru/rules')
  await settle()
  expect(fetches()).toBe(0)
  sessionStore.set(testAccount)
  act('click')
  await vi.waitFor(() => expect(fetches()).toBe(1))
  sessionStore.set(null)
  sessionStore.set(testAccount)
  act('click')
  await vi.waitFor(() => expect(fetches()).toBe(2))
})

test('shows nothing to a player on a break', async () => {
  sessionStore.set({ ...testAccount, is_on_break: true })
  const { fetches } = platform()
  act('click')
  await router.navigate('/ru/rules')
  await settle()
  expect(fetches()).toBe(0)
})

test('a session that ended meanwhile is not a failure', async () => {
  sessionStore.set(testAccount)
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { called } = testPlatform({ 'loyalty.getnotifications': () => ({ error: 'AuthorizationException' }) })
  act('click')
  await vi.waitFor(() => expect(called('loyalty.getnotifications')).toHaveLength(1))
  await settle()
  expect(warn).not.toHaveBeenCalled()
})

test('only logs a failure [ERR-44]', async () => {
  sessionStore.set(testAccount)
  const written = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  testPlatform({ 'loyalty.getnotifications': () => ({ error: 'InternalServerErrorException' }) })
  act('click')
  await vi.waitFor(() => expect(written).toHaveBeenCalledOnce())
  expect(String(written.mock.calls[0]?.[0])).toContain('notices could not be loaded')
  expect(toasts.get()).toEqual([])
})

test('drops waiting notices when the account was deleted', async () => {
  localStorage.setItem(storageKeys.notices, '{}')
  emitSessionEvent({ type: 'logout', reason: 'player' })
  await settle()
  expect(localStorage.length).toBe(1)
  emitSessionEvent({ type: 'deleted' })
  await vi.waitFor(() => expect(localStorage.length).toBe(0))
})
