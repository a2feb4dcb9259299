import { expect } from 'vitest'
import { uzcardNumber } from '../support/cashier.ts'
import { casesOf, idOf } from './support/call-case.ts'
import type { Visitor } from './support/call-site.ts'
import { testCalls } from './support/test-calls.ts'

const week = 7 * 24 * 60 * 60 * 1000
const deposit = { method_id: '1', amount: '500000', requisites: `{"card_number":"${uzcardNumber}"}` }

interface AnyBonus {
  id: number
  status: string
}

const unknownBonus = [
  [{}, 'bonus_id', 'required'],
  [{ bonus_id: 'x' }, 'bonus_id', 'type'],
  [{ bonus_id: '2147483647' }, 'bonus_id', 'unknown'],
] as const

const isActive = ({ status }: AnyBonus) => status === 'active'

/** Gives the player a casino bonus by a promo code, and activates it. */
async function withBonus({ data }: Visitor) {
  await data('campaigns.activateOffer', { promo_code: 'MARRA50' })
  const bonus_id = idOf((await data('bonuses.get')).items)
  await data('bonuses.activate', { bonus_id })
  return { bonus_id }
}

/** Gives the player a sports bonus for a deposit. */
async function withBettingBonus({ data, site }: Visitor) {
  const { items } = await data('campaigns.getoffers', { action: 'deposit' })
  const offer = idOf(items, ({ sysname }) => sysname === 'sports-welcome')
  const { url } = await data('cashier.makedeposit', { ...deposit, campaign_offer_id: offer })
  await site.sandbox.post(url ?? '', { decision: 'pay' })
  return { bonus_id: idOf((await data('bettingBonuses.get')).items) }
}

/** Gives the player a cashback of 32,000.00 UZS. */
async function withCashback({ data, site }: Visitor) {
  const { uid } = await data('account.getInfo')
  const database = site.sandbox.openDatabase()
  const at = site.sandbox.now()
  await database
    .insertInto('cashbacks')
    .values({
      player_id: uid,
      status: 'active',
      currency: 'UZS',
      amount: 3_200_000n,
      losses: 64_000_000n,
      percent: 500,
      period_start: at - week,
      period_end: at,
      receiving_expired_at: at + week,
      paid_out_at: null,
    })
    .execute()
  await database.destroy()
  return { cashback_id: idOf((await data('cashbacks.get', { statuses: 'active' })).items) }
}

