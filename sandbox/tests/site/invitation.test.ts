import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '../../../schemas/api/errors.ts'
import type { CallContext, Caller } from '../../../server/platform/index.ts'
import { contentWith, startTestAccounts, type TestAccounts } from '../support/test-accounts.ts'
import { testTime } from '../support/test-sandbox.ts'
import { registerInvitations } from '../../../server/cms-accounts/invitation.ts'

const code = 'K7MPW4ZD'
const other = 'ABCDEFGH'
const account = { phone: '+998931112233', password: 'Marra2026', birth_date: '1998-03-14', agreement: true }
const name = 'marquee_invitation'
const unknown = '/forms/sign_up?invitation=unknown'

let site: TestAccounts
let now = testTime
const call = vi.fn()

async function start({ publicUrl = 'http://localhost:3103', isOn = true } = {}): Promise<void> {
  const features = { referral: isOn }
  site = await startTestAccounts({
    publicUrl,
    features,
    addTo: (app) =>
      registerInvitations(app, {
        gateway: contentWith(features),
        platform: { call },
        publicUrl,
        now: () => now,
      }),
  })
}
async function restart(options: Parameters<typeof start>[0]): Promise<void> {
  await site.close()
  await start(options)
}

beforeEach(async () => {
  now = testTime
  call.mockReset().mockResolvedValue(1)
  await start()
})
afterEach(() => site.close())

async function open(path: string, headers: Record<string, string> = {}) {
  const { statusCode, headers: answer, cookies } = await site.send({ url: path, headers })
  expect([statusCode, answer['cache-control']]).toEqual([302, 'no-store'])
  return { target: answer.location, cookies }
}

const registered = () => site.post('/cms/auth/local/register', account)

it('keeps the code for a registration, out of reach of scripts, and redirects to it', async () => {
  expect(await open(`/ru/invite/${code}`)).toEqual({
    target: '/ru/forms/sign_up?invitation=1',
    cookies: [
      { name, value: code, path: '/', maxAge: 30 * 24 * 60 * 60, httpOnly: true, sameSite: 'Lax' },
      // Tells the page that there is a code, not which one.
      { name: 'marquee_invited', value: '1', path: '/', maxAge: 30 * 24 * 60 * 60, sameSite: 'Lax' },
    ],
  })
})

it('keeps and removes a secure cookie on a site with TLS', async () => {
  await restart({ publicUrl: 'https://marra.example' })
  const secure = { name: `__Host-${name}`, path: '/', httpOnly: true, secure: true, sameSite: 'Lax' }
  const hint = { name: 'marquee_invited', value: '1', path: '/', secure: true, sameSite: 'Lax' }
  expect((await open(`/invite/${code}`)).cookies).toEqual([
    { ...secure, value: code, maxAge: 30 * 24 * 60 * 60 },
    { ...hint, maxAge: 30 * 24 * 60 * 60 },
  ])
  expect((await open('/invite/decline')).cookies).toMatchObject([
    { ...secure, value: '', maxAge: 0 },
    { name: 'marquee_invited', value: '', maxAge: 0 },
  ])
})

it.each(['abc', 'K7MPW4ZD%0d%0aSet-Cookie:x', '%2f%2fevil.example', `${code}${code}`])(
  'tells a visitor with the code %s that it is none, without asking the platform',
  async (wrong) => {
    expect(await open(`/invite/${wrong}`)).toEqual({ target: unknown, cookies: [] })
    expect(call).not.toHaveBeenCalled()
  },
)

it.each(['InvalidParameterException', 'MethodNotFoundException'] as const)(
  'keeps no code that the platform rejects with %s',
  async (type) => {
    call.mockRejectedValue(new ApiError(type, 'no'))
    expect(await open(`/invite/${code}`)).toEqual({ target: unknown, cookies: [] })
  },
)

it.each(['ApplicationUnavailableException', 'TooManyRequestsException'] as const)(
  'keeps the code while the platform answers %s',
  async (type) => {
    call.mockRejectedValue(new ApiError(type, 'later'))
    await open(`/invite/${code}`)
    expect(site.jar.get(name)).toBe(code)
  },
)

it('asks the platform with the address of the visitor', async () => {
  await site.send({ url: `/invite/${code}`, remoteAddress: '203.0.113.7' })
  expect(call.mock.calls[0]?.[2]).toMatchObject({ caller: { ip: '203.0.113.7' }, locale: 'uz' })
})

it('does not tell a network that guesses which codes are right', async () => {
  call.mockRejectedValue(new ApiError('InvalidParameterException', 'no'))
  const guess = (remoteAddress: string) => site.app.inject({ url: `/invite/${code}`, remoteAddress })
  for (let index = 0; index < 30; index += 1)
    expect((await guess(`2001:db8:1:2::${index}`)).headers.location).toBe(unknown)
  expect((await guess('2001:db8:1:2::99')).headers.location).toBe('/forms/sign_up?invitation=1')
  expect(call).toHaveBeenCalledTimes(30)
  expect((await guess('2001:db8:1:3::1')).headers.location).toBe(unknown)
  now += 15 * 60 * 1000
  expect((await guess('2001:db8:1:2::99')).headers.location).toBe(unknown)
})

