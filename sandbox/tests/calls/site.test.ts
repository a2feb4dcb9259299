import { expect } from 'vitest'
import { casesOf } from './support/call-case.ts'
import { testCalls } from './support/test-calls.ts'

const feedback = { name: 'Anvar', email: 'anvar@example.uz', subject: 'Savol', message: 'Salom!' }
const chatEvent = { channel_id: 'web', conversation_id: '7', text: 'Salom', event: 'sent' }
const event = { event_name: 'login', event_params: '{"method":"phone"}' }

const name = { first_name: 'Dilnoza', last_name: 'Karimova' }

export const siteCases = casesOf({
  'metadata.get': {
    title: 'returns countries and currencies, in the language of the call [API-META-01]',
    async check({ countries, currencies }, { data }) {
      expect(countries[0]).toMatchObject({ code: 'UZ', phone_code: '998' })
      expect(currencies.map(({ code }) => code)).toEqual(
        (await data('metadata.getgeneralinfo')).available_currencies,
      )
      const russian = await data('metadata.get', {}, { query: { v: '2.34', locale: 'ru' } })
      expect(russian.countries[0]).toMatchObject({ code: 'UZ', name: 'Узбекистан' })
    },
  },
  'metadata.getgeneralinfo': {
    title: 'returns the general site info [API-META-02, ENT-08]',
    check(info) {
      expect(info).toMatchObject({
        default_currency: 'UZS',
        time_to_force_logout: 3600,
      })
      expect(info.available_locales.toSorted()).toEqual(['ru', 'uz'])
    },
  },
  'storage.get': {
    title: 'returns the values of the given keys, in their order [API-STOR-01]',
    async params({ data }) {
      await data('storage.set', { key: 'tutorial', value: 'seen' })
      await data('storage.set', { key: 'theme', value: 'dark' })
      return { keys: 'theme,none' }
    },
    async check({ items }, { data, site }) {
      expect(items).toEqual([
        { key: 'theme', value: 'dark' },
        { key: 'none', value: null },
      ])
      expect((await data('storage.get')).items).toHaveLength(2)
      expect((await (await site.newcomer()).data('storage.get')).items).toEqual([])
    },
  },
  'storage.getKeys': {
    title: 'returns the keys that have a value [API-STOR-02]',
    async params({ data }) {
      await data('storage.set', { key: 'tutorial', value: 'seen' })
      await data('storage.set', { key: 'theme', value: 'dark' })
      await data('storage.set', { key: 'theme', value: '' })
      return {}
    },
    check({ items }) {
      expect(items).toEqual(['tutorial'])
    },
  },
  'storage.set': {
    title: 'stores a value, replaces it and deletes it with an empty one [API-STOR-03, API-STOR-04]',
    params: { key: 'theme', value: 'dark' },
    async check(_, { data }) {
      const stored = async () => (await data('storage.get')).items
      expect(await stored()).toEqual([{ key: 'theme', value: 'dark' }])
      await data('storage.set', { key: 'theme', value: 'light' })
      expect(await stored()).toEqual([{ key: 'theme', value: 'light' }])
      await data('storage.set', { key: 'theme' })
      expect(await stored()).toEqual([])
    },
    wrong: [[{ key: 'a b', value: 'x' }, 'key', 'pattern']],
  },
  'identity.createApplicant': {
    title: 'registers the player with the provider under one id, once the profile has a name [API-IDV-01]',
    async params({ data, error }) {
      expect(await error('identity.createApplicant')).toMatchObject({ type: 'KycUserProfileException' })
      await data('account.saveProfileInfo', name)
      return {}
    },
    async check({ applicant_id }, { data }) {
      expect(applicant_id).not.toBe('')
      expect(await data('identity.createApplicant')).toEqual({ applicant_id })
    },
  },
  'identity.getAccessToken': {
    title: 'returns a token for the provider’s page, with or without an externalActionId [API-IDV-02]',
    async params({ data, error }) {
      expect(await error('identity.getAccessToken')).toMatchObject({ type: 'KycUserProfileException' })
      await data('account.saveProfileInfo', name)
      return { externalActionId: 'withdrawal' }
    },
    async check(access, { data, site }) {
      expect(access.expires_in).toBe(1800)
      const path = new URL(access.url ?? '').pathname
      expect(path).toContain(access.token)
      expect((await site.sandbox.get(path)).statusCode).toBe(200)
      expect((await data('identity.getAccessToken')).token).not.toBe(access.token)
      const database = site.sandbox.openDatabase()
      const actions = await database
        .selectFrom('identity_checks')
        .select('external_action_id')
        .orderBy('id')
        .execute()
      await database.destroy()
      expect(actions.slice(-2)).toEqual([{ external_action_id: 'withdrawal' }, { external_action_id: null }])
    },
  },
  'support.getsettings': {
    title: 'returns the chat provider with its configuration and other contacts [API-SUP-01]',
    check(settings) {
      expect(settings.contacts.map(({ type }) => type)).toEqual(['email', 'phone', 'telegram'])
      expect(settings.chat === 'none' || settings.chat in settings).toBe(true)
    },
  },
  'support.sendFeedback': {
    title: 'sends the message to support [API-SUP-02]',
    params: feedback,
    async check(_, { site }) {
      const { body } = await site.sandbox.get('/sandbox/outbox.json?contact=support@marra.example')
      expect(body).toContain('Anvar <anvar@example.uz>')
      expect(body).toContain('Salom!')
    },
    wrong: [[{ ...feedback, message: '' }, 'message', 'minLength']],
  },
  'chatEvents.store': {
    title: 'stores a message of the chat with its direction [API-CHAT-01]',
    params: chatEvent,
    async check(_, { data, site }) {
      const { uid } = await data('account.getInfo')
      const database = site.sandbox.openDatabase()
      const stored = await database
        .selectFrom('chat_events')
        .select(['channel_id', 'conversation_id', 'text', 'event'])
        .where('player_id', '=', uid)
        .execute()
      await database.destroy()
      expect(stored).toEqual([chatEvent])
    },
  },
  'events.handle': {
    title: 'records the event of a player or a guest with its parameters [API-EVT-01]',
    params: event,
    async check(_, { data, site }) {
      await site.guest().data('events.handle', { event_name: 'sign_up' })
      const { uid } = await data('account.getInfo')
      const database = site.sandbox.openDatabase()
      const stored = await database
        .selectFrom('events')
        .select(['name', 'params', 'player_id'])
        .orderBy('id')
        .execute()
      await database.destroy()
      expect(stored.slice(-2)).toEqual([
        { name: 'login', params: event.event_params, player_id: uid },
        { name: 'sign_up', params: '{}', player_id: null },
      ])
    },
    wrong: [
      [{ event_name: 'login', event_params: '[' }, 'event_params', 'type'],
      [
        { event_name: 'login', event_params: JSON.stringify({ text: 'x'.repeat(5000) }) },
        'event_params',
        'maxLength',
      ],
    ],
  },
})

testCalls(siteCases)
