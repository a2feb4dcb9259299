import fastify from 'fastify'
import { expect, it } from 'vitest'
import { useGateways } from '../../../tests/support/content/content-gateways.ts'
import { both, document, page, smallSite, textBlock } from '../../../tests/support/content/content-site.ts'
import { registerFeeds } from '../../render/files/feed-routes.ts'
import { registerSeoRoutes } from '../../render/files/seo-routes.ts'
import { testConfig } from '../../../tests/support/site-config.ts'

const site = useGateways()

const noon = Date.parse('2026-05-01T12:00:00Z')
const hour = 3_600_000

const article = (key: string, body: Record<string, unknown> = {}) =>
  document('article', key, {
    route: `/news/${key}`,
    title: { uz: `Yangilik ${key}`, ru: `Новость ${key}` },
    lead: both(`Lead of ${key}`),
    date: '2026-05-01T09:00:00Z',
    blocks: [textBlock('text')],
    ...body,
  })

const topics = document('settings', 'articles', {
  categories: [{ key: 'site', title: both('Site & more') }],
})
const list = { id: 'list', type: 'ArticleList', version: 1, props: { under: '/news', hasPages: true } }
const news = page('news', { blocks: [textBlock('intro'), list] })
const rich = textBlock('text', both('<p>Pay <em>out</em>&nbsp;now</p>'))
const later = article('later', { date: '2026-05-01T13:00:00Z' })

async function openSite(...documents: ReturnType<typeof article>[]) {
  const kept = smallSite().filter(({ kind, key }) => kind !== topics.kind || key !== topics.key)
  let time = noon
  const { gateway } = await site.open({
    defaults: [...kept, topics, news, ...documents],
    now: () => new Date(time),
  })
  return { gateway, pass: (milliseconds: number) => (time += milliseconds) }
}

type Gateway = Awaited<ReturnType<typeof openSite>>['gateway']

const titles = async (gateway: Gateway) => (await gateway.articles('ru')).items.map(({ title }) => title)

it('articles have pages, below their head the own blocks, and lists have the newest first', async () => {
  const old = article('old', { date: '2026-04-01T09:00:00+05:00', category: 'site', author: both('Marra') })
  const { gateway } = await openSite(old, article('new', { blocks: [rich] }))
  expect(gateway.findPage('/news/old')).toEqual({ key: 'article/old', params: {} })
  const compiled = await gateway.page('article/old', 'ru')
  expect(compiled.blocks).toMatchObject([
    { type: 'ArticleHead', props: { title: 'Новость old', author: 'Marra' }, articles: 'own' },
    { type: 'Text' },
  ])
  expect(compiled.seo).toEqual({ title: 'Новость old', description: 'Lead of old' })
  expect(await titles(gateway)).toEqual(['Новость new', 'Новость old'])
  expect((await gateway.articles('uz')).byPath.get('/news/old')).toMatchObject({
    title: 'Yangilik old',
    category: { key: 'site', title: 'Site & more' },
  })
  expect((await gateway.articles('ru')).texts.get('/news/new')?.trim().split(/\s+/)).toEqual([
    'Pay',
    'out',
    'now',
  ])
  expect((await gateway.page('news', 'ru')).query).toEqual(['category', 'tag', 'q', 'page'])
})

it('nobody sees an article before its date, and pages with a list change then', async () => {
  const { gateway, pass } = await openSite(article('new'), later)
  const { changesAt } = await gateway.page('news', 'ru')
  expect([gateway.findPage('/news/later'), changesAt]).toEqual([null, noon + hour])
  expect(gateway.findRedirect('/News/Later')).toBeNull()
  expect(await gateway.page('news', 'ru')).toBe(await gateway.page('news', 'ru'))
  expect((await gateway.page('home', 'ru')).changesAt).toBeUndefined()
  expect(gateway.listedRoutes()).not.toContain('/news/later')
  expect(await gateway.articles('ru')).toBe(await gateway.articles('ru'))
  expect(await titles(gateway)).toEqual(['Новость new'])
  pass(hour)
  expect(gateway.findPage('/news/later')).not.toBeNull()
  expect(gateway.findRedirect('/News/Later', '?a=1')).toEqual({ redirect: '/news/later?a=1', status: 301 })
  expect(gateway.listedRoutes()).toContain('/news/later')
  expect(await titles(gateway)).toEqual(['Новость later', 'Новость new'])
  expect((await gateway.page('news', 'ru')).changesAt).toBeUndefined()
})

