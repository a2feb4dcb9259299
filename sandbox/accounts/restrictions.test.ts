import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openTestContext, type TestContext } from '../tests/support/test-context.ts'
import { excludeSelf, monthsAfter, takeTimeOut } from '../responsible/breaks.ts'
import { raiseDelay, readUsedLimits, removeLimit, setLimit, type LimitKey } from '../responsible/limits.ts'
import { spendingOf } from '../responsible/spending.ts'
import { maxIdleTime } from '../responsible/usage.ts'
import { assertMayDeposit } from './restrictions.ts'

const hour = 60 * 60 * 1000
const day = 24 * hour

let context: TestContext
beforeEach(async () => {
  context = await openTestContext()
  await context.give(1_000_000n)
})
afterEach(() => context.close())

const now = () => context.sandbox.now()
const play = (stake: bigint, win = 0n) => context.play({ stake, win })
const deposit = (amount: bigint) =>
  context.inTransaction((trx) => assertMayDeposit(trx, context.player, amount, now()))
const set = (key: LimitKey, bound: bigint, currency = 'UZS') =>
  context.inTransaction((trx) => setLimit(trx, context.player.id, { ...key, bound, currency }, now()))
const remove = (key: LimitKey) =>
  context.inTransaction((trx) => removeLimit(trx, context.player.id, key, now()))

const rejected = (data: Record<string, unknown>) => ({ type: 'InvalidRequestException', data })

const dailyBet = { kind: 'bet', period: 'day' } as const
const dailyLoss = { kind: 'loss', period: 'day' } as const
const dailyDeposit = { kind: 'deposit', period: 'day' } as const

describe('a limit', () => {
  const reached = (kind: string, available: string) =>
    rejected({ reason: 'limit_reached', kind, period: 'day', available, until: '2026-03-01T19:00:00Z' })

  test('of stakes applies to the last unit, until midnight', async () => {
    await set(dailyBet, 1000n)
    await play(600n, 5000n)
    await expect(play(401n)).rejects.toMatchObject(reached('bet', '4.00'))
    await play(400n)
    await expect(play(1n)).rejects.toMatchObject(reached('bet', '0.00'))
    context.pass(12 * hour)
    await play(1000n)
  })

  test('of losses deducts wins', async () => {
    await set(dailyLoss, 1000n)
    await play(900n, 500n)
    await play(600n)
    await expect(play(1n)).rejects.toMatchObject(reached('loss', '0.00'))
  })

  test('does not count bonus money', async () => {
    await set(dailyBet, 100n)
    await context.give(5000n, 'bonus')
    await context.play({ stake: 5000n, wallet: 'bonus' })
    await play(100n)
  })

  test('of time counts betting and short gaps, but not long ones', async () => {
    await set({ kind: 'session', period: 'day' }, 10n)
    await play(1n)
    context.pass(maxIdleTime)
    await play(1n)
    context.pass(maxIdleTime + 1)
    await play(1n)
    context.pass(maxIdleTime)
    // Ten minutes have been played by now: this is the last bet that sees only nine.
    await play(1n)
    await expect(play(1n)).rejects.toMatchObject(reached('session', '0'))
  })

  test('of deposits counts pending ones', async () => {
    await set(dailyDeposit, 50_000n)
    const { sandbox, player } = context
    const payment = {
      display: 'redirect' as const,
      fee: 0n,
      offer_id: -1,
      player_id: player.id,
      method: 'uzcard',
      currency: 'UZS',
      requisites: '{}',
      locale: 'uz',
    }
    await expect(deposit(50_001n)).rejects.toMatchObject({
      type: 'BillingDepositLimitExceededException',
      data: { period: 'day', available_amount: '500.00', currency: 'UZS', until: '2026-03-01T19:00:00Z' },
    })
    await deposit(50_000n)
    for (const [token, status] of [
      ['a', 'pending'],
      ['b', 'success'],
      ['c', 'fail'],
    ] as const)
      await sandbox.database
        .insertInto('transactions')
        .values({
          ...payment,
          type: 'deposit',
          amount: 20_000n,
          status,
          token,
          created_at: now(),
          updated_at: now(),
        })
        .execute()
    await expect(deposit(10_001n)).rejects.toMatchObject({ data: { available_amount: '100.00' } })
    await deposit(10_000n)
  })

  test('is lowered at once and raised after 24 hours', async () => {
    await set(dailyBet, 1000n)
    await set(dailyBet, 500n)
    await expect(play(501n)).rejects.toThrow()
    await set(dailyBet, 2000n)
    await expect(play(501n)).rejects.toThrow()
    context.pass(raiseDelay - 1)
    await expect(play(501n)).rejects.toThrow()
    context.pass(1)
    await play(2000n)
  })

  test('is removed after 24 hours, even if the removal is requested repeatedly', async () => {
    await set(dailyBet, 500n)
    expect(await remove(dailyBet)).toBe(true)
    context.pass(raiseDelay - 1)
    await remove(dailyBet)
    await expect(play(501n)).rejects.toThrow()
    context.pass(1)
    await play(501n)
    expect(await remove(dailyBet)).toBe(false)
  })

  test('applies in another currency, too', async () => {
    // 10 USD are 125,000 UZS.
    await set(dailyBet, 1000n, 'USD')
    await context.give(20_000_000n)
    await play(12_500_000n)
    await expect(play(12_500n)).rejects.toMatchObject({ data: { kind: 'bet', available: '0.00' } })
    const [limit] = await readUsedLimits(context.sandbox.database, context.player.id, now(), ['bet'])
    expect(limit).toMatchObject({ currency: 'USD', used: 1000n })
  })
})

