import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { SingleSignOnSettings } from './settings.ts'
import {
  cookiesOf,
  followSignIn,
  nodir,
  startSignOnStudio,
  type SignInOptions,
} from '../../../tests/support/content/sign-on-studio.ts'
import {
  clientSecret,
  startTestProvider,
  type TestProvider,
} from '../../../tests/support/content/test-provider.ts'
import type { TestStudio } from '../../../tests/support/content/test-studio.ts'

let provider: TestProvider
let studio: TestStudio
beforeEach(async () => {
  provider = await startTestProvider()
  provider.person = nodir
})
afterEach(async () => {
  await studio.close()
  await provider.close()
})

async function start(changes: Partial<SingleSignOnSettings> = {}): Promise<void> {
  studio = await startSignOnStudio(provider, changes)
}

const signIn = (options: SignInOptions = {}) => followSignIn(studio, provider, options)

const userOf = async (session: string) => (await studio.call('session.get', {}, session)).data?.user

describe('single sign-on', () => {
  test('adds a user at the first sign-in, with the role of the groups, and records it', async () => {
    await start()
    const { location, session } = await signIn()
    expect(location).toBe('/studio')
    expect(await userOf(session)).toMatchObject({ login: 'nodir@example.com', name: 'Nodir', role: 'editor' })
    // Without a password that anybody knows.
    expect((await studio.call('session.open', { login: 'nodir@example.com', password: '' })).status).toBe(401)
    const again = await signIn()
    expect(await userOf(again.session)).toMatchObject({ login: 'nodir@example.com' })
    expect((await studio.call('users.list', {}, studio.admin)).data).toHaveLength(2)
    const entries = (await studio.call('audit.list', {}, studio.admin)).data ?? []
    expect(entries.map(({ by, action, subject }) => [by, action, subject])).toEqual(
      expect.arrayContaining([
        ['Nodir', 'users.add', `nodir@example.com (editor) [${provider.issuer}]`],
        ['Nodir', 'session.open', 'Office'],
      ]),
    )
  })

  test('gives the role of the groups at each sign-in, also a lower one', async () => {
    await start()
    provider.person = { ...nodir, groups: ['cms-editors', 'cms-admins'] }
    expect(await userOf((await signIn()).session)).toMatchObject({ role: 'admin' })
    provider.person = { ...nodir, groups: ['football'] }
    const lower = await signIn()
    expect(await userOf(lower.session)).toMatchObject({ role: 'viewer' })
    expect((await studio.call('users.list', {}, lower.session)).status).toBe(403)
  })

  test('rejects a person whose groups give no role', async () => {
    await start({ defaultRole: null })
    provider.person = { ...nodir, groups: [] }
    expect((await signIn()).location).toBe('/studio?signInFailure=noRole')
    expect((await studio.call('users.list', {}, studio.admin)).data).toHaveLength(1)
  })

  test('gives a person whose name another user has one with the e-mail address', async () => {
    await start()
    provider.person = { ...nodir, name: 'Аdmin' }
    expect(await userOf((await signIn()).session)).toMatchObject({ name: 'Аdmin (nodir@example.com)' })
    provider.person = { ...nodir, sub: 'u-3', email: 'olim@example.com', name: '\u202e' }
    expect(await userOf((await signIn()).session)).toMatchObject({ name: 'olim@example.com' })
  })

  test('ends the sessions of a person whom the provider does not allow any more, and records it', async () => {
    await start({ defaultRole: null })
    const { session } = await signIn()
    provider.person = { ...nodir, groups: [] }
    expect((await signIn()).location).toBe('/studio?signInFailure=noRole')
    expect(await userOf(session)).toBeNull()
    const { data = [] } = await studio.call('audit.list', { group: 'administration' }, studio.admin)
    expect(data[0]?.subject).toMatch(/^\d+: access ended \[/)
  })

  test('never leaves the Studio without an admin', async () => {
    await start({ roles: new Map([['cms-admins', 'admin']]) })
    provider.person = { ...nodir, groups: ['cms-admins'] }
    const { session } = await signIn()
    const first = (await studio.call('users.list', {}, session)).data?.find(({ login }) => login === 'admin')
    await studio.call('users.change', { id: first?.id ?? 0, role: 'viewer' }, session)
    provider.person = { ...nodir, groups: [] }
    expect((await signIn()).location).toBe('/studio?signInFailure=lastAdmin')
  })

  test('adds nobody unless that is allowed, and connects users whom an admin has added', async () => {
    await start({ addsUsers: false, roles: new Map() })
    expect((await signIn()).location).toBe('/studio?signInFailure=unknown')
    await studio.call(
      'users.add',
      { login: 'nodir@example.com', name: 'N. Karimov', role: 'publisher', password: studio.password },
      studio.admin,
    )
    const { session } = await signIn()
    // Without groups in the settings, roles are set in the Studio.
    expect(await userOf(session)).toMatchObject({ name: 'N. Karimov', role: 'publisher' })
    // The same address, but somebody else.
    provider.person = { ...nodir, sub: 'u-2' }
    expect((await signIn()).location).toBe('/studio?signInFailure=unknown')
    // The same person with another address.
    provider.person = { ...nodir, email: 'karimov@example.com' }
    expect(await userOf((await signIn()).session)).toMatchObject({ login: 'nodir@example.com' })
  })

  test('rejects a user whom an admin has disabled', async () => {
    await start()
    const user = await userOf((await signIn()).session)
    await studio.call('users.change', { id: user?.id ?? 0, isActive: false }, studio.admin)
    expect((await signIn()).location).toBe('/studio?signInFailure=disabled')
  })

  test.each([
    ['domain', { ...nodir, email: 'nodir@evil.example' }],
    ['domain', { ...nodir, email: 'nodir@sub.example.com' }],
    ['unverified', { ...nodir, email_verified: false }],
    ['unverified', { sub: 'u-1', email: 'nodir@example.com' }],
    ['denied', null],
  ] as const)('says what is wrong: %s', async (failure, person) => {
    await start()
    provider.person = person
    const { location, session } = await signIn()
    expect(location).toBe(`/studio?signInFailure=${failure}`)
    expect(session).toBe('')
    const [entry] = (await studio.call('audit.list', {}, studio.admin)).data ?? []
    expect(entry).toMatchObject({
      action: 'session.refused',
      subject: `single sign-on: ${failure}, 127.0.0.1`,
    })
  })

  test('says that the provider does not answer', async () => {
    await start()
    await provider.close()
    studio.wait(11_000)
    expect((await signIn()).location).toBe('/studio?signInFailure=unavailable')
  })

  test.each([
    ['a sign-in of another browser', { cookie: '' }],
    ['another state', { change: (url: URL) => (url.searchParams.set('state', 'x'.repeat(43)), url) }],
  ])('does not accept %s', async (_case, options) => {
    await start()
    const { location, session } = await signIn(options)
    expect([location, session]).toEqual(['/studio?signInFailure=expired', ''])
  })

  test('records no callback without a sign-in', async () => {
    await start()
    const count = async () => (await studio.call('audit.list', {}, studio.admin)).data?.length
    const before = await count()
    expect((await studio.app.inject('/studio/sso/callback?state=x')).headers.location).toBe(
      '/studio?signInFailure=expired',
    )
    expect(await count()).toBe(before)
  })

  test('keeps a sign-in to which another page sends a wrong callback', async () => {
    await start()
    const begun = await studio.app.inject('/studio/sso/start')
    const wrong = await studio.app.inject({
      url: '/studio/sso/callback?state=x',
      headers: { cookie: cookiesOf(begun) },
    })
    expect(wrong.headers).not.toHaveProperty('set-cookie')
    expect(wrong.headers.location).toBe('/studio?signInFailure=expired')
  })

  test.each([
    ['another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' }],
    ['a picture', { 'sec-fetch-site': 'same-site', 'sec-fetch-dest': 'image' }],
  ])('does not start for %s', async (_case, headers) => {
    await start()
    const asked = provider.requests.length
    const { headers: answer } = await studio.app.inject({ url: '/studio/sso/start', headers })
    expect(answer.location).toBe('/studio')
    expect(answer).not.toHaveProperty('set-cookie')
    expect(provider.requests).toHaveLength(asked)
    const own = { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'document' }
    const begun = await studio.app.inject({ url: '/studio/sso/start', headers: own })
    expect(begun.headers.location).toContain(`${provider.issuer}/authorize`)
  })

  test('does not accept the code of another sign-in', async () => {
    await start()
    const other = await signIn({ change: (url) => (url.searchParams.set('state', 'x'), url) })
    const { location } = await signIn({
      change: (url) => (url.searchParams.set('code', other.back?.searchParams.get('code') ?? ''), url),
    })
    expect(location).toBe('/studio?signInFailure=failed')
  })

  test.each([
    ['another nonce', { nonce: 'other' }],
    ['another site', { aud: 'other-client' }],
    ['another provider', { iss: 'https://evil.example' }],
    ['the past', { iat: 1, exp: 2 }],
  ])('does not accept an ID token for %s', async (_case, claims) => {
    await start()
    provider.forge = (right) => ({ ...right, ...claims })
    const { location, session } = await signIn()
    expect([location, session]).toEqual(['/studio?signInFailure=failed', ''])
  })

  test('does not accept an ID token with a wrong signature', async () => {
    await start()
    provider.signsWithOtherKey = true
    const { location, session } = await signIn()
    expect([location, session]).toEqual(['/studio?signInFailure=failed', ''])
  })

  test.each([
    [
      '/studio?signInFailure=domain',
      { email: 'boss@example.com' },
      nodir.email_verified,
      'nodir@evil.example',
    ],
    ['/studio?signInFailure=unverified', { email: 'boss@example.com' }, undefined, 'nodir@example.com'],
    ['/studio', { email: 'nodir@example.com', xms_edov: true }, undefined, 'nodir@evil.example'],
    ['/studio?signInFailure=unverified', { email: 'nodir@example.com', xms_edov: false }, undefined, ''],
  ])('takes an address with its verification: %s', async (location, claims, email_verified, email) => {
    await start()
    provider.person = { sub: nodir.sub, email, ...(email_verified && { email_verified }) }
    provider.forge = (right) => ({ ...right, ...claims })
    expect((await signIn()).location).toBe(location)
  })

  test('leaves passwords to admins only, if it is required', async () => {
    await start({ isRequired: true })
    expect((await studio.call('session.get', {})).data).toEqual({
      user: null,
      singleSignOn: { label: 'Office', isRequired: true },
    })
    await expect(studio.join('editor', 'Dilnoza')).rejects.toThrow('Sign in with Office')
    expect(
      (await studio.call('session.open', { login: 'dilnoza', password: 'wrong password' })).error,
    ).toMatchObject({
      type: 'WrongCredentials',
    })
    expect(await userOf(await studio.signIn('admin', studio.firstPassword))).toMatchObject({ role: 'admin' })
  })

  test('leaves second factors to the provider, and ends its session, too', async () => {
    await start()
    await studio.call('settings.change', { requireSecondFactor: true }, studio.admin)
    const { session } = await signIn()
    expect((await studio.call('session.get', {}, session)).data).not.toHaveProperty('mustSetUpFactor')
    const { data } = await studio.call('session.close', {}, session)
    expect(data?.user).toBeNull()
    const end = new URL(data?.endSessionUrl ?? '')
    expect(end.href).toContain(`${provider.issuer}/end`)
    expect(end.searchParams.get('post_logout_redirect_uri')).toBe('http://localhost:3000/studio')
    expect(await userOf(session)).toBeNull()
  })

  test('remembers the addresses of a provider that no longer tells them', async () => {
    await start()
    const change = (url: URL) => {
      provider.isDiscoverable = false
      studio.wait(2 * 60 * 60 * 1000)
      return url
    }
    const { location, session } = await signIn({ change })
    expect(location).toBe('/studio')
    // Signing out asks nobody.
    const asked = provider.requests.length
    const { data } = await studio.call('session.close', {}, session)
    expect(data?.endSessionUrl).toContain(`${provider.issuer}/end`)
    expect(provider.requests).toHaveLength(asked)
  })

  test('keeps its secrets from scripts and other sites', async () => {
    await start()
    const begun = await studio.app.inject('/studio/sso/start')
    expect(begun.headers['set-cookie']).toMatch(/; Path=\/studio\/sso; HttpOnly; SameSite=Lax$/)
    expect(begun.headers['cache-control']).toBe('no-store')
    const query = new URL(begun.headers.location ?? '').searchParams
    expect(query.get('code_challenge_method')).toBe('S256')
    expect([...query.values()].filter((value) => value.includes(clientSecret))).toEqual([])
  })
})
