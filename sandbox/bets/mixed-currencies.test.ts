import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestContext, type TestContext } from '../tests/support/test-context.ts'
import type { Player } from '../accounts/players.ts'
import { currencies } from '../ledger/currencies.ts'
import { accountingCurrency, convert, valueIn } from '../ledger/rates.ts'
import { readMember } from '../loyalty/members.ts'
import { addTransaction } from '../payments/transactions.ts'
import { assertIdentityFor, assertWithinLimits, dayLeft, limitsIn } from '../payments/withdrawal-limits.ts'
import { activateBonus } from '../rewards/bonus-states.ts'
import { grantBonus, readBonuses } from '../rewards/bonuses.ts'
import { updateCashbacks } from '../rewards/cashbacks.ts'
import { spendingOf } from '../responsible/spending.ts'

const week = 7 * 24 * 60 * 60 * 1000

let context: TestContext
beforeEach(async () => {
  context = await openTestContext()
})
afterEach(() => context.close())

interface Stake {
  currency: string
  /** Whole units of the accounting currency. */
  value: number
}

/** Amounts up to `most` cents, which every currency represents exactly. */
const amounts = (most: number) =>
  fc.array(
    fc.record({
      currency: fc.constantFrom(...currencies),
      value: fc.integer({ min: 1, max: most }).map((cents) => cents * 125),
    }),
    { minLength: 1, maxLength: 12 },
  )

/** Stakes up to the maximum that counts towards wagering. */
const stakes = amounts(200)

const worth = (amount: bigint, currency: string) => convert(amount, currency, accountingCurrency)

/** The player after a change of the account's currency. */
async function as(player: Player, currency: string): Promise<Player> {
  const { database } = context.sandbox
  await database.updateTable('players').set({ currency }).where('id', '=', player.id).execute()
  return { ...player, currency }
}

/** Bets own money; returns the worth of the stake. */
async function stake(of: Player, { currency, value }: Stake, win = 0n): Promise<bigint> {
  const player = await as(of, currency)
  const amount = valueIn(currency, value)
  await context.give(amount, 'main', player)
  await context.play({ player, stake: amount, wallet: 'main', win })
  return worth(amount, currency)
}

async function cashbacksOf({ id }: Player) {
  return context.sandbox.database
    .selectFrom('cashbacks')
    .select(['currency', 'losses'])
    .where('player_id', '=', id)
    .execute()
}

/** Bets in turn; returns the worth of all stakes. */
async function stakeAll(player: Player, bets: readonly Stake[]): Promise<bigint> {
  let total = 0n
  for (const bet of bets) total += await stake(player, bet)
  return total
}

async function withdraw(of: Player, currency: string, amount: bigint): Promise<Player> {
  const player = await as(of, currency)
  const at = context.sandbox.now()
  await context.inTransaction((trx) =>
    addTransaction(trx, {
      player_id: player.id,
      type: 'withdrawal',
      method: 'uzcard',
      currency,
      amount,
      fee: 0n,
      requisites: '{}',
      status: 'success',
      locale: 'uz',
      token: `${currency}:${amount}:${at}:${Math.random()}`,
      display: 'redirect',
      offer_id: 0,
      settles_at: null,
      settles_as: null,
      fail_reason: null,
      created_at: at,
      updated_at: at,
    }),
  )
  return player
}

test('stakes earn points for their worth, in whatever currencies they are', async () => {
  await fc.assert(
    fc.asyncProperty(stakes, async (bets) => {
      const player = await context.addPlayer()
      const total = await stakeAll(player, bets)
      const { points, unpaid_stake } = await readMember(context.sandbox.database, player.id)
      const counted = BigInt(points) * valueIn(accountingCurrency, 10_000) + unpaid_stake
      expect(counted).toBe(total)
    }),
    { numRuns: 10 },
  )
})

