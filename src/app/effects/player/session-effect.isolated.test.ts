// @vitest-environment jsdom
import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { mutate } from 'swr'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { accountAnswer, accountError } from '../../../../tests/support/account-answers.ts'
import { sessionSite } from '../../../../tests/support/session-site.ts'
import { testAccount } from '../../../../tests/support/test-account.ts'
import { testState } from '../../../../tests/support/page-answer.ts'
import type { Locale } from '../../../../schemas/locale.ts'
import { loyaltyCharacters } from '../../../../schemas/shared-loads.ts'
import { factsOf } from '../../../lib/facts.ts'
import { RenderProvider } from '../../../renderer/render-context.tsx'
import { useLoad } from '../../../renderer/use-load.ts'
import { dialogs } from '../../../modules/dialogs/dialogs.ts'
import { openDialog } from '../../../modules/dialogs/index.ts'
import { socialReturn } from '../../../lib/browser/storage-keys.ts'
import { keepBackUrl } from '../../../lib/urls/back-url.ts'
import {
  emitSessionEvent,
  isPlayerKnown,
  leaveExpiredSession,
  logout,
  notePlayer,
  registerFollowUp,
  sessionStore,
} from '../../../modules/session/index.ts'
import { enterByMessenger, enterBySocialLogin, login, register } from '../../../modules/sign-in/index.ts'
import { useOffers } from '../../../modules/offers/use-offers.ts'
import { toasts } from '../../../modules/toasts/toasts.ts'

const { siteAt, tracked, stops, answerBy } = sessionSite()

test.each<[Locale, string, string]>([
  ['uz', '/forms/sign_in', '/'],
  ['ru', '/ru/forms/sign_in', '/ru'],
])('a login in %s at %s leads to the home page [RULE-25, TRACK-06]', async (locale, address, home) => {
  const { place } = siteAt(address, locale, {}, '/forms/sign_in')
  await login({ login: 'a', password: 'b' })
  expect(place()).toBe(home)
  expect(tracked.map(({ name }) => name)).toEqual(['login'])
})

test('a login over a page stays there, with all of its address but the flags', async () => {
  const { router, place } = siteAt('/betting?path=%2Fevent%2F7&show_popup_auth=1&session_expired=1#slip')
  await login({ login: 'a', password: 'b' })
  expect(place()).toBe('/betting?path=%2Fevent%2F7')
  expect(router.state.location.hash).toBe('#slip')
  expect(router.state.historyAction).toBe('REPLACE')
})

test('a login on the page for it leads back to the page before', async () => {
  const { router, place, show } = siteAt('/rules?a=1')
  show('/forms/sign_in')
  await router.navigate('/forms/sign_in')
  await login({ login: 'a', password: 'b' })
  expect(place()).toBe('/rules?a=1')
  expect(router.state.historyAction).toBe('PUSH')
})

test('a login over a page without flags reloads its data, and adds nothing to the history', async () => {
  const { router, place } = siteAt('/rules')
  const revalidate = vi.spyOn(router, 'revalidate')
  const { key } = router.state.location
  await login({ login: 'a', password: 'b' })
  expect(revalidate).toHaveBeenCalledOnce()
  expect(place()).toBe('/rules')
  expect(router.state.location.key).toBe(key)
})

test('a social login without a window of its own leads back to the page where it began', async () => {
  siteAt('/ru/rules?a=1#top', 'ru')
  // The provider's page replaces this one and leads back to a page of its own.
  const { router, place } = siteAt('/ru/forms/social?access_token=abc', 'ru', {}, '/forms/social')
  await enterBySocialLogin({ state: 's', service: 'google', accessToken: 'abc' })
  expect(place()).toBe('/ru/rules?a=1')
  expect(router.state.location.hash).toBe('#top')
})

