import { expect } from 'vitest'
import { registrationTtlMs } from '../../accounts/login/confirmation.ts'
import { codeOfApp } from '../../../tests/support/totp.ts'
import { casesOf } from './support/call-case.ts'
import type { Visitor } from './support/call-site.ts'
import { testCalls } from './support/test-calls.ts'

async function begin({ data, password }: Visitor): Promise<string> {
  await data('account.confirmidentity', { password })
  return (await data('account.beginauthenticator')).secret
}

async function setUp(player: Visitor): Promise<{ secret: string; codes: readonly string[] }> {
  const secret = await begin(player)
  const code = codeOfApp(secret, player.site.sandbox.now())
  const { recovery_codes: codes } = await player.data('account.confirmauthenticator', { code })
  return { secret, codes }
}

export const authenticatorCases = casesOf({
  'account.getauthenticator': {
    title: 'tells whether an app is set up, and how many recovery codes are left',
    async params({ data }) {
      expect(await data('account.getauthenticator')).toEqual({ is_enabled: false, recovery_codes_left: 0 })
      return {}
    },
    async check(_, player) {
      const { codes } = await setUp(player)
      const { data, login, password, site } = player
      expect(await data('account.getauthenticator')).toEqual({ is_enabled: true, recovery_codes_left: 10 })
      await site.guest().data('auth.login', { login, password, two_factor_code: codes[0] ?? '' })
      expect(await data('account.getauthenticator')).toMatchObject({ recovery_codes_left: 9 })
    },
  },
  'account.beginauthenticator': {
    title: 'returns a new secret after a confirmation, and changes no login until a code has confirmed it',
    async params({ data, error, password, site }) {
      // A new player needs no confirmation.
      site.sandbox.pass(registrationTtlMs)
      expect(await error('account.beginauthenticator')).toMatchObject({
        data: { reason: 'confirmation_required' },
      })
      await data('account.confirmidentity', { password })
      return {}
    },
    async check({ secret, address }, player) {
      expect(secret).toMatch(/^[A-Z2-7]{32}$/)
      expect(address).toContain(`otpauth://totp/`)
      expect(address).toContain(`secret=${secret}`)
      const { data, login, password, site } = player
      expect(await site.guest().data('auth.login', { login, password })).toMatchObject({ login })
      expect((await data('account.beginauthenticator')).secret).not.toBe(secret)
      await setUp(player)
      expect(await player.error('account.beginauthenticator')).toMatchObject({ data: { reason: 'enabled' } })
    },
  },
  'account.confirmauthenticator': {
    title: 'returns ten recovery codes, and logins need a code of the app from then on',
    async params(player) {
      return { code: codeOfApp(await begin(player), player.site.sandbox.now()) }
    },
    async check({ recovery_codes: codes }, { login, password, site, error }, { code }) {
      expect(new Set(codes).size).toBe(10)
      const credentials = { login, password }
      expect(await site.guest().error('auth.login', credentials)).toMatchObject({
        status: 401,
        data: { two_factor_auth: 'required', method: 'app' },
      })
      const recovered = { ...credentials, two_factor_code: codes[3] ?? '' }
      expect(await site.guest().data('auth.login', recovered)).toMatchObject({ login })
      expect(await error('account.confirmauthenticator', { code: code ?? '' })).toMatchObject({
        data: { reason: 'not_started' },
      })
    },
    wrong: [[{ code: '12345' }, 'code', 'pattern']],
  },
  'account.renewrecoverycodes': {
    title: 'returns other recovery codes after a confirmation; the earlier ones no longer log in',
    async params(player) {
      await player.data('account.confirmidentity', { password: player.password })
      expect(await player.error('account.renewrecoverycodes')).toMatchObject({ data: { reason: 'disabled' } })
      const { codes } = await setUp(player)
      const { login, password } = player
      expect(
        await player.site.guest().data('auth.login', { login, password, two_factor_code: codes[0] ?? '' }),
      ).toMatchObject({ login })
      return {}
    },
    async check({ recovery_codes: codes }, { login, password, site, data }) {
      expect(codes).toHaveLength(10)
      expect(await data('account.getauthenticator')).toMatchObject({ recovery_codes_left: 10 })
      const enter = { login, password, two_factor_code: codes[9] ?? '' }
      expect(await site.guest().data('auth.login', enter)).toMatchObject({ login })
    },
  },
  'account.removeauthenticator': {
    title: 'lets the player log in without a code again',
    async params(player) {
      await setUp(player)
      return {}
    },
    async check(_, { login, password, site, data }) {
      expect(await data('account.getauthenticator')).toEqual({ is_enabled: false, recovery_codes_left: 0 })
      expect(await site.guest().data('auth.login', { login, password })).toMatchObject({ login })
    },
  },
})

testCalls(authenticatorCases)
