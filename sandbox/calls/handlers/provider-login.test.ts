import { beforeEach, describe, expect, test } from 'vitest'
import { uzcardNumber } from '../../tests/support/cashier.ts'
import {
  wrongOf,
  sandboxOfTest,
  type Call,
  type CallBody,
  type CodeFor,
} from '../../tests/support/test-calls.ts'
import { sessionOf, type TestSandbox } from '../../tests/support/test-sandbox.ts'
import { launchDataTtlMs } from '../../accounts/login/messenger.ts'
import { socialTokenTtlMs } from '../../accounts/login/social.ts'

let sandbox: TestSandbox
let call: Call
let codeFor: CodeFor
beforeEach(async () => {
  ;({ sandbox, call, codeFor } = await sandboxOfTest())
})

/** Confirms a player without a password by a code to the contact. */
async function confirmByCode(contact: string, session: string): Promise<void> {
  await call('account.sendidentitycode', {}, session)
  await call('account.confirmidentity', { code: await codeFor(contact) }, session)
}

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

  test('neither deposits nor plays for money until the birth date is known', async () => {
    const session = sessionOf(await enter(await socialToken('1001')))
    const needsAge = { type: 'UserNeedProfileDataException', error_data: { birth_date: 'required' } }
    const deposit = async (number: number) => {
      const requisites = `{"card_number":"${uzcardNumber}"}`
      const order = { method_id: '1', amount: '50000', requisites }
      const options = { session, idempotencyKey: `deposit-${number}-0123456789` }
      return (await sandbox.post('/api/cashier/makedeposit', order, options)).json<CallBody>()
    }
    const play = () => sandbox.get('/platform/game/olmos-saltanati/play', session)
    expect((await deposit(1)).error).toMatchObject(needsAge)
    expect((await play()).body).toContain('data-error="UserNeedProfileDataException"')
    expect((await sandbox.get('/platform/game/olmos-saltanati/demo', session)).body).not.toContain(
      'data-error',
    )
    const child = await call('account.saveProfileInfo', { birth_date: '2010-04-03' }, session)
    expect(child.error).toMatchObject({ error_data: { birth_date: 'age' } })
    expect((await deposit(2)).error).toMatchObject(needsAge)
    await call('account.saveProfileInfo', { birth_date: '1995-04-03' }, session)
    expect((await deposit(3)).error).toBeUndefined()
    expect((await play()).body).not.toContain('data-error')
  })

  test('asks for the second factor, and keeps the token until then', async () => {
    const email = 'dilnoza.karimova@example.com'
    const session = sessionOf(await enter(await socialToken('1001')))
    await confirmByCode(email, session)
    await call('account.changeTwoFactorAuth', { is_enabled: 'true' }, session)
    await call('account.confirmTwoFactorAuth', { code: await codeFor(email) }, session)
    const login = { provider: 'google', access_token: await socialToken('1001') }
    const response = await sandbox.post('/api/auth/callback', login)
    expect(response.headers['set-cookie']).toBeUndefined()
    expect(response.json<CallBody>().error).toMatchObject({ error_data: { two_factor_auth: 'required' } })
    const withCode = async (code: string) => call('auth.callback', { ...login, two_factor_code: code })
    const code = await codeFor(email)
    expect((await withCode(wrongOf(code))).error).toMatchObject({
      error_data: { two_factor_auth: 'invalid' },
    })
    expect((await withCode(code)).data).toMatchObject({ login: email })
    expect((await withCode(code)).error).toMatchObject({ type: 'AuthorizationException' })
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

  test('links only an account that has confirmed the address', async () => {
    const email = 'anna.kim@example.com'
    const form = { email, password: 'marra-01' }
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

  test.each([
    ['forged', 'signature'],
    ['unsigned', 'signature'],
    ['expired', 'expired'],
  ])('rejects launch data that are %s', async (kind, rule) => {
    expect(await register(await launchData(kind))).toMatchObject({
      error: { type: 'AuthorizationException', error_data: { payload: rule } },
    })
  })

  test('does not pass the second factor of a known user', async () => {
    const payload = await launchData()
    const contact = '998935550102'
    const session = sessionOf(await sandbox.post('/api/auth/register', { is_tg: 'true', payload }))
    await call('account.addcontact', { contact }, session)
    await call('account.sendconfirmationtocontact', { contact }, session)
    await call('account.confirmContact', { contact, code: await codeFor(contact) }, session)
    await confirmByCode(contact, session)
    await call('account.changeTwoFactorAuth', { is_enabled: 'true' }, session)
    await call('account.confirmTwoFactorAuth', { code: await codeFor(contact) }, session)
    const response = await sandbox.post('/api/auth/register', { is_tg: 'true', payload })
    expect(response.headers['set-cookie']).toBeUndefined()
    expect(response.json<CallBody>().error).toMatchObject({ error_data: { two_factor_auth: 'required' } })
    const code = await codeFor(contact)
    expect((await register(payload, { two_factor_code: wrongOf(code) })).error).toMatchObject({
      error_data: { two_factor_auth: 'invalid' },
    })
    expect((await register(payload, { two_factor_code: code })).data).toMatchObject({ login: contact })
  })

  test('rejects launch data that are a day old', async () => {
    const payload = await launchData()
    sandbox.pass(launchDataTtlMs)
    expect((await register(payload)).error).toBeUndefined()
    sandbox.pass(1000)
    expect(await register(payload)).toMatchObject({ error: { error_data: { payload: 'expired' } } })
  })
})
