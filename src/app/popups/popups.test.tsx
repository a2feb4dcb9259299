import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { act } from 'react'
import { drawDialogs } from '../../../tests/support/dialogs.ts'
import { click, mount, settle } from '../../../tests/support/mount.tsx'
import { testAccount } from '../../../tests/support/test-account.ts'
import { testState } from '../../../tests/support/page-answer.ts'
import { createI18n } from '../../lib/i18n/i18n.ts'
import { closeAllDialogs, closeTopDialog, DialogHost } from '../../modules/dialogs/index.ts'
import { sessionStore } from '../../modules/session/index.ts'
import { createPopupOpener } from './popups.tsx'

const popup = {
  key: 'login',
  version: '1',
  title: 'Вход в счёт',
  showTitle: true,
  size: 'custom',
  preventClose: false,
  onClosed: [],
  blocks: [],
}

const { answer, config } = testState({ locale: 'ru' })
const openPopup = createPopupOpener(() => ({
  answer,
  config,
  i18n: createI18n('ru', { common: { loading: 'Загрузка' } }),
  components: new Map(),
}))

let respond: ((body: unknown) => void) | undefined
let fail: (() => void) | undefined
const asked = vi.fn<(url: string) => void>()

// Preloads the code of dialogs, whose loading is not under test.
beforeAll(() => import('../../modules/dialogs/dialog-stack.tsx'))

beforeEach(() => {
  drawDialogs()
  vi.stubGlobal('navigator', { userActivation: { isActive: true } })
  vi.stubGlobal('fetch', (url: string) => {
    asked(url)
    return new Promise((resolve, reject) => {
      respond = (body) => resolve(Response.json(body))
      fail = () => reject(new TypeError('offline'))
    })
  })
})

afterEach(async () => {
  act(closeAllDialogs)
  await settle()
  asked.mockReset()
})

const dialogText = (container: HTMLElement) => container.querySelector('dialog')?.textContent

/** The steps between an answer and what it shows differ in number, and a busy machine takes its time for them. */
const shows = (container: HTMLElement, text: string) =>
  vi.waitFor(
    async () => {
      await settle()
      expect(dialogText(container)).toContain(text)
    },
    { timeout: 10_000 },
  )

test('a quick answer opens the popup at once, even after several clicks', async () => {
  const { container } = await mount(<DialogHost />)
  openPopup('login')
  openPopup('login')
  expect(asked).toHaveBeenCalledExactlyOnceWith('/nfx/popups/ru/login')
  respond?.(popup)
  await settle()
  expect(dialogText(container)).toContain('Вход в счёт')
  act(closeTopDialog)
  await settle()
  expect(container.querySelector('dialog')).toBeNull()
})

test('a popup document may be a curtain, above which an ordinary popup opens [DLG-01]', async () => {
  const { container } = await mount(<DialogHost />)
  openPopup('limit')
  respond?.({ ...popup, key: 'limit', title: 'Лимит', type: 'curtain' })
  await settle()
  openPopup('login')
  respond?.(popup)
  await settle()
  const shown = [...container.querySelectorAll('dialog')].filter((dialog) => dialog.open)
  expect(shown.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Лимит'),
    expect.stringContaining('Вход в счёт'),
  ])
  act(closeTopDialog)
  act(closeTopDialog)
  await settle()
})

test('a slow answer shows a dialog first, and nothing opens after it is closed [DLG-13]', async () => {
  const { container } = await mount(<DialogHost />)
  const closed = vi.fn()
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  openPopup('login', { closed })
  act(() => vi.advanceTimersByTime(150))
  vi.useRealTimers()
  await settle()
  expect(container.querySelector('[role=status]')?.getAttribute('aria-label')).toBe('Загрузка')
  act(closeTopDialog)
  await settle()
  expect(closed).toHaveBeenCalledTimes(1)
  respond?.(popup)
  await settle()
  expect(container.querySelector('dialog')).toBeNull()
})

