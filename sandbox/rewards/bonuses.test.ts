import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openTestContext, type TestContext } from '../tests/support/test-context.ts'
import { placeBet, refundBet, settleBet } from '../bets/bets.ts'
import type { BonusType } from '../tables/rewards.ts'
import type { BonusKindName } from './bonus-kinds.ts'
import { activateBonus, expireDueBonuses, pauseBonus, removeBonus } from './bonus-states.ts'
import { grantBonus, hasActiveBonus, moneyLeft, readBonuses } from './bonuses.ts'

const day = 24 * 60 * 60 * 1000
const som = (amount: number) => BigInt(amount) * 100n

let context: TestContext
let references = 0
beforeEach(async () => {
  context = await openTestContext()
})
afterEach(() => context.close())

/** Grants a bonus with ten times wagering, 20,000 by default. */
function grant(kind: BonusKindName = 'gift', amount = som(20_000)): Promise<number> {
  references += 1
  const { player, sandbox } = context
  const { currency } = player
  const reference = `test:${references}`
  return context.inTransaction((trx) =>
    grantBonus(trx, { playerId: player.id, kind, currency, amount, reference, at: sandbox.now() }),
  )
}

const changes = { activate: activateBonus, pause: pauseBonus, remove: removeBonus }

function change(what: keyof typeof changes, id: number, type: BonusType = 'casino'): Promise<void> {
  const choice = { playerId: context.player.id, type, id, at: context.sandbox.now() }
  return context.inTransaction((trx) => changes[what](trx, choice))
}

async function bonus(id: number) {
  const { database, now } = context.sandbox
  await expireDueBonuses(database, context.player.id, now())
  const [stored] = await readBonuses(database, { playerId: context.player.id, id })
  if (!stored) throw new Error(`bonus ${id} is gone`)
  return { ...stored, left: await moneyLeft(database, stored) }
}

const isActive = () => hasActiveBonus(context.sandbox.database, context.player.id, context.sandbox.now())

describe('a bonus', () => {
  test('adds no money to the wallet until it is activated', async () => {
    const id = await grant()
    expect(await bonus(id)).toMatchObject({ status: 'available', left: som(20_000) })
    expect(await context.balances()).toMatchObject({ bonus: 0n })
    await change('activate', id)
    expect(await bonus(id)).toMatchObject({ status: 'active', left: som(20_000) })
    expect(await context.balances()).toMatchObject({ bonus: som(20_000), main: 0n })
  })

  test('cannot be activated twice, and only one of a type can be active', async () => {
    const [first, second, bet] = [await grant(), await grant(), await grant('freebet')]
    const results = await Promise.allSettled([change('activate', first), change('activate', first)])
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await expect(change('activate', second)).rejects.toMatchObject({ data: { bonus_id: 'anotherActive' } })
    await change('activate', bet, 'betting')
    expect(await context.balances()).toMatchObject({ bonus: som(20_000), betting_bonus: som(20_000) })
  })

  test('keeps its money and progress while paused, and resumes from there', async () => {
    const id = await grant()
    await change('activate', id)
    await context.play({ stake: som(5_000) })
    await change('pause', id)
    expect(await bonus(id)).toMatchObject({ status: 'paused', left: som(15_000), wagering_done: som(5_000) })
    expect(await context.balances()).toMatchObject({ bonus: 0n })
    await change('activate', id)
    await change('pause', id)
    await change('activate', id)
    expect(await bonus(id)).toMatchObject({ status: 'active', left: som(15_000), wagering_done: som(5_000) })
  })

  test.each(['available', 'active', 'paused'] as const)(
    'loses its money if cancelled while %s, and own money stays',
    async (state) => {
      await context.give(som(1_000))
      const id = await grant()
      if (state !== 'available') await change('activate', id)
      if (state === 'paused') await change('pause', id)
      await change('remove', id)
      expect(await bonus(id)).toMatchObject({ status: 'removed', left: 0n })
      expect(await context.balances()).toMatchObject({ main: som(1_000), bonus: 0n })
    },
  )

  test.each(['available', 'active', 'paused'] as const)('expires with its money while %s', async (state) => {
    const id = await grant()
    if (state !== 'available') await change('activate', id)
    if (state === 'paused') await change('pause', id)
    context.pass(7 * day)
    expect(await bonus(id)).toMatchObject({ status: 'expired', left: 0n })
    expect(await context.balances()).toMatchObject({ bonus: 0n })
    await expect(change('activate', id)).rejects.toMatchObject({ data: { bonus_id: 'status' } })
  })

  test('becomes real money exactly once when wagered', async () => {
    const id = await grant()
    await change('activate', id)
    for (let round = 0; round < 19; round += 1) await context.play({ stake: som(10_000), win: som(10_000) })
    expect(await bonus(id)).toMatchObject({ status: 'active', wagering_done: som(190_000) })
    await context.play({ stake: som(10_000), win: som(15_000) })
    expect(await bonus(id)).toMatchObject({ status: 'completed', wagering_done: som(200_000), left: 0n })
    expect(await context.balances()).toMatchObject({ main: som(25_000), bonus: 0n })
    await expect(change('remove', id)).rejects.toMatchObject({ data: { bonus_id: 'status' } })
  })

  test('can be followed by another once all its money is lost', async () => {
    const [id, next] = [await grant(), await grant()]
    await change('activate', id)
    await context.play({ stake: som(20_000) })
    expect(await bonus(id)).toMatchObject({ status: 'expired', left: 0n })
    await change('activate', next)
    expect(await bonus(next)).toMatchObject({ status: 'active' })
  })

  test('counts stakes of own money, but none above its largest stake and none on sports', async () => {
    await context.give(som(200_000))
    const id = await grant()
    await change('activate', id)
    await context.play({ stake: som(25_000) })
    await context.play({ stake: som(25_001) })
    await context.play({ stake: som(20_000), gameType: 'sportsbook', sysname: 'sport' })
    expect(await bonus(id)).toMatchObject({ wagering_done: som(25_000) })
  })

  test('of another player or another type is unknown', async () => {
    const id = await grant('freebet')
    await expect(change('activate', id)).rejects.toMatchObject({ data: { bonus_id: 'unknown' } })
    const choice = { playerId: (await context.addPlayer()).id, type: 'betting', id, at: 0 } as const
    await expect(context.inTransaction((trx) => activateBonus(trx, choice))).rejects.toMatchObject({
      data: { bonus_id: 'unknown' },
    })
  })
})

