import { afterEach, beforeEach, expect, test } from 'vitest'
import { startTestStudio, type TestStudio } from '../../../tests/support/content/test-studio.ts'
import { TestPasskey } from '../../../tests/support/content/test-passkey.ts'

const minute = 60_000
const origin = 'http://localhost:3000'
let studio: TestStudio
let editor: string
beforeEach(async () => {
  studio = await startTestStudio()
  editor = await studio.join('editor', 'aziza')
})
afterEach(() => studio.close())

async function add(passkey: TestPasskey, cookie = editor, name = 'Laptop') {
  const { data } = await studio.call('passkeys.begin', { password: studio.password }, cookie)
  const made = passkey.make(data?.challenge ?? '')
  return studio.call('passkeys.add', { name, ...made }, cookie)
}

async function challenge() {
  const { data } = await studio.call('session.beginWithPasskey', {})
  return data?.challenge ?? ''
}

async function signIn(passkey: TestPasskey) {
  const answer = await studio.call('session.openWithPasskey', passkey.sign(await challenge()))
  return answer.error?.type ?? answer.data?.user?.login
}

const openWithPassword = async (code?: string) => {
  const params = { login: 'aziza', password: studio.password, ...(code !== undefined && { code }) }
  return studio.call('session.open', params)
}

test('signs its user in without a password, and ends the sessions from before', async () => {
  const other = await studio.signIn('aziza')
  const passkey = new TestPasskey(origin)
  const added = await add(passkey)
  expect(added.data?.passkeys).toMatchObject([{ name: 'Laptop', usedAt: null }])
  expect((await studio.call('documents.list', {}, other)).status).toBe(401)
  expect(await signIn(passkey)).toBe('aziza')
  const opened = await studio.call('session.openWithPasskey', passkey.sign(await challenge()))
  expect((await studio.call('session.get', {}, opened.cookie)).data?.user).toMatchObject({
    login: 'aziza',
    hasSecondFactor: true,
    hasApp: false,
  })
})

test('makes the password alone useless, and gives recovery codes for its loss', async () => {
  const passkey = new TestPasskey(origin)
  const { data } = await add(passkey)
  expect(data?.recoveryCodes).toHaveLength(10)
  const denied = await openWithPassword()
  expect(denied.error).toMatchObject({ type: 'SecondFactorNeeded', data: { app: false, passkey: true } })
  expect((await openWithPassword('000000')).error?.type).toBe('WrongCode')
  expect((await openWithPassword(data?.recoveryCodes?.[0])).status).toBe(200)
  expect((await openWithPassword(data?.recoveryCodes?.[0])).error?.type).toBe('WrongCode')
  expect((await add(new TestPasskey(origin), editor, 'Phone')).data?.recoveryCodes).toBeUndefined()
})

test('each challenge is answered once, within five minutes, and only if the server has made it', async () => {
  const passkey = new TestPasskey(origin)
  await add(passkey)
  const answer = passkey.sign(await challenge())
  const outcomes = await Promise.all(
    [answer, answer].map(async (each) => (await studio.call('session.openWithPasskey', each)).status),
  )
  expect(outcomes.sort()).toEqual([200, 401])
  const invented = passkey.sign(Buffer.from('invented'.repeat(4)).toString('base64url'))
  expect((await studio.call('session.openWithPasskey', invented)).error?.type).toBe('WrongPasskey')
  const late = passkey.sign(await challenge())
  studio.wait(5 * minute)
  expect((await studio.call('session.openWithPasskey', late)).error?.type).toBe('WrongPasskey')
})

test('a challenge for adding a passkey opens no session, and nobody else can use it', async () => {
  const passkey = new TestPasskey(origin)
  await add(passkey)
  const { data } = await studio.call('passkeys.begin', { password: studio.password }, editor)
  const answer = passkey.sign(data?.challenge ?? '')
  expect((await studio.call('session.openWithPasskey', answer)).error?.type).toBe('WrongPasskey')
  const stranger = await studio.join('viewer', 'bobur')
  const begun = await studio.call('passkeys.begin', { password: studio.password }, editor)
  const made = new TestPasskey(origin).make(begun.data?.challenge ?? '')
  const stolen = await studio.call('passkeys.add', { name: 'Mine', ...made }, stranger)
  expect(stolen.error?.type).toBe('WrongPasskey')
})

