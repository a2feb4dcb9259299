// @vitest-environment jsdom
import { createMemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { testPage, testState } from '../../../tests/support/page-answer.ts'
import { testAccount } from '../../../tests/support/mount.tsx'
import { createI18n } from '../../lib/i18n/i18n.ts'
import { dialogs } from '../../modules/dialogs/dialogs.ts'
import { openDialog } from '../../modules/dialogs/index.ts'
import { sessionStore } from '../../modules/session/index.ts'
import { followGestureWishes } from './gesture-popup-effect.ts'
import { followHistory } from './history-effect.ts'
import { followPopupFlags } from './popup-flags-effect.ts'
import { followRealPlay } from './real-play-effect.ts'
import type { PageData } from '../render/page-data.ts'
import type { PopupOptions } from '../popups/open-popup.ts'

const opened: { key: string; options: PopupOptions | undefined }[] = []
const openPopup = (key: string, options?: PopupOptions) => void opened.push({ key, options })

beforeEach(() => {
  opened.length = 0
  sessionStorage.clear()
  sessionStore.set(null)
})
afterEach(() => {
  vi.unstubAllGlobals()
  for (const { id } of dialogs.get()) dialogs.remove(id)
})

const routerAt = (...addresses: string[]) =>
  createMemoryRouter([{ path: '*', Component: () => null }], { initialEntries: addresses })

/** What is shown at the router's address. */
function shownAt(path: string, gesturePopup?: string): () => PageData {
  const page = testPage([], gesturePopup === undefined ? {} : { gesturePopup })
  const { answer, config } = testState({ path, page, locale: 'ru' })
  const data: PageData = { answer, config, i18n: createI18n('ru', {}), components: new Map() }
  return () => data
}

describe('flags of the query', () => {
  test.each(['/?show_popup_reg=1', '/?show_popup_auth=1&prevent_close=1'])(
    '%s opens nothing for a player',
    (address) => {
      sessionStore.set(testAccount)
      followPopupFlags(routerAt(address), openPopup)
      expect(opened).toEqual([])
    },
  )

  test('open their popup for a guest, and leave the address when it closes', async () => {
    const router = routerAt('/ru/rules?a=1&show_popup_auth=1&prevent_close=1')
    followPopupFlags(router, openPopup)
    expect(opened).toMatchObject([{ key: 'login', options: { preventClose: true } }])
    opened[0]?.options?.closed?.()
    await vi.waitFor(() => expect(router.state.location.search).toBe('?a=1'))
  })
})

describe('a game for money', () => {
  test('asks a guest to register, and whoever closes that is led home', async () => {
    const router = routerAt('/ru/game/aviora#real')
    followRealPlay(router, shownAt('/game/aviora'), openPopup)
    expect(opened.map(({ key }) => key)).toEqual(['registration'])
    opened[0]?.options?.closed?.()
    await vi.waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/ru', hash: '' }))
    expect(opened).toHaveLength(1)
  })

  test('leads nobody home who has become a player', async () => {
    const router = routerAt('/ru/game/aviora#real')
    followRealPlay(router, shownAt('/game/aviora'), openPopup)
    sessionStore.set(testAccount)
    opened[0]?.options?.closed?.()
    await Promise.resolve()
    expect(router.state.location.pathname).toBe('/ru/game/aviora')
  })

  test.each([
    ['/game/aviora', '/game/aviora'],
    ['/game/aviora#demo', '/game/aviora'],
    ['/rules#real', '/rules'],
  ])('is not meant by %s', (address, path) => {
    followRealPlay(routerAt(address), shownAt(path), openPopup)
    expect(opened).toEqual([])
  })

  test('asks no player', () => {
    sessionStore.set(testAccount)
    followRealPlay(routerAt('/game/aviora#real'), shownAt('/game/aviora'), openPopup)
    expect(opened).toEqual([])
  })
})

describe('a page that asks for a first gesture', () => {
  const pressed = (hasBeenActive: boolean) =>
    vi.stubGlobal('navigator', { userActivation: { hasBeenActive, isActive: false } })

  test('asks once in a visit', async () => {
    pressed(false)
    const router = routerAt('/live')
    followGestureWishes(router, shownAt('/live', 'interactivity'), openPopup)
    await router.navigate('/live?a=1')
    expect(opened.map(({ key }) => key)).toEqual(['interactivity'])
  })

  test('asks nobody who has pressed something already', () => {
    pressed(true)
    followGestureWishes(routerAt('/live'), shownAt('/live', 'interactivity'), openPopup)
    expect(opened).toEqual([])
  })

  test('is not every page', () => {
    pressed(false)
    followGestureWishes(routerAt('/live'), shownAt('/live'), openPopup)
    expect(opened).toEqual([])
  })
})

test('stepping back to another page leaves the dialogs of this one behind', async () => {
  const router = createMemoryRouter([{ path: '*', Component: () => null }], {
    initialEntries: ['/', '/rules'],
    initialIndex: 1,
  })
  followHistory(router)
  openDialog({ id: 'search', title: 'Search', content: null })
  openDialog({ id: 'completion', title: 'Completion', content: null, preventClose: true })
  await router.navigate('/rules#end')
  expect(dialogs.get().map(({ status }) => status)).toEqual(['open', 'open'])
  await router.navigate(-2)
  expect(dialogs.get().map(({ status }) => status)).toEqual(['leaving', 'open'])
})
