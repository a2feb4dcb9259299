import { expect, it } from 'vitest'
import { builtInLocales } from '../../../schemas/locale.ts'
import { testPage } from '../../../tests/support/page-answer.ts'
import { describePage } from '../page/document/page-seo.ts'

const seo = {
  title: 'Выплаты',
  description: 'Коротко',
  meta: [],
  openGraph: {},
  record: {},
  origin: null,
  brand: 'Marra',
  block: null,
}
const parts = {
  gateway: {
    seo: () => Promise.resolve({ ...seo }),
    locales: builtInLocales,
    messages: () => Promise.resolve({ catalogue: {}, hash: '' }),
  },
  log: { warn: () => undefined },
  publicUrl: 'https://example.com',
}

type About = Parameters<typeof describePage>[3]

async function headOf(path: string, page: ReturnType<typeof testPage>, about?: About) {
  const found = { page, params: {}, status: 200 }
  const { head } = await describePage(parts, { locale: 'ru', path, search: '' }, found, about)
  return head
}

it('an article is shared with its cover, and has structured data', async () => {
  const page = testPage([], { seo: { title: 'Выплаты', description: 'Коротко' } })
  const article = {
    path: '/news/humo',
    title: 'Выплаты на Humo',
    lead: 'Коротко',
    cover: { picture: '/media/a.png#focus=10,20' },
    author: 'Marra',
    date: '2026-05-01T09:00:00Z',
    category: { key: 'payments', title: 'Платежи' },
    tags: [{ key: 'humo', title: 'Humo' }],
  }
  const head = await headOf('/news/humo', page, { article })
  const shared = Object.fromEntries(
    head.map(({ attributes }) => [attributes['property'] ?? '', attributes['content']]),
  )
  expect(shared).toMatchObject({
    'og:type': 'article',
    'og:title': 'Выплаты — Marra',
    'og:image': 'https://example.com/media/a.png',
  })
  const [data] = head.flatMap(({ text }): unknown[] => (text === undefined ? [] : [JSON.parse(text)]))
  expect(data).toMatchObject({
    '@type': 'Article',
    headline: 'Выплаты на Humo',
    description: 'Коротко',
    image: 'https://example.com/media/a.png',
    datePublished: '2026-05-01T09:00:00Z',
    author: { name: 'Marra' },
    articleSection: 'Платежи',
    keywords: 'Humo',
    url: 'https://example.com/ru/news/humo',
  })
})

it('a page with a list names its feed, also of a list in a slot', async () => {
  const list = { id: 'list', type: 'ArticleList', props: {}, articles: 'list' as const }
  const outer = { id: 'outer', type: 'Section', props: {}, slots: { content: [list] } }
  const feeds = async (blocks: Parameters<typeof testPage>[0]) =>
    (await headOf('/news', testPage(blocks, { showsArticles: true }))).flatMap(({ attributes }) =>
      attributes['type'] === 'application/rss+xml' ? [attributes['href']] : [],
    )
  expect(await feeds([outer])).toEqual(['https://example.com/ru/feed.xml?list=%2Fnews'])
  expect(await feeds([])).toEqual([])
})
