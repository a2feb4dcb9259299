import { isRecord } from '../../schemas/is-record.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startSite, type Site } from '../e2e/support/site.ts'

let site: Site

beforeAll(async () => {
  site = await startSite()
}, 120_000)
afterAll(() => site.stop())

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${site.url}${path}`, { headers })

it('serves the configuration in a language, with every block [ENT-31, ENT-32]', async () => {
  const answer = await get('/nfx/cms-config/ru')
  expect(Number(answer.headers.get('x-content-version'))).toBeGreaterThan(0)
  const body: unknown = await answer.json()
  expect(body).toMatchObject({
    locales: [
      {
        code: 'uz',
        language: 'uz-Latn-UZ',
        name: 'Oʻzbekcha',
        dir: 'ltr',
        icon: 'uz',
        isDefault: true,
      },
      { code: 'ru', isDefault: false },
    ],
    functional: { settingsForUpdBalance: { isEnabledInterval: true, countSecondsForInterval: 10 } },
    popups: { login: 'login' },
    loyalty: { soundVolume: 0.5 },
    seo: { organization: { name: 'Marra' } },
    site: { timeZone: 'Asia/Tashkent' },
    general: { default_currency: 'UZS' },
  })
  const rules: unknown = isRecord(body) ? body['validator'] : undefined
  expect(rules).toContainEqual(expect.objectContaining({ fieldName: '*' }))
})

it('sends the configuration again only if it has changed [API-CMS-01]', async () => {
  const tag = (await get('/nfx/cms-config/ru')).headers.get('etag') ?? ''
  expect((await get('/nfx/cms-config/ru', { 'if-none-match': tag })).status).toBe(304)
})

const configOf = async (path: string) =>
  /"configUrl":"(\/nfx\/config\/uz\/[0-9a-f]{32}\.json)"/.exec(await (await get(path)).text())?.[1] ?? ''

it('all pages refer to one configuration per language, cached forever and compressed once', async () => {
  const address = await configOf('/')
  expect(address).not.toBe('')
  expect(await configOf('/rules')).toBe(address)
  const answer = await get(address, { 'accept-encoding': 'br' })
  expect(answer.headers.get('cache-control')).toContain('immutable')
  expect(answer.headers.get('content-encoding')).toBe('br')
  expect(await answer.json()).toMatchObject({ site: { name: 'Marra' }, general: { default_currency: 'UZS' } })
})

it('an unknown configuration is answered by the current one, which is not cached', async () => {
  const answer = await get(`/nfx/config/uz/${'0'.repeat(32)}.json`)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(await answer.json()).toMatchObject({ site: { name: 'Marra' } })
  expect((await get(`/nfx/config/de/${'0'.repeat(32)}.json`)).status).toBe(404)
})

it.each(['en', 'de'])('has no configuration in an unsupported language: %s', async (locale) => {
  expect((await get(`/nfx/cms-config/${locale}`)).status).toBe(404)
})
