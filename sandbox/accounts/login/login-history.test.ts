import { afterEach, beforeEach, expect, test } from 'vitest'
import type { PlayerLogin } from '../../../schemas/api/entities/account.ts'
import { emptyLogin, prepare } from '../../tests/support/cashier.ts'
import {
  addressOfCall,
  sessionOf,
  startTestSandbox,
  type TestSandbox,
} from '../../tests/support/test-sandbox.ts'
import { readLogins, recordFailure, recordLogin } from './login-history.ts'
const phone = 'Mozilla/5.0 (Linux; Android 14) Chrome/142.0.0.0 Mobile'
const updatedPhone = 'Mozilla/5.0 (Linux; Android 15) Chrome/151.0.2.0 Mobile'
const computer = 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0'

let sandbox: TestSandbox
beforeEach(async () => {
  sandbox = await startTestSandbox()
})
afterEach(() => sandbox.close())

/** Runs with a player who has never logged in. */
const withPlayer = (
  work: (...given: [database: Parameters<typeof recordLogin>[0], playerId: number]) => Promise<void>,
) =>
  prepare(sandbox, async (database) => {
    const { id } = await database
      .selectFrom('players')
      .select('id')
      .where('phone', '=', emptyLogin.login)
      .executeTakeFirstOrThrow()
    for (const table of ['player_devices', 'player_logins'] as const)
      await database.deleteFrom(table).where('player_id', '=', id).execute()
    await work(database, id)
  })

const page = { offset: 0, count: 10 }

const loginsOf = async (session: string, count = 10) =>
  (await sandbox.get(`/api/account/getlogins?count=${count}`, session)).json<{
    data: { items: PlayerLogin[]; unknown_sessions: number }
  }>().data

/** Logs in with a browser, and returns the session. */
async function withBrowser(userAgent: string, form: { login: string; password: string }): Promise<string> {
  const answer = await sandbox.app.inject({
    method: 'POST',
    url: addressOfCall('/api/auth/login'),
    headers: { 'user-agent': userAgent, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  })
  return sessionOf(answer)
}

test('a device is new until its first login, the first one of an account never', () =>
  withPlayer(async (database, playerId) => {
    const at = sandbox.now()
    const attempt = (userAgent: string) => ({
      playerId,
      userAgent,
      address: '84.54.112.7',
      method: 'password' as const,
      at,
    })
    await recordLogin(database, attempt(phone), 'hash')
    await recordFailure(database, attempt(computer))
    await recordLogin(database, attempt(computer), 'hash')
    await recordLogin(database, attempt(computer), 'hash')
    await recordLogin(database, attempt(updatedPhone), 'hash')
    const { items } = await readLogins(database, playerId, page)
    expect(items.map((login) => [login.is_successful, login.is_known_device]).reverse()).toEqual([
      [true, true],
      [false, false],
      [true, false],
      [true, true],
      [true, true],
    ])
  }))

test('a wrong password and a wrong code count as failed attempts, a missing code does not', async () => {
  const { login, password } = emptyLogin
  const total = async (session: string) =>
    (await sandbox.get('/api/account/getlogins', session)).json<{
      data: { items: { is_successful: boolean }[] }
    }>().data.items
  const session = await sandbox.login(emptyLogin)
  await prepare(sandbox, (database) =>
    database.updateTable('players').set({ two_factor_auth: 1 }).where('phone', '=', login).execute(),
  )
  const before = (await total(session)).length
  await sandbox.post('/api/auth/login', { login, password: 'wrong' })
  await sandbox.post('/api/auth/login', { login, password })
  expect((await total(session)).length).toBe(before + 1)
  await sandbox.post('/api/auth/login', { login, password, two_factor_code: '000000' })
  const after = await total(session)
  expect(after.length).toBe(before + 2)
  expect(after.slice(0, 2).map(({ is_successful }) => is_successful)).toEqual([false, false])
})

test('names the method of a login and the session that it opened, also after the password was changed', async () => {
  const { password } = emptyLogin
  const first = async (session: string) =>
    (await sandbox.get('/api/account/getlogins', session)).json<{ data: { items: PlayerLogin[] } }>().data
      .items[0]
  const old = await sandbox.login(emptyLogin)
  const session = await sandbox.login(emptyLogin)
  expect(await first(session)).toMatchObject({ method: 'password', is_current: true })
  const seen = await first(old)
  expect(seen?.is_current).toBe(false)
  expect(seen?.session_id).not.toBeNull()
  const change = { password, new_password: 'tulpor-2027-bahor' }
  const changed = await sandbox.post('/api/account/changepassword', change, { session })
  const { session_id: id, ...login } = (await first(sessionOf(changed))) ?? {}
  expect(login).toMatchObject({ is_current: true })
  expect(id).not.toBe(seen?.session_id)
  expect(id).not.toBeNull()
})

test('a wrong password is answered the same way when it cannot be recorded, and the error is logged', async () => {
  await prepare(sandbox, (database) => database.schema.dropTable('player_logins').execute())
  const attempt = (login: string) => sandbox.post('/api/auth/login', { login, password: 'wrong' })
  const known = await attempt(emptyLogin.login)
  expect(known.statusCode).toBe(401)
  expect(known.json()).toEqual((await attempt('998900000000')).json())
  await sandbox.platform.close()
  expect(sandbox.errors).toHaveLength(1)
})

test('too many guesses of a code are no failed logins', async () => {
  const { login, password } = emptyLogin
  const session = await sandbox.login(emptyLogin)
  await prepare(sandbox, (database) =>
    database.updateTable('players').set({ two_factor_auth: 1 }).where('phone', '=', login).execute(),
  )
  const guess = { login, password, two_factor_code: '000000' }
  const statuses: number[] = []
  for (let count = 0; count < 25; count += 1)
    statuses.push((await sandbox.post('/api/auth/login', guess)).statusCode)
  expect(new Set(statuses)).toEqual(new Set([401, 429]))
  const { items } = await loginsOf(session, 100)
  expect(items.filter(({ is_successful }) => !is_successful)).toHaveLength(
    statuses.filter((status) => status === 401).length,
  )
})

test('the open session of an unknown device is counted, whatever number of failures follows it', async () => {
  const { login, password } = emptyLogin
  const own = await sandbox.login(emptyLogin)
  await withBrowser(computer, { login, password })
  for (let count = 0; count < 6; count += 1)
    await sandbox.post('/api/auth/login', { login, password: 'wrong' }, { address: `203.0.113.${count}` })
  const { items, unknown_sessions } = await loginsOf(own, 5)
  expect(items.every(({ is_successful }) => !is_successful)).toBe(true)
  expect(unknown_sessions).toBe(1)
  await sandbox.post('/api/account/endsessions', {}, { session: own })
  expect((await loginsOf(own)).unknown_sessions).toBe(0)
})
