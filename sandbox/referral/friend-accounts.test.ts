import { afterEach, beforeEach, expect, test } from 'vitest'
import type { SandboxAnswer } from '../calls/numeric-ids.ts'
import { emptyLogin } from '../tests/support/cashier.ts'
import { sessionOf, startTestSandbox, type TestSandbox } from '../tests/support/test-sandbox.ts'

const account = { password: 'marra-01', birth_date: '1995-04-03' }

let sandbox: TestSandbox
let inviter: string
let code: string
beforeEach(async () => {
  sandbox = await startTestSandbox()
  await invitesNow(await sandbox.login(emptyLogin))
})
afterEach(() => sandbox.close())

async function invitesNow(session: string): Promise<void> {
  inviter = session
  const answer = await sandbox.get('/api/referral/getinfo', session)
  code = answer.json<{ data: SandboxAnswer<'referral.getinfo'> }>().data.code
}

async function states() {
  const answer = await sandbox.get('/api/referral/getfriends', inviter)
  const { items } = answer.json<{ data: SandboxAnswer<'referral.getfriends'> }>().data
  return items.map(({ state, reason }) => reason ?? state)
}

/** A player registers with an e-mail address, and invites. */
const inviteAs = async (email: string) =>
  invitesNow(sessionOf(await sandbox.post('/api/auth/register', { ...account, email })))

/** Registers a friend with an e-mail address and the code. */
async function register(email: string): Promise<void> {
  const answer = await sandbox.post('/api/auth/register', { ...account, email, referral_code: code })
  expect(answer.statusCode).toBe(200)
}

test.each([
  ['aziza.k@gmail.com', 'Aziza.K+2@gmail.com'],
  ['aziza.k@gmail.com', 'azizak@googlemail.com'],
  ['aziza.k@outlook.com', 'aziza.k+2@outlook.com'],
])('the player of %s does not earn a reward with the account of %s', async (email, other) => {
  await inviteAs(email)
  await register(other)
  expect(await states()).toEqual(['self'])
})

test.each([
  ['aziza.k@example.uz', 'azizak@example.uz'],
  ['aziza@example.uz', 'aziza+2@example.uz'],
  ['aziza.k@outlook.com', 'azizak@outlook.com'],
])('%s and %s may belong to two people', async (email, other) => {
  await inviteAs(email)
  await register(other)
  expect(await states()).toEqual(['registered'])
})

/** Logs in with a social account of the simulated provider, with the code. */
async function enterAs(person: string, service = 'facebook'): Promise<void> {
  const query = new URLSearchParams({ service, redirect_url: '/' })
  const response = await sandbox.post(`/oauth/init?${query.toString()}`, { person })
  const { searchParams } = new URL(response.headers.location ?? '', 'http://localhost')
  const token = searchParams.get('access_token') ?? ''
  const answer = await sandbox.post('/api/auth/callback', {
    provider: service,
    access_token: token,
    referral_code: code,
  })
  expect(answer.statusCode).toBe(200)
}

test('a social login with the code registers a friend', async () => {
  await enterAs('1003')
  expect(await states()).toEqual(['registered'])
  await enterAs('1003')
  expect(await states()).toEqual(['registered'])
})

test('a social account with the player’s mailbox is rejected, although the account omits the address', async () => {
  await inviteAs('anna.kim@example.com')
  await enterAs('1003')
  expect(await states()).toEqual(['self'])
})

test('a messenger login with the code registers a friend', async () => {
  const form = { user: '500000101', language: 'ru', start: '/', kind: 'good' }
  const response = await sandbox.post('/sandbox/messenger', form)
  const fragment = new URL(response.headers.location ?? '', 'http://localhost').hash.slice(1)
  const payload = new URLSearchParams(fragment).get('tgWebAppData') ?? ''
  const answer = await sandbox.post('/api/auth/register', { is_tg: 'true', payload, referral_code: code })
  expect(answer.statusCode).toBe(200)
  expect(await states()).toEqual(['registered'])
})
