import { expect } from 'vitest'
import { uzcardNumber } from '../support/cashier.ts'
import { casesOf, idOf } from './support/call-case.ts'
import type { Visitor } from './support/call-site.ts'
import { testCalls } from './support/test-calls.ts'

const card = (number: string) => JSON.stringify({ card_number: number })
const deposit = { method_id: '1', amount: '500000', requisites: card(uzcardNumber) }
const withdrawal = { method_id: '101', amount: '50000', requisites: card(uzcardNumber) }

const mainOf = async ({ data }: Visitor) => (await data('account.getBalance')).balance_main.amount

/** Deposits and confirms on the provider's page. */
async function payIn({ data, site }: Visitor) {
  const { transaction, url } = await data('cashier.makedeposit', deposit)
  await site.sandbox.post(url ?? '', { decision: 'pay' })
  return transaction
}

/** Deposits by a new card, which is saved with the success. */
async function saveCard({ data, site }: Visitor) {
  const requisites = JSON.stringify({ card_number: uzcardNumber, card_expiry: '12/40' })
  const { url } = await data('cashier.makedeposit', { ...deposit, requisites, save_card: 'true' })
  await site.sandbox.post(url ?? '', { decision: 'pay' })
}

/** Brings a new player into the state in which withdrawals are allowed. */
async function readyToWithdraw(player: Visitor) {
  const { data, login, site } = player
  await data('account.saveProfileInfo', {
    first_name: 'Dilnoza',
    last_name: 'Karimova',
    document_number: 'AB1',
  })
  await data('account.sendconfirmationtocontact', { contact: login })
  await data('account.confirmContact', { contact: login, code: await site.codeFor(login) })
  await payIn(player)
}