it('a list that is published before an article changes at the date of the article', async () => {
  const { gateway } = await openSite(article('new'))
  expect((await gateway.page('news', 'ru')).changesAt).toBeUndefined()
  expect(await gateway.publish([later], 'test')).toMatchObject({ published: true })
  expect((await gateway.page('news', 'ru')).changesAt).toBe(noon + hour)
})

it('a preview shows an article before its date', async () => {
  const { gateway } = await openSite()
  const { content } = await gateway.withDrafts([later])
  expect(content.findPage('/news/later')).not.toBeNull()
  expect((await content.articles('ru')).byPath.has('/news/later')).toBe(true)
})

it('long articles have headings with ids for a table of contents', async () => {
  const words = (names: string[]) => both(names.map((name) => `<h2>${name}</h2><p>a</p>`).join(''))
  const { gateway } = await openSite(
    article('long', { blocks: [textBlock('text', words(['Срок &amp; сумма', '!', 'Срок &amp; сумма']))] }),
    article('short', { blocks: [textBlock('text', words(['Срок']))] }),
  )
  const { headings, blocks } = await gateway.page('article/long', 'ru')
  expect(headings?.map(({ id }) => id)).toEqual(['срок-сумма', 'part', 'срок-сумма-2'])
  expect(JSON.stringify(blocks)).toContain('<h2 id=\\"срок-сумма-2\\">')
  expect((await gateway.page('article/short', 'ru')).headings).toBeUndefined()
})

it.each([
  ['another page', { route: '/news/new' }, '/route', 'wrong-route'],
  ['an area of the site', { route: '/api/x' }, '/route', 'wrong-route'],
  ['a missing category', { category: 'gone' }, '/category', 'unknown-topic'],
  ['a missing tag', { tags: ['gone'] }, '/tags/0', 'unknown-topic'],
])('publishing rejects an article with %s', async (_what, body, path, code) => {
  const { gateway } = await openSite(article('new'))
  const { published, issues } = await gateway.publish([article('wrong', body)], 'test')
  expect(published).toBe(false)
  expect(issues).toMatchObject([{ document: 'article/wrong', path, code }])
})

it('a popup cannot show articles', async () => {
  const { gateway } = await openSite()
  const popup = document('popup', 'offers', { title: both('Offers'), size: 'big', blocks: [list] })
  const { published, issues } = await gateway.publish([popup], 'test')
  expect(published).toBe(false)
  expect(issues).toMatchObject([{ document: 'popup/offers', path: '/blocks/0', code: 'articles-in-popup' }])
})

it('a page with a list has a feed in each language, and the sitemap has its articles', async () => {
  const { gateway, pass } = await openSite(article('new', { category: 'site' }), article('old'), later)
  const app = fastify()
  const publicUrl = 'https://example.com'
  registerFeeds(app, { gateway, publicUrl })
  const general = { current: () => testConfig.general }
  registerSeoRoutes(app, { gateway, general, publicUrl, games: { sysnames: () => Promise.resolve([]) } })
  const get = (url: string) => app.inject({ url, headers: { host: 'example.com' } })
  const { body, headers } = await get('/ru/feed.xml?list=/news&category=site')
  expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8')
  expect(body).toContain('<link>https://example.com/ru/news</link>')
  expect(body.match(/<item>.*/g)).toEqual([
    '<item><title>Новость new</title><link>https://example.com/ru/news/new</link><guid>https://example.com/ru/news/new</guid><pubDate>Fri, 01 May 2026 09:00:00 GMT</pubDate><description>Lead of new</description><category>Site &amp; more</category></item>',
  ])
  const whole = async () => (await get('/feed.xml?list=/news')).body.match(/<guid>\S*?<\/guid>/g)
  expect(await whole()).toEqual(['new', 'old'].map((key) => `<guid>https://example.com/news/${key}</guid>`))
  expect((await get('/sitemap.xml')).body).not.toContain('/news/later')
  pass(hour)
  expect(await whole()).toHaveLength(3)
  expect((await get('/sitemap.xml')).body).toContain('<loc>https://example.com/ru/news/later</loc>')
  for (const missing of ['/feed.xml?list=/', '/feed.xml', '/feed.xml?list=/gone', '/kk/feed.xml?list=/news'])
    expect((await get(missing)).statusCode, missing).toBe(404)
})
