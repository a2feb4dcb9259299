import { expect, it } from 'vitest'
import { registry } from '../../../registry/index.ts'
import type { StoredDocument } from '../../../schemas/kinds/index.ts'
import type { Locale } from '../../../schemas/locale.ts'
import { useGateways } from '../../../tests/support/content/content-gateways.ts'
import {
  boardBlock,
  both,
  document,
  page,
  smallRegistry,
  smallSite,
} from '../../../tests/support/content/content-site.ts'
import { brief, publishOver } from '../../../tests/support/content/publish-over.ts'

const site = useGateways()

const settings = (key: string, body: Record<string, unknown>) => [
  ...smallSite().filter((entry) => !(entry.kind === 'settings' && entry.key === key)),
  document('settings', key, body),
]
const record = (key: string, url: string, body: Record<string, unknown> = {}) =>
  document('seo', key, { url, ...body })

async function seoOf(
  path: string,
  documents: StoredDocument[],
  { locale = 'ru', host }: { locale?: Locale; host?: string } = {},
) {
  // The same folder, in which these documents are already published.
  const { gateway } = await site.open({
    defaults: documents,
    registry: new Map([...smallRegistry, ...registry]),
  })
  const found = gateway.findPage(path)
  if (!found) throw new Error(`nothing stands at ${path}`)
  const question = { path, page: await gateway.page(found.key, locale), params: found.params, host }
  return gateway.seo(question, locale)
}

const rules = page('rules', { seo: { title: both('Rules'), description: both('Of the house') } })
const game = page('game', {
  route: '/game/:sysname',
  seo: { title: both('Game'), url: '/game' },
  blocks: [boardBlock],
})

it('uses the metadata of a page without a record', async () => {
  expect(await seoOf('/rules', [...smallSite(), rules])).toMatchObject({
    title: 'Rules',
    description: 'Of the house',
    meta: [],
    block: null,
  })
})

it('prefers the record of the address to the page, in the requested language [SEO-03]', async () => {
  const words = record('rules', '/rules', {
    title: { uz: 'Qoidalar', ru: 'Правила' },
    robots: 'noindex,follow',
  })
  expect(await seoOf('/rules', [...smallSite(), rules, words])).toMatchObject({
    title: 'Правила',
    description: 'Of the house',
    robots: 'noindex,follow',
  })
})

it('uses the record of / for the home page [SEO-01]', async () => {
  expect(
    (await seoOf('/', [...smallSite(), record('home', '/', { title: both('Home of Marra') })])).title,
  ).toBe('Home of Marra')
})

it('uses the record of the address that the page names if it has none of its own [SEO-02]', async () => {
  const all = record('games', '/game', { title: both('Any game') })
  const one = record('anor', '/game/anor', { title: both('Anor') })
  expect((await seoOf('/game/anor', [...smallSite(), game, all, one])).title).toBe('Anor')
  expect((await seoOf('/game/olmos', [...smallSite(), game, all, one])).title).toBe('Any game')
})

it("replaces placeholders in texts by the record's values, the brand and parts of the address [ENT-37, SEO-13, SEO-14]", async () => {
  const words = record('games', '/game', {
    title: both('{{sysname}} at {{brand}}: {{word}}{{nothing}}'),
    text: both('<p>{{sysname}} {{word}}</p>'),
    replacements: { word: { uz: 'oʻyin', ru: 'игра' } },
  })
  const seo = await seoOf('/game/<b>x', [...smallSite(), game, words])
  expect(seo.title).toBe('<b>x at Marra: игра')
  expect(seo.block).toMatchObject({ type: 'SeoText', props: { text: '<p>&lt;b&gt;x игра</p>' } })
})

it('uses the settings if neither record nor page has a value [SEO-19]', async () => {
  const documents = settings('seo', {
    default: { description: both('All of Marra'), robots: 'index,follow' },
    canonicalUrl: 'https://marra.example',
    organization: { name: both('Marra') },
    product: { name: both('Games') },
  })
  const own = record('terms', '/terms', {
    organization: { name: both('Other') },
    product: { name: both('One') },
  })
  const shown = await seoOf('/home', [...documents, page('home-copy', { route: '/home' })])
  expect(shown).toMatchObject({
    description: 'All of Marra',
    robots: 'index,follow',
    origin: 'https://marra.example',
    organization: { name: 'Marra' },
    product: { name: 'Games' },
  })
  expect(await seoOf('/terms', [...documents, page('terms'), own])).toMatchObject({
    organization: { name: 'Other' },
    product: { name: 'One' },
  })
})

it("applies a host's own tags and canonical address, and excludes its pages from search results", async () => {
  const mirror = document('domain-seo', 'mirror', {
    hosts: ['mirror.example'],
    robots: 'noindex,nofollow',
    canonicalUrl: 'https://marra.example',
    meta: [{ name: 'google-site-verification', content: both('abc') }],
  })
  const documents = [...smallSite(), rules, mirror, record('rules', '/rules', { robots: 'index,follow' })]
  expect(await seoOf('/rules', documents, { host: 'mirror.example' })).toMatchObject({
    robots: 'noindex,nofollow',
    origin: 'https://marra.example',
    meta: [{ name: 'google-site-verification', content: 'abc' }],
  })
  expect(await seoOf('/rules', documents, { host: 'other.example' })).toMatchObject({
    robots: 'index,follow',
    origin: null,
  })
})

it('has meta tags per language, and any directives for robots [SEO-06]', async () => {
  const tags = record('rules', '/rules', {
    robots: 'index, follow, max-image-preview:large',
    meta: [{ name: 'keywords', content: { uz: 'oʻyin, {{brand}}', ru: 'игра, {{brand}}' } }],
  })
  const documents = [...smallSite(), rules, tags]
  expect(await seoOf('/rules', documents, { locale: 'uz' })).toMatchObject({
    robots: 'index, follow, max-image-preview:large',
    meta: [{ name: 'keywords', content: 'oʻyin, Marra' }],
  })
  expect((await seoOf('/rules', documents)).meta).toEqual([{ name: 'keywords', content: 'игра, Marra' }])
})

it.each([
  ['index, follow', []],
  ['noarchive, NoIndex', ['rules']],
  ['none', ['rules']],
  ['max-image-preview:none', []],
])('robots directives %s decide whether search engines find the page', async (robots, hidden) => {
  const own = page('rules', { seo: { title: both('Rules'), robots } })
  const { gateway } = await site.open({ defaults: [...smallSite(), own] })
  expect(gateway.listedRoutes().includes('/rules')).toBe(hidden.length === 0)
})

it('rejects two records of one address and two documents of one host', async () => {
  const domain = (key: string) => document('domain-seo', key, { hosts: ['a.example'] })
  const changes = [record('a', '/'), record('b', '/'), domain('c'), domain('d')]
  expect(brief(await publishOver(changes))).toEqual([
    'error seo/a /url "b" already covers /',
    'error seo/b /url "a" already covers /',
    'error domain-seo/c /hosts/0 "d" already covers a.example',
    'error domain-seo/d /hosts/0 "c" already covers a.example',
  ])
})
