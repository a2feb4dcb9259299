import { expect } from 'vitest'
import { casesOf } from './support/call-case.ts'
import { testCalls } from './support/test-calls.ts'

const name = { first_name: 'Dilnoza', last_name: 'Karimova' }

export const accountCases = casesOf({
  'account.getInfo': {
    title: 'returns the account of the player, and uid 0 to a guest [API-ACC-01, ENT-01]',
    async check(info, player) {
      expect(info).toMatchObject({ login: player.login, locale: 'uz', balance_main: { amount: '0.00' } })
      expect(info.uid).toBeGreaterThan(0)
      expect(await player.site.guest().data('account.getInfo')).toMatchObject({ uid: 0, login: '' })
    },
  },
  'account.getBalance': {
    title: 'returns all balances in the currency of the player [API-ACC-02, ENT-02]',
    as: 'rich',
    check(balances) {
      expect(balances.balance_main).toEqual({ amount: '1284500.00', currency: 'UZS' })
      expect(Object.values(balances).map(({ currency }) => currency)).toEqual(['UZS', 'UZS', 'UZS', 'UZS'])
    },
  },
  'account.getDepositLimit': {
    title: 'returns how much of the limit that the player has set is left [API-ACC-03]',
    async params(player) {
      expect(await player.data('account.getDepositLimit')).toMatchObject({
        period: 'none',
        limit_amount: null,
      })
      await player.data('responsible.setlimit', { kind: 'deposit', period: 'day', amount: '90000' })
      return {}
    },
    check(limit) {
      expect(limit).toMatchObject({
        period: 'day',
        limit_amount: '90000.00',
        available_amount: '90000.00',
        can_edit: true,
      })
    },
  },
  'account.getContactPhoneSettings': {
    title: 'returns countries with mask and length; a number of such a country can be added',
    async check({ items, default_country_code }, player) {
      const country = items.find(({ country_code }) => country_code === default_country_code)
      expect(country).toMatchObject({ country_code: 'UZ', phone_code: '998', mask: '00 000 00 00' })
      const contact = `${country?.phone_code}${'9'.repeat(country?.min_length ?? 0)}`
      await player.data('account.addcontact', { contact, phone_country_code: default_country_code })
      const { contacts } = await player.data('account.getprofileinfo')
      expect(contacts?.at(-1)).toMatchObject({ contact, phone_country_code: 'UZ' })
    },
  },
  'account.getcurrencyrates': {
    title: 'returns the rate of every currency of the site [API-ACC-05, API-STOR-04]',
    async check({ base, items }, player) {
      const { available_currencies } = await player.data('metadata.getgeneralinfo')
      expect(items.map(({ currency }) => currency).sort()).toEqual([...available_currencies].sort())
      expect(items.find(({ currency }) => currency === base)?.rate).toBe('1')
    },
  },
  'account.getPersonalDataFields': {
    title:
      'returns which fields are required; a verified player cannot edit those of the document [API-ACC-06]',
    async check({ items }, player) {
      const required = items.filter(({ is_required }) => is_required).map((field) => field.name)
      expect(required).toEqual(['first_name', 'last_name', 'birth_date'])
      expect(items.every(({ is_editable }) => is_editable)).toBe(true)
      await player.data('account.saveProfileInfo', name)
      await player.data('account.setUserOnVerification')
      const locked = (await player.data('account.getPersonalDataFields')).items
      expect(locked.filter(({ is_editable }) => !is_editable).map((field) => field.name)).toContain(
        'first_name',
      )
    },
  },
  'account.getprofileinfo': {
    title: 'returns the profile with the requested parts only [API-ACC-07]',
    params: { fields: 'contacts,document' },
    async check(profile, player) {
      expect(profile).toMatchObject({ birth_date: '1995-04-03', sex: 0, document: null })
      expect(profile.contacts).toMatchObject([{ type: 'phone', contact: player.login, is_confirmed: false }])
      const short = await player.data('account.getprofileinfo', { fields: 'document' })
      expect(short).not.toHaveProperty('contacts')
    },
    wrong: [[{ fields: 'contacts,secret' }, 'fields', 'enum']],
  },
  'account.changefakename': {
    title: 'changes the name that account.getInfo returns [API-ACC-09]',
    params: { fakename: 'Registon7' },
    async check(_, player) {
      expect(await player.data('account.getInfo')).toMatchObject({ fakename: 'Registon7' })
    },
    wrong: [
      [{ fakename: 'abc' }, 'fakename', 'minLength'],
      [{ fakename: 'a b c d' }, 'fakename', 'pattern'],
      // The second letter is Cyrillic.
      [{ fakename: 'Zаfar77' }, 'fakename', 'mixed'],
    ],
  },
  'account.changelocale': {
    title: 'saves the language that account.getInfo returns [API-ACC-10]',
    params: { locale: 'ru' },
    async check(_, player) {
      expect(await player.data('account.getInfo')).toMatchObject({ locale: 'ru' })
    },
    wrong: [[{ locale: 'fr' }, 'locale', 'enum']],
  },
  'account.changepassword': {
    title: 'replaces the password, with which the player logs in from now on [API-ACC-11]',
    params: { password: 'marra-01', new_password: 'marra-02' },
    async check(_, { login, site }) {
      const old = await site.guest().error('auth.login', { login, password: 'marra-01' })
      expect(old).toMatchObject({ status: 401, type: 'AuthorizationException' })
      expect(await site.guest().data('auth.login', { login, password: 'marra-02' })).toMatchObject({ login })
    },
    wrong: [
      [{ password: 'marra-01', new_password: 'qwertyuiop' }, 'new_password', 'common'],
      [{ password: 'wrong11', new_password: 'marra-02' }, 'password', 'wrong'],
    ],
  },
  'account.confirmidentity': {
    title: 'confirms a self-exclusion without the password in its form',
    params: ({ password }) => Promise.resolve({ password }),
    async check(_, { data }) {
      expect(await data('responsible.selfexclude', { months: '6' })).toMatchObject({ is_self_excluded: true })
    },
    wrong: [
      [{}, 'password', 'required'],
      [{ password: 'wrong11' }, 'password', 'wrong'],
      [{ code: '12345' }, 'code', 'pattern'],
    ],
  },
  'account.sendidentitycode': {
    title: 'sends a code to a player without a password, which confirms a self-exclusion',
    as: 'social',
    async check({ resend_time }, { data, login, site }) {
      expect(resend_time).toBe(60)
      const code = await site.codeFor(login)
      expect(await data('account.confirmidentity', { code })).toBe(1)
      expect(await data('responsible.selfexclude', { months: '6' })).toMatchObject({ is_self_excluded: true })
    },
  },
  'account.getsessions': {
    title: 'lists the sessions with their device, network address and last use, the current one first',
    async params({ login, password, site }) {
      site.sandbox.pass(60_000)
      await site.guest().data('auth.login', { login, password })
      return {}
    },
    check({ items }) {
      expect(items.map(({ is_current }) => is_current)).toEqual([true, false])
      const [current, other] = items
      expect(other?.created_at).not.toBe(current?.created_at)
      expect(current?.id).toMatch(/^[\da-f]{16}$/)
      expect(other?.user_agent).not.toBe('')
      expect(other?.address).not.toBe('')
    },
  },
  'account.getlogins': {
    title: 'lists logins and failed attempts, newest first, page by page',
    async params({ login, password, site }) {
      await site.guest().error('auth.login', { login, password: `${password}x` })
      await site.guest().data('auth.login', { login, password })
      return { offset: '0', count: '2' }
    },
    async check({ items, total, unknown_sessions }, { data, site }) {
      expect(items.map(({ is_successful }) => is_successful)).toEqual([true, false])
      // Registered with another browser.
      expect(unknown_sessions).toBe(1)
      expect(total).toBe(3)
      expect(items[0]).toMatchObject({
        is_known_device: false,
        place: null,
        method: 'password',
        is_current: false,
      })
      expect(items[0]?.session_id).toMatch(/^[0-9a-f]{16}$/)
      expect(items[1]?.session_id).toBeNull()
      expect(items[0]?.address).not.toBe('')
      expect((await data('account.getlogins', { offset: '2' })).items).toHaveLength(1)
      expect((await (await site.newcomer()).data('account.getlogins')).total).toBe(1)
    },
  },
  'account.endsessions': {
    title: 'ends all other sessions of the player, or one of them',
    async params({ data, login, password, site }) {
      const [one, other] = [site.guest(), site.guest()]
      for (const visitor of [one, other]) await visitor.data('auth.login', { login, password })
      const { items } = await data('account.getsessions')
      const id = items.find(({ is_current }) => !is_current)?.id ?? ''
      await data('account.endsessions', { id })
      expect((await data('account.getsessions')).items).toHaveLength(2)
      return {}
    },
    async check(_, { data }) {
      expect((await data('account.getsessions')).items).toMatchObject([{ is_current: true }])
    },
    wrong: [[{ id: '0123456789abcdef' }, 'id', 'unknown']],
  },
  'account.saveProfileInfo': {
    title: 'saves the given fields and leaves the others unchanged [API-ACC-16, API-COM-12]',
    params: { ...name, sex: '2', home_town: 'Samarqand', postcode: '140100' },
    async check(_, player) {
      await player.data('account.saveProfileInfo', { region: 'Jizzax' })
      // An invalid field keeps the others from being saved.
      await player.error('account.saveProfileInfo', { region: 'Buxoro', last_name: 'a@b' })
      expect(await player.data('account.getprofileinfo')).toMatchObject({
        ...name,
        sex: 2,
        home_town: 'Samarqand',
        region: 'Jizzax',
        birth_date: '1995-04-03',
      })
    },
    wrong: [
      [{ first_name: 'R2D2' }, 'first_name', 'pattern'],
      [{ last_name: 'a@b' }, 'last_name', 'pattern'],
      [{ birth_date: '1991-02-30' }, 'birth_date', 'date'],
      [{ country_code: 'ZZ' }, 'country_code', 'unknown'],
      [{ home_town: 'x'.repeat(81) }, 'home_town', 'maxLength'],
      [{ address: 'Navoiy <1>' }, 'address', 'pattern'],
      [{ postcode: '123456789' }, 'postcode', 'pattern'],
      [{ document_number: 'AB#1' }, 'document_number', 'pattern'],
      [{ birth_date: '2015-01-01' }, 'birth_date', 'age'],
    ],
  },
  'account.setUserOnVerification': {
    title: 'marks the player as on verification [API-ACC-18]',
    async params(player) {
      const error = await player.error('account.setUserOnVerification')
      expect(error.type).toBe('KycUserProfileException')
      await player.data('account.saveProfileInfo', name)
      return {}
    },
    async check(_, player) {
      expect(await player.data('account.getInfo')).toMatchObject({
        is_on_verification: true,
        is_verified: false,
      })
    },
  },
  'account.setCurrency': {
    title: 'changes the currency of the balances [API-ACC-19]',
    params: { currency: 'USD' },
    async check(_, player) {
      const { balance_main } = await player.data('account.getBalance')
      expect(balance_main).toEqual({ amount: '0.00', currency: 'USD' })
    },
    wrong: [
      [{ currency: 'usd' }, 'currency', 'pattern'],
      [{ currency: 'JPY' }, 'currency', 'unsupported'],
    ],
  },
})

testCalls(accountCases)
