import { TOTP } from 'otpauth'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startTestStudio, type TestStudio } from '../../../tests/support/content/test-studio.ts'

const minute = 60_000
let studio: TestStudio
let editor: string
let passed: number
beforeEach(async () => {
  studio = await startTestStudio()
  editor = await studio.join('editor', 'aziza')
  passed = 0
})
afterEach(() => studio.close())

const pass = async (milliseconds: number) => {
  passed += milliseconds
  await studio.pass(milliseconds)
}
const codeOf = (secret: string) =>
  new TOTP({ secret }).generate({ timestamp: Date.UTC(2026, 2, 1, 7) + passed })

/** Sets up the second factor of the user of a session. */
async function setUp(cookie: string) {
  const begun = await studio.call('factor.begin', { password: studio.password }, cookie)
  const secret = begun.data?.secret ?? ''
  const confirmed = await studio.call('factor.confirm', { code: codeOf(secret) }, cookie)
  return { secret, recoveryCodes: confirmed.data?.recoveryCodes ?? [] }
}

const open = async (code?: string) => {
  const { password } = studio
  const answer = await studio.call('session.open', {
    login: 'aziza',
    password,
    ...(code !== undefined && { code }),
  })
  return answer.error?.type ?? answer.status
}

test('is asked for at every sign-in, and each code is accepted once', async () => {
  const { secret } = await setUp(editor)
  expect(await open()).toBe('SecondFactorNeeded')
  // The setup has used the code.
  expect(await open(codeOf(secret))).toBe('WrongCode')
  await pass(minute)
  const code = codeOf(secret)
  const outcomes = await Promise.all([open(code), open(code)])
  expect(outcomes.sort()).toEqual([200, 'WrongCode'])
  await pass(10 * minute)
  expect(await open(code)).toBe('WrongCode')
})

test('is not asked for before the setup was confirmed with a code', async () => {
  const begun = await studio.call('factor.begin', { password: studio.password }, editor)
  expect(begun.data?.address).toMatch(/^otpauth:\/\/totp\/Marquee%20Studio:aziza\?/)
  expect((await studio.call('factor.confirm', { code: '000000' }, editor)).error?.type).toBe('WrongCode')
  expect(await open()).toBe(200)
})

test('cannot be set up, replaced or removed with a stolen session alone', async () => {
  const wrong = { password: 'wrong' }
  expect((await studio.call('factor.begin', wrong, editor)).error?.type).toBe('WrongCredentials')
  await setUp(editor)
  const again = await studio.call('factor.begin', { password: studio.password }, editor)
  expect(again.error?.type).toBe('Conflict')
  expect((await studio.call('factor.remove', wrong, editor)).error?.type).toBe('WrongCredentials')
  expect((await studio.call('factor.renewCodes', wrong, editor)).error?.type).toBe('WrongCredentials')
  expect(await open()).toBe('SecondFactorNeeded')
  expect((await studio.call('factor.remove', { password: studio.password }, editor)).status).toBe(200)
  expect(await open()).toBe(200)
})

test('cannot be guessed: five wrong codes close the sign-in for a quarter of an hour', async () => {
  const { secret } = await setUp(editor)
  await pass(minute)
  for (let index = 0; index < 5; index += 1) {
    expect(await open('000000')).toBe('WrongCode')
    // A sign-in without a code does not give new attempts.
    expect(await open()).toBe('SecondFactorNeeded')
  }
  expect(await open(codeOf(secret))).toBe('TooManyAttempts')
  await pass(15 * minute)
  expect(await open(codeOf(secret))).toBe(200)
})

test('can be replaced by each recovery code once', async () => {
  const { recoveryCodes } = await setUp(editor)
  expect(new Set(recoveryCodes).size).toBe(10)
  for (const code of recoveryCodes) expect(code).toMatch(/^[a-z2-7]{8}-[a-z2-7]{8}-[a-z2-7]{8}$/)
  const [first = '', second = ''] = recoveryCodes
  expect((await Promise.all([open(first), open(first)])).sort()).toEqual([200, 'WrongCode'])
  expect(await open(second.toUpperCase().replace('-', ' '))).toBe(200)
  const renewed = await studio.call('factor.renewCodes', { password: studio.password }, editor)
  expect(await open(recoveryCodes[2])).toBe('WrongCode')
  expect(await open(renewed.data?.recoveryCodes[0])).toBe(200)
})

test('ends the other sessions when it is set up', async () => {
  const other = await studio.signIn('aziza')
  await setUp(editor)
  expect((await studio.call('documents.list', {}, other)).status).toBe(401)
  expect((await studio.call('documents.list', {}, editor)).status).toBe(200)
})

test('can be required: nothing else works before it is set up, and nobody removes it', async () => {
  await studio.call('settings.change', { requireSecondFactor: true }, studio.admin)
  expect((await studio.call('session.get', {}, editor)).data).toMatchObject({ mustSetUpFactor: true })
  expect((await studio.call('documents.list', {}, editor)).error?.type).toBe('SecondFactorRequired')
  expect((await studio.call('users.list', {}, studio.admin)).error?.type).toBe('SecondFactorRequired')
  const upload = await studio.app.inject({
    method: 'POST',
    url: '/studio/media?name=a&altUz=a&altRu=a',
    headers: { cookie: editor, 'content-type': 'application/octet-stream' },
    payload: 'a',
  })
  expect(upload.statusCode).toBe(403)
  await setUp(editor)
  expect((await studio.call('documents.list', {}, editor)).status).toBe(200)
  const removed = await studio.call('factor.remove', { password: studio.password }, editor)
  expect(removed.error?.type).toBe('NotAllowed')
})

test('that is lost can be reset by an admin, which ends the sessions of the user', async () => {
  await setUp(editor)
  const { data = [] } = await studio.call('users.list', {}, studio.admin)
  const user = data.find(({ login }) => login === 'aziza')
  expect(user?.hasSecondFactor).toBe(true)
  expect((await studio.call('users.resetFactor', { id: user?.id ?? 0 }, editor)).error?.type).toBe(
    'NotAllowed',
  )
  await studio.call('users.resetFactor', { id: user?.id ?? 0 }, studio.admin)
  expect((await studio.call('documents.list', {}, editor)).status).toBe(401)
  expect(await open()).toBe(200)
})
