import { expect } from 'vitest'
import { registrationTtlMs } from '../../accounts/login/confirmation.ts'
import { TestPasskey } from '../../../tests/support/content/test-passkey.ts'
import { casesOf } from './support/call-case.ts'
import type { CallSite, Visitor } from './support/call-site.ts'
import { testCalls } from './support/test-calls.ts'

const made = new Map<string, TestPasskey>()

/** What a new device of the player answers to account.beginpasskey. */
async function make(player: Visitor) {
  await player.data('account.confirmidentity', { password: player.password })
  const options = await player.data('account.beginpasskey')
  const passkey = new TestPasskey(player.site.platformUrl)
  made.set(passkey.id, passkey)
  const { id, clientDataJSON, attestationObject } = passkey.make(options.challenge)
  return { id, name: 'Telefon', client_data: clientDataJSON, attestation_object: attestationObject }
}

async function add(player: Visitor): Promise<string> {
  const params = await make(player)
  await player.data('account.addpasskey', params)
  return params.id
}

/** What a device answers to auth.beginpasskey. */
async function sign(site: CallSite, id: string) {
  const { challenge } = await site.guest().data('auth.beginpasskey')
  const passkey = made.get(id) ?? new TestPasskey(site.platformUrl)
  const answer = passkey.sign(challenge)
  return {
    id: answer.id,
    client_data: answer.clientDataJSON,
    authenticator_data: answer.authenticatorData,
    signature: answer.signature,
  }
}

export const passkeyCases = casesOf({
  'account.getpasskeys': {
    title: 'lists the passkeys of the player only, with their last login',
    async params(player) {
      expect(await player.data('account.getpasskeys')).toEqual({ items: [] })
      const id = await add(player)
      await player.site.guest().data('auth.passkey', await sign(player.site, id))
      return {}
    },
    async check({ items }, { site }) {
      expect(items).toMatchObject([{ name: 'Telefon' }])
      expect(items[0]?.last_used_at).not.toBeNull()
      expect((await (await site.newcomer()).data('account.getpasskeys')).items).toEqual([])
    },
  },
  'account.beginpasskey': {
    title: 'returns options for a passkey of the host of the site, after a confirmation only',
    async params({ data, error, password, site }) {
      // A new player needs no confirmation.
      site.sandbox.pass(registrationTtlMs)
      expect(await error('account.beginpasskey')).toMatchObject({ data: { reason: 'confirmation_required' } })
      await data('account.confirmidentity', { password })
      return {}
    },
    async check(options, player) {
      expect(options).toMatchObject({ rp: { id: 'localhost' }, excludeCredentials: [] })
      const id = await add(player)
      const { excludeCredentials, challenge } = await player.data('account.beginpasskey')
      expect(excludeCredentials).toEqual([{ id, type: 'public-key' }])
      expect(challenge).not.toBe(options.challenge)
    },
  },
  'account.addpasskey': {
    title: 'adds a passkey that logs in, and accepts its challenge once',
    params: make,
    async check(_, { login, site, error, data }, params) {
      expect(await site.guest().data('auth.passkey', await sign(site, params['id'] ?? ''))).toMatchObject({
        login,
      })
      expect(await error('account.addpasskey', params)).toMatchObject({ data: { id: 'invalid' } })
      expect((await data('account.getpasskeys')).items).toHaveLength(1)
    },
    wrong: [
      [{ id: '!', name: 'a', client_data: 'a', attestation_object: 'a' }, 'id', 'pattern'],
      [{ id: 'a', name: ' ', client_data: 'a', attestation_object: 'a' }, 'name', 'pattern'],
      [{ id: 'a', name: 'a', client_data: 'a', attestation_object: 'a' }, 'id', 'invalid'],
    ],
  },
  'account.renamepasskey': {
    title: 'renames a passkey of the player, not of others',
    async params(player) {
      return { id: await add(player), name: ' Noutbuk ' }
    },
    async check(_, { data, site }, { id = '' }) {
      expect((await data('account.getpasskeys')).items).toMatchObject([{ id, name: 'Noutbuk' }])
      const stranger = await site.newcomer()
      expect(await stranger.error('account.renamepasskey', { id, name: 'X' })).toMatchObject({
        data: { id: 'unknown' },
      })
    },
    wrong: [[{ id: 'a', name: '' }, 'name', 'pattern']],
  },
  'account.removepasskey': {
    title: 'removes a passkey, which no longer logs in',
    async params(player) {
      return { id: await add(player) }
    },
    async check(_, { data, site }, { id = '' }) {
      expect((await data('account.getpasskeys')).items).toEqual([])
      expect(await site.guest().error('auth.passkey', await sign(site, id))).toMatchObject({ status: 401 })
    },
  },
  'auth.beginpasskey': {
    title: 'returns another challenge each time',
    as: 'guest',
    async check({ challenge, rpId }, { data }) {
      expect(rpId).toBe('localhost')
      expect((await data('auth.beginpasskey')).challenge).not.toBe(challenge)
    },
  },
  'auth.passkey': {
    title: 'opens a session without password and second factor, with each answer once',
    async params(player) {
      return sign(player.site, await add(player))
    },
    async check(account, { login, site, data }, params) {
      expect(account.login).toBe(login)
      expect(await site.guest().error('auth.passkey', params)).toMatchObject({ status: 401 })
      const [attempt, entry] = (await data('account.getlogins')).items
      expect(attempt).toMatchObject({ method: 'passkey', is_successful: false })
      expect(entry).toMatchObject({ method: 'passkey', is_successful: true })
    },
    wrong: [
      [{ id: 'a', client_data: '!', authenticator_data: 'a', signature: 'a' }, 'client_data', 'pattern'],
    ],
  },
})

testCalls(passkeyCases)
