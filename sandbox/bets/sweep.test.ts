import { sql } from 'kysely'
import { afterEach, expect, test, vi } from 'vitest'
import { placeCrashBet } from '../crash/crash-game.ts'
import { findLaunch, launchGame, launchTtlMs } from '../frames/launch.ts'
import type { Session } from '../accounts/login/sessions.ts'
import { balanceOf } from '../ledger/ledger.ts'
import { openTestContext } from '../tests/support/test-context.ts'
import { collectGarbage, startSweep } from './sweep.ts'
import { eventually } from '../../tests/support/eventually.ts'

const day = 24 * 60 * 60 * 1000

const game = {
  sysname: 'uchqur',
  id: 1,
  name: '',
  type: 'crash',
  emblem: null,
  palette: null,
  hasDemo: true,
}

afterEach(() => vi.useRealTimers())

test('answers of idempotent calls and expired launches are deleted after a week, and nothing else', async () => {
  const { sandbox, pass, close } = await openTestContext()
  const { database, now } = sandbox
  const keep = async (name: string) => {
    await database
      .insertInto('idempotent_requests')
      .values({ owner: 'player:1', key: name, body_hash: '', answer: '1', at: now() })
      .execute()
    const { id } = await database
      .insertInto('launches')
      .values({
        token_hash: name,
        sysname: 'anor-deluxe',
        game_type: 'slot',
        mode: 'demo',
        owner: 'player:1',
        currency: 'UZS',
        session_hash: null,
        expires_at: now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await database
      .insertInto('rounds')
      .values({ launch_id: id, key: name, stake: 1n, win: 0n, outcome: '{}', at: now() })
      .execute()
  }
  const left = async () => ({
    keys: (await database.selectFrom('idempotent_requests').select('key').execute()).map(({ key }) => key),
    launches: (await database.selectFrom('launches').select('token_hash').execute()).map(
      (row) => row.token_hash,
    ),
    rounds: (await database.selectFrom('rounds').select('key').execute()).map(({ key }) => key),
  })
  for (let number = 0; number < 501; number += 1) await keep(`old ${number}`)
  pass(7 * day)
  await collectGarbage(sandbox)
  expect((await left()).launches).toHaveLength(501)
  await keep('new')
  pass(1)
  await collectGarbage(sandbox)
  expect(await left()).toEqual({ keys: ['new'], launches: ['new'], rounds: ['new'] })
  await close()
})

test('demos of guests leave nothing behind after a day, and demos of players and money stay', async () => {
  const { sandbox, player, give, pass, close } = await openTestContext()
  const { database } = sandbox
  await give(500n)
  const visit = (session?: Session) => launchGame(sandbox, { game, mode: 'demo', session })
  const tables = [
    'launches',
    'rounds',
    'ledger_accounts',
    'ledger_entries',
    'ledger_postings',
    'crash_bets',
    'crash_rounds',
    'provably_fair_seeds',
  ] as const
  const count = async () => {
    const counts: Record<string, number> = {}
    for (const table of tables)
      counts[table] = (
        await database
          .selectFrom(table)
          .select(sql<number>`1`.as('one'))
          .execute()
      ).length
    return counts
  }
  await visit({ player, hash: 'of-nobody' })
  // The account of the house for play money stays.
  const before = await count()
  const house = { owner: 'house', wallet: 'fun', currency: 'UZS' } as const
  const granted = await balanceOf(database, house)
  for (let number = 0; number < 210; number += 1) {
    const { token } = await visit()
    if (number >= 10) continue
    const launch = await findLaunch(sandbox, token)
    await placeCrashBet(sandbox, launch, { key: 'a', panel: 1, stake: 500_000n, autoAt: 101 })
  }
  expect((await count())['ledger_postings']).toBeGreaterThan(400)

  pass(launchTtlMs + day)
  await collectGarbage(sandbox)
  expect((await count())['launches']).toBe(211)

  pass(1)
  await collectGarbage(sandbox)
  expect(await count()).toEqual(before)
  expect(await balanceOf(database, house)).toBe(granted)
  await close()
})

test('what is due is settled within the interval, until the sweep is stopped; without an interval never', async () => {
  const { sandbox, player, pass, close } = await openTestContext()
  const { database } = sandbox
  await database.insertInto('referral_codes').values({ player_id: player.id, code: 'K7MPW4ZD' }).execute()
  const friend = { name: 'Zebo', registered_at: 0, deposited_at: 0, bets: 0n, qualified_at: 0 }
  const reward = { rewarded_at: null, reward: 0n, currency: 'UZS', rejected: null }
  await database
    .insertInto('referrals')
    .values({ inviter_id: player.id, friend_id: null, ...friend, ...reward })
    .execute()
  const rewards = async () =>
    (await database.selectFrom('bonuses').select('id').where('kind', '=', 'referral').execute()).length
  const { token } = await launchGame(sandbox, { game, mode: 'demo', session: undefined })
  const launch = await findLaunch(sandbox, token)
  await placeCrashBet(sandbox, launch, { key: 'a', panel: 1, stake: 500_000n, autoAt: 101 })
  pass(day)
  const isOpen = async () =>
    (await database.selectFrom('crash_bets').selectAll().where('status', '=', 'open').execute()).length > 0

  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  await startSweep(sandbox, undefined)()
  expect(vi.getTimerCount()).toBe(0)
  const stop = startSweep(sandbox, 10_000)
  expect(await isOpen()).toBe(true)
  vi.advanceTimersByTime(10_000)
  await eventually(async () => expect(await isOpen()).toBe(false))
  await eventually(async () => expect(await rewards()).toBe(1))
  await stop()
  expect(vi.getTimerCount()).toBe(0)
  await close()
})
