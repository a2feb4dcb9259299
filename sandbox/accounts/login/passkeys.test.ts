import { afterEach, beforeEach, expect, test } from 'vitest'
import { TestPasskey, type AnswerChanges } from '../../../tests/support/content/test-passkey.ts'
import texts from '../../texts/uz.json' with { type: 'json' }
import { emptyLogin, prepare } from '../../tests/support/cashier.ts'
import { messageTo } from '../../tests/support/test-calls.ts'
import { startTestSandbox, type TestSandbox } from '../../tests/support/test-sandbox.ts'

const minute = 60_000
const origin = 'http://localhost:3103'
let sandbox: TestSandbox
let session: string

beforeEach(async () => {
  sandbox = await startTestSandbox()
  session = await sandbox.login(emptyLogin)
})
afterEach(() => sandbox.close())

interface Body {
  data?: { challenge: string; login: string; user: { id: string } }
  error?: { type: string; error_data: Record<string, unknown> }
}

const call = async (name: string, form: Record<string, string> = {}, by?: string): Promise<Body> =>
  (await sandbox.post(`/api/${name}`, form, by === undefined ? {} : { session: by })).json()

const begin = async (by = session) => (await call('account/beginpasskey', {}, by)).data?.challenge ?? ''

function end(made: ReturnType<TestPasskey['make']>, by = session): Promise<Body> {
  const { id, clientDataJSON: client_data, attestationObject: attestation_object } = made
  return call('account/addpasskey', { id, name: 'Phone', client_data, attestation_object }, by)
}

async function add(passkey: TestPasskey, by = session, changes: AnswerChanges = {}): Promise<Body> {
  return end(passkey.make(await begin(by), changes), by)
}

const challenge = async () => (await call('auth/beginpasskey')).data?.challenge ?? ''

async function logIn(passkey: TestPasskey, given: string, changes: AnswerChanges = {}): Promise<string> {
  const answer = passkey.sign(given, changes)
  const { data, error } = await call('auth/passkey', {
    id: answer.id,
    client_data: answer.clientDataJSON,
    authenticator_data: answer.authenticatorData,
    signature: answer.signature,
  })
  return error?.type ?? data?.login ?? ''
}

const rejected = 'AuthorizationException'

test('each challenge is answered once, within five minutes, and only if the sandbox has made it', async () => {
  const passkey = new TestPasskey(origin)
  await add(passkey)
  const given = await challenge()
  const outcomes = await Promise.all([logIn(passkey, given), logIn(passkey, given)])
  expect(outcomes.toSorted()).toEqual([emptyLogin.login, rejected])
  expect(await logIn(passkey, Buffer.from('invented').toString('base64url'))).toBe(rejected)
  const late = await challenge()
  sandbox.pass(5 * minute)
  expect(await logIn(passkey, late)).toBe(rejected)
})

test.each<[string, AnswerChanges]>([
  ['a forged signature', { isForged: true }],
  ['another site', { origin: 'https://marra.example' }],
  ['another host', { rpId: 'marra.example' }],
  ['a device that does not know its owner', { isVerified: false }],
])('rejects %s', async (_, changes) => {
  const passkey = new TestPasskey(origin)
  await add(passkey)
  expect(await logIn(passkey, await challenge(), changes)).toBe(rejected)
  if (changes.isForged === undefined)
    expect((await add(new TestPasskey(origin), session, changes)).error?.error_data).toEqual({
      id: 'invalid',
    })
})

test('rejects a copy of a device that counts its uses', async () => {
  const passkey = new TestPasskey(origin)
  await add(passkey)
  expect(await logIn(passkey, await challenge(), { count: 7 })).toBe(emptyLogin.login)
  expect(await logIn(passkey, await challenge(), { count: 7 })).toBe(rejected)
  expect(await logIn(passkey, await challenge(), { count: 8 })).toBe(emptyLogin.login)
})

test('a challenge of a player opens no session, and adds no passkey of others', async () => {
  const passkey = new TestPasskey(origin)
  await add(passkey)
  const { data } = await call('account/beginpasskey', {}, session)
  expect(await logIn(passkey, data?.challenge ?? '')).toBe(rejected)
  const other = await sandbox.login()
  const stolen = await call('account/beginpasskey', {}, session)
  const made = new TestPasskey(origin).make(stolen.data?.challenge ?? '')
  const { id, clientDataJSON: client_data, attestationObject: attestation_object } = made
  const form = { id, name: 'X', client_data, attestation_object }
  expect((await call('account/addpasskey', form, other)).error?.error_data).toEqual({ id: 'invalid' })
})