test.each([
  ['of another site', { origin: 'https://localhost.evil.example' }],
  ['without the owner’s confirmation', { isVerified: false }],
  ['for another host', { rpId: 'evil.example' }],
  ['with a forged signature', { isForged: true }],
])('an answer %s is rejected', async (_name, changes) => {
  const passkey = new TestPasskey(origin)
  await add(passkey)
  const answer = passkey.sign(await challenge(), changes)
  expect((await studio.call('session.openWithPasskey', answer)).error?.type).toBe('WrongPasskey')
  expect(await signIn(passkey)).toBe('aziza')
})

test('a copy that counts behind is rejected', async () => {
  const passkey = new TestPasskey(origin)
  await add(passkey)
  expect(await signIn(passkey)).toBe('aziza')
  const answer = passkey.sign(await challenge(), { count: 1 })
  expect((await studio.call('session.openWithPasskey', answer)).error?.type).toBe('WrongPasskey')
})

test('a copy that answers at the same moment with the same count is rejected', async () => {
  const passkey = new TestPasskey(origin)
  await add(passkey)
  const answers = await Promise.all([1, 2, 3].map(async () => passkey.sign(await challenge(), { count: 7 })))
  const outcomes = await Promise.all(
    answers.map(async (answer) => (await studio.call('session.openWithPasskey', answer)).status),
  )
  expect(outcomes.sort()).toEqual([200, 401, 401])
})

test('a device that does not count signs in again and again', async () => {
  const passkey = new TestPasskey(origin)
  await add(passkey)
  for (let index = 0; index < 2; index += 1) {
    const answer = passkey.sign(await challenge(), { count: 0 })
    expect((await studio.call('session.openWithPasskey', answer)).status).toBe(200)
  }
})

test('cannot be added, renamed or removed with a stolen session or by another user', async () => {
  const passkey = new TestPasskey(origin)
  const begun = await studio.call('passkeys.begin', { password: 'wrong' }, editor)
  expect(begun.error?.type).toBe('WrongCredentials')
  await add(passkey)
  const { id } = passkey
  const wrong = await studio.call('passkeys.remove', { id, password: 'wrong' }, editor)
  expect(wrong.error?.type).toBe('WrongCredentials')
  const other = await studio.join('editor', 'bobur')
  expect((await studio.call('passkeys.rename', { id, name: 'Mine' }, other)).error?.type).toBe('NotFound')
  await studio.call('passkeys.remove', { id, password: studio.password }, other)
  expect((await studio.call('passkeys.list', {}, editor)).data).toHaveLength(1)
  const renamed = await studio.call('passkeys.rename', { id, name: 'Phone' }, editor)
  expect(renamed.data).toMatchObject([{ name: 'Phone' }])
  await studio.call('passkeys.remove', { id, password: studio.password }, editor)
  expect(await signIn(passkey)).toBe('WrongPasskey')
  expect((await openWithPassword()).status).toBe(200)
})

test('satisfies admins who require a second factor, and the last one then stays', async () => {
  await studio.call('settings.change', { requireSecondFactor: true }, studio.admin)
  expect((await studio.call('documents.list', {}, editor)).error?.type).toBe('SecondFactorRequired')
  const passkey = new TestPasskey(origin)
  await add(passkey)
  expect((await studio.call('documents.list', {}, editor)).status).toBe(200)
  const { id } = passkey
  const removed = await studio.call('passkeys.remove', { id, password: studio.password }, editor)
  expect(removed.error?.type).toBe('NotAllowed')
})

test('opens nothing for a user who was disabled, even afterwards, unless the admin keeps it', async () => {
  const passkey = new TestPasskey(origin)
  await add(passkey)
  const { data = [] } = await studio.call('users.list', {}, studio.admin)
  const id = data.find(({ login }) => login === 'aziza')?.id ?? 0
  for (const isActive of [false, true])
    await studio.call('users.change', { id, isActive, keep: ['passkeys'] }, studio.admin)
  expect(await signIn(passkey)).toBe('aziza')
  await studio.call('users.change', { id, isActive: false }, studio.admin)
  await studio.call('users.change', { id, isActive: true }, studio.admin)
  expect(await signIn(passkey)).toBe('WrongPasskey')
  expect((await openWithPassword()).status).toBe(200)
})

test('asking for challenges is limited by address', async () => {
  for (let index = 0; index < 60; index += 1) await studio.call('session.beginWithPasskey', {})
  expect((await studio.call('session.beginWithPasskey', {})).error?.type).toBe('TooManyAttempts')
})
