// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest'
import { accountAnswer, accountError } from '../../../../tests/support/account-answers.ts'
import { sessionSite } from '../../../../tests/support/session-site.ts'
import { testAccount } from '../../../../tests/support/test-account.ts'
import { callApi } from '../../../lib/api/client.ts'
import { logout, requireLogin, sessionStore } from '../../../modules/session/index.ts'
import { login } from '../../../modules/sign-in/index.ts'
import { toasts } from '../../../modules/toasts/toasts.ts'

const { siteAt, answerBy } = sessionSite()

describe('a session that ends in the middle of a page', () => {
  const rejection = () => accountError('AuthorizationException', 401)

  async function expire() {
    const site = siteAt('/profile/settings?a=1')
    sessionStore.set(testAccount)
    answerBy(rejection)
    await callApi('account.saveProfileInfo', {}).catch(() => undefined)
    await vi.waitFor(() => expect(site.popups.map(({ key }) => key)).toEqual(['login']))
    return site
  }

  test('keeps the page and the typed values, and offers to log in', async () => {
    const { place, popups } = await expire()
    expect(place()).toBe('/profile/settings?a=1')
    expect(sessionStore.get().account).toEqual(testAccount)
    expect(popups).toMatchObject([{ options: { notice: 'session.expired' } }])
  })

  test('continues when the same player logs in', async () => {
    const { place, popups } = await expire()
    answerBy(() => accountAnswer(testAccount))
    await login({ login: 'a', password: 'b' })
    popups[0]?.options?.closed?.()
    expect(place()).toBe('/profile/settings?a=1')
    expect(sessionStore.get().isAuthenticated).toBe(true)
  })

  test('starts again when another player logs in', async () => {
    const { place } = await expire()
    answerBy(() => accountAnswer({ ...testAccount, uid: 8 }))
    await login({ login: 'a', password: 'b' })
    await vi.waitFor(() => expect(place()).toBe('/'))
  })

  test('ends when the player does not log in', async () => {
    const { popups, router } = await expire()
    const revalidate = vi.spyOn(router, 'revalidate')
    popups[0]?.options?.closed?.()
    expect(sessionStore.get().isAuthenticated).toBe(false)
    expect(revalidate).toHaveBeenCalledOnce()
  })

  test('is reported once, even if more calls fail', async () => {
    const { popups } = await expire()
    await Promise.all([1, 2].map(() => callApi('account.getBalance').catch(() => undefined)))
    await new Promise((resolve) => setTimeout(resolve))
    expect(popups).toHaveLength(1)
    popups[0]?.options?.closed?.()
  })
})

test('a login that confirms a change keeps the page, and continues for the same player', async () => {
  const { place, popups } = siteAt('/profile/settings')
  sessionStore.set(testAccount)
  answerBy(() => Response.json({ data: 1 }))
  await requireLogin()
  expect(popups.map(({ key }) => key)).toEqual(['login'])
  answerBy(() => accountAnswer(testAccount))
  await login({ login: 'a', password: 'b' })
  popups[0]?.options?.closed?.()
  expect(place()).toBe('/profile/settings')
  expect(sessionStore.get().account).toEqual(testAccount)
})

test('a single failed call does not end the session while the platform knows the player', async () => {
  const { popups } = siteAt('/profile/settings')
  sessionStore.set(testAccount)
  const answers = [() => accountError('AuthorizationException', 401), () => accountAnswer(testAccount)]
  answerBy(() => answers.shift()?.() ?? Response.json({ data: 1 }))
  await callApi('account.changepassword', {}).catch(() => undefined)
  await vi.waitFor(() => expect(answers).toEqual([]))
  expect(popups).toEqual([])
})

describe('an account that was deleted', () => {
  const rejection = () => accountError('UserDeletedException', 422)

  test('makes a guest of the player, with the reason', async () => {
    const { popups, router } = siteAt('/profile/settings')
    const revalidate = vi.spyOn(router, 'revalidate')
    sessionStore.set(testAccount)
    answerBy(rejection)
    await callApi('account.getBalance').catch(() => undefined)
    await vi.waitFor(() => expect(sessionStore.get().isAuthenticated).toBe(false))
    expect(toasts.get()).toMatchObject([
      { id: 'session', kind: 'error', title: 'errors.UserDeletedException', duration: null },
    ])
    expect(popups).toEqual([])
    expect(revalidate).toHaveBeenCalledOnce()
  })

  test('can log out', async () => {
    siteAt('/rules')
    sessionStore.set(testAccount)
    answerBy(rejection)
    await logout()
    expect(sessionStore.get().isAuthenticated).toBe(false)
    expect(toasts.get()).toMatchObject([{ title: 'toasts.loggedOut' }])
  })
})
