// @vitest-environment jsdom
import { createMemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { testState } from '../../tests/support/page-answer.ts'
import { testAccount } from '../../tests/support/mount.tsx'
import type { Locale } from '../../schemas/locale.ts'
import { createI18n } from '../lib/i18n.ts'
import { login, logout, register } from '../modules/session/index.ts'
import { onTrackedEvent, type TrackedEvent } from '../modules/tracking/index.ts'
import { followSession } from './follow-session.ts'
import type { PageData } from './page-data.ts'

let answer: () => Response
const tracked: TrackedEvent[] = []
const stops: (() => void)[] = []

beforeEach(() => {
  tracked.length = 0
  answer = () => Response.json({ data: testAccount })
  vi.stubGlobal('fetch', () => Promise.resolve(answer()))
  vi.stubGlobal('BroadcastChannel', undefined)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  stops.push(onTrackedEvent((event) => tracked.push(event)))
})

afterEach(() => {
  stops.splice(0).forEach((stop) => stop())
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function siteAt(address: string, locale: Locale = 'uz') {
  const { answer: page, config } = testState({ locale })
  const data: PageData = { answer: page, config, i18n: createI18n(locale, {}), components: new Map() }
  const router = createMemoryRouter([{ path: '*', Component: () => null }], { initialEntries: [address] })
  stops.push(followSession(router, () => data))
  const place = () => router.state.location.pathname + router.state.location.search
  return { place }
}

test.each<[Locale, string, string]>([
  ['uz', '/rules', '/'],
  ['ru', '/ru/rules?show_popup_auth=1', '/ru'],
])('a login in %s at %s leads home', async (locale, address, home) => {
  const { place } = siteAt(address, locale)
  await login({ login: 'a', password: 'b' })
  expect(place()).toBe(home)
  expect(tracked.map(({ name }) => name)).toEqual(['login'])
})

test('a login leads where the guest wanted to go', async () => {
  const { place } = siteAt('/?redirectUrl=%2Fru%2Fcashier%2Fdeposit%3Famount%3D5')
  await login({ login: 'a', password: 'b' })
  expect(place()).toBe('/ru/cashier/deposit?amount=5')
})

test('after a registration the address says so and has lost the flags', async () => {
  const { place } = siteAt('/rules?a=1&show_popup_reg=1&prevent_close=1')
  await register({ phone: '+998901234567', password: 'secret1' })
  expect(place()).toBe('/rules?a=1&register=success')
  expect(tracked.map(({ name }) => name)).toEqual(['sign_up'])
})

test('a registration on the way to another page leads there', async () => {
  const { place } = siteAt('/?redirectUrl=%2Fcashier%2Fdeposit')
  await register({ phone: '+998901234567', password: 'secret1' })
  expect(place()).toBe('/cashier/deposit?register=success')
})

test('a logout leads home', async () => {
  const { place } = siteAt('/ru/cashier/deposit', 'ru')
  await logout()
  expect(place()).toBe('/ru')
})

test('what fails is reported with its code and leads nowhere', async () => {
  const { place } = siteAt('/rules')
  answer = () => Response.json({ error: { type: 'TooManyRequestsException', message: '' } }, { status: 429 })
  await login({ login: 'a', password: 'b' }).catch(() => undefined)
  await register({ password: 'b' }).catch(() => undefined)
  await logout()
  const code = 'TooManyRequestsException'
  expect(tracked).toEqual([
    { name: 'login_error', params: { code } },
    { name: 'sign_up_error', params: { code } },
    { name: 'logout_error', params: { code } },
  ])
  expect(place()).toBe('/rules')
})
