// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { chooseScheme, shownScheme } from '../../lib/browser/scheme.ts'
import { messengerEffect } from './messenger-effect.ts'

const messenger = vi.hoisted(() => {
  const listeners = new Map<string, () => void>()
  return {
    listeners,
    version: 8,
    app: {
      initData: 'signed',
      initDataUnsafe: {},
      colorScheme: 'light',
      BackButton: {
        show: vi.fn(),
        hide: vi.fn(),
        onClick: (listener: () => void) => void listeners.set('back', listener),
      },
      ready: vi.fn(),
      expand: vi.fn(),
      isVersionAtLeast: (version: string): boolean => messenger.version >= Number(version),
      onEvent: (event: string, listener: () => void) => void listeners.set(event, listener),
      setHeaderColor: vi.fn(),
      setBackgroundColor: vi.fn(),
      disableVerticalSwipes: vi.fn(),
    },
  }
})
vi.mock('@twa-dev/sdk', () => ({ default: messenger.app }))

const { app, listeners } = messenger
const call = (name: string) => listeners.get(name)?.()
let navigate: () => void
const follow = () => messengerEffect((listener) => (navigate = listener))

beforeEach(() => {
  vi.clearAllMocks()
  listeners.clear()
  localStorage.clear()
  history.replaceState({ idx: 0 }, '')
  document.documentElement.dataset.scheme = 'dark'
  document.body.style.backgroundColor = 'rgb(10, 20, 30)'
  Object.assign(app, { colorScheme: 'light' })
  messenger.version = 8
})

test('asks nothing of a messenger that it does not know yet', () => {
  messenger.version = 6
  follow()
  for (const method of [app.setHeaderColor, app.disableVerticalSwipes, app.BackButton.hide])
    expect(method).not.toHaveBeenCalled()
  expect(shownScheme()).toBe('light')
})

test('has the scheme of the messenger and its changes, unless the player has chosen one', () => {
  follow()
  expect(shownScheme()).toBe('light')
  app.colorScheme = 'dark'
  call('themeChanged')
  expect(shownScheme()).toBe('dark')
  chooseScheme('dark')
  app.colorScheme = 'light'
  call('themeChanged')
  expect(shownScheme()).toBe('dark')
})

test('gives the bars of the messenger the colour of the page', () => {
  follow()
  expect(app.setHeaderColor).toHaveBeenCalledWith('#0a141e')
  expect(app.setBackgroundColor).toHaveBeenCalledWith('#0a141e')
})

test('shows the button that leads back where there is a page before, and follows it', () => {
  const back = vi.spyOn(history, 'back').mockReturnValue()
  follow()
  expect(app.BackButton.show).not.toHaveBeenCalled()
  history.replaceState({ idx: 1 }, '')
  navigate()
  expect(app.BackButton.show).toHaveBeenCalledOnce()
  call('back')
  expect(back).toHaveBeenCalledOnce()
  history.replaceState({ idx: 0 }, '')
  navigate()
  expect(app.BackButton.hide).toHaveBeenCalledTimes(2)
})
