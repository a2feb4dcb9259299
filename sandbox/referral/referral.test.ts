import { afterEach, beforeEach, expect, test } from 'vitest'
import type { SandboxAnswer } from '../calls/numeric-ids.ts'
import { inTransaction } from '../../server/contracts/database.ts'
import { cashierOf, closeSoundly, emptyLogin, payIn, prepare } from '../tests/support/cashier.ts'
import { contextOf } from '../tests/support/context-of.ts'
import {
  addressOfCall,
  sessionOf,
  startTestSandbox,
  type TestSandbox,
} from '../tests/support/test-sandbox.ts'
import { placeBet, settleBet } from '../bets/bets.ts'
import { creditDueRewards } from './rewards.ts'

const day = 24 * 60 * 60 * 1000

let sandbox: TestSandbox
let inviter: string
let code: string
let friends: number
let deposits: number
beforeEach(async () => {
  friends = 0
  deposits = 0
  sandbox = await startTestSandbox()
  inviter = await sandbox.login(emptyLogin)
  code = (await info()).code
})
afterEach(() => closeSoundly(sandbox))

async function info() {
  const answer = await sandbox.get('/api/referral/getinfo', inviter)
  return answer.json<{ data: SandboxAnswer<'referral.getinfo'> }>().data
}

async function states() {
  const answer = await sandbox.get('/api/referral/getfriends', inviter)
  const { items } = answer.json<{ data: SandboxAnswer<'referral.getfriends'> }>().data
  return items.map(({ state, reason }) => reason ?? state)
}

/** Registers a friend with the code; returns the session. */
async function invite(form: Record<string, string> = {}): Promise<string> {
  friends += 1
  const contact = 'email' in form ? {} : { phone: `99893777${1000 + friends}` }
  const answer = await sandbox.post(
    '/api/auth/register',
    { ...contact, password: 'marra-01', birth_date: '1995-04-03', referral_code: code, ...form },
    { address: `10.0.0.${friends}` },
  )
  return sessionOf(answer)
}

async function deposit(session: string, amount: string): Promise<void> {
  const key = `deposit-${(deposits += 1)}`
  await payIn(sandbox, cashierOf(sandbox, session, key), amount)
}

/** Bets so many soum in a slot, in the largest rounds. */
async function bet(session: string, total: number): Promise<void> {
  const { body } = await sandbox.get('/platform/game/olmos-saltanati/play', session)
  const token = /&quot;token&quot;:&quot;([\w-]+)&quot;/.exec(body)?.[1] ?? ''
  for (let done = 0; done < total; done += 10_000) {
    const form = { token, round: `round-${session.slice(0, 8)}-${done}-${sandbox.now()}`, stake: '10000.00' }
    expect((await sandbox.post('/sandbox/slot/spin', form)).statusCode).toBe(200)
  }
}

async function qualify(session: string, amount = '500000'): Promise<void> {
  await deposit(session, amount)
  await bet(session, 200_000)
}

/** Number of bonuses for friends that the player was granted. */
async function rewards(): Promise<number> {
  let granted = 0
  await prepare(sandbox, async (database) => {
    const rows = await database
      .selectFrom('bonuses')
      .innerJoin('referral_codes', 'referral_codes.player_id', 'bonuses.player_id')
      .select('bonuses.id')
      .where('kind', '=', 'referral')
      .where('code', '=', code)
      .execute()
    granted = rows.length
  })
  return granted
}

test('a friend who deposits and bets enough earns the player one reward', async () => {
  const friend = await invite()
  expect(await states()).toEqual(['registered'])
  await deposit(friend, '500000')
  await bet(friend, 190_000)
  expect(await states()).toEqual(['registered'])
  await bet(friend, 10_000)
  expect(await states()).toEqual(['rewarded'])
  expect(await info()).toMatchObject({ invited: 1, qualified: 1, earned: { amount: '50000.00' } })
  await qualify(friend, '400000')
  expect(await rewards()).toBe(1)
})

test('a friend who is late earns nothing', async () => {
  await invite()
  sandbox.pass(30 * day + 1)
  inviter = await sandbox.login(emptyLogin)
  expect(await states()).toEqual(['late'])
  const again = sessionOf(
    await sandbox.post('/api/auth/login', { login: '998937771001', password: 'marra-01' }),
  )
  await qualify(again)
  expect(await rewards()).toBe(0)
})

test('a friend may meet the terms until the last millisecond of the time for them', async () => {
  await invite()
  await invite()
  await prepare(sandbox, (database) => database.updateTable('referrals').set({ bets: 20_000_000n }).execute())
  sandbox.pass(30 * day)
  const login = async (number: number) =>
    sessionOf(
      await sandbox.post('/api/auth/login', { login: `99893777${1000 + number}`, password: 'marra-01' }),
    )
  await deposit(await login(1), '500000')
  sandbox.pass(1)
  await deposit(await login(2), '500000')
  inviter = await sandbox.login(emptyLogin)
  expect(await states()).toEqual(['late', 'rewarded'])
})

