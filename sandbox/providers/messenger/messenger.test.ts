import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openTestContext, type TestContext } from '../../tests/support/test-context.ts'
import { startTestSandbox, type TestSandbox } from '../../tests/support/test-sandbox.ts'
import { readLaunchData } from '../../accounts/login/messenger.ts'
import { launchFragment, messengerUsers, type LaunchKind } from './launch.ts'

const user = { id: 500_000_101, first_name: 'Dilnoza', language_code: 'uz' }

describe('launch data', () => {
  let context: TestContext
  beforeEach(async () => {
    context = await openTestContext()
  })
  afterEach(() => context.close())

  async function data(kind: LaunchKind): Promise<string> {
    const fragment = await launchFragment(context.sandbox, { user, startParam: 'promo-7', kind })
    return new URLSearchParams(fragment).get('tgWebAppData') ?? ''
  }

  test('are accepted if valid, with the parameter of the link that opened the mini-app', async () => {
    expect(await readLaunchData(context.sandbox, await data('good'))).toEqual(user)
    expect(new URLSearchParams(await data('good')).get('start_param')).toBe('promo-7')
  })

  test.each([
    ['expired', 'expired'],
    ['forged', 'signature'],
    ['unsigned', 'signature'],
  ] as const)('are rejected if %s', async (kind, payload) => {
    await expect(readLaunchData(context.sandbox, await data(kind))).rejects.toMatchObject({
      type: 'AuthorizationException',
      data: { payload },
    })
  })
})

describe('the messenger page', () => {
  let sandbox: TestSandbox
  beforeEach(async () => {
    sandbox = await startTestSandbox()
  })
  afterEach(() => sandbox.close())

  const good = { user: '500000102', language: 'uz', path: '/games', start_param: '', kind: 'good' }
  const open = (form: Record<string, string>, query = '') => sandbox.post(`/sandbox/messenger${query}`, form)

  test.each(['uz', 'ru'])('offers its users in %s', async (locale) => {
    const { body } = await sandbox.get(`/sandbox/messenger?locale=${locale}`)
    expect(body).toContain(locale === 'uz' ? 'lang="uz-Latn-UZ"' : 'lang="ru-RU"')
    for (const { first_name } of messengerUsers) expect(body).toContain(first_name)
  })

  test('opens the site as a mini-app', async () => {
    const answer = await open(good)
    expect(answer.statusCode).toBe(303)
    const address = new URL(answer.headers.location ?? '')
    expect(address.origin + address.pathname).toBe('http://localhost:3103/games')
    const handedOver = new URLSearchParams(address.hash.slice(1))
    expect(handedOver.get('tgWebAppVersion')).toMatch(/^\d+\.\d+$/)
    expect(handedOver.get('tgWebAppPlatform')).toBe('tdesktop')
    const told: unknown = JSON.parse(
      new URLSearchParams(handedOver.get('tgWebAppData') ?? '').get('user') ?? '',
    )
    expect(told).toMatchObject({ id: 500_000_102, first_name: 'Sardor', language_code: 'uz' })
  })

  test('passes launch data that register its user, and later log in again', async () => {
    async function enter(): Promise<number> {
      const { location = '' } = (await open(good)).headers
      const payload = new URLSearchParams(new URL(location).hash.slice(1)).get('tgWebAppData') ?? ''
      const response = await sandbox.post('/api/auth/register', { is_tg: '1', payload })
      return response.json<{ data: { uid: number } }>().data.uid
    }
    const uid = await enter()
    expect(uid).toBeGreaterThan(0)
    expect(await enter()).toBe(uid)
  })

  test.each([
    ['/games', '/ru/games'],
    ['/', '/ru'],
    ['/ru/games', '/ru/games'],
  ])('opens %s in the language of a Russian user at %s', async (path, opened) => {
    const answer = await open({ ...good, path, language: 'ru' })
    expect(new URL(answer.headers.location ?? '').pathname).toBe(opened)
  })

  test.each([
    { ...good, path: 'https://evil.example/' },
    { ...good, path: '//evil.example' },
    { ...good, user: '7' },
    { ...good, start_param: 'a b' },
  ])('rejects %o', async (form) => {
    const answer = await open(form, '?locale=ru')
    expect(answer.statusCode).toBe(400)
    expect(answer.headers.location).toBeUndefined()
    expect(answer.body).toContain('role="alert"')
    expect(answer.body).toContain('lang="ru-RU"')
  })
})
