import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  callsOf,
  messageTo,
  wrongOf,
  type Call,
  type CallBody,
} from '../../../tests/support/sandbox/test-calls.ts'
import { sessionOf, startTestSandbox, type TestSandbox } from '../../../tests/support/sandbox/test-sandbox.ts'
import { codeTtlMs, resendDelay } from '../../accounts/login/codes.ts'
import { launchDataTtlMs } from '../../accounts/login/messenger.ts'
import { socialTokenTtlMs } from '../../accounts/login/social.ts'
import { limits } from '../../accounts/login/throttle.ts'

let sandbox: TestSandbox
let call: Call
beforeEach(async () => {
  sandbox = await startTestSandbox()
  call = callsOf(sandbox)
})
afterEach(async () => {
  expect(sandbox.errors).toEqual([])
  await sandbox.close()
})

const phone = '998901234567'
const codeFor = async (contact: string) => (await messageTo(sandbox, contact))?.code ?? ''
const minute = 60_000

describe('two-factor login', () => {
  const guarded = { login: '998901234570', password: 'marra2026' }
  const apiError = (message: string, data: Record<string, unknown>) => ({
    error: { type: 'AuthorizationException', message, error_data: data },
  })

  test('requires the code that was sent, and accepts it once', async () => {
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

  test('reports when another code can be requested and when the code expires', async () => {
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

  test('requires a confirmed contact', async () => {
    const session = sessionOf(
      await sandbox.post('/api/auth/register', { phone: '998935550101', password: 'secret1' }),
    )
    expect(await call('account.changeTwoFactorAuth', { is_enabled: 'true' }, session)).toMatchObject({
      error: { type: 'UserNeedConfirmContactException' },
    })
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

/** Access token the simulated provider issues for a person. */
async function socialToken(person: string, service = 'google'): Promise<string> {
  const query = new URLSearchParams({ service, redirect_url: '/' })
  const response = await sandbox.post(`/oauth/init?${query.toString()}`, { person })
  return new URL(response.headers.location ?? '', 'http://localhost').searchParams.get('access_token') ?? ''
}

describe('social login', () => {
  const enter = (token: string, provider = 'google') =>
    sandbox.post('/api/auth/callback', { provider, access_token: token })

  test('creates an account, which is incomplete until the birth date is known', async () => {
    const response = await enter(await socialToken('1001'))
    const session = sessionOf(response)
    expect(response.json<CallBody>().data).toMatchObject({
      login: 'dilnoza.karimova@example.com',
      is_registration_completed: false,
    })
    expect((await call('account.getprofileinfo', {}, session)).data).toMatchObject({
      first_name: 'Dilnoza',
      last_name: 'Karimova',
      contacts: [{ contact: 'dilnoza.karimova@example.com', is_confirmed: true }],
    })
    await call('account.saveProfileInfo', { birth_date: '1995-04-03' }, session)
    expect((await call('account.getInfo', {}, session)).data).toMatchObject({
      is_registration_completed: true,
    })
  })

  test('requires a contact from users without an e-mail address', async () => {
    const session = sessionOf(await enter(await socialToken('1001', 'telegram'), 'telegram'))
    await call('account.saveProfileInfo', { birth_date: '1995-04-03' }, session)
    expect((await call('account.getInfo', {}, session)).data).toMatchObject({
      is_registration_completed: false,
    })
    await call('account.addcontact', { contact: '998935550101' }, session)
    expect((await call('account.getInfo', {}, session)).data).toMatchObject({
      is_registration_completed: true,
    })
  })

  test('opens the same account again', async () => {
    const first = (await enter(await socialToken('1002'))).json<CallBody>().data
    const second = (await enter(await socialToken('1002'))).json<CallBody>().data
    expect(second).toEqual(first)
  })

  test('links only an account that has confirmed the address', async () => {
    const email = 'anna.kim@example.com'
    const form = { email, password: 'secret1' }
    const own = sessionOf(await sandbox.post('/api/auth/register', form))
    const { data } = await call('account.getInfo', {}, own)
    const stranger = (await enter(await socialToken('1003', 'facebook'), 'facebook')).json<CallBody>().data
    expect(stranger).not.toEqual(data)
    expect(stranger).toMatchObject({ login: '' })
    await call('account.sendconfirmationtocontact', { contact: email }, own)
    await call('account.confirmContact', { contact: email, code: await codeFor(email) }, own)
    expect((await enter(await socialToken('1003'))).json<CallBody>().data).toEqual(data)
  })

  test('accepts a token once, before it expires, from its own provider', async () => {
    const used = await socialToken('1001')
    await enter(used)
    const late = await socialToken('1001')
    sandbox.pass(socialTokenTtlMs)
    const foreign = await socialToken('1001')
    for (const [token, provider] of [
      [used, 'google'],
      [late, 'google'],
      [foreign, 'facebook'],
      ['made-up', 'google'],
    ] as const)
      expect((await enter(token, provider)).json()).toMatchObject({
        error: { type: 'AuthorizationException' },
      })
  })

  test('creates an account without a usable password', async () => {
    await enter(await socialToken('1001'))
    const login = 'dilnoza.karimova@example.com'
    for (const password of ['none', 'scrypt'])
      expect(await call('auth.login', { login, password })).toMatchObject({
        error: { type: 'AuthorizationException' },
      })
  })
})

describe('the messenger', () => {
  /** Launch data from the simulated messenger. */
  async function launchData(kind = 'good'): Promise<string> {
    const response = await sandbox.post('/sandbox/messenger', {
      user: '500000101',
      language: 'ru',
      start: '/',
      kind,
    })
    const fragment = new URL(response.headers.location ?? '', 'http://localhost').hash.slice(1)
    return new URLSearchParams(fragment).get('tgWebAppData') ?? ''
  }
  const register = (payload: string, more: Record<string, string> = {}) =>
    call('auth.register', { is_tg: 'true', payload, ...more })

  test('registers with signed launch data, and later logs in with them', async () => {
    const first = await register(await launchData(), { birth_date: '1995-04-03' })
    expect(first).toMatchObject({ data: { locale: 'ru', is_registration_completed: false } })
    expect(await register(await launchData(), { id: '500000101' })).toEqual(first)
  })

  test.each([
    ['forged', 'signature'],
    ['unsigned', 'signature'],
    ['expired', 'expired'],
  ])('rejects launch data that are %s', async (kind, rule) => {
    expect(await register(await launchData(kind))).toMatchObject({
      error: { type: 'AuthorizationException', error_data: { payload: rule } },
    })
  })

  test('rejects launch data that are a day old', async () => {
    const payload = await launchData()
    sandbox.pass(launchDataTtlMs)
    expect((await register(payload)).error).toBeUndefined()
    sandbox.pass(1000)
    expect(await register(payload)).toMatchObject({ error: { error_data: { payload: 'expired' } } })
  })

  test('rejects a user id that differs from the launch data, and a call without launch data', async () => {
    expect(await register(await launchData(), { id: '1' })).toMatchObject({
      error: { type: 'AuthorizationException', error_data: { id: 'mismatch' } },
    })
    expect(await call('auth.register', { is_tg: 'true' })).toMatchObject({
      error: { type: 'InvalidParameterException', error_data: { payload: 'required' } },
    })
  })
})
