import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openTestContext, type TestContext } from '../tests/support/test-context.ts'
import { readBonuses } from '../rewards/bonuses.ts'
import { characters } from './characters.ts'
import { characterEntity, infoEntity } from './loyalty-entities.ts'
import { givePoints, readMember, saveMember } from './members.ts'
import { reachMilestone } from './milestones.ts'
import { takeNotifications } from './notifications.ts'
import { buyProduct, readStock, stockShop } from './shop.ts'

const som = (amount: number) => BigInt(amount) * 100n

let context: TestContext
beforeEach(async () => {
  context = await openTestContext()
  await stockShop(context.sandbox.database)
})
afterEach(() => context.close())

const member = () => readMember(context.sandbox.database, context.player.id)
const give = (points: number) =>
  context.inTransaction((trx) => givePoints(trx, context.player.id, points, context.sandbox.now()))
const buy = (id: number) =>
  context.inTransaction((trx) => buyProduct(trx, context.player, id, context.sandbox.now()))
const notifications = () =>
  takeNotifications(context.sandbox.database, context.player.id, 'uz', context.sandbox.now())

describe('points', () => {
  test('are granted per 10,000 soum of own money, and the remainder carries over to the next bet', async () => {
    await context.give(som(100_000))
    await context.play({ stake: som(6_000) })
    expect(await member()).toMatchObject({ points: 0 })
    await context.play({ stake: som(6_000) })
    await context.play({ stake: som(8_000) })
    expect(await member()).toMatchObject({ points: 2, experience: 2, unpaid_stake: 0n })
  })

  test("are a fifth higher in the games of the player's character", async () => {
    await context.give(som(200_000))
    await context.inTransaction((trx) => saveMember(trx, context.player.id, { character_id: 2 }, 0))
    await context.play({ stake: som(50_000), gameType: 'fast' })
    expect(await member()).toMatchObject({ points: 6 })
    await context.play({ stake: som(50_000), gameType: 'slot' })
    expect(await member()).toMatchObject({ points: 11 })
  })

  test('send one notification per level reached, and spending them keeps the level', async () => {
    await give(499)
    expect(await notifications()).toEqual([])
    await give(1)
    const [told] = await notifications()
    expect(told).toMatchObject({ trigger: 'level', type: 'credit', title: 'Yangi daraja' })
    expect(told?.message).toContain('Kumush')
    expect(await notifications()).toEqual([])
    await buy(2)
    expect(infoEntity(1, await member(), 'ru')).toMatchObject({
      level: 2,
      points: 100,
      progress: { minValue: 500, maxValue: 2500, expCount: 500 },
    })
  })
})

test('reaching a level unlocks its character', async () => {
  const isOpen = async () => {
    const lockedCharacter = characters.find(({ sysname }) => sysname === 'bear')
    return lockedCharacter && characterEntity(lockedCharacter, await member(), 'uz').is_available
  }
  await give(5_999)
  expect(await isOpen()).toBe(false)
  await give(1)
  expect(await isOpen()).toBe(true)
})

test.each(['profile', 'confirm'] as const)('are granted once for the step %s [LOY-01]', async (reason) => {
  const step = () =>
    context.inTransaction((trx) => reachMilestone(trx, context.player.id, reason, context.sandbox.now()))
  await step()
  await step()
  expect((await member()).points).toBe(50)
  expect(await notifications()).toMatchObject([{ trigger: reason, amount: '50', amountType: 'points' }])
})

describe('the shop', () => {
  test.each([
    [
      3,
      900,
      async () => (await readBonuses(context.sandbox.database, { playerId: context.player.id }))[0]?.kind,
      'freebet',
    ],
    [
      4,
      1800,
      async () => (await readBonuses(context.sandbox.database, { playerId: context.player.id }))[0]?.kind,
      'shop',
    ],
    [5, 6000, async () => (await context.balances()).main, som(100_000)],
    [
      1,
      150,
      async () =>
        (await context.sandbox.database.selectFrom('freespin_packs').select('remaining_count').execute())[0]
          ?.remaining_count,
      15,
    ],
    [6, 7500, async () => (await readStock(context.sandbox.database)).get(6), 39],
  ])('sells product %i for %i points', async (id, price, effect, expected) => {
    await give(10_000)
    expect((await buy(id)).points).toBe(10_000 - price)
    expect(await effect()).toBe(expected)
    expect((await notifications()).at(-1)?.trigger).toBe(id === 6 ? 'gift' : 'purchase')
  })

  test.each([
    [1, 149, 'insufficientPoints'],
    [3, 499, 'level'],
    [99, 1000, 'unknown'],
  ])('refuses product %i to a player with %i points: %s', async (id, points, rule) => {
    await give(points)
    await expect(buy(id)).rejects.toMatchObject({ data: { product_id: rule } })
    expect((await member()).points).toBe(points)
  })

  test('refuses to sell to a player on a break', async () => {
    await give(1000)
    await context.sandbox.database
      .updateTable('players')
      .set({ time_out_until: context.sandbox.now() + 1000 })
      .where('id', '=', context.player.id)
      .execute()
    await expect(buy(1)).rejects.toMatchObject({ data: { reason: 'time_out' } })
    expect((await member()).points).toBe(1000)
  })

  test('sells the last item once to concurrent buyers', async () => {
    await give(20_000)
    await context.sandbox.database
      .updateTable('loyalty_stock')
      .set({ pieces: 1 })
      .where('product_id', '=', 6)
      .execute()
    const results = await Promise.allSettled([buy(6), buy(6)])
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await expect(buy(6)).rejects.toMatchObject({ data: { product_id: 'soldOut' } })
    expect((await member()).points).toBe(12_500)
  })
})
