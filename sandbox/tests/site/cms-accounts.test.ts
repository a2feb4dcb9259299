import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Value } from 'typebox/value'
import { ApiError } from '../../../schemas/api/errors.ts'
import { AuthAnswer, AuthUser } from '../../../schemas/cms/accounts.ts'
import { startTestAccounts, type TestAccounts } from '../support/test-accounts.ts'
import { messageTo } from '../support/test-calls.ts'

let site: TestAccounts
beforeEach(async () => {
  site = await startTestAccounts()
})
afterEach(() => site.close())

const rich = { identifier: '998901234567', password: 'marra2026' }
const codeFor = async (contact: string) => (await messageTo(site.sandbox, contact))?.code ?? ''
const me = async () => (await site.get('/cms/users/me?populate=*')).json<unknown>()

describe('a new password', () => {
  const account = { email: 'player@example.com', birth_date: '1990-01-01', currency: 'UZS', agreement: true }
  const ways = {
    'the content service': (password: string) =>
      site.post('/cms/auth/local/register', { ...account, password }),
    'the call': (password: string) =>
      site.send({
        method: 'POST',
        url: '/api/auth/register?v=2.34&locale=uz',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ ...account, agreement: '1', password }).toString(),
      }),
  }

  it.each(Object.entries(ways))(
    'has the length of the settings, sent to %s [VAL-44, VAL-45]',
    async (_, send) => {
      const short = await send('2short!')
      expect(short.body).toContain('"password":"minLength"')
      expect((await send('thirteen-long')).body).toContain('"password":"maxLength"')
      expect(site.jar.size).toBe(0)
      expect((await send('quite-long')).statusCode).toBe(200)
    },
  )
})

describe('a login', () => {
  it('opens the platform session and stores the token in a cookie that scripts cannot read [API-CMS-03, AUTH-10, ENT-04]', async () => {
    const answer = await site.post('/cms/auth/local', rich)
    expect(answer.statusCode).toBe(200)
    expect(Value.Check(AuthAnswer, answer.json())).toBe(true)
    expect(answer.json()).toMatchObject({
      jwt: true,
      user: { isAuth: true },
      account: { login: rich.identifier },
    })
    const cookies = answer.cookies.map(({ name, httpOnly, sameSite }) => [name, httpOnly, sameSite])
    expect(cookies).toEqual([
      ['marquee_session', true, 'Lax'],
      ['marquee_jwt', true, 'Lax'],
    ])
    expect(site.jar.get('marquee_jwt')).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
    expect(answer.body).not.toContain(site.jar.get('marquee_jwt'))
    expect(answer.headers['cache-control']).toBe('no-store')
    expect((await site.get('/api/account/getInfo?v=2.34&locale=uz')).json()).toMatchObject({
      data: { login: rich.identifier },
    })
  })

  it('reports a failure in the format of the content service and opens no session', async () => {
    const answer = await site.post('/cms/auth/local', { ...rich, password: 'wrong' })
    expect(answer.statusCode).toBe(401)
    expect(answer.json()).toEqual({
      data: null,
      error: {
        status: 401,
        name: 'AuthorizationException',
        message: 'Wrong login or password',
        details: {},
      },
    })
    expect(site.jar.size).toBe(0)
  })

  it('is repeated with the code if the second factor is on', async () => {
    const guarded = { identifier: '998901234570', password: 'marra2026' }
    expect((await site.post('/cms/auth/local', guarded)).json()).toMatchObject({
      error: { message: 'two_factor_auth is enable', details: { resend_time: 60 } },
    })
    const two_factor_code = await codeFor(guarded.identifier)
    expect((await site.post('/cms/auth/local', { ...guarded, two_factor_code })).statusCode).toBe(200)
  })

  it.each([
    [{ identifier: 'a' }, 422, { password: 'required' }],
    [{ identifier: 7, password: 'a' }, 422, { identifier: 'type' }],
    [[], 400, {}],
  ])('is rejected for the body %o', async (body, status, details) => {
    const answer = await site.post('/cms/auth/local', body)
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toMatchObject({ data: null, error: { details } })
  })

  it('from another site is rejected, and so is a callback, however its address is spelled', async () => {
    const headers = { origin: 'https://evil.example', host: 'localhost:3103' }
    const login = await site.send({ method: 'POST', url: '/cms/auth/local', payload: rich, headers })
    expect(login.statusCode).toBe(403)
    const payload = { access_token: 'x', nonce: 'x' }
    for (const url of ['/cms/auth/google/callback', '/%63ms/auth/google/callback'])
      expect((await site.send({ method: 'POST', url, payload, headers })).statusCode).toBe(403)
    expect((await site.get('/cms/auth/google/callback?access_token=x')).statusCode).toBe(403)
  })

  it('ends together with its token', async () => {
    await site.post('/cms/auth/local', rich)
    const url = '/api/auth/logout?v=2.34&locale=uz'
    expect((await site.get(url)).statusCode).toBe(403)
    await site.send({ url, headers: { accept: 'application/json' } })
    expect([...site.jar.keys()]).toEqual([])
  })
})

