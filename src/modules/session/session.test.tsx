// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ApiErrorType } from '../../../schemas/api/errors.ts'
import { accountAnswer, accountRefusal } from '../../../tests/support/account-answers.ts'
import { mount, testAccount } from '../../../tests/support/mount.tsx'
import { keepPromoCode, keptPromoCode } from '../../lib/promo-code.ts'
import { keepMarks } from '../../lib/tracking-marks.ts'
import { runOperation } from '../../renderer/actions.ts'
import {
  createSessionStore,
  enterByMessenger,
  followOtherTabs,
  logout,
  onSessionEvent,
  refreshSession,
  sessionStore,
  useSession,
  type SessionEvent,
} from './index.ts'

const logged = vi.fn()
const events: SessionEvent[] = []
const sent: { path: string; body: BodyInit | null | undefined }[] = []
const sentData = (index = 0): unknown => {
  const body = sent[index]?.body
  return typeof body === 'string' ? JSON.parse(body) : undefined
}
let answers: (() => Promise<Response>)[] = []
let stopListening: () => void

const succeed = (data: unknown) => () => Promise.resolve(Response.json({ data }))
const admit =
  (account = testAccount) =>
  () =>
    Promise.resolve(accountAnswer(account))
const refuse = (type: ApiErrorType, status: number) => () => Promise.resolve(accountRefusal(type, status))

beforeEach(() => {
  localStorage.clear()
  events.length = 0
  sent.length = 0
  logged.mockReset()
  sessionStore.set(null)
  stopListening = onSessionEvent((event) => events.push(event))
  vi.spyOn(console, 'warn').mockImplementation(logged)
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    const { body } = init
    sent.push({ path: new URL(url, 'http://site').pathname, body })
    return answers.shift()?.() ?? Promise.reject(new TypeError('offline'))
  })
})

