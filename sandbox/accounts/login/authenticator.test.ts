import { afterEach, beforeEach, expect, test } from 'vitest'
import { emptyLogin, prepare } from '../../tests/support/cashier.ts'
import { messageTo } from '../../tests/support/test-calls.ts'
import { startTestSandbox, type TestSandbox } from '../../tests/support/test-sandbox.ts'
import { codeOfApp } from '../../../tests/support/totp.ts'
import texts from '../../texts/uz.json' with { type: 'json' }

const step = 30_000
let sandbox: TestSandbox
let session: string

beforeEach(async () => {
  sandbox = await startTestSandbox()
  session = await sandbox.login(emptyLogin)
})
afterEach(() => sandbox.close())

interface Body {
  data?: { secret: string; recovery_codes: string[] }
  error?: { type: string; message: string; error_data: Record<string, unknown> }
}

async function call(name: string, form: Record<string, string> = {}): Promise<Body> {
  return (await sandbox.post(`/api/account/${name}`, form, { session })).json()
}

/** Sets the app up, and returns its secret and the recovery codes. */
async function setUp() {
  const secret = (await call('beginauthenticator')).data?.secret ?? ''
  const { data } = await call('confirmauthenticator', { code: codeOfApp(secret, sandbox.now()) })
  return { secret, codes: data?.recovery_codes ?? [] }
}

async function logIn(two_factor_code?: string) {
  const form = { ...emptyLogin, ...(two_factor_code !== undefined && { two_factor_code }) }
  const answer = await sandbox.post('/api/auth/login', form)
  const { error }: Body = answer.json()
  return error ? (error.error_data['two_factor_auth'] ?? error.type) : 'in'
}

test('accepts each code once, also the one that ended the setup', async () => {
  const { secret } = await setUp()
  const code = codeOfApp(secret, sandbox.now())
  expect(await logIn(code)).toBe('invalid')
  sandbox.pass(step)
  const next = codeOfApp(secret, sandbox.now())
  expect(await logIn(next)).toBe('in')
  expect(await logIn(next)).toBe('invalid')
  expect(await logIn(code)).toBe('invalid')
})

test('accepts the code of a clock that differs by one step, not by more', async () => {
  const { secret } = await setUp()
  sandbox.pass(10 * step)
  expect(await logIn(codeOfApp(secret, sandbox.now() - 2 * step))).toBe('invalid')
  expect(await logIn(codeOfApp(secret, sandbox.now() + 2 * step))).toBe('invalid')
  expect(await logIn(codeOfApp(secret, sandbox.now() - step))).toBe('in')
  expect(await logIn(codeOfApp(secret, sandbox.now() + step))).toBe('in')
})

test('accepts one of two simultaneous logins with the same code', async () => {
  const { secret, codes } = await setUp()
  sandbox.pass(step)
  const code = codeOfApp(secret, sandbox.now())
  expect((await Promise.all([logIn(code), logIn(code)])).toSorted()).toEqual(['in', 'invalid'])
  const [recovery = ''] = codes
  expect((await Promise.all([logIn(recovery), logIn(recovery)])).toSorted()).toEqual(['in', 'invalid'])
})

test('accepts recovery codes in any case, with or without hyphens', async () => {
  const { codes } = await setUp()
  expect(await logIn(codes[0]?.toUpperCase().replaceAll('-', ''))).toBe('in')
  expect(await logIn(codes[0])).toBe('invalid')
  expect(await logIn(codes[1])).toBe('in')
})

test('limits guesses, and does not count right codes', async () => {
  const { secret } = await setUp()
  for (let guess = 0; guess < 20; guess += 1) expect(await logIn('000000')).toBe('invalid')
  sandbox.pass(step)
  expect(await logIn(codeOfApp(secret, sandbox.now()))).toBe('TooManyRequestsException')
  sandbox.pass(60 * 60_000)
  expect(await logIn(codeOfApp(secret, sandbox.now()))).toBe('in')
})

test('sends no message when the app is asked for, and takes the place of codes by message', async () => {
  await prepare(sandbox, (database) =>
    database
      .updateTable('players')
      .set({ two_factor_auth: 1 })
      .where('phone', '=', emptyLogin.login)
      .execute(),
  )
  const { secret } = await setUp()
  sandbox.pass(step)
  const sent = async () => {
    const rows: unknown[] = []
    await prepare(sandbox, async (database) => {
      rows.push(...(await database.selectFrom('codes').select('purpose').execute()))
    })
    return rows
  }
  expect(await logIn()).toBe('required')
  expect(await sent()).toEqual([])
  expect(await logIn(codeOfApp(secret, sandbox.now()))).toBe('in')
})

test('keeps neither secret nor recovery codes in answers or errors after they were shown', async () => {
  const { secret, codes } = await setUp()
  const answers = [
    await sandbox.get('/api/account/getauthenticator', session),
    await sandbox.get('/api/account/getlogins', session),
    await sandbox.get('/api/account/getInfo', session),
    await sandbox.post('/api/account/beginauthenticator', {}, { session }),
    await sandbox.post('/api/auth/login', { ...emptyLogin, two_factor_code: codes[0] ?? '' }),
  ]
  const text = answers.map(({ body }) => body).join()
  expect(text).not.toContain(secret)
  for (const code of codes) expect(text).not.toContain(code)
  let stored = ''
  await prepare(sandbox, async (database) => {
    stored = JSON.stringify(await database.selectFrom('authenticators').select('recovery').execute())
  })
  for (const code of codes) expect(stored).not.toContain(code)
  expect(sandbox.errors).toEqual([])
})

test('the player is told of the setup, of new recovery codes and of the removal', async () => {
  const { changed } = texts.messages
  const told = async () => {
    const message = await messageTo(sandbox, emptyLogin.login)
    await prepare(sandbox, (database) => database.deleteFrom('outbox').execute())
    return message?.body
  }
  await setUp()
  expect(await told()).toBe(changed.authenticator.body)
  await call('renewrecoverycodes')
  expect(await told()).toBe(changed.recoveryCodes.body)
  await call('removeauthenticator')
  expect(await told()).toBe(changed.authenticator.body)
})