describe('a player on a break', () => {
  const breakFor = (hours: number) =>
    context.inTransaction(async (trx) => {
      const player = await trx
        .selectFrom('players')
        .selectAll()
        .where('id', '=', context.player.id)
        .executeTakeFirstOrThrow()
      await takeTimeOut(trx, player, hours, now())
    })

  test('cannot bet or deposit during a break, and cannot shorten it', async () => {
    await breakFor(24)
    await breakFor(1)
    const onBreak = rejected({ reason: 'time_out', until: '2026-03-02T07:00:00Z' })
    context.pass(day - 1)
    await expect(play(1n)).rejects.toMatchObject(onBreak)
    await expect(deposit(1n)).rejects.toMatchObject(onBreak)
    context.pass(1)
    await play(1n)
    await deposit(1n)
  })

  test('is excluded for months', async () => {
    await context.inTransaction((trx) => excludeSelf(trx, context.player, 6, now()))
    await expect(play(1n)).rejects.toMatchObject(
      rejected({ reason: 'self_excluded', until: '2026-09-01T07:00:00Z' }),
    )
    context.pass(monthsAfter(now(), 6) - now())
    await play(1n)
  })

  test('is excluded permanently', async () => {
    await context.inTransaction((trx) => excludeSelf(trx, context.player, 0, now()))
    context.pass(4000 * day)
    await expect(deposit(1n)).rejects.toMatchObject(rejected({ reason: 'self_excluded', until: null }))
  })

  test.each([
    ['2026-01-31T10:00:00Z', 1, '2026-02-28T10:00:00Z'],
    ['2026-11-30T10:00:00Z', 3, '2027-02-28T10:00:00Z'],
    ['2024-02-29T10:00:00Z', 12, '2025-02-28T10:00:00Z'],
  ])('%s and %d months are %s', (from, months, until) => {
    expect(monthsAfter(Date.parse(from), months)).toBe(Date.parse(until))
  })
})

test.each([
  ['is_banned', 'UserBannedException'],
  ['is_deleted', 'UserDeletedException'],
])('an account with %s neither bets nor deposits', async (flag, type) => {
  await context.sandbox.database
    .updateTable('players')
    .set({ [flag]: 1 })
    .where('id', '=', context.player.id)
    .execute()
  await expect(play(1n)).rejects.toMatchObject({ type })
  await expect(deposit(1n)).rejects.toMatchObject({ type })
})

test('spending sums own money over a rolling period', async () => {
  await play(1000n, 300n)
  context.pass(2 * day)
  await play(500n, 2000n)
  const spent = (period: 'day' | 'week') =>
    spendingOf(context.sandbox.database, context.player, period, now())
  expect(await spent('day')).toMatchObject({
    bets: { amount: '5.00', currency: 'UZS' },
    wins: { amount: '20.00' },
    net: { amount: '15.00' },
    bets_count: 1,
  })
  expect(await spent('week')).toMatchObject({
    bets: { amount: '15.00' },
    net: { amount: '8.00' },
    bets_count: 2,
  })
})