test('a login leads to the page that the guest requested [RULE-13]', async () => {
  const { place } = siteAt('/?redirectUrl=%2Fru%2Fcashier%2Fdeposit%3Famount%3D5')
  await login({ login: 'a', password: 'b' })
  expect(place()).toBe('/ru/cashier/deposit?amount=5')
})

test('a registration is added to the address, which loses the flags [RULE-24, TRACK-07]', async () => {
  const { place } = siteAt('/rules?a=1&show_popup_reg=1&prevent_close=1')
  await register({ phone: '+998901234567', password: 'secret1' })
  expect(place()).toBe('/rules?a=1&register=success')
  expect(tracked.map(({ name }) => name)).toEqual(['sign_up'])
})

test('a registration during a navigation to another page leads there [RULE-27]', async () => {
  const { place } = siteAt('/?redirectUrl=%2Fcashier%2Fdeposit')
  await register({ phone: '+998901234567', password: 'secret1' })
  expect(place()).toBe('/cashier/deposit?register=success')
})

describe('out of the site', () => {
  const partner = 'https://partner.example/back'
  const query = `?backUrl=${encodeURIComponent(partner)}`
  const allowed = { externalHosts: ['partner.example'] }
  const assigned = vi.fn()
  const enterBySocial = () => enterBySocialLogin({ state: 's', service: 'google', accessToken: 'token' })

  beforeEach(() => {
    localStorage.clear()
    assigned.mockReset()
    vi.stubGlobal('location', { pathname: '/', assign: assigned })
  })

  test('a login may lead to external hosts that the settings allow [RULE-28, RULE-45]', async () => {
    siteAt(`/${query}`, 'uz', allowed)
    await login({ login: 'a', password: 'b' })
    expect(assigned).toHaveBeenCalledExactlyOnceWith(partner)
  })

  test('follows the target stored before a social login [RULE-31]', async () => {
    keepBackUrl('social', query, allowed)
    siteAt('/forms/social', 'uz', allowed)
    await enterBySocial()
    expect(assigned).toHaveBeenCalledExactlyOnceWith(partner)
    expect(localStorage.getItem(socialReturn)).toBeNull()
  })

  test('keeps the target of a social login out of later logins', async () => {
    keepBackUrl('social', query, allowed)
    const { place } = siteAt('/rules?redirectUrl=%2Fcashier', 'uz', allowed)
    await enterBySocial()
    expect(place()).toBe('/cashier')
    expect(assigned).not.toHaveBeenCalled()
    expect(localStorage.getItem(socialReturn)).toBeNull()
  })

  test('another login drops the target of an abandoned social login', async () => {
    keepBackUrl('social', query, allowed)
    const { place } = siteAt('/rules', 'uz', allowed)
    await login({ login: 'a', password: 'b' })
    expect(place()).toBe('/rules')
    expect(localStorage.getItem(socialReturn)).toBeNull()
  })
})

test('a registration on a page of forms leads to the home page, the messenger keeps its player on the page', async () => {
  const forms = siteAt('/forms/sign_up', 'uz', {}, '/forms/sign_up')
  await register({ phone: '1' })
  expect(forms.place()).toBe('/?register=success')
  sessionStore.set(null)
  const game = siteAt('/game/aviora', 'uz', {}, '/game/aviora')
  await enterByMessenger({ payload: 'signed' })
  expect(game.place()).toBe('/game/aviora')
})

test('a logout leads to the home page [RULE-26]', async () => {
  const { place } = siteAt('/ru/cashier/deposit', 'ru')
  await logout()
  expect(place()).toBe('/ru')
})

test('reads an account that the server could not read, at once and whenever a page is opened', async () => {
  answerBy(() => accountError('InternalServerErrorException', 500))
  const asked = vi.spyOn(globalThis, 'fetch')
  sessionStore.start(null, true)
  const { router } = siteAt('/rules')
  await vi.waitFor(() => expect(asked).toHaveBeenCalled())
  expect(sessionStore.get()).toMatchObject({ isUnknown: true, isAuthenticated: false })
  answerBy(() => accountAnswer(testAccount))
  await router.navigate('/support')
  await vi.waitFor(() =>
    expect(sessionStore.get()).toMatchObject({ isUnknown: false, isAuthenticated: true }),
  )
  sessionStore.start(null)
})