test('a passkey belongs to one player, and a player has at most twenty', async () => {
  const passkey = new TestPasskey(origin)
  await add(passkey)
  expect((await add(passkey, await sandbox.login())).error?.error_data).toEqual({ id: 'taken' })
  for (let count = 1; count < 20; count += 1)
    expect((await add(new TestPasskey(origin))).error).toBeUndefined()
  expect((await call('account/beginpasskey', {}, session)).error?.error_data).toEqual({ reason: 'too_many' })
})

test('two devices that were begun before the twentieth passkey do not make twenty-one', async () => {
  for (let count = 0; count < 19; count += 1) await add(new TestPasskey(origin))
  const begun = [await begin(), await begin()]
  const ends = await Promise.all(begun.map((given) => end(new TestPasskey(origin).make(given))))
  const reasons = ends.map(({ error }) => error?.error_data['reason'] ?? 'added')
  expect(reasons.toSorted()).toEqual(['added', 'too_many'])
})

test('devices know a player by the same id each time, which tells nothing about the player', async () => {
  const handle = async (by = session) => (await call('account/beginpasskey', {}, by)).data?.user.id ?? ''
  const own = await handle()
  expect(await handle()).toBe(own)
  expect(Buffer.from(own, 'base64url')).toHaveLength(32)
  expect(Buffer.from(own, 'base64url').toString()).not.toContain('player')
  expect(await handle(await sandbox.login())).not.toBe(own)
})

test('opens no session for a blocked account', async () => {
  const passkey = new TestPasskey(origin)
  await add(passkey)
  await prepare(sandbox, (database) =>
    database.updateTable('players').set({ is_banned: 1 }).where('phone', '=', emptyLogin.login).execute(),
  )
  expect(await logIn(passkey, await challenge())).toBe('UserBannedException')
})

const told = async () => (await messageTo(sandbox, emptyLogin.login))?.body

test('the player is told of a passkey that was added or removed, and what to do about an unknown one', async () => {
  const passkey = new TestPasskey(origin)
  await add(passkey)
  expect(await told()).toBe(texts.messages.changed.passkey.body)
  expect(await told()).toContain('notanish kirish kalitlarini')
  await call('account/confirmidentity', { password: emptyLogin.password }, session)
  await prepare(sandbox, (database) => database.deleteFrom('outbox').execute())
  await call('account/removepasskey', { id: passkey.id }, session)
  expect(await told()).toBe(texts.messages.changed.passkey.body)
})

test('a reset password removes all passkeys and says so, a changed one does not', async () => {
  const { login, password } = emptyLogin
  const passkey = new TestPasskey(origin)
  await add(passkey)
  await call('account/changepassword', { password, new_password: 'tulpor-2027-bahor' }, session)
  expect(await told()).toBe(texts.messages.changed.password.body)
  expect(await logIn(passkey, await challenge())).toBe(login)
  await call('auth/restore', { login })
  const { code = '' } = (await messageTo(sandbox, login)) ?? {}
  await call('auth/resetpassword', { login, code, password: 'tulpor-2028-bahor' })
  expect(await told()).toBe(texts.messages.changed.passwordAndPasskeys.body)
  expect(await logIn(passkey, await challenge())).toBe(rejected)
})

test('players of one network can ask for any number of challenges, and unanswered ones are not stored', async () => {
  const passkey = new TestPasskey(origin)
  await add(passkey)
  let last = ''
  for (let count = 0; count < 120; count += 1) last = await challenge()
  await prepare(sandbox, async (database) => {
    const stored = await database.selectFrom('passkey_challenges').selectAll().execute()
    expect(stored).toHaveLength(1)
  })
  expect(await logIn(passkey, last)).toBe(emptyLogin.login)
})

test('an answered challenge cannot be changed into another one', async () => {
  const passkey = new TestPasskey(origin)
  await add(passkey)
  const given = await challenge()
  const [token = '', expires = '', signature = ''] = Buffer.from(given, 'base64url').toString().split('.')
  const changed = (...parts: string[]) => Buffer.from(parts.join('.')).toString('base64url')
  for (const forged of [
    changed(token, String(Number(expires) + 1), signature),
    changed(`${token}a`, expires, signature),
    changed(token, expires, ''),
  ])
    expect(await logIn(passkey, forged)).toBe(rejected)
  expect(await logIn(passkey, given)).toBe(emptyLogin.login)
  expect(await logIn(passkey, changed(token, expires, signature, 'a'))).toBe(rejected)
})
