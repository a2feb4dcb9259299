import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { readSettings } from './env.ts'

const publicSite = { PUBLIC_URL: 'https://site.example', PLATFORM_URL: 'https://platform.internal' }

it('has a default for every setting', () => {
  const settings = readSettings({})
  expect(settings).toMatchObject({ port: 3000, host: 'localhost', publicUrl: 'http://localhost:3000' })
  expect(settings.sessionCookie).toBe('marquee_session')
})

it('derives addresses from the port', () => {
  const settings = readSettings({ PORT: '3101' })
  expect(settings.publicUrl).toBe('http://localhost:3101')
  expect(settings.framesOrigin).toBe('http://127.0.0.1:3101')
})

it('uses a host-bound session cookie if the site is served over https', () => {
  expect(readSettings(publicSite).sessionCookie).toBe('__Host-marquee_session')
})

it('treats an empty variable as unset', () => {
  expect(readSettings({ PORT: ' ', PLATFORM_URL: '' })).toMatchObject({ port: 3000, platformUrl: null })
})

it.each(['https://site.example', 'http://site.example', 'http://192.168.1.5:3000', 'https://localhost'])(
  'runs the sandbox at %s only if PLATFORM_URL asks for it',
  (PUBLIC_URL) => {
    expect(() => readSettings({ PUBLIC_URL })).toThrow(
      /PLATFORM_URL is not set: players would get play money/,
    )
    expect(readSettings({ PUBLIC_URL, PLATFORM_URL: 'sandbox' }).platformUrl).toBeNull()
    expect(readSettings({ ...publicSite, PUBLIC_URL }).platformUrl).toBe('https://platform.internal')
  },
)

it('runs the sandbox for other machines only if PLATFORM_URL asks for it', () => {
  expect(() => readSettings({ HOST: '0.0.0.0' })).toThrow(/^HOST is 0.0.0.0, but PLATFORM_URL is not set/)
  expect(readSettings({ HOST: '0.0.0.0', PLATFORM_URL: 'sandbox' }).platformUrl).toBeNull()
  expect(readSettings({ HOST: '::1' }).platformUrl).toBeNull()
})

it.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://casino.localhost:3000'])(
  'runs the sandbox at %s by default',
  (PUBLIC_URL) => expect(readSettings({ PUBLIC_URL }).platformUrl).toBeNull(),
)

it.each(['PLATFROM_URL', 'PLATFORM_ULR', 'Platform_Url', 'PLATFORMURL', 'PLATFORM_URI', 'PLATFORM_URL_FILE'])(
  'does not start with %s, which was meant to be PLATFORM_URL',
  (name) => {
    const attempt = () => readSettings({ [name]: 'https://platform.internal' })
    expect(attempt).toThrow(`There is no setting ${name}. Did you mean PLATFORM_URL?`)
  },
)

it.each([
  ['1', true],
  ['true', true],
  ['0', false],
  ['false', false],
])('reads the switch %s as %s', (text, value) => {
  expect(readSettings({ SANDBOX_CONSOLE: text }).isConsoleOpen).toBe(value)
})

it.each([
  ['PORT', 'abc'],
  ['PORT', '0'],
  ['PORT', '70000'],
  ['PORT', '31.5'],
  ['PUBLIC_URL', 'example.com'],
  ['PUBLIC_URL', 'https://example.com/path'],
  ['PLATFORM_URL', 'ftp://example.com'],
  ['LOG_LEVEL', 'loud'],
  ['TRUST_PROXY', 'maybe'],
])('rejects %s=%s with name and value in one line', (name, value) => {
  const attempt = () => readSettings({ [name]: value })
  expect(attempt).toThrow(new RegExp(`^The setting ${name} \\("${value}"\\) is malformed: .+$`))
})

it.each([
  ['true', 1],
  ['2', 2],
  ['0', false],
  ['10.0.0.0/8,fd00::/8', ['10.0.0.0/8', 'fd00::/8']],
])('reads the trusted proxies %s as %o', (text, proxies) => {
  expect(readSettings({ TRUST_PROXY: text }).trustProxy).toEqual(proxies)
})

it('rejects a proxy that is no address', () => {
  expect(() => readSettings({ TRUST_PROXY: '10.0.0.0/8,1.2.3' })).toThrow('TRUST_PROXY names 1.2.3')
})

it('reads secrets from files, and other settings only from variables', () => {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-env-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'secret')
  const secret = 's'.repeat(32)
  writeFileSync(file, `${secret}\n`)
  expect(readSettings({ JWT_SECRET_FILE: file, PORT_FILE: file })).toMatchObject({
    jwtSecret: secret,
    port: 3000,
  })
  const both = { JWT_SECRET_FILE: file, JWT_SECRET: secret }
  expect(() => readSettings(both)).toThrow('JWT_SECRET and JWT_SECRET_FILE are both set')
  expect(() => readSettings({ JWT_SECRET_FILE: join(folder, 'none') })).toThrow(
    /^The file of JWT_SECRET_FILE cannot be read: ENOENT/,
  )
  writeFileSync(file, 'short')
  expect(() => readSettings({ JWT_SECRET_FILE: file })).toThrow(/JWT_SECRET is malformed/)
})

