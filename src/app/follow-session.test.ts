// @vitest-environment jsdom
import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter } from 'react-router-dom'
import useSWR, { mutate } from 'swr'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { testState } from '../../tests/support/page-answer.ts'
import { accountAnswer, accountRefusal } from '../../tests/support/account-answers.ts'
import { testAccount } from '../../tests/support/mount.tsx'
import type { SiteConfig } from '../../schemas/compiled.ts'
import type { Locale } from '../../schemas/locale.ts'
import { createI18n } from '../lib/i18n.ts'
import { callApi } from '../lib/api/client.ts'
import { dialogs } from '../modules/dialogs/dialogs.ts'
import { openDialog } from '../modules/dialogs/index.ts'
import { keepBackUrl } from '../lib/back-url.ts'
import {
  enterByMessenger,
  enterBySocialLogin,
  leaveExpiredSession,
  login,
  logout,
  register,
  registerFollowUp,
  sessionStore,
} from '../modules/session/index.ts'
import { toasts } from '../modules/toasts/toasts.ts'
import { onTrackedEvent, type TrackedEvent } from '../modules/tracking/index.ts'
import { followSession } from './follow-session.ts'
import type { PageData } from './page-data.ts'
import type { PopupOptions } from './open-popup.ts'

let answer: () => Response
const tracked: TrackedEvent[] = []
const stops: (() => void)[] = []

