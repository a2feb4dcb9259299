import { expect } from 'vitest'
import { casesOf, idOf } from './support/call-case.ts'
import { testCalls } from './support/test-calls.ts'

export const competitionCases = casesOf({
  'jackpots.get': {
    title:
      'returns all jackpots, largest first, or the one with the given id, growing with time [API-JACK-01]',
    async check({ items }, { data, site }) {
      const amounts = items.map(({ amount }) => Number(amount.amount))
      expect(amounts).toEqual([...amounts].sort((one, other) => other - one))
      expect(amounts.length).toBeGreaterThan(1)
      const one = await data('jackpots.get', { id: idOf(items) })
      expect(one.items.map(({ id }) => id)).toEqual([items[0]?.id])
      site.sandbox.pass(1000)
      const [later] = (await data('jackpots.get', { id: idOf(items) })).items
      const grown = Number(later?.amount.amount) - (amounts[0] ?? 0)
      expect(grown).toBeCloseTo(Number(items[0]?.growth_per_second.amount), 1)
      const inDollars = await data('jackpots.get', { currency: 'USD' })
      expect(inDollars.items.map(({ id }) => id)).toEqual(items.map(({ id }) => id))
      inDollars.items.forEach(({ amount, ceiling }, index) => {
        expect([amount.currency, ceiling?.currency]).toEqual(['USD', 'USD'])
        expect(Number(amount.amount) * 12_500).toBeCloseTo(amounts[index] ?? 0, -3)
      })
      await data('account.setCurrency', { currency: 'USD' })
      expect((await data('jackpots.get')).items[0]?.amount.currency).toBe('USD')
    },
    wrong: [
      [{ currency: 'XXX' }, 'currency', 'enum'],
      [{ id: 'x' }, 'id', 'type'],
      [{ id: '9999' }, 'id', 'unknown'],
    ],
  },
  'jackpots.getWinners': {
    title: 'returns the winners of all jackpots or of one, latest first, page by page [API-JACK-02]',
    params: { count: '5' },
    async check({ items, total }, { data }) {
      const times = items.map(({ won_at }) => won_at)
      expect(times).toEqual([...times].sort().reverse())
      expect(total).toBeGreaterThan(5)
      const next = await data('jackpots.getWinners', { offset: '4', count: '5' })
      expect(next.items[0]).toEqual(items[4])
      const id = items[0]?.jackpot_id
      const ofOne = await data('jackpots.getWinners', { id: String(id) })
      expect(new Set(ofOne.items.map(({ jackpot_id }) => jackpot_id))).toEqual(new Set([id]))
      const inDollars = await data('jackpots.getWinners', { count: '1', currency: 'USD' })
      const [last] = inDollars.items
      expect(last?.amount.currency).toBe('USD')
      expect(Number(last?.amount.amount) * 12_500).toBeCloseTo(Number(items[0]?.amount.amount), -3)
    },
  },
  'tournaments.get': {
    title: 'returns tournaments by ids and status, with the requested fields [API-TOUR-01]',
    params: { status: 'active', fields: 'restrictions' },
    async check({ items }, { data }) {
      expect(items.every(({ status }) => status === 'active')).toBe(true)
      expect(items[0]).toHaveProperty('restrictions')
      expect(items[0]).not.toHaveProperty('winners')
      const all = (await data('tournaments.get')).items
      const ids = all.slice(0, 2).map(({ id }) => id)
      const named = await data('tournaments.get', { ids: ids.join(',') })
      expect(named.items.map(({ id }) => id).sort()).toEqual([...ids].sort())
      const second = await data('tournaments.get', { offset: '1', count: '1' })
      expect(second.items.map(({ id }) => id)).toEqual([all[1]?.id])
    },
    wrong: [
      [{ ids: '1,x' }, 'ids', 'pattern'],
      [{ fields: 'secret' }, 'fields', 'enum'],
    ],
  },
  'tournaments.participate': {
    title: 'enters the player into the tournament [API-TOUR-02]',
    async params({ data }) {
      const { items } = await data('tournaments.get', { status: 'active' })
      const isOpen = ({ restrictions }: (typeof items)[number]) =>
        restrictions?.is_verified_only === false && !restrictions.is_deposit_required
      return { tournament_id: idOf(items, isOpen) }
    },
    async check(_, player, { tournament_id: ids = '' }) {
      const seen = async (visitor: typeof player) => (await visitor.data('tournaments.get', { ids })).items[0]
      expect(await seen(player)).toMatchObject({ user_info: { is_participating: true, points: 0 } })
      expect(await seen(player.site.guest())).toMatchObject({ user_info: null })
    },
    wrong: [[{ tournament_id: '9999' }, 'tournament_id', 'unknown']],
  },
  'leaderboard.get': {
    title: 'returns the largest or the latest wins of a period [API-LEAD-01]',
    params: { period: 'week', count: '10' },
    async check({ items }, { data, site }) {
      const amounts = items.map(({ amount }) => Number(amount.amount))
      for (const [period, days] of [
        ['day', 1],
        ['week', 7],
        ['month', 30],
      ] as const)
        for (const { won_at: wonAt } of (await data('leaderboard.get', { period })).items)
          expect(site.sandbox.now() - Date.parse(wonAt)).toBeLessThanOrEqual(days * 24 * 60 * 60 * 1000)
      expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1))
      expect(amounts).toEqual([...amounts].sort((one, other) => other - one))
      const latest = (await data('leaderboard.get', { sort: 'latest' })).items.map(({ won_at }) => won_at)
      expect(latest).toEqual([...latest].sort().reverse())
    },
  },
})

testCalls(competitionCases)
