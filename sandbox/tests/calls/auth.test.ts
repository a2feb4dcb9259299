import { expect } from 'vitest'
import { casesOf } from './support/call-case.ts'
import type { Visitor } from './support/call-site.ts'
import { testCalls } from './support/test-calls.ts'

const uidOf = async ({ data }: Visitor) => (await data('account.getInfo')).uid

/** The launch data that the messenger hands to the site for one of its users. */
async function launchData({ site }: Visitor, user: string): Promise<string> {
  const form = { user, language: 'uz', path: '/', start_param: '', kind: 'good' }
  const { headers } = await site.sandbox.post('/sandbox/messenger', form)
  const { hash } = new URL(headers.location ?? '')
  return new URLSearchParams(hash.slice(1)).get('tgWebAppData') ?? ''
}

async function socialToken({ site }: Visitor): Promise<string> {
  const query = new URLSearchParams({ service: 'google', redirect_url: '/callback', type_auth: 'login' })
  const { headers } = await site.sandbox.post(`/oauth/init?${query.toString()}`, { person: '1001' })
  return new URL(headers.location ?? '').searchParams.get('access_token') ?? ''
}

const phone = '998935550101'

export const authCases = casesOf({
  'auth.login': {
    title: 'opens the session of the player [API-AUTH-01]',
    as: 'guest',
    async params({ site }) {
      const { login, password } = await site.newcomer()
      return { login: `+${login}`, password }
    },
    async check({ uid, login }, visitor, params) {
      expect(`+${login}`).toBe(params['login'])
      expect(await uidOf(visitor)).toBe(uid)
    },
    wrong: [
      [{ login: '', password: 'marra-01' }, 'login', 'minLength'],
      [{ login: phone, password: 'marra-01', two_factor_code: 'x' }, 'two_factor_code', 'pattern'],
    ],
  },
  'auth.logout': {
    title: 'ends the session, so that the next call is that of a guest [API-AUTH-02]',
    async check(_, visitor) {
      expect(await uidOf(visitor)).toBe(0)
      expect((await visitor.error('account.getBalance')).type).toBe('AuthorizationException')
    },
  },
  'auth.restore': {
    title: 'sends a code for a new password, and answers an unknown login alike [API-AUTH-03]',
    as: 'guest',
    params: async ({ site }) => ({ login: (await site.newcomer()).login }),
    async check(_, { data, site }, { login = '' }) {
      expect(await site.codeFor(login)).toMatch(/^\d{6}$/)
      expect(await data('auth.restore', { login: '998900000000' })).toBe(1)
      expect(await site.codeFor('998900000000')).toBe('')
    },
  },
  'auth.resetpassword': {
    title: 'sets a new password with the code and opens a session',
    as: 'guest',
    async params({ data, site }) {
      const { login } = await site.newcomer()
      await data('auth.restore', { login })
      return { login, code: await site.codeFor(login), password: 'marra-02' }
    },
    async check({ uid }, visitor, { login = '', password = '' }) {
      expect(await uidOf(visitor)).toBe(uid)
      expect(await visitor.site.guest().data('auth.login', { login, password })).toMatchObject({ uid })
    },
    wrong: [
      [{ login: phone, password: 'marra-02', code: '000000' }, 'code', 'invalid'],
      [{ login: phone, password: '1234567890', code: '123456' }, 'password', 'common'],
    ],
  },
  'auth.callback': {
    title: 'opens a session with the access token of a social login, once',
    as: 'guest',
    params: async (visitor) => ({ provider: 'google', access_token: await socialToken(visitor) }),
    async check({ uid }, visitor, params) {
      expect(await uidOf(visitor)).toBe(uid)
      const again = await visitor.site.guest().error('auth.callback', params)
      expect(again).toMatchObject({ status: 401, type: 'AuthorizationException' })
    },
  },
  'auth.register': {
    title:
      'creates an account with the form’s fields or the messenger’s launch data [API-AUTH-04, API-AUTH-05]',
    as: 'guest',
    params: {
      phone,
      password: 'marra-01',
      birth_date: '1995-04-03',
      currency: 'USD',
      promo_code: 'BIRINCHI',
      agreement: 'true',
    },
    async check({ uid }, visitor) {
      expect(await uidOf(visitor)).toBe(uid)
      expect(await visitor.data('account.getInfo')).toMatchObject({
        login: phone,
        balance_main: { currency: 'USD' },
      })
      const messenger = visitor.site.guest()
      const launch = { is_tg: '1', id: '500000102', username: 'sardor', hash: 'x', language_code: 'uz' }
      const payload = await launchData(messenger, '500000102')
      const { uid: other } = await messenger.data('auth.register', { ...launch, payload })
      expect(await uidOf(messenger)).toBe(other)
      const mismatch = { ...launch, id: '1', payload }
      expect((await visitor.site.guest().error('auth.register', mismatch)).type).toBe(
        'AuthorizationException',
      )
    },
    wrong: [
      [{ password: 'marra-01' }, 'phone', 'required'],
      [{ phone: '12', password: 'marra-01' }, 'phone', 'pattern'],
      [{ phone: '998935550102' }, 'password', 'required'],
      [{ phone: '998935550102', password: 'Password1' }, 'password', 'common'],
      [{ phone: '998935550102', password: 'marra-01', birth_date: '2008-03-02' }, 'birth_date', 'age'],
      [{ phone: '998935550102', password: 'marra-01', birth_date: '1995-02-30' }, 'birth_date', 'date'],
      [{ phone: '998935550102', password: 'marra-01', currency: 'JPY' }, 'currency', 'unsupported'],
      [{ phone: '998935550102', password: 'marra-01', agreement: 'false' }, 'agreement', 'required'],
      [{ phone: '+998901234567', password: 'marra-01' }, 'phone', 'taken'],
      [{ is_tg: '1' }, 'payload', 'required'],
    ],
  },
})

testCalls(authCases)