test('a bet that was placed in time counts, also if it is settled later', async () => {
  await deposit(await invite(), '500000')
  const reference = 'long bet'
  await prepare(sandbox, async (database) => {
    await database.updateTable('referrals').set({ bets: 19_000_000n }).execute()
    const phone = '998937771001'
    const player = await database
      .selectFrom('players')
      .selectAll()
      .where('phone', '=', phone)
      .executeTakeFirstOrThrow()
    const bet = { player, sysname: 'football', gameType: 'sportsbook', stake: 1_000_000n, reference }
    await inTransaction(database, (trx) => placeBet(trx, { ...bet, at: sandbox.now() }))
  })
  sandbox.pass(30 * day + 1)
  await prepare(sandbox, async (database) => {
    const context = await contextOf(database, sandbox.now)
    await inTransaction(database, (trx) =>
      settleBet(trx, context, { reference, win: 0n, at: sandbox.now(), odds: 150 }),
    )
  })
  inviter = await sandbox.login(emptyLogin)
  expect(await states()).toEqual(['rewarded'])
})

test('the deposit and the last bet of a friend at the same time earn one reward', async () => {
  const friend = await invite()
  // Enough for all bets, whatever the slot pays.
  for (const amount of ['90000', '91000', '92000']) await deposit(friend, amount)
  await bet(friend, 190_000)
  await Promise.all([deposit(friend, '500000'), bet(friend, 10_000)])
  expect(await states()).toEqual(['rewarded'])
  expect(await rewards()).toBe(1)
})

test('an unknown code does not disturb a registration', async () => {
  code = 'ZZZZZZZZ'
  await invite()
  expect(await states()).toEqual([])
})

/** Changes the inviter as the console would. */
const changeInviter = (change: { time_out_until?: number | null; excluded_until?: number | null }) =>
  prepare(sandbox, (database) =>
    database.updateTable('players').set(change).where('phone', '=', emptyLogin.login).execute(),
  )

/** What the background does from time to time. */
const sweep = () =>
  prepare(sandbox, async (database) => creditDueRewards(await contextOf(database, sandbox.now)))

test.each([
  ['time_out', 'time_out_until'],
  ['self_excluded', 'excluded_until'],
] as const)(
  'a player on a break (%s) has no invitations, and the reward waits for its end',
  async (reason, column) => {
    const friend = await invite()
    await deposit(friend, '500000')
    await changeInviter({ [column]: sandbox.now() + day })
    for (const call of ['getinfo', 'getfriends']) {
      const blocked = await sandbox.get(`/api/referral/${call}`, inviter)
      expect(blocked.json()).toMatchObject({
        error: { type: 'InvalidRequestException', error_data: { reason } },
      })
    }
    const invitation = await sandbox.get(`/api/referral/getinvitation?code=${code}`)
    expect(invitation.json()).toMatchObject({ error: { error_data: { code: 'unknown' } } })
    await invite()
    await bet(friend, 200_000)
    await sweep()
    expect(await rewards()).toBe(0)
    sandbox.pass(day + 1)
    await sweep()
    await sweep()
    expect(await rewards()).toBe(1)
    inviter = await sandbox.login(emptyLogin)
    expect(await states()).toEqual(['rewarded'])
  },
)

test('there are ten rewards in a month, also if friends qualify at the same time', async () => {
  const sessions: string[] = []
  for (let index = 0; index < 11; index += 1) sessions.push(await invite())
  await prepare(sandbox, (database) => database.updateTable('referrals').set({ bets: 20_000_000n }).execute())
  await Promise.all(sessions.map((session) => deposit(session, '100000')))
  expect((await states()).filter((state) => state === 'limit')).toHaveLength(1)
  expect(await info()).toMatchObject({ invited: 11, qualified: 11, earned: { amount: '500000.00' } })
})

test('the limit of a month counts the friends who met the terms in it', async () => {
  const sessions: string[] = []
  for (let index = 0; index < 12; index += 1) sessions.push(await invite())
  await prepare(sandbox, (database) => database.updateTable('referrals').set({ bets: 20_000_000n }).execute())
  for (const session of sessions.slice(0, 9)) await deposit(session, '100000')
  await changeInviter({ time_out_until: sandbox.now() + 40 * day })
  for (const session of sessions.slice(9)) await deposit(session, '100000')
  sandbox.pass(40 * day + 1)
  await sweep()
  inviter = await sandbox.login(emptyLogin)
  // The tenth of March is credited in April; the others are above the limit of March.
  expect(await states()).toEqual(['limit', 'limit', ...Array.from({ length: 8 }, () => 'rewarded')])
  expect(await rewards()).toBe(10)
  await qualify(await invite())
  expect(await rewards()).toBe(11)
})

test('guesses of codes are limited by network, and right codes are no guesses', async () => {
  const check = async (guess: string, address: string) => {
    const answer = await sandbox.app.inject({
      url: addressOfCall(`/api/referral/getinvitation?code=${guess}`),
      remoteAddress: address,
    })
    return answer.json<{ data?: number; error?: { type: string } }>()
  }
  for (let index = 0; index < 40; index += 1) expect((await check(code, '10.1.0.1')).data).toBe(1)
  for (let index = 0; index < 30; index += 1)
    expect((await check('ZZZZZZZZ', '10.1.0.1')).error?.type).toBe('InvalidParameterException')
  expect((await check(code, '10.1.0.1')).error?.type).toBe('TooManyRequestsException')
  expect((await check(code, '10.1.0.2')).data).toBe(1)
})

test('a new player is told whose invitation was counted, and what the inviter sees', async () => {
  const friend = await invite()
  const answer = await sandbox.get('/api/notifications/getlist?locale=ru', friend)
  expect(answer.body).toMatch(/Вас пригласил игрок P\*\*\*\d/)
  expect(answer.body).toMatch(/P\*\*\*\d увидит, выполнили ли вы условия/)
})
