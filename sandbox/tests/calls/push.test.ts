import { expect } from 'vitest'
import { subscriptionAt } from '../../../tests/support/push-keys.ts'
import { casesOf } from './support/call-case.ts'
import { testCalls } from './support/test-calls.ts'

let made = 0
const subscription = () => subscriptionAt(`https://fcm.googleapis.com/fcm/send/${(made += 1)}`)

export const pushCases = casesOf({
  'push.getsettings': {
    title: 'returns the key and the devices of the player only',
    async params(player) {
      await player.data('push.subscribe', subscription())
      return {}
    },
    async check({ public_key: key, devices }, { site }) {
      expect(Buffer.from(key, 'base64url')).toHaveLength(65)
      expect(devices).toMatchObject([{ name: 'Chrome, Android', is_current: true, is_failing: false }])
      const other = await (await site.newcomer()).data('push.getsettings')
      expect(other).toEqual({ public_key: key, devices: [] })
    },
  },
  'push.subscribe': {
    title: 'sends no advertising by default, and changes the subjects of the same device',
    params: () => Promise.resolve(subscription()),
    async check(device, { data }, params) {
      expect(device.kinds).toEqual(['money', 'account'])
      const changed = await data('push.subscribe', { ...params, kinds: 'money,bonus' })
      expect(changed).toEqual({ ...device, kinds: ['money', 'bonus'] })
      expect((await data('push.getsettings')).devices).toEqual([changed])
    },
    wrong: [
      [{ ...subscription(), endpoint: 'ftp://fcm.googleapis.com/1' }, 'endpoint', 'pattern'],
      [{ ...subscription(), endpoint: 'https://push.example/1' }, 'endpoint', 'service'],
      [{ ...subscription(), kinds: 'weather' }, 'kinds', 'enum'],
    ],
  },
  'push.unsubscribe': {
    title: 'removes a device of the player only',
    async params(player) {
      const { id } = await player.data('push.subscribe', subscription())
      const other = await player.site.newcomer()
      await other.data('push.unsubscribe', { id })
      expect((await player.data('push.getsettings')).devices).toHaveLength(1)
      return { id }
    },
    async check(_done, { data }) {
      expect((await data('push.getsettings')).devices).toEqual([])
    },
  },
})

testCalls(pushCases)