it('does not repeat the value of a rejected secret', () => {
  const attempt = () => readSettings({ CONTENT_TOKEN: 'too-short' })
  expect(attempt).toThrow(/CONTENT_TOKEN is malformed/)
  expect(attempt).not.toThrow(/too-short/)
})

it.each([
  [{}, 'http://127.0.0.1:3000'],
  [{ PUBLIC_URL: 'http://127.0.0.1:3000' }, 'http://localhost:3000'],
  [publicSite, null],
  [{ ...publicSite, FRAMES_ORIGIN: 'https://frames.example' }, 'https://frames.example'],
])('with %j third-party code runs at %s', (environment, origin) => {
  expect(readSettings(environment).framesOrigin).toBe(origin)
})

it('rejects an origin for third-party code that players use', () => {
  const same = { ...publicSite, FRAMES_ORIGIN: 'https://site.example' }
  expect(() => readSettings(same)).toThrow('third-party code')
})

it('requires a token for a content service, whose admin address defaults to its own', () => {
  const token = 't'.repeat(32)
  const url = 'http://cms.internal:1337'
  expect(() => readSettings({ CONTENT_URL: url })).toThrow('CONTENT_SERVICE_TOKEN')
  expect(readSettings({ CONTENT_SERVICE_TOKEN: token }).contentService).toBeNull()
  expect(readSettings({ CONTENT_URL: url, CONTENT_SERVICE_TOKEN: token }).contentService).toEqual({
    url,
    token,
    adminUrl: url,
  })
})

it('requires approvals of the content API and Strapi unless a setting allows to publish without', () => {
  expect(readSettings({}).allowsUnreviewed).toBe(false)
  expect(readSettings({ CONTENT_WITHOUT_APPROVALS: 'true' }).allowsUnreviewed).toBe(true)
})

it('believes the country of trusted proxies only', () => {
  expect(readSettings({ COUNTRY_HEADER: 'CF-IPCountry', TRUST_PROXY: '1' }).countryHeader).toBe(
    'cf-ipcountry',
  )
  expect(readSettings({}).countryHeader).toBeNull()
  expect(() => readSettings({ COUNTRY_HEADER: 'CF-IPCountry' })).toThrow('without TRUST_PROXY')
})

it('reads single sign-on with its groups, and nothing without a provider', () => {
  expect(readSettings({}).singleSignOn).toBeNull()
  const { singleSignOn } = readSettings({
    STUDIO_OIDC_ISSUER: 'https://login.example.com/realms/office',
    STUDIO_OIDC_CLIENT_ID: 'marquee',
    STUDIO_OIDC_DOMAINS: 'Example.com, example.org',
    STUDIO_OIDC_ROLES: 'CMS admins=admin,editors=editor',
    STUDIO_OIDC_DEFAULT_ROLE: 'none',
    STUDIO_LOCAL_ACCOUNTS: 'false',
  })
  expect(singleSignOn).toEqual({
    issuer: 'https://login.example.com/realms/office',
    clientId: 'marquee',
    clientSecret: null,
    label: 'login.example.com',
    domains: ['example.com', 'example.org'],
    groupsClaim: 'groups',
    roles: new Map([
      ['CMS admins', 'admin'],
      ['editors', 'editor'],
    ]),
    defaultRole: null,
    addsUsers: false,
    isRequired: true,
  })
})

it.each([
  [{ STUDIO_LOCAL_ACCOUNTS: 'false' }, /without STUDIO_OIDC_ISSUER/],
  [{ STUDIO_OIDC_ISSUER: 'https://login.example.com' }, /without STUDIO_OIDC_CLIENT_ID/],
  [{ STUDIO_OIDC_ISSUER: 'http://login.example.com', STUDIO_OIDC_CLIENT_ID: 'a' }, /begin with https/],
  [{ STUDIO_OIDC_ROLES: 'editors=owner' }, /STUDIO_OIDC_ROLES/],
  [
    {
      STUDIO_OIDC_ISSUER: 'https://login.example.com',
      STUDIO_OIDC_CLIENT_ID: 'a',
      STUDIO_OIDC_ADD_USERS: 'true',
    },
    /without STUDIO_OIDC_DOMAINS/,
  ],
])('rejects single sign-on that cannot work: %o', (environment, reason) => {
  expect(() => readSettings(environment)).toThrow(reason)
})

it.each([{ STUDIO_OIDC_DOMAINS: 'example.com' }, { STUDIO_OIDC_DEFAULT_ROLE: 'none' }])(
  'adds users at their first sign-in with %o',
  (limits) => {
    const { singleSignOn } = readSettings({
      STUDIO_OIDC_ISSUER: 'https://login.example.com',
      STUDIO_OIDC_CLIENT_ID: 'a',
      STUDIO_OIDC_ADD_USERS: 'true',
      ...limits,
    })
    expect(singleSignOn?.addsUsers).toBe(true)
  },
)

it('takes an adapter only for a platform', () => {
  const PLATFORM_ADAPTER = './adapter.ts'
  expect(readSettings({ PLATFORM_ADAPTER, PLATFORM_URL: 'https://p.example' })).toMatchObject({
    platformAdapter: PLATFORM_ADAPTER,
  })
  expect(() => readSettings({ PLATFORM_ADAPTER })).toThrow('without PLATFORM_URL')
})
