import { afterAll, beforeAll, expect, it } from 'vitest'
import { isRecord } from '../../schemas/is-record.ts'
import settings from '../../schemas/defaults/settings/site.json' with { type: 'json' }
import { builtInSettings } from '../../schemas/documents/settings/language-settings.ts'
import { startSite, type Site } from '../e2e/support/site.ts'
import { publishAt } from './support/requests.ts'

let site: Site

const hidden = { code: 'fa', tag: 'fa-IR', name: 'Farsi', direction: 'rtl', public: false }
const english = { code: 'en', tag: 'en-GB', name: 'English', public: true, fallback: 'ru' }
const page = {
  kind: 'page',
  key: 'autumn',
  schemaVersion: 1,
  body: {
    route: '/autumn',
    layout: 'empty',
    seo: { title: { uz: 'Kuz', ru: 'Осень', en: 'Autumn' } },
    blocks: [
      {
        id: 'text',
        type: 'RichText',
        version: 1,
        props: { text: { uz: '<p>Barglar</p>', ru: '<p>Листья</p>' } },
      },
    ],
  },
}

beforeAll(async () => {
  site = await startSite()
  await publishAt(site, [page])
  const languages = [...builtInSettings, hidden]
  await publishAt(site, [{ ...settings, body: { ...settings.body, languages } }])
}, 120_000)
afterAll(() => site.stop())

const get = (path: string) => fetch(`${site.url}${path}`, { redirect: 'manual' })
const textAt = async (path: string) => (await get(path)).text()

it('a language that is not public has no pages, addresses or configuration', async () => {
  expect((await get('/fa/autumn')).status).toBe(404)
  expect((await get('/nfx/cms-config/fa')).status).toBe(404)
  expect((await get('/nfx/page?locale=fa&path=/autumn')).status).toBe(404)
  expect(await textAt('/autumn')).not.toContain('fa-IR')
  expect(await textAt('/sitemap.xml')).not.toContain('/fa/')
})

it('a public language must have the texts that the law requires', async () => {
  const languages = [...builtInSettings, english]
  const answer = await fetch(`${site.url}/content/publish`, {
    method: 'POST',
    headers: { authorization: `Bearer ${site.contentToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ documents: [{ ...settings, body: { ...settings.body, languages } }] }),
  })
  const body: unknown = await answer.json()
  const issues = isRecord(body) && Array.isArray(body['issues']) ? body['issues'] : []
  const places = issues.filter(isRecord).map(({ document, path }) => `${String(document)} ${String(path)}`)
  expect(places).toEqual(
    expect.arrayContaining([
      'layout/default /footer/0/props/legal/en',
      'form/registration /ui/fields/agreement/richLabel/en',
      'form/registration /schema/properties/birth_date/title/en',
    ]),
  )
})

/** English texts in place of the ones that the law requires. */
function translated(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(translated)
  if (!isRecord(value)) return value
  if (typeof value['uz'] === 'string' && typeof value['ru'] === 'string') return { ...value, en: value['ru'] }
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, translated(inner)]))
}

it('a public language has pages at its prefix, completed texts, alternates and a place in the switch', async () => {
  const languages = [...builtInSettings, english]
  const documents = await bound()
  await publishAt(site, [...documents, { ...settings, body: { ...settings.body, languages } }])
  const html = await textAt('/en/autumn')
  expect(html).toMatch(/^<!doctype html><html lang="en-GB" dir="ltr"/)
  expect(html).toContain('<title>Autumn</title>')
  expect(html).toContain('Листья')
  expect(html).toContain('hreflang="en-GB"')
  expect(html).toContain('"configUrl":"/nfx/config/en/')
  expect(await textAt('/autumn')).toContain('hreflang="en-GB"')
  // The texts of the interface are those of the catalogue that completes the others.
  expect(await textAt('/en')).toContain('Log in')
  expect((await get('/EN/autumn/')).headers.get('location')).toBe('/en/autumn')
  expect(await textAt('/sitemap.xml')).toContain('/en/autumn</loc>')
  expect(await textAt('/robots.txt')).toContain('Disallow: /en/profile')
  expect(await textAt('/manifest.webmanifest?locale=en')).toContain('"lang":"en-GB"')
  // All documents with texts that the law requires are published, each page drawn in every language.
}, 120_000)

it('the platform is called in a language that it knows, and the switch offers the added one', async () => {
  const config: unknown = await (await get('/nfx/cms-config/en')).json()
  expect(config).toMatchObject({ callLocale: 'ru', general: { available_locales: ['uz', 'ru', 'en'] } })
  expect(await (await get('/nfx/cms-config/ru')).json()).not.toHaveProperty('callLocale')
  // Blocks with data of the platform are complete.
  expect((await get('/en')).status).toBe(200)
  expect((await get('/cms/users/me?locale=en')).status).toBe(401)
})

/** The documents with texts that the law requires, in English. */
async function bound(): Promise<object[]> {
  const kinds = ['layout', 'page', 'popup', 'form']
  const headers = { authorization: `Bearer ${site.contentToken}` }
  const found = await Promise.all(
    kinds.map(async (kind): Promise<unknown> => {
      return (await fetch(`${site.url}/content/documents?kind=${kind}`, { headers })).json()
    }),
  )
  return found
    .flatMap((answer): unknown[] =>
      isRecord(answer) && Array.isArray(answer['documents']) ? answer['documents'] : [],
    )
    .filter(isRecord)
    .filter(({ key }) => key !== 'autumn')
    .map(({ kind, key, schemaVersion, body }) => ({ kind, key, schemaVersion, body: translated(body) }))
}
