import { expect } from 'vitest'
import { casesOf } from './support/call-case.ts'
import type { Visitor } from './support/call-site.ts'
import { testCalls } from './support/test-calls.ts'

const contactsOf = async (player: Visitor) => (await player.data('account.getprofileinfo')).contacts ?? []

/** Every player needs a contact of their own. */
const emailOf = ({ login }: Visitor) => `p${login}@example.uz`

async function withCode(player: Visitor) {
  await player.data('account.sendconfirmationtocontact', { contact: player.login })
  return { contact: player.login, code: await player.site.codeFor(player.login) }
}

async function confirm(player: Visitor) {
  await player.data('account.confirmContact', await withCode(player))
}

export const contactCases = casesOf({
  'account.addcontact': {
    title: 'adds an unconfirmed contact to the profile [API-ACC-08]',
    params: async (player) => Promise.resolve({ contact: emailOf(player) }),
    async check(_, player, { contact }) {
      expect(await contactsOf(player)).toMatchObject([
        { type: 'phone' },
        { type: 'email', contact, is_confirmed: false },
      ])
    },
    wrong: [
      [{ contact: 'nobody@' }, 'contact', 'email'],
      [{ contact: '12345' }, 'contact', 'phone'],
      [{ contact: '998901234567' }, 'contact', 'taken'],
      [{ contact: 'a b@example.uz' }, 'contact', 'email'],
      [{ contact: '+998901234568' }, 'contact', 'taken'],
      [{ contact: '998901112233', phone_country_code: 'KG' }, 'contact', 'phone'],
      [{ contact: '998901112233', phone_country_code: 'ZZ' }, 'phone_country_code', 'unknown'],
      [{ contact: '998911112233', phone_country_code: 'uz' }, 'phone_country_code', 'pattern'],
    ],
  },
  'account.sendconfirmationtocontact': {
    title: 'sends a code of six digits, and the next one after a minute [API-ACC-17]',
    params: async ({ login }) => Promise.resolve({ contact: login }),
    async check(_, player, params) {
      const first = await player.site.codeFor(player.login)
      expect(first).toMatch(/^\d{6}$/)
      const early = await player.error('account.sendconfirmationtocontact', params)
      expect(early).toMatchObject({ type: 'TooManyRequestsException', data: { retry_after: 60 } })
      player.site.sandbox.pass(60_000)
      expect(await player.data('account.sendconfirmationtocontact', params)).toBe(1)
    },
    wrong: [[{ contact: 'x@example.uz' }, 'contact', 'unknown']],
  },
  'account.confirmContact': {
    title: 'confirms the contact with the code that was sent to it [API-ACC-14]',
    params: withCode,
    async check(_, player) {
      expect(await contactsOf(player)).toMatchObject([{ contact: player.login, is_confirmed: true }])
      const again = await player.error('account.sendconfirmationtocontact', { contact: player.login })
      expect(again.data).toEqual({ contact: 'confirmed' })
    },
    wrong: [
      [{ contact: 'x@example.uz', code: '123456' }, 'contact', 'unknown'],
      [{ contact: '998931000000', code: '12345' }, 'code', 'pattern'],
    ],
  },
  'account.changeSubscription': {
    title: 'subscribes a contact with 1 and unsubscribes it with 0 [API-ACC-12]',
    params: async ({ login }) => Promise.resolve({ contact: login, subscription: '1' }),
    async check(_, player) {
      const [contact] = await contactsOf(player)
      expect(contact).toMatchObject({ is_subscribed: true })
      await player.data('account.changeSubscription', { contact: player.login, subscription: '0' })
      expect(await player.data('account.getInfo')).toMatchObject({ is_subscribed: false })
    },
    wrong: [[{ contact: 'x@example.uz', subscription: '1' }, 'contact', 'unknown']],
  },
  'account.unsubscribe': {
    title: 'ends the newsletter by the link of a message, without a login [API-ACC-20]',
    async params(player) {
      const contact = { contact: player.login, subscription: '1' }
      await player.data('account.changeSubscription', contact)
      const outbox = await player.site.sandbox.get(`/sandbox/outbox.json?contact=${player.login}`)
      return { token: /token=([^\s"\\]+)/.exec(outbox.body)?.[1] ?? '' }
    },
    async check(_, player, params) {
      expect(await player.data('account.getInfo')).toMatchObject({ is_subscribed: false })
      await player.data('account.changeSubscription', { contact: player.login, subscription: '1' })
      expect(await player.site.guest().data('account.unsubscribe', params)).toBe(1)
      expect(await player.data('account.getInfo')).toMatchObject({ is_subscribed: false })
      const ofOther = await player.site.guest().error('account.unsubscribe', { contact: player.login })
      expect(ofOther.type).toBe('AuthorizationException')
    },
    wrong: [
      [{}, 'token', 'required'],
      [{ token: '1.forged' }, 'token', 'invalid'],
      [{ contact: 'x@example.uz' }, 'contact', 'unknown'],
    ],
  },
  'account.changeTwoFactorAuth': {
    title: 'sends a code for the switch, which stays off until it is confirmed [API-ACC-13]',
    async params(player) {
      const error = await player.error('account.changeTwoFactorAuth', { is_enabled: 'true' })
      expect(error.type).toBe('UserNeedConfirmContactException')
      await confirm(player)
      return { is_enabled: 'true' }
    },
    async check({ resend_time }, player) {
      expect(resend_time).toBe(60)
      expect(await player.site.codeFor(player.login)).toMatch(/^\d{6}$/)
      expect(await player.data('account.getInfo')).toMatchObject({ two_factor_auth: false })
    },
    wrong: [[{ is_enabled: 'false' }, 'is_enabled', 'unchanged']],
  },
  'account.confirmTwoFactorAuth': {
    title:
      'switches the second factor on with its code, without which a login fails from now on [API-ACC-15]',
    async params(player) {
      await confirm(player)
      await player.data('account.changeTwoFactorAuth', { is_enabled: 'true' })
      return { code: await player.site.codeFor(player.login) }
    },
    async check(_, { data, login, password, site }) {
      expect(await data('account.getInfo')).toMatchObject({ two_factor_auth: true })
      const error = await site.guest().error('auth.login', { login, password })
      expect(error).toMatchObject({ status: 401, data: { two_factor_auth: 'required' } })
      const code = { two_factor_code: await site.codeFor(login) }
      expect(await site.guest().data('auth.login', { login, password, ...code })).toMatchObject({ login })
    },
    wrong: [[{ code: '12345' }, 'code', 'pattern']],
  },
})

testCalls(contactCases)
