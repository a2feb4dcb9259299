import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openTestContext, type TestContext } from '../tests/support/test-context.ts'
import { periodAt } from '../responsible/periods.ts'
import { saveMember } from '../loyalty/members.ts'
import { boostCashback } from './cashback-boosts.ts'
import { payCashback, removeCashback, updateCashbacks } from './cashbacks.ts'

const day = 24 * 60 * 60 * 1000
const week = 7 * day
const som = (amount: number) => BigInt(amount) * 100n

let context: TestContext
beforeEach(async () => {
  context = await openTestContext()
  await context.give(som(1_000_000))
})
afterEach(() => context.close())

async function cashbacks() {
  const { database, now } = context.sandbox
  await updateCashbacks(database, context.player, now())
  return database
    .selectFrom('cashbacks')
    .select(['id', 'status', 'percent', 'amount', 'receiving_expired_at'])
    .orderBy('id')
    .execute()
}

/** The only cashback. */
async function cashback() {
  const [only, ...rest] = await cashbacks()
  if (!only || rest.length > 0) throw new Error(`${rest.length} cashbacks more`)
  return only
}

const choose = (id: number) => ({ playerId: context.player.id, id, at: context.sandbox.now() })
const pay = (id: number) => context.inTransaction((trx) => payCashback(trx, choose(id)))
const remove = (id: number) => context.inTransaction((trx) => removeCashback(trx, choose(id)))
const level = (experience: number) =>
  context.inTransaction((trx) => saveMember(trx, context.player.id, { experience }, 0))

describe('the cashback of a week', () => {
  test('is pending during the week and follows the losses', async () => {
    expect(await cashbacks()).toEqual([])
    await context.play({ stake: som(100_000) })
    expect(await cashback()).toMatchObject({ status: 'pending', percent: 300, amount: Number(som(3_000)) })
    await context.play({ stake: som(100_000), win: som(150_000) })
    expect(await cashback()).toMatchObject({ amount: Number(som(1_500)) })
    await context.play({ stake: som(100_000), win: som(300_000) })
    expect(await cashbacks()).toEqual([])
  })

  test('counts own money only', async () => {
    await context.give(som(100_000), 'bonus')
    await context.play({ stake: som(100_000), wallet: 'bonus' })
    expect(await cashbacks()).toEqual([])
  })

  test('can be collected for a week after its own, and is either paid or declined', async () => {
    await context.play({ stake: som(100_000) })
    const { id } = await cashback()
    await expect(pay(id)).rejects.toMatchObject({ data: { cashback_id: 'status' } })
    context.pass(week)
    expect(await cashback()).toMatchObject({ id, status: 'active' })
    const results = await Promise.allSettled([pay(id), remove(id), pay(id), remove(id)])
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const { status } = await cashback()
    expect((await context.balances()).main).toBe(som(status === 'paid_out' ? 903_000 : 900_000))
  })

  test('expires on time if it is not collected', async () => {
    await context.play({ stake: som(100_000) })
    const { until } = periodAt('week', context.sandbox.now())
    const { id } = await cashback()
    context.pass(until + week - context.sandbox.now())
    await expect(pay(id)).rejects.toMatchObject({ data: { cashback_id: 'status' } })
    expect(await cashback()).toMatchObject({ status: 'expired' })
  })

  test.each([
    [0, 300],
    [2_500, 500],
    [250_000, 1_000],
  ])('is at experience %i a share of %i hundredths, more with a boost', async (experience, percent) => {
    await level(experience)
    await context.play({ stake: som(100_000) })
    expect(await cashback()).toMatchObject({ percent })
    await context.inTransaction((trx) => boostCashback(trx, context.player.id, 300, context.sandbox.now()))
    await context.play({ stake: som(1_000) })
    expect(await cashback()).toMatchObject({ percent: percent + 300 })
  })

  test('is paid automatically once at a high level', async () => {
    await level(40_000)
    await context.play({ stake: som(100_000) })
    context.pass(week)
    expect(await cashback()).toMatchObject({ status: 'paid_out', receiving_expired_at: null })
    await cashbacks()
    expect((await context.balances()).main).toBe(som(908_000))
  })

  test('of another player is unknown', async () => {
    await context.play({ stake: som(100_000) })
    context.pass(week)
    const { id } = await cashback()
    const choice = { ...choose(id), playerId: (await context.addPlayer()).id }
    await expect(context.inTransaction((trx) => payCashback(trx, choice))).rejects.toMatchObject({
      data: { cashback_id: 'unknown' },
    })
  })
})
