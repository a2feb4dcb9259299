import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { richLogin, sessionOf, startTestSandbox, type TestSandbox } from '../../tests/support/test-sandbox.ts'
import { sessionTtlMs } from '../../accounts/login/sessions.ts'
import { limits } from '../../accounts/login/throttle.ts'

let sandbox: TestSandbox
beforeEach(async () => {
  sandbox = await startTestSandbox()
})
afterEach(() => sandbox.close())

interface Info {
  data: { uid: number; login: string; locale: string; country_code: string; balance_main: { amount: string } }
}

const infoOf = async (session?: string) =>
  (await sandbox.get('/api/account/getInfo', session)).json<Info>().data
const typeOf = (response: { json: () => unknown }) => {
  const body = response.json()
  return body !== null && typeof body === 'object' && 'error' in body ? body.error : undefined
}
const wrong = { ...richLogin, password: 'not-this-one' }

describe('registration', () => {
  test("is open from the eighteenth birthday on, at the players' midnight", async () => {
    const register = (birthDate: string, phone: string) =>
      sandbox.post('/api/auth/register', { phone, password: 'marra-01', birth_date: birthDate })
    expect((await register('2008-03-02', '998935550101')).statusCode).toBe(422)
    expect((await register('2008-03-01', '998935550102')).statusCode).toBe(200)
    // 19:00 in UTC is midnight in Tashkent.
    sandbox.pass(12 * 60 * 60 * 1000)
    expect((await register('2008-03-02', '998935550103')).statusCode).toBe(200)
  })

  test('rejects a phone or e-mail that is taken, however it is spelled', async () => {
    await sandbox.post('/api/auth/register', {
      email: 'a@example.uz',
      phone: '998935550101',
      password: 'marra-01',
    })
    const phone = await sandbox.post('/api/auth/register', { phone: '+998935550101', password: 'marra-01' })
    expect(typeOf(phone)).toMatchObject({ type: 'InvalidParameterException', error_data: { phone: 'taken' } })
    const email = await sandbox.post('/api/auth/register', { email: 'A@example.uz', password: 'marra-01' })
    expect(typeOf(email)).toMatchObject({ error_data: { email: 'taken' } })
  })

  test.each([
    ['12345', 'minLength'],
    ['123456789', 'common'],
    ['QwertyUIOP', 'common'],
    ['998935550101', 'common'],
    ['+998935550101', 'common'],
  ])('rejects the password %s as %s', async (password, reason) => {
    const form = { phone: '998935550101', password }
    expect(typeOf(await sandbox.post('/api/auth/register', form))).toMatchObject({
      type: 'InvalidParameterException',
      error_data: { password: reason },
    })
  })

  test('accepts a password of 128 characters, which logs in', async () => {
    const password = 'toshkentda-yomgir-'.repeat(8).slice(0, 128)
    await sandbox.post('/api/auth/register', { phone: '998935550101', password })
    const response = await sandbox.post('/api/auth/login', { login: '998935550101', password })
    expect(response.statusCode).toBe(200)
  })

  test('sent twice concurrently creates one account', async () => {
    const form = { phone: '998935550101', password: 'marra-01' }
    const answers = await Promise.all([
      sandbox.post('/api/auth/register', form),
      sandbox.post('/api/auth/register', form),
    ])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422])
  })

  test('tells only a few times per address that a contact is taken', async () => {
    const taken = { phone: richLogin.login, password: 'marra-01' }
    const statuses: number[] = []
    for (let attempt = 0; attempt <= limits.taken.attempts; attempt += 1)
      statuses.push((await sandbox.post('/api/auth/register', taken)).statusCode)
    expect(new Set(statuses.slice(0, -1))).toEqual(new Set([422]))
    expect(statuses.at(-1)).toBe(429)
    expect((await sandbox.post('/api/auth/register', taken, { address: '10.0.0.7' })).statusCode).toBe(422)
  })

  test('is limited per address', async () => {
    for (let number = 0; number < limits.registration.attempts; number += 1)
      await sandbox.post('/api/auth/register', { phone: `99890${1_000_000 + number}`, password: 'marra-01' })
    const form = { phone: '998935550101', password: 'marra-01' }
    expect(typeOf(await sandbox.post('/api/auth/register', form))).toMatchObject({
      type: 'TooManyRequestsException',
    })
    expect((await sandbox.post('/api/auth/register', form, { address: '10.0.0.7' })).statusCode).toBe(200)
  })
})

