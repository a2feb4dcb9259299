import { beforeEach, describe, expect, test } from 'vitest'
import {
  messageTo,
  wrongOf,
  sandboxOfTest,
  type Call,
  type CallBody,
  type CodeFor,
} from '../../tests/support/test-calls.ts'
import type { TestSandbox } from '../../tests/support/test-sandbox.ts'
import { codeTtlMs, resendDelay } from '../../accounts/login/codes.ts'
import { limits } from '../../accounts/login/throttle.ts'

let sandbox: TestSandbox
let call: Call
let codeFor: CodeFor
beforeEach(async () => {
  ;({ sandbox, call, codeFor } = await sandboxOfTest())
})

const phone = '998901234567'
const minute = 60_000

describe('two-factor login', () => {
  const guarded = { login: '998901234570', password: 'marra2026' }
  const apiError = (message: string, data: Record<string, unknown>) => ({
    error: { type: 'AuthorizationException', message, error_data: data },
  })

  test('requires the code that was sent, and accepts it once [ERR-05]', async () => {
    expect(await call('auth.login', guarded)).toEqual(
      apiError('two_factor_auth is enable', { two_factor_auth: 'required', resend_time: 60 }),
    )
    const code = await codeFor(guarded.login)
    const entered = { ...guarded, two_factor_code: code }
    expect(await call('auth.login', entered)).toMatchObject({ data: { two_factor_auth: true } })
    expect(await call('auth.login', entered)).toMatchObject(
      apiError('Time expired', { two_factor_auth: 'expired' }),
    )
  })

  test('opens no session before the correct code', async () => {
    const response = await sandbox.post('/api/auth/login', guarded)
    expect(response.statusCode).toBe(401)
    expect(response.headers['set-cookie']).toBeUndefined()
    const code = wrongOf(await codeFor(guarded.login))
    expect(await call('auth.login', { ...guarded, two_factor_code: code })).toEqual(
      apiError('two_factor_auth: code is invalid', { two_factor_auth: 'invalid', resend_time: 60 }),
    )
  })

  test('reports when another code can be requested and when the code expires [ENT-28]', async () => {
    await call('auth.login', guarded)
    const code = await codeFor(guarded.login)
    sandbox.pass(resendDelay - 15_000)
    expect(await call('auth.login', guarded)).toEqual(
      apiError('Resend time is 15', { two_factor_auth: 'required', resend_time: 15 }),
    )
    sandbox.pass(codeTtlMs)
    expect(await call('auth.login', { ...guarded, two_factor_code: code })).toMatchObject(
      apiError('Time expired', { two_factor_auth: 'expired', resend_time: 0 }),
    )
  })

  test('sends no code after a wrong password', async () => {
    await call('auth.login', { ...guarded, password: 'not-this-one' })
    expect(await messageTo(sandbox, guarded.login)).toBeUndefined()
  })

  test('limits guesses across all codes', async () => {
    const answers: CallBody[] = []
    for (let guess = 0; guess <= limits.code.attempts; guess += 1) {
      await call('auth.login', guarded)
      const code = wrongOf(await codeFor(guarded.login))
      answers.push(await call('auth.login', { ...guarded, two_factor_code: code }))
      sandbox.pass(resendDelay)
    }
    expect(answers.at(-1)).toMatchObject({ error: { type: 'TooManyRequestsException' } })
  })

  test('is switched on and off with a code', async () => {
    const session = await sandbox.login()
    const change = (isEnabled: string) =>
      call('account.changeTwoFactorAuth', { is_enabled: isEnabled }, session)
    expect(await change('false')).toMatchObject({ error: { error_data: { is_enabled: 'unchanged' } } })
    expect(await change('true')).toEqual({ data: { resend_time: 60 } })
    expect(await change('true')).toMatchObject({
      error: {
        type: 'TooManyRequestsException',
        message: 'Resend time is 60',
        error_data: { retry_after: 60 },
      },
    })
    const code = await codeFor(phone)
    expect(await call('account.confirmTwoFactorAuth', { code: wrongOf(code) }, session)).toMatchObject({
      error: { message: 'two_factor_auth: code is invalid', error_data: { code: 'invalid' } },
    })
    expect(await call('account.confirmTwoFactorAuth', { code }, session)).toEqual({ data: 1 })
    expect(await call('account.confirmTwoFactorAuth', { code }, session)).toMatchObject({
      error: { message: 'Time expired' },
    })
    expect((await call('account.getInfo', {}, session)).data).toMatchObject({ two_factor_auth: true })
    sandbox.pass(minute)
    await change('false')
    await call('account.confirmTwoFactorAuth', { code: await codeFor(phone) }, session)
    expect((await call('account.getInfo', {}, session)).data).toMatchObject({ two_factor_auth: false })
  })
})