describe('a registration', () => {
  const account = { phone: '+998931112233', password: 'Marra2026', birth_date: '1998-03-14', agreement: true }

  it('creates the account, opens its session and stores the token [API-CMS-04, ENT-04]', async () => {
    const answer = await site.post('/cms/auth/local/register', account)
    expect(answer.json()).toMatchObject({ jwt: true, account: { login: '998931112233' } })
    expect(site.jar.has('marquee_jwt')).toBe(true)
  })
})

describe('the user', () => {
  it('is returned with the requested parts, or those of the settings by default [API-CMS-02, ENT-03]', async () => {
    await site.post('/cms/auth/local', rich)
    const user = (await site.get('/cms/users/me')).json<{ uid: number }>()
    expect(user).toEqual({
      uid: user.uid,
      isAuth: true,
      accountInfo: { is_registration_completed: true },
    })
    expect(Value.Check(AuthUser, await me())).toBe(true)
    expect(await me()).toMatchObject({
      contacts: { email: null, mobile: rich.identifier },
    })
    const some = (await site.get('/cms/users/me?populate=profile')).json<object>()
    expect(Object.keys(some)).toEqual(['uid', 'isAuth', 'profile'])
  })

  it('is missing without a session; the token of an ended session is cleared', async () => {
    expect((await site.get('/cms/users/me')).statusCode).toBe(401)
    await site.post('/cms/auth/local', rich)
    site.jar.delete('marquee_session')
    expect((await site.get('/cms/users/me')).json()).toMatchObject({
      data: null,
      error: { name: 'AuthorizationException' },
    })
    expect(site.jar.has('marquee_jwt')).toBe(false)
  })

  it('that cannot be read clears the token and keeps the session [SESS-06]', async () => {
    await site.post('/cms/auth/local', rich)
    expect(site.jar.has('marquee_jwt')).toBe(true)
    vi.spyOn(site.sandbox.platform, 'call').mockRejectedValueOnce(
      new ApiError('ApplicationUnavailableException', 'The platform cannot be reached'),
    )
    const failed = await site.get('/cms/users/me')
    expect(failed.statusCode).toBe(503)
    expect(failed.cookies).toMatchObject([{ name: 'marquee_jwt', value: '', maxAge: 0, httpOnly: true }])
    expect([...site.jar.keys()]).toEqual(['marquee_session'])
    expect((await site.get('/cms/users/me')).statusCode).toBe(200)
  })

  it('is identified by a bearer token alone; forged and expired tokens are rejected [API-CMS-14]', async () => {
    await site.post('/cms/auth/local', rich)
    const token = site.jar.get('marquee_jwt') ?? ''
    site.jar.clear()
    const ask = async (authorization: string) =>
      (await site.send({ url: '/cms/users/me', headers: { authorization } })).statusCode
    expect(await ask(`Bearer ${token}`)).toBe(200)
    expect(await ask(`Bearer ${token.slice(0, -2)}AA`)).toBe(401)
    expect(await ask('Bearer nothing')).toBe(401)
  })
})

describe('a password', () => {
  it('is reset with the code, and the player is logged in [API-CMS-05, API-CMS-06]', async () => {
    const asked = await site.post('/cms/auth/forgot-password', { email: '+998901234567' })
    expect(asked.json()).toEqual({ ok: true })
    const reset = {
      email: '+998901234567',
      code: await codeFor('998901234567'),
      password: 'Another26',
      passwordConfirmation: 'Another26',
    }
    const differing = await site.post('/cms/auth/reset-password', { ...reset, password: 'Another27' })
    expect(differing.json()).toMatchObject({ error: { details: { passwordConfirmation: 'sameAs' } } })
    const wrong = await site.post('/cms/auth/reset-password', { ...reset, code: '000000' })
    expect(wrong.json()).toMatchObject({ error: { details: { code: 'invalid' } } })
    expect((await site.post('/cms/auth/reset-password', reset)).json()).toMatchObject({ jwt: true })
    expect((await site.get('/cms/users/me')).statusCode).toBe(200)
    expect((await site.post('/cms/auth/local', { ...rich, password: 'Another26' })).statusCode).toBe(200)
  })

  it('is changed with the current password, and the token is renewed [API-CMS-07]', async () => {
    const change = { currentPassword: 'marra2026', password: 'Another26', passwordConfirmation: 'Another26' }
    expect((await site.post('/cms/auth/change-password', change)).statusCode).toBe(401)
    await site.post('/cms/auth/local', rich)
    const wrong = await site.post('/cms/auth/change-password', { ...change, currentPassword: 'x' })
    expect(wrong.json()).toMatchObject({ error: { details: { password: 'wrong' } } })
    expect((await site.post('/cms/auth/change-password', change)).json()).toMatchObject({ jwt: true })
    expect((await site.get('/cms/users/me')).statusCode).toBe(200)
  })
})