describe('login', () => {
  test('returns the same error for a wrong password and an unknown login', async () => {
    const known = await sandbox.post('/api/auth/login', wrong)
    const unknown = await sandbox.post('/api/auth/login', { login: '998900000000', password: 'whatever' })
    expect(known.statusCode).toBe(401)
    expect(known.json()).toEqual(unknown.json())
    expect(known.headers['set-cookie']).toBeUndefined()
  })

  test('is rejected after five wrong passwords, even with the correct one, until the window has passed', async () => {
    for (let attempt = 0; attempt < limits.login.attempts; attempt += 1)
      expect((await sandbox.post('/api/auth/login', wrong)).statusCode).toBe(401)
    const rejected = await sandbox.post('/api/auth/login', richLogin)
    expect(rejected.statusCode).toBe(429)
    expect(typeOf(rejected)).toMatchObject({ error_data: { retry_after: limits.login.window / 1000 } })
    sandbox.pass(limits.login.window + 1)
    expect((await sandbox.post('/api/auth/login', richLogin)).statusCode).toBe(200)
  })

  test('does not let another address lock the player out', async () => {
    for (let attempt = 0; attempt <= limits.login.attempts; attempt += 1)
      await sandbox.post('/api/auth/login', wrong, { address: '203.0.113.7' })
    const attacker = await sandbox.post('/api/auth/login', richLogin, { address: '203.0.113.7' })
    expect(attacker.statusCode).toBe(429)
    expect((await sandbox.post('/api/auth/login', richLogin)).statusCode).toBe(200)
  })

  test('limits the guesses from many addresses', async () => {
    for (let number = 0; number < limits.logins.attempts; number += 1)
      await sandbox.post('/api/auth/login', wrong, { address: `203.0.113.${number}` })
    const next = await sandbox.post('/api/auth/login', wrong, { address: '203.0.113.200' })
    expect(next.statusCode).toBe(429)
  })

  test('counts an IPv6 network as one address', async () => {
    for (let attempt = 0; attempt < limits.login.attempts; attempt += 1)
      await sandbox.post('/api/auth/login', wrong, { address: `2001:db8:0:7::${attempt + 1}` })
    const status = async (address: string) =>
      (await sandbox.post('/api/auth/login', wrong, { address })).statusCode
    expect(await status('2001:db8::7:1:2:3:4')).toBe(429)
    expect(await status('2001:db8:0:8::1')).toBe(401)
  })

  test.each([richLogin.login, '998900000000'])('counts all spellings of %s as one login', async (login) => {
    const spellings = [
      `+${login}`,
      ` ${login}`,
      `${login.slice(0, 3)} ${login.slice(3)}`,
      `++${login}`,
      login,
    ]
    const statuses: number[] = []
    for (const spelling of [...spellings, ...spellings])
      statuses.push(
        (await sandbox.post('/api/auth/login', { login: spelling, password: 'guessed' })).statusCode,
      )
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429, 429, 429])
  })

  test('counts concurrent guesses', async () => {
    const guesses = Array.from({ length: 20 }, () => sandbox.post('/api/auth/login', wrong))
    const statuses = (await Promise.all(guesses)).map(({ statusCode }) => statusCode)
    expect(statuses.filter((status) => status === 401)).toHaveLength(limits.login.attempts)
  })

  test('resets the count of wrong passwords after the correct one', async () => {
    for (let round = 0; round < 3; round += 1) {
      for (let attempt = 1; attempt < limits.login.attempts; attempt += 1)
        await sandbox.post('/api/auth/login', wrong)
      expect((await sandbox.post('/api/auth/login', richLogin)).statusCode).toBe(200)
    }
  })

  test('knows a phone number without the code of the country, however it is spelled', async () => {
    const { password } = richLogin
    for (const login of ['+998 (90) 123-45-67', '90 123 45 67', richLogin.login])
      expect((await sandbox.post('/api/auth/login', { login, password })).statusCode, login).toBe(200)
    expect((await sandbox.post('/api/auth/login', { login: '1 234 567', password })).statusCode).toBe(401)
  })

  test('limits the guesses of one address across all logins', async () => {
    for (let number = 0; number < limits.address.attempts; number += 1)
      await sandbox.post('/api/auth/login', { login: `99890${1_000_000 + number}`, password: 'guessed' })
    expect((await sandbox.post('/api/auth/login', richLogin)).statusCode).toBe(429)
    expect((await sandbox.post('/api/auth/login', richLogin, { address: '10.0.0.7' })).statusCode).toBe(200)
  })

  test('limits guesses of the password at its change, too', async () => {
    const session = await sandbox.login()
    const change = async (password: string) => {
      const form = { password, new_password: 'new-one-7' }
      return typeOf(await sandbox.post('/api/account/changepassword', form, { session }))
    }
    for (let attempt = 0; attempt < limits.login.attempts; attempt += 1) await change('wrong')
    expect(await change(richLogin.password)).toMatchObject({ type: 'TooManyRequestsException' })
  })

  test('replaces a hash with weaker parameters, whatever the password', async () => {
    const database = sandbox.openDatabase()
    const ofPhone = () =>
      database
        .selectFrom('players')
        .select('password_hash')
        .where('phone', '=', richLogin.login)
        .executeTakeFirstOrThrow()
    // Of "123456", with cost 4 and one pass.
    const outdated = 'scrypt:4:l5B-jsv9qDYgk4kqJDaUYw:FcjaoNY5NPPMPaCV2vqJ63VmqK3L-iLwpe9CBWMo4_I'
    await database
      .updateTable('players')
      .set({ password_hash: outdated })
      .where('phone', '=', richLogin.login)
      .execute()
    expect((await sandbox.post('/api/auth/login', wrong)).statusCode).toBe(401)
    expect((await ofPhone()).password_hash).toBe(outdated)
    const short = { ...richLogin, password: '123456' }
    expect((await sandbox.post('/api/auth/login', short)).statusCode).toBe(200)
    expect((await ofPhone()).password_hash).toMatch(/^scrypt:2:8:3:/)
    expect((await sandbox.post('/api/auth/login', short)).statusCode).toBe(200)
    await database.destroy()
  })

  test('rejects a blocked account, without revealing the block to a wrong password', async () => {
    const blocked = { login: '998901234569', password: 'marra2026' }
    expect(typeOf(await sandbox.post('/api/auth/login', blocked))).toMatchObject({
      type: 'UserBannedException',
    })
    const guess = await sandbox.post('/api/auth/login', { ...blocked, password: 'not-this-one' })
    expect(typeOf(guess)).toMatchObject({ type: 'AuthorizationException' })
  })
})