test('wagering counts the worth of stakes, in whatever currencies they are', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...currencies), stakes, async (currency, bets) => {
      const player = await context.addPlayer({ currency })
      const { now, database } = context.sandbox
      const amount = valueIn(currency, 10_000)
      const grant = { playerId: player.id, kind: 'gift', currency, amount, at: now() } as const
      const id = await context.inTransaction((trx) =>
        grantBonus(trx, { ...grant, reference: `test:${player.id}` }),
      )
      const choice = { playerId: player.id, type: 'casino', id, at: now() } as const
      await context.inTransaction((trx) => activateBonus(trx, choice))
      const total = await stakeAll(player, bets)
      const [bonus] = await readBonuses(database, { playerId: player.id, id })
      const required = bonus?.wagering_required ?? 0n
      const counted = convert(total, accountingCurrency, currency)
      expect(bonus?.wagering_done).toBe(counted < required ? counted : required)
      expect(bonus?.status === 'completed').toBe(bonus?.wagering_done === required)
    }),
    { numRuns: 10 },
  )
})

test('withdrawals of all currencies share the limit of a day and the threshold of the identity check', async () => {
  await fc.assert(
    fc.asyncProperty(amounts(50_000), fc.constantFrom(...currencies), async (withdrawals, currency) => {
      let player = await context.addPlayer()
      for (const { currency: paid, value } of withdrawals)
        player = await withdraw(player, paid, valueIn(paid, value))
      player = await as(player, currency)
      const total = withdrawals.reduce((sum, each) => sum + each.value, 0)
      const { sandbox } = context
      const left = await dayLeft(sandbox.database, player, sandbox.now())
      const expected = limitsIn(currency).day - valueIn(currency, total)
      expect(left).toBe(expected > 0n ? expected : 0n)
      if (left > 0n)
        await expect(
          assertWithinLimits(sandbox.database, player, left + 1n, sandbox.now()),
        ).rejects.toMatchObject({ data: { currency } })
      const asksForIdentity = assertIdentityFor(sandbox.database, player, 1n)
      if (total >= 5_000_000) await expect(asksForIdentity).rejects.toMatchObject({ data: { currency } })
      else await asksForIdentity
    }),
    { numRuns: 20 },
  )
})

test('a win in one currency offsets a loss in another: no cashback without a loss', async () => {
  const { player, sandbox } = context
  await stake(player, { currency: 'UZS', value: 1_000_000 })
  await stake(player, { currency: 'USD', value: 100_000 }, valueIn('USD', 1_100_000))
  context.pass(week)
  for (const currency of ['UZS', 'USD'])
    await updateCashbacks(sandbox.database, await as(player, currency), sandbox.now())
  expect(await cashbacksOf(player)).toEqual([])
})

test('a loss earns one cashback, however often the currency changes', async () => {
  const { player, sandbox } = context
  await stake(player, { currency: 'UZS', value: 1_000_000 })
  for (const currency of ['UZS', 'USD', 'RUB'])
    await updateCashbacks(sandbox.database, await as(player, currency), sandbox.now())
  const cashbacks = await cashbacksOf(player)
  expect(cashbacks).toEqual([{ currency: 'RUB', losses: Number(valueIn('RUB', 1_000_000)) }])
})

test('the summary of spending covers all currencies', async () => {
  const { player, sandbox } = context
  await stake(player, { currency: 'UZS', value: 100_000 })
  await stake(player, { currency: 'USD', value: 100_000 })
  const spending = await spendingOf(sandbox.database, await as(player, 'USD'), 'day', sandbox.now())
  expect(spending).toMatchObject({ bets: { amount: '16.00', currency: 'USD' }, bets_count: 2 })
})

test('a free-spin win in another currency is exchanged into the active bonus', async () => {
  const { sandbox } = context
  const player = await context.addPlayer({ currency: 'UZS' })
  const grant = {
    playerId: player.id,
    kind: 'gift',
    currency: 'UZS',
    amount: valueIn('UZS', 20_000),
  } as const
  const id = await context.inTransaction((trx) =>
    grantBonus(trx, { ...grant, reference: 'test:gift', at: sandbox.now() }),
  )
  const choice = { playerId: player.id, type: 'casino', id, at: sandbox.now() } as const
  await context.inTransaction((trx) => activateBonus(trx, choice))
  const asDollar = await as(player, 'USD')
  await context.play({ player: asDollar, stake: 0n, win: 100n, wallet: 'bonus' })
  expect(await context.balances(asDollar)).toMatchObject({ bonus: 0n })
  expect(await context.balances(await as(player, 'UZS'))).toMatchObject({ bonus: valueIn('UZS', 32_500) })
  const [bonus] = await readBonuses(sandbox.database, { playerId: player.id, id })
  expect(bonus?.currency).toBe('UZS')
})
