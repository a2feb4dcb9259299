import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { promoCodeErrors } from '../../schemas/api/entities/rewards.ts'
import { openTestContext, type TestContext } from '../tests/support/test-context.ts'
import type { Player } from '../accounts/players.ts'
import { grantDepositOffer, readClaimedOffers, claimOffer } from './offer-claims.ts'
import { readBonuses } from './bonuses.ts'
import { checkPromoCode, redeemPromoCode } from './promo-redemption.ts'
import { welcomePlayer } from './registration.ts'
import { readMember } from '../loyalty/members.ts'

const day = 24 * 60 * 60 * 1000
const som = (amount: number) => BigInt(amount) * 100n

let context: TestContext
beforeEach(async () => {
  context = await openTestContext()
})
afterEach(() => context.close())

const take = (offerId: number, player = context.player) =>
  context.inTransaction((trx) => claimOffer(trx, player, offerId, context.sandbox.now()))

let deposits = 0

/** A successful deposit, with the effects of offers. */
async function deposit(amount: bigint, { method = 'uzcard', offerId = -1 } = {}): Promise<void> {
  const { player, sandbox } = context
  deposits += 1
  const at = sandbox.now()
  await context.inTransaction(async (trx) => {
    const { id } = await trx
      .insertInto('transactions')
      .values({
        player_id: player.id,
        type: 'deposit',
        method,
        amount,
        fee: 0n,
        currency: player.currency,
        requisites: '{}',
        status: 'success',
        locale: 'uz',
        token: `token-${deposits}`,
        display: 'redirect',
        offer_id: offerId,
        settles_at: null,
        settles_as: null,
        fail_reason: null,
        created_at: at,
        updated_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await grantDepositOffer(trx, sandbox, {
      player,
      transactionId: id,
      amount,
      currency: player.currency,
      offerId,
      savesCard: null,
      at,
    })
  })
}

const bonuses = () =>
  readBonuses(context.sandbox.database, { playerId: context.player.id }, { offset: 0, count: 20 })
const freespins = async () =>
  (await context.sandbox.database.selectFrom('freespin_packs').select('sysname').execute()).map(
    ({ sysname }) => sysname,
  )

describe('a deposit offer', () => {
  test('waits for the next deposit once claimed, and is granted once', async () => {
    await take(1)
    await deposit(som(200_000))
    expect(await bonuses()).toMatchObject([{ kind: 'welcome', granted: som(200_000), status: 'available' }])
    expect(await freespins()).toEqual(['anor-deluxe'])
    await deposit(som(200_000))
    await deposit(som(200_000), { offerId: 1 })
    expect(await bonuses()).toHaveLength(1)
  })

  test('can be chosen with the deposit without a claim, and has a maximum amount', async () => {
    await deposit(som(9_000_000), { offerId: 1 })
    expect(await bonuses()).toMatchObject([{ granted: som(2_000_000) }])
  })

  test.each([
    ['below the smallest deposit', som(49_999), 'uzcard'],
    ['by a method that is left out', som(100_000), 'usdt'],
  ])('is not granted for a deposit %s, and keeps waiting', async (_why, amount, method) => {
    await take(3)
    await deposit(amount, { method })
    expect(await bonuses()).toEqual([])
    await deposit(som(100_000))
    expect(await bonuses()).toMatchObject([{ kind: 'sports_welcome', type: 'betting' }])
  })

  test('replaces the waiting one', async () => {
    await take(1)
    await take(3)
    await deposit(som(100_000))
    expect((await bonuses()).map(({ kind }) => kind)).toEqual(['sports_welcome'])
  })

  test('that repeats daily is granted once today after a claim yesterday', async () => {
    await take(4)
    context.pass(day)
    await deposit(som(50_000))
    await deposit(som(50_000), { offerId: 4 })
    expect(await freespins()).toEqual(['lucky-sevens'])
    context.pass(day)
    await deposit(som(50_000), { offerId: 4 })
    expect(await freespins()).toHaveLength(2)
  })
})

describe('claiming an offer', () => {
  test.each([
    [99, { type: 'InvalidParameterException', data: { offer_id: 'unknown' } }],
    [8, { type: 'InvalidParameterException', data: { offer_id: 'promoCode' } }],
    [6, { type: 'UserNeedDepositException' }],
    [5, { type: 'InvalidParameterException', data: { offer_id: 'stakes' } }],
  ])('rejects %i if its terms are not met', async (id, apiError) => {
    await expect(take(id)).rejects.toMatchObject(apiError)
    expect(
      await readClaimedOffers(context.sandbox.database, context.player.id, context.sandbox.now()),
    ).toEqual(new Set())
  })

  test('rejects offers for newcomers after a deposit', async () => {
    await deposit(som(100_000))
    await expect(take(1)).rejects.toMatchObject({ data: { offer_id: 'newcomersOnly' } })
  })

  test('grants it once despite concurrent requests, and again the next week', async () => {
    await deposit(som(100_000))
    const results = await Promise.allSettled([take(6), take(6), take(6)])
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await bonuses()).toHaveLength(1)
    context.pass(7 * day)
    await take(6)
    expect(await bonuses()).toHaveLength(2)
  })

  test('is rejected during a break', async () => {
    const player: Player = { ...context.player, time_out_until: context.sandbox.now() + day }
    await expect(take(3, player)).rejects.toMatchObject({ data: { offer_id: 'break' } })
  })
})

describe('a promo code', () => {
  const redeem = (code: string, player = context.player) => redeemPromoCode(context.sandbox, code, player)

  /**
   * For each error, a code that fails with it for a player in UZS who registered a day ago and never
   * deposited.
   */
  const rejected: Record<(typeof promoCodeErrors)[number], string> = {
    INVALID: 'no code!',
    NOT_FOUND: 'UNKNOWN',
    NOT_STARTED: 'NAVROZ2099',
    EXPIRED: 'YOZ2025',
    ALREADY_USED: 'MARRA50',
    LIMIT_REACHED: 'YAGONA',
    WRONG_CURRENCY: 'DOLLAR',
    WRONG_COUNTRY: 'ALMATY',
    NOT_FOR_USER: 'OLMOS',
    REGISTRATION_ONLY: 'YANGI',
    DEPOSIT_REQUIRED: 'DEPOZIT',
  }

  test.each(promoCodeErrors)(
    'is rejected with %s, whether checked or redeemed, and nothing is written',
    async (error) => {
      await redeem('MARRA50')
      await redeem('YAGONA', await context.addPlayer())
      context.pass(day + 1)
      const before = await bonuses()
      const apiError = { type: 'InvalidParameterException', data: { promo_code: [error] } }
      await expect(redeem(rejected[error])).rejects.toMatchObject(apiError)
      await expect(
        checkPromoCode(context.sandbox, rejected[error], context.player, 'here'),
      ).rejects.toMatchObject(apiError)
      expect(await bonuses()).toEqual(before)
      const uses = await context.sandbox.database.selectFrom('promo_redemptions').select('code').execute()
      expect(uses).toHaveLength(2)
    },
  )

  test('grants its offer once, in any case, despite concurrent requests', async () => {
    const results = await Promise.allSettled([redeem(' marra50 '), redeem('MARRA50')])
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await bonuses()).toMatchObject([{ kind: 'promo', granted: som(50_000) }])
  })

  test('limited to one use is granted to one of many players', async () => {
    const players = await Promise.all([1, 2, 3, 4].map(() => context.addPlayer()))
    const results = await Promise.allSettled(players.map((player) => redeem('YAGONA', player)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('of a deposit offer claims it for the next deposit', async () => {
    await redeem('BIRINCHI')
    await deposit(som(60_000))
    expect(await bonuses()).toMatchObject([{ kind: 'welcome', granted: som(60_000) }])
  })

  test('allows thirty guesses, and existing codes do not count', async () => {
    for (let guess = 0; guess < 30; guess += 1) {
      await expect(redeem(`GUESS${guess}`)).rejects.toMatchObject({ data: { promo_code: ['NOT_FOUND'] } })
      if (guess < 29)
        await expect(redeem('YOZ2025')).rejects.toMatchObject({ data: { promo_code: ['EXPIRED'] } })
    }
    await expect(redeem('MARRA50')).rejects.toMatchObject({ type: 'TooManyRequestsException' })
    context.pass(15 * 60 * 1000)
    await redeem('MARRA50')
  })
})

describe('a registration', () => {
  test.each([
    ['YANGI', ['promo']],
    ['YOZ2025', []],
    ['nothing like a code', []],
  ])('with promo code %s grants bonuses %j in addition to the free spins', async (promoCode, kinds) => {
    const player = await context.addPlayer({ promoCode })
    await context.inTransaction((trx) => welcomePlayer(trx, player, context.sandbox.now()))
    const { database } = context.sandbox
    expect((await readBonuses(database, { playerId: player.id })).map(({ kind }) => kind)).toEqual(kinds)
    expect(await freespins()).toEqual(['sweet-bozor'])
    expect(await readMember(database, player.id)).toMatchObject({ points: 0 })
  })
})