export const cashierCases = casesOf({
  'cashier.getbanks': {
    title: 'returns the banks for the currency of the player [API-CASH-01]',
    async check({ items }, player) {
      expect(items.length).toBeGreaterThan(0)
      expect(items.every(({ currencies }) => currencies.includes('UZS'))).toBe(true)
      await player.data('account.setCurrency', { currency: 'USDT' })
      expect((await player.data('cashier.getbanks')).items).toEqual([])
    },
  },
  'cashier.getcards': {
    title: 'returns the saved cards of the player without their numbers, and nobody else’s',
    async params(player) {
      expect((await player.data('cashier.getcards')).items).toEqual([])
      await saveCard(player)
      return {}
    },
    async check({ items }, { site }) {
      expect(items).toMatchObject([
        {
          method: 'uzcard',
          brand: 'Uzcard',
          masked: '8600 **** **** 3308',
          expires: '12/40',
          status: 'ready',
        },
      ])
      expect(JSON.stringify(items)).not.toContain('8600490277153308')
      expect((await (await site.newcomer()).data('cashier.getcards')).items).toEqual([])
    },
  },
  'cashier.removecard': {
    title: 'removes a saved card of the player, with which nothing can be paid any more',
    async params(player) {
      await saveCard(player)
      return { id: idOf((await player.data('cashier.getcards')).items) }
    },
    async check(_answer, { data, error, site }, { id = '' }) {
      expect((await data('cashier.getcards')).items).toEqual([])
      const order = { method_id: '1', amount: '500000', card_id: id }
      expect((await error('cashier.makedeposit', order)).data).toEqual({ card_id: 'unknown' })
      const other = await site.newcomer()
      await saveCard(other)
      const foreign = { id: idOf((await other.data('cashier.getcards')).items) }
      expect((await error('cashier.removecard', foreign)).data).toEqual({ id: 'unknown' })
      expect((await other.data('cashier.getcards')).items).toHaveLength(1)
    },
    wrong: [[{ id: '2147483647' }, 'id', 'unknown']],
  },
  'cashier.getdepositinfo': {
    title: 'returns a deposit of the player by its number, and nobody else’s [API-CASH-02]',
    params: async (player) => ({ id: String((await payIn(player)).id) }),
    async check(info, { site }, params) {
      expect(info).toMatchObject({ status: 'success', credited: { amount: '500000.00' }, url: null })
      const error = await (await site.newcomer()).error('cashier.getdepositinfo', params)
      expect(error).toMatchObject({ status: 422, data: { id: 'unknown' } })
    },
    wrong: [[{ id: '0' }, 'id', 'minimum']],
  },
  'cashier.getdepositsettings': {
    title: 'returns the methods for the currency of the player, with limits [API-CASH-03]',
    async check({ items }, player) {
      expect(new Set(items.map(({ currency }) => currency))).toEqual(new Set(['UZS']))
      expect(items[0]).toMatchObject({ id: 1, sysname: 'uzcard', min: '20000.00', max: '10000000.00' })
      await player.data('account.setCurrency', { currency: 'USD' })
      const inDollars = await player.data('cashier.getdepositsettings')
      expect(new Set(inDollars.items.map(({ currency }) => currency))).toEqual(new Set(['USD']))
    },
  },
  'cashier.gethistory': {
    title: 'returns transactions by type and status, newest first, page by page [API-CASH-04, ENT-13]',
    async params(player) {
      await readyToWithdraw(player)
      await player.data('cashier.makedeposit', deposit)
      await player.data('cashier.makewithdrawal', withdrawal)
      return { type: 'deposit', statuses: 'pending,success', offset: '0', count: '4' }
    },
    async check({ items, total }, { data }) {
      expect(items.map(({ type, status }) => [type, status])).toEqual([
        ['deposit', 'pending'],
        ['deposit', 'success'],
      ])
      expect(total).toBe(2)
      const all = await data('cashier.gethistory')
      expect(all.items.map(({ type }) => type)).toEqual(['withdrawal', 'deposit', 'deposit'])
      const next = await data('cashier.gethistory', { offset: '1', count: '1' })
      expect(next.items).toEqual([all.items[1]])
      expect(next.total).toBe(3)
      const paid = await data('cashier.gethistory', { statuses: 'success' })
      expect(paid.items.map(({ type, status }) => [type, status])).toEqual([['deposit', 'success']])
    },
    wrong: [[{ statuses: 'success,lost' }, 'statuses', 'enum']],
  },
  'cashier.getwithdrawsettings': {
    title: 'returns methods, available amount and what the player must do first [API-CASH-05]',
    async check({ items, needs, available }, player) {
      expect(items[0]).toMatchObject({ id: 101, sysname: 'uzcard', min: '50000.00' })
      expect(needs).toEqual(expect.arrayContaining(['confirmed_contact', 'profile']))
      expect(available.amount).toBe('0.00')
      await readyToWithdraw(player)
      const later = await player.data('cashier.getwithdrawsettings')
      expect(later.needs).toEqual([])
      expect(later.available.amount).toBe('500000.00')
    },
  },
  'cashier.makedeposit': {
    title: 'starts one deposit per key, which is credited after the payment [API-CASH-07, API-COM-12]',
    params: deposit,
    async check({ transaction, display, url }, player) {
      expect(transaction).toMatchObject({ status: 'pending', method: 'uzcard', type: 'deposit' })
      expect(display).toBe('redirect')
      expect(await mainOf(player)).toBe('0.00')
      await player.site.sandbox.post(url ?? '', { decision: 'pay' })
      expect(await mainOf(player)).toBe('500000.00')

      const key = { idempotencyKey: 'same' }
      const { id } = (await player.data('cashier.makedeposit', deposit, key)).transaction
      expect((await player.data('cashier.makedeposit', deposit, key)).transaction.id).toBe(id)
      const other = { ...deposit, amount: '600000' }
      expect((await player.error('cashier.makedeposit', other, key)).type).toBe('InvalidRequestException')
      expect((await player.data('cashier.gethistory')).total).toBe(2)
    },
    wrong: [
      [{ ...deposit, method_id: 'x' }, 'method_id', 'type'],
      [{ ...deposit, method_id: '99' }, 'method_id', 'unknown'],
      [{ ...deposit, method_id: '2' }, 'method_id', 'unknown'],
      [{ ...deposit, method_id: '101' }, 'method_id', 'unknown'],
      [{ ...deposit, amount: '20000.50' }, 'amount', 'amount'],
      [{ ...deposit, amount: 'much' }, 'amount', 'pattern'],
      [{ ...deposit, amount: '19999.99' }, 'amount', 'min'],
      [{ ...deposit, amount: '10000000.01' }, 'amount', 'max'],
      [{ ...deposit, amount: '-500000' }, 'amount', 'min'],
      [{ ...deposit, amount: '500000.001' }, 'amount', 'amount'],
      [{ ...deposit, campaign_offer_id: '-2' }, 'campaign_offer_id', 'minimum'],
      [{ ...deposit, requisites: 'no json' }, 'requisites', 'type'],
      [{ ...deposit, requisites: '{"card_number":7}' }, 'requisites', 'type'],
      [{ method_id: '1', amount: '500000' }, 'card_number', 'required'],
      [{ ...deposit, requisites: '{"card_number":"1"}' }, 'card_number', 'pattern'],
      [{ method_id: '1', amount: '500000', card_id: '2147483647' }, 'card_id', 'unknown'],
      [{ ...deposit, save_card: 'true' }, 'card_expiry', 'format'],
    ],
  },
  'cashier.makewithdrawal': {
    title: 'holds the amount of the withdrawal at once [API-CASH-08]',
    async params(player) {
      const error = await player.error('cashier.makewithdrawal', withdrawal)
      expect(error).toMatchObject({ status: 422 })
      await readyToWithdraw(player)
      return withdrawal
    },
    async check({ transaction }, player) {
      expect(transaction).toMatchObject({ status: 'pending', type: 'withdrawal', can_cancel: true })
      expect(await mainOf(player)).toBe('450000.00')
      expect((await player.data('cashier.getwithdrawsettings')).held.amount).toBe('50000.00')
    },
    wrong: [
      [{ ...withdrawal, method_id: '1' }, 'method_id', 'unknown'],
      [{ ...withdrawal, method_id: '102' }, 'method_id', 'unknown'],
      [{ ...withdrawal, method_id: '108' }, 'account_number', 'required'],
      [{ ...withdrawal, amount: '49999.99' }, 'amount', 'min'],
      [{ ...withdrawal, amount: '20000000.01' }, 'amount', 'max'],
      [{ ...withdrawal, amount: '-60000' }, 'amount', 'min'],
      [{ ...withdrawal, amount: '60000.001' }, 'amount', 'amount'],
      [{ ...withdrawal, amount: '60000.50' }, 'amount', 'amount'],
      [{ ...withdrawal, requisites: card('86') }, 'card_number', 'pattern'],
      [{ ...withdrawal, requisites: '{}' }, 'card_number', 'required'],
    ],
  },
  'cashier.cancelwithdrawal': {
    title: 'cancels an open withdrawal and returns the amount, once [API-CASH-06]',
    async params(player) {
      await readyToWithdraw(player)
      const { transaction } = await player.data('cashier.makewithdrawal', withdrawal)
      return { id: String(transaction.id) }
    },
    async check({ transaction }, player, params) {
      expect(transaction).toMatchObject({ status: 'cancel', can_cancel: false })
      expect(await mainOf(player)).toBe('500000.00')
      const { items } = await player.data('cashier.gethistory', { statuses: 'cancel' })
      expect(idOf(items)).toBe(params['id'])
      expect((await player.error('cashier.cancelwithdrawal', params)).status).toBe(422)
      expect(await mainOf(player)).toBe('500000.00')
    },
    wrong: [[{ id: '2147483647' }, 'id', 'unknown']],
  },
})

testCalls(cashierCases)
