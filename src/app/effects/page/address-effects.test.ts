// @vitest-environment jsdom
import { createMemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { testAppContext, testPageData, testRouter } from '../../../../tests/support/app-context.ts'
import { testPage } from '../../../../tests/support/page-answer.ts'
import { traitsAt } from '../../../../tests/support/traits-at.ts'
import { testAccount } from '../../../../tests/support/test-account.ts'
import { dialogs } from '../../../modules/dialogs/dialogs.ts'
import { openDialog } from '../../../modules/dialogs/index.ts'
import { notePlayer, sessionStore } from '../../../modules/session/index.ts'
import { gesturePopupEffect } from './gesture-popup-effect.ts'
import { historyEffect } from './history-effect.ts'
import { popupFlagsEffect } from './popup-flags-effect.ts'
import { realPlayEffect } from '../player/real-play-effect.ts'
import type { PopupOptions } from '../../popups/open-popup.ts'

const opened: { key: string; options: PopupOptions | undefined }[] = []
const openPopup = (key: string, options?: PopupOptions) => void opened.push({ key, options })

beforeEach(() => {
  opened.length = 0
  sessionStorage.clear()
  sessionStore.set(null)
})
afterEach(() => {
  for (const { id } of dialogs.get()) dialogs.remove(id)
})

/** The application after navigating through the addresses; `page` is the displayed document. */
function appAt(address: string, { path = '/', gesturePopup }: { path?: string; gesturePopup?: string } = {}) {
  const page = testPage([], { ...traitsAt(path), ...(gesturePopup !== undefined && { gesturePopup }) })
  const data = testPageData({ path, page, locale: 'ru' })
  return testAppContext({ router: testRouter(address), currentPage: () => data, openPopup })
}

describe('flags of the query', () => {
  test.each(['/?show_popup_reg=1', '/?show_popup_auth=1&prevent_close=1'])(
    '%s opens nothing for a player [RULE-16]',
    (address) => {
      sessionStore.set(testAccount)
      popupFlagsEffect(appAt(address))
      expect(opened).toEqual([])
    },
  )

  test('open their popup for a guest, and are removed from the address when it closes', async () => {
    const context = appAt('/ru/rules?a=1&show_popup_auth=1&prevent_close=1')
    popupFlagsEffect(context)
    expect(opened).toMatchObject([{ key: 'login', options: { preventClose: true } }])
    opened[0]?.options?.closed?.()
    await vi.waitFor(() => expect(context.router.state.location.search).toBe('?a=1'))
  })

  test('ask the holder of a session that has ended, not of one that guests get, to log in again', () => {
    const address = '/ru?show_popup_auth=1&session_expired=1'
    popupFlagsEffect(appAt(address))
    notePlayer(true)
    popupFlagsEffect(appAt(address))
    notePlayer(false)
    popupFlagsEffect(appAt(address))
    expect(opened.map(({ options }) => options?.notice !== undefined)).toEqual([false, true, false])
  })
})

describe('a game for money', () => {
  test('asks a guest to register, and leads to the home page when closed', async () => {
    const context = appAt('/ru/game/aviora#real', { path: '/game/aviora' })
    realPlayEffect(context)
    const { router } = context
    expect(opened.map(({ key }) => key)).toEqual(['registration'])
    opened[0]?.options?.closed?.()
    await vi.waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/ru', hash: '' }))
    expect(opened).toHaveLength(1)
  })

  test('does not redirect a guest who has become a player', async () => {
    const context = appAt('/ru/game/aviora#real', { path: '/game/aviora' })
    realPlayEffect(context)
    const { router } = context
    sessionStore.set(testAccount)
    opened[0]?.options?.closed?.()
    await Promise.resolve()
    expect(router.state.location.pathname).toBe('/ru/game/aviora')
  })

  test.each([
    ['/game/aviora', '/game/aviora'],
    ['/game/aviora#demo', '/game/aviora'],
    ['/rules#real', '/rules'],
  ])('is not opened by %s', (address, path) => {
    realPlayEffect(appAt(address, { path }))
    expect(opened).toEqual([])
  })

  test('asks no player', () => {
    sessionStore.set(testAccount)
    realPlayEffect(appAt('/game/aviora#real', { path: '/game/aviora' }))
    expect(opened).toEqual([])
  })
})

describe('a page that asks for a first gesture', () => {
  const live = { path: '/live', gesturePopup: 'interactivity' }
  const pressed = (hasBeenActive: boolean) =>
    vi.stubGlobal('navigator', { userActivation: { hasBeenActive, isActive: false } })

  test('asks once per visit', async () => {
    pressed(false)
    const context = appAt('/live', live)
    gesturePopupEffect(context)
    const { router } = context
    await router.navigate('/live?a=1')
    expect(opened.map(({ key }) => key)).toEqual(['interactivity'])
  })

  test('does not ask after an earlier interaction', () => {
    pressed(true)
    gesturePopupEffect(appAt('/live', live))
    expect(opened).toEqual([])
  })

  test('is not on every page', () => {
    pressed(false)
    gesturePopupEffect(appAt('/live', { path: '/live' }))
    expect(opened).toEqual([])
  })
})

test('navigating back to another page closes the dialogs of this one', async () => {
  const router = createMemoryRouter([{ path: '*', Component: () => null }], {
    initialEntries: ['/', '/rules'],
    initialIndex: 1,
  })
  historyEffect(testAppContext({ router }))
  openDialog({ id: 'search', title: 'Search', content: null })
  openDialog({ id: 'completion', title: 'Completion', content: null, preventClose: true })
  await router.navigate('/rules#end')
  expect(dialogs.get().map(({ status }) => status)).toEqual(['open', 'open'])
  await router.navigate(-2)
  expect(dialogs.get().map(({ status }) => status)).toEqual(['leaving', 'open'])
})