it("sends confirmation letters only to the player's own contacts [API-CMS-08]", async () => {
  await site.post('/cms/auth/local/register', {
    email: 'new@example.com',
    password: 'Marra2026',
    birth_date: '1998-03-14',
  })
  const sent = await site.post('/cms/auth/send-email-confirmation', { email: 'new@example.com' })
  expect(sent.json()).toEqual({ email: 'new@example.com', sent: true })
  expect(await codeFor('new@example.com')).toMatch(/^\d{6}$/)
  const foreign = await site.post('/cms/auth/send-email-confirmation', { email: 'who@example.com' })
  expect(foreign.json()).toMatchObject({ error: { details: { contact: 'unknown' } } })
})

describe('a social login', () => {
  async function tokenFor(person: string): Promise<string> {
    const url = '/oauth/init?service=google&redirect_url=%2Fforms%2Fsocial&type_auth=login'
    const { location = '' } = (await site.sandbox.post(url, { person })).headers
    return new URL(location).searchParams.get('access_token') ?? ''
  }

  it('starts at connect, which redirects to the provider and back to the callback page [SOC-07]', async () => {
    const answer = await site.get('/cms/connect/google?locale=ru')
    expect(answer.statusCode).toBe(302)
    const { pathname, searchParams } = new URL(answer.headers.location ?? '', 'http://site')
    expect(pathname).toBe('/oauth/init')
    const nonce = site.jar.get('marquee_social')
    expect(nonce).toMatch(/^[\w-]{24}$/)
    expect(Object.fromEntries(searchParams)).toEqual({
      service: 'google',
      redirect_url: `/ru/forms/social?nonce=${nonce}`,
      type_auth: 'login',
    })
    const elsewhere = await site.get('/cms/connect/google?redirect_url=https://evil.example/')
    expect(elsewhere.headers.location).toContain('redirect_url=%2Fforms%2Fsocial%3Fnonce%3D')
    expect((await site.get('/cms/connect/myspace')).statusCode).toBe(422)
  })

  it('goes to the providers that the settings list, whatever their names', async () => {
    await site.close()
    site = await startTestAccounts({ auth: { socialProviders: [{ id: 'vk', name: 'VK' }] } })
    const { location = '' } = (await site.get('/cms/connect/vk')).headers
    expect(new URL(location, 'http://site').searchParams.get('service')).toBe('vk')
    const back = (await site.sandbox.post(location, { person: '1001' })).headers.location ?? ''
    const query = new URL(back).search
    expect((await site.get(`/cms/auth/vk/callback${query}`)).statusCode).toBe(200)
    expect((await site.get('/cms/connect/google')).statusCode).toBe(422)
  })

  it("exchanges the provider's access token once for a session and a token [API-CMS-09]", async () => {
    const access_token = await tokenFor('1001')
    const callback = async () => {
      await site.get('/cms/connect/google')
      const query = new URLSearchParams({ access_token, nonce: site.jar.get('marquee_social') ?? '' })
      return site.get(`/cms/auth/google/callback?${query.toString()}`)
    }
    const answer = await callback()
    expect(answer.json()).toMatchObject({
      jwt: true,
      user: { accountInfo: { is_registration_completed: false } },
    })
    expect(await me()).toMatchObject({
      profile: { first_name: 'Dilnoza' },
      contacts: { email: 'dilnoza.karimova@example.com', mobile: null },
    })
    expect((await callback()).statusCode).toBe(401)
    expect((await site.post('/cms/auth/google/callback', {})).statusCode).toBe(422)
  })

  it('ends only in the browser in which it started, once', async () => {
    const access_token = await tokenFor('1002')
    const callback = (nonce: string) => site.post('/cms/auth/google/callback', { access_token, nonce })
    expect((await callback('planted')).statusCode).toBe(403)
    await site.get('/cms/connect/google')
    const nonce = site.jar.get('marquee_social') ?? ''
    expect((await callback('planted-by-another-site!')).statusCode).toBe(403)
    expect((await callback(nonce)).statusCode).toBe(403)
    expect(site.jar.has('marquee_session')).toBe(false)
    await site.get('/cms/connect/google')
    expect((await callback(site.jar.get('marquee_social') ?? '')).statusCode).toBe(200)
  })

  it('leads a browser that the provider sends to the callback home, or to a page that asks for a click', async () => {
    const access_token = await tokenFor('1001')
    const visit = async (nonce: string) => {
      const query = new URLSearchParams({ access_token, nonce, locale: 'ru' })
      const url = `/cms/auth/google/callback?${query.toString()}`
      return (await site.send({ url, headers: { accept: 'text/html' } })).headers.location
    }
    await site.get('/cms/connect/google')
    expect(await visit('planted')).toBe('/ru/forms/social')
    expect(site.jar.has('marquee_session')).toBe(false)
    await site.get('/cms/connect/google')
    expect(await visit(site.jar.get('marquee_social') ?? '')).toBe('/ru')
    expect(site.jar.has('marquee_session')).toBe(true)
  })
})
