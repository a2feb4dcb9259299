import { expect } from 'vitest'
import { casesOf } from './support/call-case.ts'
import { testCalls } from './support/test-calls.ts'

const limit = { kind: 'deposit', period: 'day', amount: '500000.00' }
const none = { money: 0, bonus: 0, game: 0, account: 0 }

export const notificationCases = casesOf({
  'notifications.getlist': {
    title: 'returns what happened to the player, page by page, and the number of unread ones',
    async params({ data }) {
      await data('responsible.setlimit', limit)
      await data('responsible.setlimit', { ...limit, period: 'week' })
      return { kind: 'account', count: '1' }
    },
    async check({ items, offset, limit: most, total, unread }, { data }) {
      expect([items.length, offset, most, total]).toEqual([1, 0, 1, 2])
      expect(items[0]).toMatchObject({ kind: 'account', is_read: false, image_url: null })
      expect(items[0]?.actions).toMatchObject([{ link: '/profile/responsible-game' }])
      expect(unread).toEqual({ ...none, account: 2 })
      expect((await data('notifications.getlist', { kind: 'money' })).total).toBe(0)
    },
  },
  'notifications.markread': {
    title: 'marks one notification as read, and then all; unknown ids have no effect',
    async params({ data }) {
      await data('responsible.setlimit', limit)
      await data('responsible.setlimit', { ...limit, period: 'week' })
      const [newest] = (await data('notifications.getlist')).items
      return { ids: `${newest?.id},payment:999,nonsense` }
    },
    async check({ unread }, { data }) {
      expect(unread).toEqual({ ...none, account: 1 })
      expect((await data('notifications.getlist')).items.map(({ is_read }) => is_read)).toEqual([true, false])
      expect((await data('notifications.markread')).unread).toEqual(none)
    },
  },
})

testCalls(notificationCases)