describe('a forgotten password', () => {
  const reset = (code: string, login = phone) =>
    call('auth.resetpassword', { login, code, password: 'brand-new' })

  test('is reset with the code that was sent, which ends all sessions', async () => {
    const before = await sandbox.login()
    expect(await call('auth.restore', { login: `+${phone}` })).toEqual({ data: 1 })
    const code = await codeFor(phone)
    expect(await reset(code)).toMatchObject({ data: { login: phone } })
    expect((await call('account.getInfo', {}, before)).data).toMatchObject({ uid: 0 })
    expect((await call('auth.login', { login: phone, password: 'brand-new' })).error).toBeUndefined()
    expect(await reset(code)).toMatchObject({ error: { error_data: { code: 'invalid' } } })
  })

  test('returns the same answer whether or not the player exists', async () => {
    const unknown = '998900000000'
    for (const login of [phone, unknown]) {
      expect(await call('auth.restore', { login })).toEqual({ data: 1 })
      expect(await call('auth.restore', { login })).toMatchObject({
        error: { type: 'TooManyRequestsException', error_data: { retry_after: 60 } },
      })
    }
    const wrong = wrongOf(await codeFor(phone))
    expect(await reset(wrong)).toEqual(await reset(wrong, unknown))
    expect(await messageTo(sandbox, unknown)).toBeUndefined()
  })

  test('can be reset by the player while somebody else guesses codes', async () => {
    const guess = { login: phone, code: '000000', password: 'brand-new' }
    for (let number = 0; number <= limits.code.attempts; number += 1)
      await sandbox.post('/api/auth/resetpassword', guess, { address: '203.0.113.7' })
    await call('auth.restore', { login: phone })
    expect((await reset(await codeFor(phone))).error).toBeUndefined()
  })

  test('opens no session without the second factor of the account', async () => {
    const login = '998901234570'
    await call('auth.restore', { login })
    const code = await codeFor(login)
    const form = { login, code, password: 'brand-new' }
    const response = await sandbox.post('/api/auth/resetpassword', form)
    expect(response.headers['set-cookie']).toBeUndefined()
    expect(response.json()).toMatchObject({ error: { error_data: { two_factor_auth: 'required' } } })
    const entered = { login, password: 'brand-new', two_factor_code: await codeFor(login) }
    expect(await call('auth.login', entered)).toMatchObject({ data: { login } })
  })

  test('stays unchanged if the code has expired', async () => {
    await call('auth.restore', { login: phone })
    const code = await codeFor(phone)
    sandbox.pass(codeTtlMs)
    expect(await reset(code)).toMatchObject({ error: { error_data: { code: 'invalid' } } })
    expect((await call('auth.login', { login: phone, password: 'marra2026' })).error).toBeUndefined()
  })

  test('cannot be reset for a blocked account', async () => {
    const blocked = '998901234569'
    await call('auth.restore', { login: blocked })
    expect(await reset(await codeFor(blocked), blocked)).toMatchObject({
      error: { type: 'UserBannedException' },
    })
  })
})