describe('a session', () => {
  test('lives in a cookie that scripts cannot read', async () => {
    const response = await sandbox.post('/api/auth/login', richLogin)
    expect(response.headers['set-cookie']).toMatch(
      /^marquee_session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
    )
  })

  test('is bound to the host over https', async () => {
    const secure = await startTestSandbox({ publicUrl: 'https://marra.example', isConsoleOpen: true })
    const response = await secure.post('/api/auth/login', richLogin)
    expect(response.headers['set-cookie']).toMatch(/^__Host-marquee_session=[\w-]{43}; .*; Secure$/)
    await secure.close()
  })

  test('ends when it expires', async () => {
    const session = await sandbox.login()
    for (let day = 1; day < 30; day += 1) {
      sandbox.pass(sessionTtlMs / 30)
      expect((await infoOf(session)).uid).toBeGreaterThan(0)
    }
    sandbox.pass(sessionTtlMs / 30 - 1)
    expect((await infoOf(session)).uid).toBeGreaterThan(0)
    sandbox.pass(1)
    expect((await infoOf(session)).uid).toBe(0)
  })

  test('ends when the browser logs in again', async () => {
    const first = await sandbox.login()
    const second = sessionOf(await sandbox.post('/api/auth/login', richLogin, { session: first }))
    expect((await infoOf(first)).uid).toBe(0)
    expect((await infoOf(second)).uid).toBeGreaterThan(0)
  })

  test('survives a restart', async () => {
    const session = await sandbox.login()
    const again = await startTestSandbox(sandbox.settings)
    expect((await again.get('/api/account/getBalance', session)).statusCode).toBe(200)
    await again.close()
  })
})
