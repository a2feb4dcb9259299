// @vitest-environment jsdom
import { act, createElement } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '../../../schemas/api/errors.ts'
import { accountAnswer, accountError } from '../../../tests/support/account-answers.ts'
import { testAccount } from '../../../tests/support/test-account.ts'
import { serverNow } from '../../lib/data/server-clock.ts'
import { mount } from '../../../tests/support/mount.tsx'
import { testAppContext } from '../../../tests/support/app-context.ts'
import { registerOperations } from '../../app/operations.ts'
import { OperationPaused, runOperation } from '../../renderer/actions.ts'
import { onSessionEvent, sessionStore, type SessionEvent } from '../session/index.ts'
import { resendLoginCode, secondFactor } from './index.ts'
import { factorStatus, useSecondFactor } from './second-factor.ts'

registerOperations(testAppContext())

const credentials = { login: '998901234570', password: 'marra2026' }
let answers: Response[] = []
const sent: unknown[] = []
const events: SessionEvent[] = []
let stop: () => void

const rejected = (message: string, data: Record<string, unknown> = {}) =>
  accountError('AuthorizationException', 401, { message, data })

beforeEach(() => {
  sent.length = 0
  events.length = 0
  secondFactor.forget()
  sessionStore.set(null)
  localStorage.clear()
  sessionStorage.clear()
  stop = onSessionEvent((event) => events.push(event))
  vi.stubGlobal('fetch', (_url: string, { body }: RequestInit) => {
    sent.push(typeof body === 'string' ? JSON.parse(body) : undefined)
    const answer = answers.shift()
    return answer ? Promise.resolve(answer) : Promise.reject(new TypeError('offline'))
  })
})
afterEach(() => {
  stop()
})

/** Seconds until another code may be requested. */
const wait = () => Math.round(((secondFactor.get()?.resendAt ?? 0) - serverNow()) / 1000)

async function logIn() {
  await expect(runOperation('auth.login', { ...credentials, login: '+998901234570' })).rejects.toThrow(
    OperationPaused,
  )
}

describe('the messages of the platform', () => {
  test.each([
    ['two_factor_auth is enable', {}, { state: 'needed', resendTime: undefined, method: 'message' }],
    [
      'two_factor_auth is enable',
      { resend_time: 60 },
      { state: 'needed', resendTime: 60, method: 'message' },
    ],
    ['Resend time is 42', {}, { state: 'needed', resendTime: 42, method: 'message' }],
    ['Resend time is: 42', { resend_time: 41 }, { state: 'needed', resendTime: 41, method: 'message' }],
    ['two_factor_auth: code is invalid', {}, { state: 'invalid', resendTime: undefined, method: 'message' }],
    ['Time expired', { resend_time: 0 }, { state: 'expired', resendTime: 0, method: 'message' }],
  ])('recognizes %s %o [TFA-02, TFA-06]', (message, data, status) => {
    expect(factorStatus(new ApiError('AuthorizationException', message, data))).toEqual({
      ...status,
      message,
    })
  })

  test('of other errors do not mention a second factor', () => {
    expect(factorStatus(new ApiError('AuthorizationException', 'Wrong login or password'))).toBeUndefined()
    expect(factorStatus(new ApiError('InvalidParameterException', 'Time expired'))).toBeUndefined()
    expect(factorStatus(new Error('Time expired'))).toBeUndefined()
  })
})

test.each(['two_factor_auth is enable', 'Resend time is 42'])(
  'keeps the credentials of a login answered with "%s" in memory only [ENT-28, TFA-01, TFA-03, TFA-05]',
  async (message) => {
    answers = [rejected(message, { resend_time: 42 })]
    await logIn()
    expect(secondFactor.get()).toMatchObject(credentials)
    expect(wait()).toBe(42)
    expect(events).toEqual([{ type: 'secondFactorNeeded', giveUp: secondFactor.forget }])
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
  },
)

test('sends the code with the stored credentials, and forgets them after a correct one [TFA-04, TFA-11]', async () => {
  answers = [rejected('two_factor_auth is enable'), accountAnswer(testAccount)]
  await logIn()
  await runOperation('auth.confirmLogin', { code: '012345' })
  expect(sent[1]).toEqual({
    data: { identifier: credentials.login, password: credentials.password, two_factor_code: '012345' },
  })
  expect(secondFactor.get()).toBeUndefined()
  expect(events.at(-1)).toEqual({ type: 'login', account: testAccount })
})

test.each([
  ['two_factor_auth: code is invalid', 'invalid'],
  ['Time expired', 'expired'],
])(
  'shows the error "%s" at the code field, and keeps the login pending [TFA-07, TFA-08]',
  async (message, reason) => {
    answers = [
      rejected('two_factor_auth is enable', { resend_time: 60 }),
      rejected(message, { resend_time: 7 }),
    ]
    await logIn()
    await expect(runOperation('auth.confirmLogin', { code: '000000' })).rejects.toMatchObject({
      type: 'AuthorizationException',
      data: { code: reason },
    })
    expect(secondFactor.get()).toMatchObject(credentials)
    expect(wait()).toBe(7)
    expect(events.at(-1)).toEqual({ type: 'loginFailed', code: 'AuthorizationException' })
  },
)

test('requests another code without sending one, and restarts the wait', async () => {
  answers = [rejected('two_factor_auth is enable', { resend_time: 0 }), rejected('Resend time is 60')]
  await logIn()
  await resendLoginCode()
  expect(sent[1]).toEqual({ data: { identifier: credentials.login, password: credentials.password } })
  expect(wait()).toBe(60)
  await expect(resendLoginCode()).rejects.toMatchObject({ name: 'NetworkError' })
  expect(secondFactor.get()).toMatchObject(credentials)
})

test('asks for the code of an authenticator app until it is right, and sends a recovery code without spaces', async () => {
  answers = [
    rejected('two_factor_auth is enable', { method: 'app' }),
    rejected('two_factor_auth: code is invalid', { method: 'app' }),
    accountAnswer(testAccount),
  ]
  await logIn()
  expect(secondFactor.get()).toMatchObject({ ...credentials, method: 'app' })
  await expect(runOperation('auth.confirmLogin', { code: '000000' })).rejects.toMatchObject({
    data: { code: 'invalid' },
  })
  expect(secondFactor.get()).toMatchObject({ method: 'app' })
  await runOperation('auth.confirmLogin', { code: ' abcdefgh ijklmnop qrstuvwx ' })
  expect(sent[2]).toMatchObject({ data: { two_factor_code: 'abcdefghijklmnopqrstuvwx' } })
})

test('rejects a code without a pending login', async () => {
  await expect(runOperation('auth.confirmLogin', { code: '012345' })).rejects.toMatchObject({
    type: 'AuthorizationException',
  })
  expect(sent).toEqual([])
})

test('shows a pending login until it is forgotten', async () => {
  function Pending() {
    return useSecondFactor() === undefined ? 'nothing pending' : 'code needed'
  }
  const { container } = await mount(createElement(Pending))
  expect(container.textContent).toBe('nothing pending')
  act(() => secondFactor.begin(credentials))
  expect(container.textContent).toBe('code needed')
  expect(wait()).toBeCloseTo(0)
  act(() => secondFactor.forget())
  expect(container.textContent).toBe('nothing pending')
})