test.each([
  ['welcome', 'casino', true],
  ['reload', 'casino', true],
  ['sports_welcome', 'betting', true],
  ['gift', 'casino', false],
  ['freebet', 'betting', false],
] as const)('an active bonus of kind %s blocks withdrawals: %s %s', async (kind, type, binds) => {
  const id = await grant(kind)
  expect(await isActive()).toBe(false)
  await change('activate', id, type)
  expect(await isActive()).toBe(binds)
  context.pass(14 * day)
  expect(await isActive()).toBe(false)
})

describe('a sports bonus', () => {
  const stake = som(20_000)
  const bet = (reference: string) => ({
    player: context.player,
    sysname: 'sport',
    gameType: 'sportsbook',
    stake,
    reference,
    at: context.sandbox.now(),
  })
  const place = (reference: string) => context.inTransaction((trx) => placeBet(trx, bet(reference)))
  const settle = (reference: string, odds: number, win: bigint) =>
    context.inTransaction((trx) =>
      settleBet(trx, context.sandbox, { reference, win, odds, at: context.sandbox.now() }),
    )

  test.each([
    [179, 'active'],
    [180, 'completed'],
  ])('at odds of %i hundredths is %s afterwards', async (odds, status) => {
    const id = await grant('freebet')
    await change('activate', id, 'betting')
    await place('bet')
    await settle('bet', odds, som(30_000))
    expect(await bonus(id)).toMatchObject({ status })
    const money =
      status === 'completed'
        ? { main: som(30_000), betting_bonus: 0n }
        : { main: 0n, betting_bonus: som(30_000) }
    expect(await context.balances()).toMatchObject(money)
  })

  test('is neither removed nor expired while a bet with its money is open', async () => {
    const id = await grant('freebet')
    await change('activate', id, 'betting')
    await place('bet')
    await expect(change('remove', id, 'betting')).rejects.toMatchObject({ data: { bonus_id: 'openBets' } })
    context.pass(8 * day)
    expect(await bonus(id)).toMatchObject({ status: 'active' })
    await context.inTransaction((trx) => refundBet(trx, { reference: 'bet', at: context.sandbox.now() }))
    expect(await bonus(id)).toMatchObject({ status: 'expired', left: 0n })
    expect(await context.balances()).toMatchObject({ betting_bonus: 0n })
  })

  test('that is fully wagered ends when its last open bet is refunded, which counts nothing itself', async () => {
    const id = await grant('freebet')
    await change('activate', id, 'betting')
    await place('pushed')
    await context.give(stake)
    await place('own')
    const refund = (reference: string) =>
      context.inTransaction((trx) => refundBet(trx, { reference, at: context.sandbox.now() }))
    await refund('own')
    expect(await bonus(id)).toMatchObject({ status: 'active', wagering_done: 0n })
    await place('own again')
    await settle('own again', 180, 0n)
    expect(await bonus(id)).toMatchObject({ status: 'active', wagering_done: stake })
    await refund('pushed')
    expect(await bonus(id)).toMatchObject({ status: 'completed', left: 0n })
    expect(await context.balances()).toMatchObject({ main: stake, betting_bonus: 0n })
  })
})

test('wins of free spins become a bonus of their own or are added to the active one', async () => {
  await context.play({ stake: 0n, win: som(3_000), wallet: 'bonus' })
  const [own] = await readBonuses(context.sandbox.database, { playerId: context.player.id })
  expect(own).toMatchObject({ kind: 'freespin_wins', status: 'active', wagering_required: som(30_000) })
  await context.play({ stake: 0n, win: som(1_000), wallet: 'bonus' })
  expect(await bonus(own?.id ?? 0)).toMatchObject({ wagering_required: som(40_000), left: som(4_000) })
})