beforeEach(() => {
  tracked.length = 0
  leaveExpiredSession()
  sessionStore.set(null)
  for (const { id } of toasts.get()) toasts.remove(id)
  for (const { id } of dialogs.get()) dialogs.remove(id)
  answer = () => accountAnswer(testAccount)
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

function siteAt(address: string, locale: Locale = 'uz', site: Partial<SiteConfig['site']> = {}, path = '/') {
  const { answer: page, config: usual } = testState({ locale })
  const config = { ...usual, site: { ...usual.site, ...site } }
  const data: PageData = {
    answer: { ...page, path },
    config,
    i18n: createI18n(locale, {}),
    components: new Map(),
  }
  const router = createMemoryRouter([{ path: '*', Component: () => null }], { initialEntries: [address] })
  const popups: { key: string; options: PopupOptions | undefined }[] = []
  stops.push(
    followSession(
      router,
      () => data,
      (key, options) => popups.push({ key, options }),
    ),
  )
  const place = () => router.state.location.pathname + router.state.location.search
  return { place, popups, router }
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

describe('out of the site', () => {
  const partner = 'https://partner.example/back'
  const query = `?backUrl=${encodeURIComponent(partner)}`
  const allowed = { externalHosts: ['partner.example'] }
  const assigned = vi.fn()
  const enterBySocial = () => enterBySocialLogin('google', 'token')

  beforeEach(() => {
    localStorage.clear()
    assigned.mockReset()
    vi.stubGlobal('location', { pathname: '/', assign: assigned })
  })

  test('a login leads out of the site to hosts that the settings allow', async () => {
    siteAt(`/${query}`, 'uz', allowed)
    await login({ login: 'a', password: 'b' })
    expect(assigned).toHaveBeenCalledExactlyOnceWith(partner)
  })

  test('what was kept before a social login is followed after it', async () => {
    keepBackUrl('social', query, allowed)
    siteAt('/forms/social', 'uz', allowed)
    await enterBySocial()
    expect(assigned).toHaveBeenCalledExactlyOnceWith(partner)
    expect(localStorage).toHaveLength(0)
  })

  test('what a social login that was given up has left is dropped by another login', async () => {
    keepBackUrl('social', query, allowed)
    const { place } = siteAt('/rules', 'uz', allowed)
    await login({ login: 'a', password: 'b' })
    expect(place()).toBe('/')
    expect(localStorage).toHaveLength(0)
  })
})

test('a registration on a page of forms leads home, the messenger leaves its player where he is', async () => {
  const forms = siteAt('/forms/sign_up', 'uz', {}, '/forms/sign_up')
  await register({ phone: '1' })
  expect(forms.place()).toBe('/?register=success')
  sessionStore.set(null)
  const game = siteAt('/game/aviora', 'uz', {}, '/game/aviora')
  await enterByMessenger({ payload: 'signed' })
  expect(game.place()).toBe('/game/aviora')
})

test('a logout leads home', async () => {
  const { place } = siteAt('/ru/cashier/deposit', 'ru')
  await logout()
  expect(place()).toBe('/ru')
})

test('what fails is reported with its code and leads nowhere', async () => {
  const { place } = siteAt('/rules')
  answer = () => accountRefusal('TooManyRequestsException', 429)
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

test('a logout for want of activity says so until it is read', async () => {
  siteAt('/cashier/deposit')
  await logout('inactivity')
  expect(toasts.get()).toMatchObject([{ kind: 'info', title: 'inactivity.loggedOut', duration: null }])
})

test('dialogs of a guest are gone after a login, those that only the program closes are not', async () => {
  siteAt('/')
  openDialog({ id: 'search', title: 'Search', content: null })
  openDialog({ id: 'completion', title: 'Completion', content: null, preventClose: true })
  await login({ login: 'a', password: 'b' })
  expect(dialogs.get().map(({ id, status }) => [id, status])).toEqual([
    ['search', 'leaving'],
    ['completion', 'open'],
  ])
})

test('what waits for a player is shown after he was led on: first whether the registration is complete', async () => {
  const { place } = siteAt('/rules')
  const shown: string[] = []
  let complete = () => {}
  stops.push(
    registerFollowUp('campaign', () => void shown.push('campaign')),
    registerFollowUp('cashback', () => void shown.push('cashback')),
    registerFollowUp('registration', () => {
      shown.push(`registration at ${place()}`)
      return new Promise<void>((resolve) => (complete = resolve))
    }),
  )
  await login({ login: 'a', password: 'b' })
  await vi.waitFor(() => expect(shown).toEqual(['registration at /']))
  complete()
  await vi.waitFor(() => expect(shown).toEqual(['registration at /', 'cashback', 'campaign']))
})

describe('a session that ends in the middle of a page', () => {
  const refusal = () => accountRefusal('AuthorizationException', 401)

  async function expire() {
    const site = siteAt('/profile/settings?a=1')
    sessionStore.set(testAccount)
    answer = refusal
    await callApi('account.saveProfileInfo', {}).catch(() => undefined)
    await vi.waitFor(() => expect(site.popups.map(({ key }) => key)).toEqual(['login']))
    return site
  }

  test('leaves the page and what was typed, and offers to log in', async () => {
    const { place } = await expire()
    expect(place()).toBe('/profile/settings?a=1')
    expect(sessionStore.get().account).toEqual(testAccount)
    expect(toasts.get()).toMatchObject([{ kind: 'warning', title: 'toasts.sessionExpired' }])
  })

  test('goes on where it was when the same player logs in', async () => {
    const { place, popups } = await expire()
    answer = () => accountAnswer(testAccount)
    await login({ login: 'a', password: 'b' })
    popups[0]?.options?.closed?.()
    expect(place()).toBe('/profile/settings?a=1')
    expect(sessionStore.get().isAuthenticated).toBe(true)
  })

  test('begins anew when another player logs in', async () => {
    const { place } = await expire()
    answer = () => accountAnswer({ ...testAccount, uid: 8 })
    await login({ login: 'a', password: 'b' })
    await vi.waitFor(() => expect(place()).toBe('/'))
  })

  test('is over when the player does not log in', async () => {
    const { popups, router } = await expire()
    const revalidate = vi.spyOn(router, 'revalidate')
    popups[0]?.options?.closed?.()
    expect(sessionStore.get().isAuthenticated).toBe(false)
    expect(revalidate).toHaveBeenCalledOnce()
  })

  test('is told once, whatever else is refused', async () => {
    const { popups } = await expire()
    await Promise.all([1, 2].map(() => callApi('account.getBalance').catch(() => undefined)))
    await new Promise((resolve) => setTimeout(resolve))
    expect(popups).toHaveLength(1)
    popups[0]?.options?.closed?.()
  })
})

test('one refused call is no end of the session while the platform knows the player', async () => {
  const { popups } = siteAt('/profile/settings')
  sessionStore.set(testAccount)
  const answers = [() => accountRefusal('AuthorizationException', 401), () => accountAnswer(testAccount)]
  answer = () => answers.shift()?.() ?? Response.json({ data: 1 })
  await callApi('account.changepassword', {}).catch(() => undefined)
  await vi.waitFor(() => expect(answers).toEqual([]))
  expect(popups).toEqual([])
})

test.each([
  ['a login', () => login({ login: 'a', password: 'b' })],
  ['a registration', () => register({ password: 'secret1' })],
  ['a logout', () => logout()],
])('after %s characters and offers are asked for again where they are shown', async (_, happen) => {
  const loads = { 'loyalty.getcharacters': 0, 'campaigns.getoffers': 0, 'games.getCategories': 0 }
  const names: (keyof typeof loads)[] = [
    'loyalty.getcharacters',
    'campaigns.getoffers',
    'games.getCategories',
  ]
  function List({ name }: { name: keyof typeof loads }) {
    // A call's own data, and those that the blocks of a page share.
    useSWR(name === 'campaigns.getoffers' ? [name, {}] : ['scope', '*', name], () => (loads[name] += 1), {
      dedupingInterval: 0,
    })
    return null
  }
  const root = createRoot(document.createElement('div'))
  await act(async () => root.render(names.map((name) => createElement(List, { key: name, name }))))
  siteAt('/rules')
  await act(async () => {
    await happen()
    await vi.waitFor(() => expect(loads['loyalty.getcharacters']).toBe(2))
  })
  expect(loads).toEqual({ 'loyalty.getcharacters': 2, 'campaigns.getoffers': 2, 'games.getCategories': 1 })
  await act(async () => {
    root.unmount()
    await mutate(() => true, undefined)
  })
})
