// @vitest-environment jsdom
import { createMemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { testAppContext } from '../../../../tests/support/app-context.ts'
import { testState } from '../../../../tests/support/page-answer.ts'
import { testAccount } from '../../../../tests/support/test-account.ts'
import { createI18n } from '../../../lib/i18n/i18n.ts'
import { splitLocalePath } from '../../../lib/urls/locale-path.ts'
import { installWay, keepInstallPrompt } from '../../../lib/browser/install.ts'
import { sessionStore } from '../../../modules/session/index.ts'
import { toasts } from '../../../modules/toasts/toasts.ts'
import { installEffect } from './install-effect.ts'

const day = 86_400_000
let now = 20_000 * day
let isStandalone = false
let stops: (() => void)[] = []

beforeEach(() => {
  localStorage.clear()
  now = 20_000 * day
  isStandalone = false
  sessionStore.set(testAccount)
  vi.spyOn(Date, 'now').mockImplementation(() => now)
  vi.stubGlobal('matchMedia', () => ({ matches: isStandalone }))
})
afterEach(() => {
  leave()
  sessionStore.set(null)
  for (const { id } of toasts.get()) toasts.remove(id)
  document.body.innerHTML = ''
  vi.restoreAllMocks()
})

function leave() {
  stops.forEach((stop) => stop())
  stops = []
}

function visit(features: Record<string, boolean> = { installApp: true }) {
  const router = createMemoryRouter([{ path: '*', Component: () => null }], { initialEntries: ['/ru'] })
  const state = testState({ locale: 'ru' })
  const currentPage = () => ({
    ...state,
    config: { ...state.config, functional: { ...state.config.functional, features } },
    answer: { ...state.answer, path: splitLocalePath(router.state.location.pathname).path },
    i18n: createI18n('ru', {}),
    components: new Map(),
  })
  stops.push(keepInstallPrompt(), installEffect(testAppContext({ router, currentPage })))
  return router
}

const prompt = vi.fn(() => Promise.resolve())
function mayInstall() {
  prompt.mockClear()
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
  window.dispatchEvent(event)
  return event
}
const offers = () => toasts.get().filter(({ id }) => id === 'install')

/** A player who visited the site on the day before navigates. */
async function comeBack(features?: Record<string, boolean>) {
  visit(features)
  leave()
  now += day
  const router = visit(features)
  const event = mayInstall()
  return { router, event }
}

test('defers the browser’s own prompt until the player asks for it [PWA-04]', async () => {
  const { router, event } = await comeBack()
  expect(event.defaultPrevented).toBe(true)
  expect(offers()).toEqual([])
  await router.navigate('/ru/rules')
  expect(offers()).toHaveLength(1)
  expect(prompt).not.toHaveBeenCalled()
  offers()[0]?.action?.onSelect()
  expect(prompt).toHaveBeenCalledOnce()
  expect(installWay()).toBe('no')
})

test('does not ask on the first day', async () => {
  const router = visit()
  mayInstall()
  await router.navigate('/ru/rules')
  expect(offers()).toEqual([])
})

test('does not ask again for two months', async () => {
  const { router } = await comeBack()
  await router.navigate('/ru/rules')
  toasts.remove('install')
  leave()
  now += 59 * day
  const soon = visit()
  mayInstall()
  await soon.navigate('/ru/rules')
  expect(offers()).toEqual([])
  now += day
  await soon.navigate('/ru/about')
  expect(offers()).toHaveLength(1)
})

test.each(['/ru/game/aviora', '/ru/cashier/deposit'])('does not ask at %s', async (address) => {
  const { router } = await comeBack()
  await router.navigate(address)
  expect(offers()).toEqual([])
})

test('does not ask over a dialog, during a break, or guests', async () => {
  const { router } = await comeBack()
  document.body.innerHTML = '<dialog open></dialog>'
  await router.navigate('/ru/rules')
  document.body.innerHTML = ''
  sessionStore.set(null)
  await router.navigate('/ru/about')
  sessionStore.set({ ...testAccount, is_on_break: true })
  await router.navigate('/ru/rules')
  expect(offers()).toEqual([])
})

test('offers nothing if installed already or switched off', async () => {
  const { router } = await comeBack({ installApp: false })
  await router.navigate('/ru/rules')
  expect(offers()).toEqual([])
  leave()
  isStandalone = true
  const app = visit()
  mayInstall()
  await app.navigate('/ru/rules')
  expect(offers()).toEqual([])
})
