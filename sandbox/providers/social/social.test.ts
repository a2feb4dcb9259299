import { afterEach, beforeEach, expect, test } from 'vitest'
import { startTestSandbox, type TestSandbox } from '../../tests/support/test-sandbox.ts'
import { services } from './people.ts'

let sandbox: TestSandbox
beforeEach(async () => {
  sandbox = await startTestSandbox()
})
afterEach(() => sandbox.close())

const address = (query: Record<string, string>) => `/oauth/init?${new URLSearchParams(query).toString()}`
const good = { service: 'google', redirect_url: '/callback', type_auth: 'login' }

test.each(services)(
  '%s shows its users and redirects back with an access token for the chosen one',
  async (service) => {
    const page = await sandbox.get(address({ ...good, service }))
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('Dilnoza Karimova')
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'")

    const answer = await sandbox.post(address({ ...good, service }), { person: '1002' })
    expect(answer.statusCode).toBe(303)
    const back = new URL(answer.headers.location ?? '')
    expect(back.origin + back.pathname).toBe('http://localhost:3103/callback')
    expect(back.searchParams.get('service')).toBe(service)
    expect(back.searchParams.get('type_auth')).toBe('login')

    const token = back.searchParams.get('access_token') ?? ''
    const logIn = (provider: string) => sandbox.post('/api/auth/callback', { provider, access_token: token })
    const other = services.find((each) => each !== service) ?? service
    expect((await logIn(other)).statusCode).toBe(401)
    const entered = await logIn(service)
    expect(entered.json()).toMatchObject({
      data: { login: service === 'telegram' ? '' : 'sardor.toshmatov@example.com' },
    })
    expect((await logIn(service)).statusCode).toBe(401)
  },
)

test('logs a returning user in as the same player', async () => {
  async function logIn(person: string) {
    const { location = '' } = (await sandbox.post(address(good), { person })).headers
    const token = new URL(location).searchParams.get('access_token') ?? ''
    const response = await sandbox.post('/api/auth/callback', { provider: 'google', access_token: token })
    return response.json<{ data: { uid: number } }>().data.uid
  }
  const first = await logIn('1001')
  expect(await logIn('1001')).toBe(first)
  expect(await logIn('1003')).not.toBe(first)
})

test('redirects back with an error and without a token if the user declines', async () => {
  const redirect = '/callback?access_token=planted&error=planted&keep=1'
  const answer = await sandbox.post(address({ ...good, redirect_url: redirect }), { person: 'cancel' })
  expect(answer.headers.location).toBe(
    'http://localhost:3103/callback?keep=1&service=google&type_auth=login&error=access_denied',
  )
})

test("shows the page in the language of the site's page it returns to", async () => {
  expect((await sandbox.get(address({ ...good, redirect_url: '/ru/callback' }))).body).toContain(
    'lang="ru-RU"',
  )
  expect((await sandbox.get(address(good))).body).toContain('lang="uz-Latn-UZ"')
})

test.each([
  { ...good, redirect_url: 'https://evil.example/' },
  { ...good, redirect_url: '//evil.example' },
  { ...good, redirect_url: '/\\evil.example' },
  { ...good, redirect_url: 'javascript:alert(1)' },
  { ...good, redirect_url: '' },
  { ...good, service: 'myspace' },
])('rejects an address of another site and an unknown service: %o', async (query) => {
  expect((await sandbox.get(address(query))).statusCode).toBe(400)
  const answer = await sandbox.post(address(query), { person: '1001' })
  expect(answer.statusCode).toBe(400)
  expect(answer.headers.location).toBeUndefined()
})

test('rejects a user who is not offered', async () => {
  expect((await sandbox.post(address(good), { person: '7' })).statusCode).toBe(400)
  expect((await sandbox.post(address(good), {})).statusCode).toBe(400)
})
