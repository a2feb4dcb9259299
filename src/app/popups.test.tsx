// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { act } from 'react'
import { click, mount, settle } from '../../tests/support/mount.tsx'
import { testState } from '../../tests/support/page-answer.ts'
import { createI18n } from '../lib/i18n.ts'
import { closeTopDialog, DialogHost } from '../modules/dialogs/index.ts'
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

beforeEach(() => {
  // jsdom draws nothing: neither dialogs nor their size.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
  vi.stubGlobal(
    'ResizeObserver',
    vi.fn(
      class {
        observe = vi.fn()
        disconnect = vi.fn()
      },
    ),
  )
  vi.stubGlobal('fetch', (url: string) => {
    asked(url)
    return new Promise((resolve, reject) => {
      respond = (body) => resolve(Response.json(body))
      fail = () => reject(new TypeError('offline'))
    })
  })
})

afterEach(() => {
  asked.mockReset()
  vi.unstubAllGlobals()
})

const dialogText = (container: HTMLElement) => container.querySelector('dialog')?.textContent

test('a quick answer opens the popup at once, however often it is asked for', async () => {
  const { container, unmount } = await mount(<DialogHost />)
  openPopup('login')
  openPopup('login')
  expect(asked).toHaveBeenCalledExactlyOnceWith('/nfx/popups/ru/login')
  respond?.(popup)
  await settle()
  expect(dialogText(container)).toContain('Вход в счёт')
  act(closeTopDialog)
  await settle()
  expect(container.querySelector('dialog')).toBeNull()
  await unmount()
})

test('a slow answer is waited for in a dialog, and who closes it is not surprised later', async () => {
  const { container, unmount } = await mount(<DialogHost />)
  const closed = vi.fn()
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  openPopup('login', { closed })
  act(() => vi.advanceTimersByTime(150))
  vi.useRealTimers()
  expect(container.querySelector('[role=status]')?.getAttribute('aria-label')).toBe('Загрузка')
  act(closeTopDialog)
  await settle()
  expect(closed).toHaveBeenCalledTimes(1)
  respond?.(popup)
  await settle()
  expect(container.querySelector('dialog')).toBeNull()
  await unmount()
})

test('without an answer the dialog says so and offers another try', async () => {
  const { container, control, unmount } = await mount(<DialogHost />)
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
  await unmount()
})