test('a failure is reported with its code and does not navigate [AUTH-05, AUTH-07]', async () => {
  const { place } = siteAt('/rules')
  answerBy(() => accountError('TooManyRequestsException', 429))
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

test('a logout for inactivity shows a message until it is read', async () => {
  siteAt('/cashier/deposit')
  await logout('inactivity')
  expect(toasts.get()).toMatchObject([
    { id: 'session', kind: 'info', title: 'inactivity.loggedOut', duration: null },
  ])
})

test('a logout by the player shows a message for a while', async () => {
  siteAt('/cashier/deposit')
  sessionStore.set(testAccount)
  openDialog({ id: 'search', title: 'Search', content: null })
  await logout()
  expect(toasts.get()).toMatchObject([
    { id: 'session', kind: 'info', title: 'toasts.loggedOut', duration: 5000 },
  ])
  expect(tracked.map(({ name }) => name)).toEqual(['logout'])
  expect(dialogs.get()).toMatchObject([{ id: 'search', status: 'leaving' }])
})

test('a failed logout keeps the player on the page and says so', async () => {
  const { place } = siteAt('/cashier/deposit')
  answerBy(() => accountError('TooManyRequestsException', 429))
  await logout()
  expect(toasts.get()).toMatchObject([{ id: 'session', kind: 'error', title: 'toasts.logoutFailed' }])
  expect(place()).toBe('/cashier/deposit')
})

describe('a session that changes without the player', () => {
  test('keeps the page and offers to log in if it has expired', () => {
    const { place, popups } = siteAt('/profile/settings?a=1')
    emitSessionEvent({ type: 'expired' })
    expect(popups).toEqual([
      { key: 'login', options: { closed: leaveExpiredSession, notice: 'session.expired' } },
    ])
    expect(place()).toBe('/profile/settings?a=1')
  })

  test('closes the dialogs and gives the reason if the account was deleted', () => {
    const { router } = siteAt('/profile/settings')
    const revalidate = vi.spyOn(router, 'revalidate')
    openDialog({ id: 'search', title: 'Search', content: null })
    emitSessionEvent({ type: 'deleted' })
    expect(dialogs.get()).toMatchObject([{ id: 'search', status: 'leaving' }])
    expect(toasts.get()).toMatchObject([
      { id: 'session', kind: 'error', title: 'errors.UserDeletedException', duration: null },
    ])
    expect(revalidate).toHaveBeenCalledOnce()
  })

  test('leads another player away from the page that was left, and later ones back to theirs', async () => {
    const { router, place } = siteAt('/profile/settings')
    emitSessionEvent({ type: 'expired' })
    await login({ login: 'another', password: 'b' })
    expect(place()).toBe('/')
    await router.navigate('/rules')
    await login({ login: 'another', password: 'b' })
    expect(place()).toBe('/rules')
  })

  test.each([
    ['its player comes back', () => emitSessionEvent({ type: 'resumed', account: testAccount })],
    ['another tab has logged in', () => emitSessionEvent({ type: 'changed' })],
  ])('leaves the page to the next login once %s', async (_, happen) => {
    const { place } = siteAt('/rules')
    emitSessionEvent({ type: 'expired' })
    happen()
    await login({ login: 'a', password: 'b' })
    expect(place()).toBe('/rules')
  })

  test('is remembered in the browser until it ends', () => {
    notePlayer(false)
    siteAt('/rules')
    expect(isPlayerKnown()).toBe(false)
    sessionStore.set(testAccount)
    expect(isPlayerKnown()).toBe(true)
    siteAt('/rules')
    expect(isPlayerKnown()).toBe(true)
    sessionStore.set(null)
    emitSessionEvent({ type: 'deleted' })
    expect(isPlayerKnown()).toBe(false)
  })

  test('is a login if it is resumed', () => {
    siteAt('/rules')
    emitSessionEvent({ type: 'resumed', account: testAccount })
    expect(tracked.map(({ name }) => name)).toEqual(['login'])
    expect(toasts.get()).toEqual([])
  })

  test.each([
    ['ended', false, [{ id: 'session', kind: 'info', title: 'toasts.loggedOut' }]],
    ['begun', true, []],
  ])('reloads the page if it has %s in another tab', (_, isAuthenticated, messages) => {
    const { router } = siteAt('/rules')
    const revalidate = vi.spyOn(router, 'revalidate')
    sessionStore.set(isAuthenticated ? testAccount : null)
    emitSessionEvent({ type: 'changed' })
    expect(toasts.get()).toMatchObject(messages)
    expect(toasts.get()).toHaveLength(messages.length)
    expect(revalidate).toHaveBeenCalledOnce()
  })
})

test('a login closes the dialogs of a guest, except those that only code closes', async () => {
  siteAt('/')
  openDialog({ id: 'search', title: 'Search', content: null })
  openDialog({ id: 'completion', title: 'Completion', content: null, preventClose: true })
  await login({ login: 'a', password: 'b' })
  expect(dialogs.get().map(({ id, status }) => [id, status])).toEqual([
    ['search', 'leaving'],
    ['completion', 'open'],
  ])
})

test('follow-ups are shown after the navigation, the incomplete registration first [SESS-02]', async () => {
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
  await vi.waitFor(() => expect(shown).toEqual(['registration at /rules']))
  complete()
  await vi.waitFor(() => expect(shown).toEqual(['registration at /rules', 'cashback', 'campaign']))
})

test.each([
  ['a login', () => login({ login: 'a', password: 'b' })],
  ['a registration', () => register({ password: 'secret1' })],
  ['a logout', () => logout()],
])('after %s displayed characters and offers are reloaded [SESS-04, SESS-05]', async (_, happen) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const { config } = testState()
  const block = { id: 'list', props: {}, params: {}, data: { characters: undefined, games: undefined } }
  const loads = { characters: loyaltyCharacters, games: { call: 'games.getCategories', params: {} } } as const
  function Lists() {
    useLoad(loads, 'characters', block)
    useLoad(loads, 'games', block)
    useOffers(undefined)
    return null
  }
  const page = { locale: 'uz', config, path: '/rules', params: {}, preview: false, scope: 'guest' } as const
  const facts = factsOf({ locale: 'uz', config, session: { account: null } }, {})
  const root = createRoot(document.createElement('div'))
  siteAt('/rules')
  const requests = new Map(
    ['loyalty/getcharacters', 'campaigns/getoffers', 'games/getCategories'].map((call) => [call, 0]),
  )
  const answerAccount = globalThis.fetch
  vi.stubGlobal('fetch', (url: string) => {
    const name = [...requests.keys()].find((call) => url.includes(call))
    if (name === undefined) return answerAccount(url)
    requests.set(name, (requests.get(name) ?? 0) + 1)
    return Promise.resolve(Response.json({ data: { items: [], total: 0 } }))
  })
  const value = { ...page, facts, components: new Map() }
  await act(async () => root.render(createElement(RenderProvider, { value, children: createElement(Lists) })))
  await vi.waitFor(() => expect([...requests.values()]).toEqual([1, 1, 1]))
  await act(async () => {
    await happen()
    await vi.waitFor(() => expect(requests.get('loyalty/getcharacters')).toBe(2))
  })
  expect([...requests.values()]).toEqual([2, 2, 1])
  await act(async () => {
    root.unmount()
    await mutate(() => true, undefined)
  })
})