afterEach(() => {
  stopListening()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test.each([
  [null, false],
  [{ ...testAccount, uid: 0 }, false],
  [{ ...testAccount, uid: -1 }, false],
  [{ ...testAccount, uid: 1 }, true],
])('a user is logged in exactly when the number of the account is above 0', (account, isAuthenticated) => {
  const session = createSessionStore(account).get()
  expect(session.isAuthenticated).toBe(isAuthenticated)
  expect(session.account === null).toBe(!isAuthenticated)
})

test('a leading plus is taken from the login before it is sent', async () => {
  answers = [admit()]
  await runOperation('auth.login', { login: ' +998901234567', password: ' + secret' })
  expect(sent[0]?.path).toBe('/cms/auth/local')
  expect(sentData()).toEqual({ data: { identifier: '998901234567', password: ' + secret' } })
  expect(sessionStore.get().account).toEqual(testAccount)
  expect(events).toEqual([{ type: 'login', account: testAccount }])
})

test('a refused login is reported with its code and reaches the form', async () => {
  answers = [refuse('AuthorizationException', 401)]
  await expect(runOperation('auth.login', { login: 'a', password: 'b' })).rejects.toMatchObject({
    type: 'AuthorizationException',
  })
  expect(events).toEqual([{ type: 'loginFailed', code: 'AuthorizationException' }])
  expect(sessionStore.get().isAuthenticated).toBe(false)
})

test('a login without connection is reported as that', async () => {
  answers = []
  await expect(runOperation('auth.login', { login: 'a', password: 'b' })).rejects.toMatchObject({
    name: 'NetworkError',
  })
  expect(events).toEqual([{ type: 'loginFailed', code: 'NetworkError' }])
})

test('a registration sends whatever its form asks for and opens the session', async () => {
  answers = [admit()]
  await runOperation('auth.register', {
    phone: '+998901234567',
    password: 'secret1',
    agreement: true,
    nickname: 'x',
  })
  expect(sent[0]?.path).toBe('/cms/auth/local/register')
  expect(sentData()).toEqual({
    data: { phone: '+998901234567', password: 'secret1', agreement: true, nickname: 'x' },
  })
  expect(events).toEqual([{ type: 'register', account: testAccount }])
})

test('a registration bears the marks of the visit, whichever way it is made', async () => {
  keepMarks('?track_id=77&publisher_id=12&utm_source=x')
  answers = [admit(), admit()]
  await runOperation('auth.register', { password: 'secret1' })
  await enterByMessenger({ payload: 'signed' })
  const marks = { track_id: '77', publisher_id: '12' }
  expect([sentData(0), sentData(1)]).toEqual([
    { data: { ...marks, password: 'secret1' } },
    { data: { ...marks, payload: 'signed', is_tg: true } },
  ])
  sessionStorage.clear()
})

test('a logout ends the session', async () => {
  sessionStore.set(testAccount)
  answers = [succeed(1)]
  await logout()
  expect(sessionStore.get()).toEqual({ account: null, isAuthenticated: false })
  expect(events).toEqual([{ type: 'logout', reason: 'player' }])
})

test('a session that is over already ends without a complaint', async () => {
  sessionStore.set(testAccount)
  answers = [refuse('AuthorizationException', 401)]
  await logout('inactivity')
  expect(sessionStore.get().isAuthenticated).toBe(false)
  expect(events).toEqual([{ type: 'logout', reason: 'inactivity' }])
})

test('a registration takes the promo code along that the player came with, unless the form has another', async () => {
  keepPromoCode('?promo_code=YANGI')
  answers = [admit(), admit()]
  await runOperation('auth.register', { password: 'secret1' })
  await runOperation('auth.register', { password: 'secret1', promo_code: 'MARRA50' })
  expect([sentData(0), sentData(1)]).toMatchObject([
    { data: { promo_code: 'YANGI' } },
    { data: { promo_code: 'MARRA50' } },
  ])
})

test('a promo code that a registration took along is not offered again; one of a failed registration is', async () => {
  keepPromoCode('?promo_code=YANGI')
  answers = [refuse('InternalServerErrorException', 500), admit()]
  await expect(runOperation('auth.register', { password: 'secret1' })).rejects.toThrow()
  expect(keptPromoCode()).toBe('YANGI')
  await runOperation('auth.register', { password: 'secret1' })
  expect(keptPromoCode()).toBeUndefined()
})

test('a failed logout is reported and logged, not thrown, and nobody is logged out by it', async () => {
  sessionStore.set(testAccount)
  answers = [refuse('InternalServerErrorException', 500)]
  await expect(logout()).resolves.toBeUndefined()
  expect(events).toEqual([{ type: 'logoutFailed', code: 'InternalServerErrorException' }])
  expect(logged).toHaveBeenCalled()
  expect(sessionStore.get().isAuthenticated).toBe(true)
})

test('a session that has ended is noticed when it is looked at', async () => {
  sessionStore.set(testAccount)
  answers = [refuse('AuthorizationException', 401)]
  await refreshSession()
  expect(sessionStore.get().isAuthenticated).toBe(false)
  expect(events).toEqual([{ type: 'changed' }])
})

test('without an answer the session stays as it is known', async () => {
  sessionStore.set(testAccount)
  answers = []
  await refreshSession()
  expect(sessionStore.get().isAuthenticated).toBe(true)
  expect(events).toEqual([])
})

test('a logout in another tab is noticed in this one, and a login here is told to the others', async () => {
  const channels: FakeChannel[] = []
  class FakeChannel {
    onmessage: ((event: unknown) => void) | null = null
    readonly messages: unknown[] = []
    constructor(readonly name: string) {
      channels.push(this)
    }
    postMessage(message: unknown) {
      this.messages.push(message)
    }
  }
  vi.stubGlobal('BroadcastChannel', FakeChannel)
  followOtherTabs()
  const [channel] = channels
  answers = [admit(), succeed({ ...testAccount, uid: 0 })]
  await runOperation('auth.login', { login: 'a', password: 'b' })
  expect(channel?.messages).toHaveLength(1)
  channel?.onmessage?.({ data: 'changed' })
  await vi.waitFor(() => expect(sessionStore.get().isAuthenticated).toBe(false))
  expect(events.at(-1)).toEqual({ type: 'changed' })
})

function Name() {
  const { account } = useSession()
  return <p>{account?.fakename ?? 'guest'}</p>
}

test('what shows the session follows it', async () => {
  const { container, session, unmount } = await mount(<Name />, { account: testAccount })
  expect(container.textContent).toBe('player')
  act(() => session.set(null))
  expect(container.textContent).toBe('guest')
  await unmount()
})
