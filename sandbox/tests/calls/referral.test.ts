import { expect } from 'vitest'
import { casesOf } from './support/call-case.ts'
import { testCalls } from './support/test-calls.ts'

export const referralCases = casesOf({
  'referral.getinfo': {
    title: 'returns the same code at every call, the terms and no figures of others',
    async check(info, { data, site }) {
      expect(info).toMatchObject({ invited: 0, qualified: 0, earned: { amount: '0.00', currency: 'UZS' } })
      expect(info.terms).toMatchObject({ reward: { amount: '50000.00' }, reward_type: 'bonus', days: 30 })
      expect(await data('referral.getinfo')).toEqual(info)
      const other = await (await site.newcomer()).data('referral.getinfo')
      expect(other.code).not.toBe(info.code)
    },
  },
  'referral.getfriends': {
    title: 'lists the friends who registered with the code, newest first, with masked names',
    async params({ data, site }) {
      const { code } = await data('referral.getinfo')
      await site.newcomer({ referral_code: code })
      await site.newcomer({ referral_code: code })
      return { count: '1' }
    },
    async check({ items, total }, { data }) {
      expect(total).toBe(2)
      expect(items.map(({ state }) => state)).toEqual(['registered'])
      expect(items[0]?.name).toMatch(/^P\*{3}\d$/)
      const older = await data('referral.getfriends', { offset: '1' })
      expect(older.items).toHaveLength(1)
      expect(older.items[0]?.id).toBeLessThan(items[0]?.id ?? 0)
    },
  },
  'referral.getinvitation': {
    title: 'accepts the code of a player',
    params: async ({ data }) => ({ code: (await data('referral.getinfo')).code }),
    check(answer) {
      expect(answer).toBe(1)
    },
    wrong: [
      [{ code: 'abc' }, 'code', 'pattern'],
      [{ code: 'ZZZZZZZZ' }, 'code', 'unknown'],
    ],
  },
})

testCalls(referralCases)