test('a popup that opens by itself shows nothing before it is complete', async () => {
  const { container } = await mount(<DialogHost />)
  vi.stubGlobal('navigator', { userActivation: { isActive: false } })
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  openPopup('login')
  act(() => vi.advanceTimersByTime(1000))
  vi.useRealTimers()
  await settle()
  expect(container.querySelector('dialog')).toBeNull()
  respond?.(popup)
  await shows(container, 'Вход в счёт')
})

test('a popup that opens by itself does not appear on the next page', async () => {
  let isHere = true
  const { container } = await mount(<DialogHost />)
  openPopup('demo', { isWanted: () => isHere })
  isHere = false
  respond?.(popup)
  await settle()
  expect(container.querySelector('dialog')).toBeNull()
  isHere = true
  openPopup('demo', { isWanted: () => isHere })
  respond?.(popup)
  await shows(container, 'Вход в счёт')
})

test('an answer during the closing animation does not reopen the dialog', async () => {
  let finish: (() => void) | undefined
  const finished = new Promise<void>((resolve) => (finish = resolve))
  const getAnimations = vi.fn(() => [{ finished }])
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const { container } = await mount(<DialogHost />)
  openPopup('login')
  act(() => vi.advanceTimersByTime(150))
  vi.useRealTimers()
  await settle()
  Object.assign(Element.prototype, { getAnimations })
  act(closeTopDialog)
  respond?.(popup)
  await settle()
  finish?.()
  await settle()
  Reflect.deleteProperty(Element.prototype, 'getAnimations')
  expect(getAnimations).toHaveBeenCalled()
  expect(container.querySelector('dialog')).toBeNull()
})

test('without an answer the dialog reports it and offers a retry', async () => {
  const { container, control } = await mount(<DialogHost />)
  openPopup('login')
  fail?.()
  await settle()
  expect(dialogText(container)).toContain('Нет связи')
  await click(control('Попробовать ещё раз'))
  respond?.(popup)
  await settle()
  expect(dialogText(container)).toContain('Вход в счёт')
  act(closeTopDialog)
  await settle()
})

test('the settings define the document of each popup of the site', async () => {
  const popups = { login: 'login-of-summer', registration: 'registration' }
  const open = createPopupOpener(() => ({
    answer,
    config: { ...config, popups },
    i18n: createI18n('ru', {}),
    components: new Map(),
  }))
  open('login')
  await settle()
  expect(asked).toHaveBeenCalledWith('/nfx/popups/ru/login-of-summer')
  // Otherwise a dialog says that it is loading, in the next test.
  respond?.(popup)
  await settle()
})

test('a guest sees the login instead of a popup for players [ROLE-02]', async () => {
  const { container } = await mount(<DialogHost />)
  const members = { ...popup, key: 'members', title: 'Для игроков', forPlayers: true }
  openPopup('members')
  respond?.(members)
  await settle()
  expect(asked.mock.calls.flat()).toEqual(['/nfx/popups/ru/members', '/nfx/popups/ru/login'])
  respond?.(popup)
  await settle()
  expect(dialogText(container)).toContain('Вход в счёт')
  act(closeTopDialog)
  await settle()
  sessionStore.set(testAccount)
  openPopup('members')
  respond?.(members)
  await settle()
  expect(dialogText(container)).toContain('Для игроков')
  act(closeTopDialog)
  await settle()
  sessionStore.set(null)
})

test('an update replaces the content of an open popup, and opens none', async () => {
  const { container } = await mount(<DialogHost />)
  const closed = vi.fn()
  openPopup('login', { closed })
  respond?.(popup)
  await shows(container, 'Вход в счёт')
  openPopup('login', { isUpdate: true })
  await settle()
  expect(dialogText(container)).toContain('Вход в счёт')
  respond?.({ ...popup, title: 'Другой вход' })
  await shows(container, 'Другой вход')
  act(closeTopDialog)
  await settle()
  expect(closed).toHaveBeenCalledOnce()
  openPopup('login', { isUpdate: true })
  respond?.(popup)
  await settle()
  expect(container.querySelector('dialog')).toBeNull()
})