export const rewardCases = casesOf({
  'banners.get': {
    title: 'returns ten banners at most for the position, with the requested fields [API-BAN-01]',
    params: { position: 'home_top', count: '2' },
    async check({ items, total }, { data }) {
      expect(items).toHaveLength(2)
      expect(items.every(({ type, description }) => type + description.position === 'standardhome_top')).toBe(
        true,
      )
      const rest = await data('banners.get', { position: 'home_top', offset: '2' })
      expect(rest.items).toHaveLength(total - 2)
      expect((await data('banners.get')).items.length).toBeLessThanOrEqual(10)
    },
    wrong: [[{ fields: 'secret' }, 'fields', 'enum']],
  },
  'bettingBonuses.get': {
    title: 'returns the sports bonuses of the player by status [API-BB-01]',
    as: 'rich',
    async check({ items }, { data, site }) {
      const [first] = items
      const alike = await data('bettingBonuses.get', { status: first?.status ?? '' })
      expect(alike.items.map(({ id }) => id)).toContain(first?.id)
      expect((await (await site.newcomer()).data('bettingBonuses.get')).items).toEqual([])
    },
  },
  'bettingBonuses.activate': {
    title: 'starts wagering a sports bonus [API-BB-02]',
    params: withBettingBonus,
    async check(_, { data }, { bonus_id: id }) {
      expect(idOf((await data('bettingBonuses.get')).items, isActive)).toBe(id)
      expect((await data('account.getBalance')).balance_betting_bonus?.amount).toMatch(/[1-9]/)
    },
    wrong: unknownBonus,
  },
  'bettingBonuses.remove': {
    title: 'gives up a sports bonus with its money [API-BB-03]',
    params: withBettingBonus,
    async check(_, { data }) {
      expect((await data('bettingBonuses.get')).items).toMatchObject([{ status: 'removed' }])
      expect((await data('account.getBalance')).balance_betting_bonus?.amount).toBe('0.00')
    },
    wrong: unknownBonus,
  },
  'bonuses.get': {
    title: 'returns the casino bonuses of the player by status, with the requested fields [API-BON-01]',
    as: 'rich',
    params: { status: 'expired', fields: 'max_bet' },
    async check({ items }, { data }) {
      expect(items.map(({ status, type }) => [status, type])).toEqual([['expired', 'casino']])
      const all = await data('bonuses.get')
      const page = await data('bonuses.get', { offset: '1', count: '2' })
      expect(page.items).toEqual(all.items.slice(1, 3))
      expect(page.total).toBe(all.items.length)
    },
    wrong: [[{ fields: 'secret' }, 'fields', 'enum']],
  },
  'bonuses.activate': {
    title: 'resumes wagering a paused bonus [API-BON-02, API-BON-05]',
    async params(player) {
      const params = await withBonus(player)
      await player.data('bonuses.deactivate', params)
      return params
    },
    async check(_, { data }, { bonus_id: id }) {
      expect(idOf((await data('bonuses.get', { status: 'active' })).items)).toBe(id)
    },
    wrong: unknownBonus,
  },
  'bonuses.deactivate': {
    title: 'pauses a bonus, whose money and progress are kept [API-BON-03, API-BON-05]',
    params: withBonus,
    async check(_, { data }) {
      const [bonus] = (await data('bonuses.get')).items
      expect(bonus).toMatchObject({ status: 'paused', can_activate: true, amount: { amount: '50000.00' } })
    },
    wrong: unknownBonus,
  },
  'bonuses.remove': {
    title: 'gives up a bonus with its money [API-BON-04]',
    params: withBonus,
    async check(_, { data }) {
      expect((await data('bonuses.get')).items).toMatchObject([{ status: 'removed', can_remove: false }])
      expect((await data('account.getBalance')).balance_bonus?.amount).toBe('0.00')
    },
    wrong: unknownBonus,
  },
  'campaigns.getoffers': {
    title: 'returns the offers and the deposit offers, with the requested fields [API-CAMP-01]',
    params: { action: 'deposit', fields: 'is_taken' },
    async check({ items }, { data }) {
      expect(items.length).toBeGreaterThan(0)
      expect(items.every(({ trigger }) => trigger.action === 'deposit')).toBe(true)
      expect(items[0]).not.toHaveProperty('finished_at')
      const all = await data('campaigns.getoffers')
      expect(all.total).toBeGreaterThan(items.length)
      const next = await data('campaigns.getoffers', { offset: '1' })
      expect(idOf(next.items)).toBe(String(all.items[1]?.id))
    },
    wrong: [[{ fields: 'secret' }, 'fields', 'enum']],
  },
  'campaigns.activateOffer': {
    title: 'activates the offer of a promo code, once [API-CAMP-02]',
    params: { promo_code: 'marra50', fields: 'is_taken' },
    async check({ offer }, { data, error }, params) {
      expect(offer).not.toHaveProperty('finished_at')
      expect((await data('bonuses.get')).items).toMatchObject([{ status: 'available' }])
      expect((await error('campaigns.activateOffer', params)).data).toEqual({ promo_code: ['ALREADY_USED'] })
    },
    wrong: [
      [{ promo_code: 'NOSUCHCODE' }, 'promo_code', ['NOT_FOUND']],
      [{ promo_code: 'YOZ2025' }, 'promo_code', ['EXPIRED']],
      [{ promo_code: 'MARRA50', fields: 'secret' }, 'fields', 'enum'],
    ],
  },
  'campaigns.checkPromocode': {
    title: 'returns the offer of a code without activating it [API-CAMP-03]',
    params: { promo_code: 'MARRA50' },
    async check({ offer }, { data }, params) {
      expect(offer.trigger).toMatchObject({ action: 'promo_code', params: { promo_code: true } })
      expect((await data('bonuses.get')).items).toEqual([])
      expect((await data('campaigns.activateOffer', params)).offer.id).toBe(offer.id)
    },
    wrong: [[{ promo_code: 'NOSUCHCODE' }, 'promo_code', ['NOT_FOUND']]],
  },
  'campaigns.takepromotions': {
    title: 'claims a deposit offer, which applies to the next deposit [API-CAMP-04]',
    async params({ data }) {
      const { items } = await data('campaigns.getoffers', { action: 'deposit' })
      return { offer_id: idOf(items, ({ sysname }) => sysname === 'sports-welcome') }
    },
    async check(_, { data, site }, { offer_id: id }) {
      const { items } = await data('campaigns.getoffers')
      expect(items.find((offer) => String(offer.id) === id)).toMatchObject({ is_taken: true })
      const { url } = await data('cashier.makedeposit', deposit)
      await site.sandbox.post(url ?? '', { decision: 'pay' })
      expect((await data('bettingBonuses.get')).items).toHaveLength(1)
    },
    wrong: [[{ offer_id: '9999' }, 'offer_id', 'unknown']],
  },
  'cashbacks.get': {
    title: 'returns cashbacks by status and order, with the requested fields [API-CB-01]',
    as: 'rich',
    params: { statuses: 'paid_out', sort: 'end_date', order: 'desc', count: '1', fields: 'losses' },
    async check({ items, total }, { data, site }) {
      expect(items).toHaveLength(1)
      const all = (await data('cashbacks.get', { statuses: 'paid_out' })).items
      expect(total).toBe(all.length)
      expect(all[0]).toEqual(items[0])
      const upwards = (await data('cashbacks.get', { statuses: 'paid_out', order: 'asc' })).items
      expect(upwards).toEqual([...all].reverse())
      expect(all.map(({ receiving_expired_at }) => receiving_expired_at)).toContain(null)
      expect((await (await site.newcomer()).data('cashbacks.get')).items).toEqual([])
    },
    wrong: [
      [{ statuses: 'lost' }, 'statuses', 'enum'],
      [{ fields: 'secret' }, 'fields', 'enum'],
    ],
  },
  'cashbacks.payout': {
    title: 'pays the cashback to the main balance, once [API-CB-02]',
    params: withCashback,
    async check(_, { data, error }, params) {
      expect((await data('account.getBalance')).balance_main.amount).toBe('32000.00')
      expect((await error('cashbacks.payout', params)).status).toBe(422)
      expect((await data('account.getBalance')).balance_main.amount).toBe('32000.00')
    },
    wrong: [[{ cashback_id: '2147483647' }, 'cashback_id', 'unknown']],
  },
  'cashbacks.remove': {
    title: 'declines the cashback, which is not paid any more [API-CB-03]',
    params: withCashback,
    async check(_, { data, error }, params) {
      expect((await data('cashbacks.get', { statuses: 'removed' })).total).toBe(1)
      expect((await error('cashbacks.payout', params)).status).toBe(422)
      expect((await data('account.getBalance')).balance_main.amount).toBe('0.00')
    },
    wrong: [[{ cashback_id: '2147483647' }, 'cashback_id', 'unknown']],
  },
  'popups.get': {
    title: 'returns a campaign by name, or the next one for the player, once [API-POP-01]',
    async params({ data }) {
      expect(await data('popups.get', { sysname: 'navroz' })).toBeNull()
      expect(await data('popups.get', { sysname: 'navroz', is_preview: '1' })).toMatchObject({
        sysname: 'navroz',
      })
      expect(await data('popups.get', { sysname: 'welcome' })).toMatchObject({ sysname: 'welcome' })
      return {}
    },
    async check(popup, { data, site }) {
      expect(popup).not.toBeNull()
      expect(await data('popups.get')).toBeNull()
      expect(await site.guest().data('popups.get')).toBeNull()
    },
  },
})

testCalls(rewardCases)
