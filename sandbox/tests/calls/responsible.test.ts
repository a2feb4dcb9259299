import { expect } from 'vitest'
import { casesOf } from './support/call-case.ts'
import { testCalls } from './support/test-calls.ts'

const day = 24 * 60 * 60 * 1000
const limit = { kind: 'deposit', period: 'day', amount: '90000' }
const amounts = { kind: 'deposit', period: 'day' }

export const responsibleCases = casesOf({
  'responsible.getlimits': {
    title: 'returns the limits that the player has set',
    async params({ data }) {
      await data('responsible.setlimit', limit)
      return {}
    },
    async check({ items }, { site }) {
      expect(items).toMatchObject([{ ...amounts, amount: '90000.00', used: '0.00' }])
      expect((await (await site.newcomer()).data('responsible.getlimits')).items).toEqual([])
    },
  },
  'responsible.setlimit': {
    title: 'sets a lower limit at once and a higher one after 24 hours',
    params: limit,
    async check(set, { data, site }) {
      expect(set).toMatchObject({ amount: '90000.00', next_amount: null })
      const raised = await data('responsible.setlimit', { ...limit, amount: '200000' })
      expect(raised).toMatchObject({ amount: '90000.00', next_amount: '200000.00' })
      site.sandbox.pass(day)
      expect((await data('responsible.getlimits')).items).toMatchObject([{ amount: '200000.00' }])
    },
    wrong: [
      [{ kind: 'bet', amount: '0' }, 'amount', 'min'],
      [{ kind: 'bet', amount: '-5' }, 'amount', 'min'],
      [{ kind: 'bet', amount: '0.001' }, 'amount', 'amount'],
      [{ kind: 'bet', amount: '9'.repeat(30) }, 'amount', 'max'],
      [{ kind: 'bet', amount: 'much' }, 'amount', 'pattern'],
      [{ kind: 'session' }, 'minutes', 'required'],
      [amounts, 'amount', 'required'],
    ],
  },
  'responsible.removelimit': {
    title: 'removes a limit after 24 hours',
    async params({ data }) {
      await data('responsible.setlimit', limit)
      return amounts
    },
    async check(_, { data, site }) {
      expect((await data('responsible.getlimits')).items).toMatchObject([{ amount: '90000.00' }])
      site.sandbox.pass(day)
      expect((await data('responsible.getlimits')).items).toEqual([])
    },
    wrong: [[{ kind: 'loss', period: 'week' }, 'kind', 'unknown']],
  },
  'responsible.getstatus': {
    title: 'returns the minutes since the login, and no break',
    params({ site }) {
      site.sandbox.pass(5 * 60_000)
      return Promise.resolve({})
    },
    check(status) {
      expect(status).toEqual({
        time_out_until: null,
        self_excluded_until: null,
        is_self_excluded: false,
        session_minutes: 5,
      })
    },
  },
  'responsible.settimeout': {
    title: 'starts a break without offers and deposits, which ends by itself',
    params: { hours: '1' },
    async check({ time_out_until }, { data, error, site }) {
      expect(Date.parse(time_out_until ?? '')).toBe(site.sandbox.now() + day / 24)
      expect(await data('account.getInfo')).toMatchObject({ is_on_break: true })
      expect((await data('campaigns.getoffers')).items).toEqual([])
      const deposit = { method_id: '1', amount: '500000', requisites: '{"card_number":"8600490277153308"}' }
      expect((await error('cashier.makedeposit', deposit)).data).toMatchObject({ reason: 'time_out' })
      site.sandbox.pass(day / 24)
      expect(await data('account.getInfo')).toMatchObject({ is_on_break: false })
    },
  },
  'responsible.selfexclude': {
    title: 'excludes the player for the chosen months, with the password as confirmation',
    params: { months: '6', password: 'marra-01' },
    async check(status, { data, site }) {
      expect(status).toMatchObject({ is_self_excluded: true })
      expect(Date.parse(status.self_excluded_until ?? '')).toBeGreaterThan(site.sandbox.now() + 180 * day)
      expect(await data('responsible.getstatus')).toMatchObject({ is_self_excluded: true })
    },
    wrong: [[{ months: '6', password: 'wrong11' }, 'password', 'wrong']],
  },
  'responsible.getspending': {
    title: 'returns stakes and wins of the period',
    as: 'rich',
    params: { period: 'month' },
    check({ bets, wins, net, bets_count }) {
      expect(bets_count).toBeGreaterThan(2)
      expect(Number(net.amount)).toBe(Number(wins.amount) - Number(bets.amount))
    },
  },
})

testCalls(responsibleCases)