it('keeps the code of the last link, also after one that could not be checked', async () => {
  call.mockRejectedValueOnce(new ApiError('ApplicationUnavailableException', 'later'))
  await open(`/invite/${other}`)
  expect(site.jar.get(name)).toBe(other)
  await open(`/invite/${code}`)
  expect(site.jar.get(name)).toBe(code)
  call.mockRejectedValueOnce(new ApiError('InvalidParameterException', 'no'))
  // The earlier invitation holds: the page must not say at the same time that there is none.
  expect((await open(`/invite/${other}`)).target).toBe('/forms/sign_up?invitation=1')
  expect(site.jar.get(name)).toBe(code)
})

it('deletes the code of a visitor who declines, but not at the request of another site', async () => {
  await open(`/invite/${code}`)
  const foreign = await open('/invite/decline', { 'sec-fetch-site': 'cross-site' })
  expect([foreign.target, site.jar.get(name)]).toEqual(['/forms/sign_up', code])
  const { target } = await open('/ru/invite/decline', { 'sec-fetch-site': 'same-origin' })
  expect([target, site.jar.has(name)]).toEqual(['/ru/forms/sign_up', false])
})

it('checks the code in nobody’s name, and keeps it for a visitor with a session', async () => {
  let sent: Caller['headers'] | undefined
  call.mockImplementation((_name: string, _params: object, { caller }: CallContext) => {
    sent = caller?.headers
    caller?.setCookies(['marquee_session=another; Path=/'])
    return Promise.resolve(1)
  })
  await site.post('/cms/auth/local', { identifier: '998901234567', password: 'marra2026' })
  const session = site.jar.get('marquee_session')
  const headers = { authorization: 'Bearer a.b.c', 'user-agent': 'Marra' }
  const { target, cookies } = await open(`/invite/${code}`, headers)
  expect([target, cookies.map((cookie) => cookie.name)]).toEqual([
    '/forms/sign_up?invitation=1',
    [name, 'marquee_invited'],
  ])
  expect(session).toBeTruthy()
  expect(site.jar.get('marquee_session')).toBe(session)
  expect(sent).toMatchObject({ 'user-agent': 'Marra' })
  expect(sent).not.toHaveProperty('cookie', expect.stringContaining('session'))
  expect(sent).not.toHaveProperty('authorization', expect.anything())
})

it('adds the code to the registration and forgets it then, but not after an error', async () => {
  const sent = vi.spyOn(site.sandbox.platform, 'call')
  await open(`/invite/${code}`)
  await site.post('/cms/auth/local/register', { ...account, birth_date: '2020-01-01' })
  expect(site.jar.get(name)).toBe(code)
  expect((await registered()).statusCode).toBe(200)
  expect(sent.mock.calls.map(([, params]) => params)).toMatchObject([
    { referral_code: code },
    { referral_code: code },
  ])
  expect(site.jar.has(name)).toBe(false)
})

async function enterSocially(): Promise<void> {
  const url = '/oauth/init?service=google&redirect_url=%2Fforms%2Fsocial&type_auth=login'
  const { location = '' } = (await site.sandbox.post(url, { person: '1001' })).headers
  const token = new URL(location).searchParams.get('access_token')
  await site.get('/cms/connect/google')
  const login = { access_token: token, nonce: site.jar.get('marquee_social') }
  expect((await site.post('/cms/auth/google/callback', login)).statusCode).toBe(200)
}

it('adds the code to a social login and forgets it with a new account, not with a login', async () => {
  const sent = vi.spyOn(site.sandbox.platform, 'call')
  await open(`/invite/${code}`)
  await enterSocially()
  expect(sent.mock.calls[0]?.slice(0, 2)).toMatchObject(['auth.callback', { referral_code: code }])
  expect(site.jar.has(name)).toBe(false)
  const session = site.jar.get('marquee_session') ?? ''
  const profile = { birth_date: '1995-04-03' }
  const saved = await site.sandbox.post('/api/account/saveProfileInfo', profile, { session })
  expect(saved.statusCode).toBe(200)
  await open(`/invite/${code}`)
  await enterSocially()
  expect(site.jar.get(name)).toBe(code)
})

it('sends no code that was not checked', async () => {
  const sent = vi.spyOn(site.sandbox.platform, 'call')
  site.jar.set(name, 'abc')
  site.jar.set('marquee_invited', '1')
  await registered()
  expect(sent.mock.calls[0]?.[1]).not.toHaveProperty('referral_code')
})

it('neither keeps nor sends a code while invitations are turned off', async () => {
  await restart({ isOn: false })
  const sent = vi.spyOn(site.sandbox.platform, 'call')
  expect(await open(`/invite/${code}`)).toEqual({ target: '/', cookies: [] })
  expect(call).not.toHaveBeenCalled()
  site.jar.set(name, code)
  site.jar.set('marquee_invited', '1')
  expect((await registered()).statusCode).toBe(200)
  expect(sent.mock.calls[0]?.[1]).not.toHaveProperty('referral_code')
})
