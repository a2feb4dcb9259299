import { expect, it } from 'vitest'
import type { CompiledSeo } from '../../content/read/compile/compile-seo.ts'
import { headElements, type HeadInput } from './head-elements.ts'

const plain: CompiledSeo = {
  title: 'Правила',
  meta: [],
  openGraph: {},
  origin: null,
  brand: 'Marra',
  block: null,
}

function head(seo: Partial<CompiledSeo> = {}, input: Partial<HeadInput> = {}) {
  const elements = headElements({
    seo: { ...plain, ...seo },
    locale: 'ru',
    path: '/rules',
    status: 200,
    publicUrl: 'https://example.com',
    ...input,
  })
  const meta = elements.flatMap(({ name, attributes }) => {
    const key = attributes['name'] ?? attributes['property'] ?? attributes['http-equiv']
    return name === 'meta' && key !== undefined ? [[key, attributes['content']] as const] : []
  })
  return {
    meta: Object.fromEntries(meta),
    links: elements
      .filter(({ name }) => name === 'link')
      .map(({ attributes }) => [attributes['hreflang'] ?? attributes['rel'], attributes['href']]),
    data: elements.flatMap(({ name, text }): unknown[] =>
      name === 'script' ? [JSON.parse(text ?? '')] : [],
    ),
    charsets: elements.filter(({ attributes }) => 'charset' in attributes),
  }
}

it('bears description and robots', () => {
  expect(head({ description: 'Коротко', robots: 'noindex,follow' }).meta).toMatchObject({
    description: 'Коротко',
    robots: 'noindex,follow',
  })
  expect(head().meta).not.toHaveProperty('robots')
})

it('bears the further tags of the record; the charset stands in every document already', () => {
  const meta: CompiledSeo['meta'] = [
    { charset: 'utf-8' },
    { name: 'keywords', content: 'a, b' },
    { httpEquiv: 'content-language', content: 'ru' },
  ]
  expect(head({ meta }).meta).toMatchObject({ keywords: 'a, b', 'content-language': 'ru' })
  expect(head({ meta }).charsets).toEqual([])
})

it('says how the page looks where it is shared, by the record or by title and description', () => {
  expect(head({ description: 'Коротко' }).meta).toMatchObject({
    'og:type': 'website',
    'og:title': 'Правила',
    'og:description': 'Коротко',
    'og:site_name': 'Marra',
    'og:locale': 'ru_RU',
    'og:url': 'https://example.com/ru/rules',
  })
  const openGraph = { type: 'article' as const, title: 'Своё', description: 'Иное', image: '/art/a.png' }
  expect(head({ openGraph }).meta).toMatchObject({
    'og:type': 'article',
    'og:title': 'Своё',
    'og:description': 'Иное',
    'og:image': 'https://example.com/art/a.png',
  })
})

it('names the address of the page and those of its other languages', () => {
  expect(head().links).toEqual([
    ['canonical', 'https://example.com/ru/rules'],
    ['uz-Latn-UZ', 'https://example.com/rules'],
    ['ru-RU', 'https://example.com/ru/rules'],
    ['x-default', 'https://example.com/rules'],
  ])
})

it('the canonical address of a game stands below /platform', () => {
  expect(head({}, { path: '/game/anor' }).links[0]).toEqual([
    'canonical',
    'https://example.com/ru/platform/game/anor',
  ])
})

it.each([
  ['/terms', 'https://example.com/ru/terms'],
  ['https://other.example/terms', 'https://other.example/terms'],
])('a record that names %s as canonical has that address alone', (canonicalUrl, href) => {
  expect(head({ canonicalUrl }).links).toEqual([['canonical', href]])
})

it('canonical addresses begin with what settings or domain say', () => {
  expect(head({ origin: 'https://marra.example' }).links[0]).toEqual([
    'canonical',
    'https://marra.example/ru/rules',
  ])
})

it('questions and answers, an article, an organization and a product are structured data', () => {
  const { data } = head({
    schemaFaq: [{ question: 'Как?', answer: 'Так.' }],
    schemaArticle: {
      headline: 'Статья',
      description: 'О чём',
      image: '/art/a.png',
      datePublished: '2026-03-01',
      dateModified: '2026-03-02',
    },
    organization: {
      name: 'Marra',
      logo: '/art/mark.svg',
      contactPoint: {
        telephone: '+998 71 200 00 00',
        contactType: 'support',
        areaServed: 'UZ',
        availableLanguage: ['uz'],
      },
      sameAs: ['https://t.me/marra'],
    },
    product: { name: 'Игра', image: '/art/a.png', description: 'Слот', sku: 'anor', brandName: 'Olma' },
  })
  const context = { '@context': 'https://schema.org' }
  expect(data).toEqual([
    {
      ...context,
      '@type': 'FAQPage',
      mainEntity: [
        { '@type': 'Question', name: 'Как?', acceptedAnswer: { '@type': 'Answer', text: 'Так.' } },
      ],
    },
    {
      ...context,
      '@type': 'Article',
      headline: 'Статья',
      description: 'О чём',
      image: 'https://example.com/art/a.png',
      datePublished: '2026-03-01',
      dateModified: '2026-03-02',
    },
    {
      ...context,
      '@type': 'Organization',
      name: 'Marra',
      url: 'https://example.com/',
      logo: 'https://example.com/art/mark.svg',
      contactPoint: {
        '@type': 'ContactPoint',
        telephone: '+998 71 200 00 00',
        contactType: 'support',
        areaServed: 'UZ',
        availableLanguage: ['uz'],
      },
      sameAs: ['https://t.me/marra'],
    },
    {
      ...context,
      '@type': 'Product',
      name: 'Игра',
      image: 'https://example.com/art/a.png',
      description: 'Слот',
      sku: 'anor',
      brand: { '@type': 'Brand', name: 'Olma' },
    },
  ])
})

it('a page that is not there is kept out of search results and has no address', () => {
  const missing = head(
    { description: 'x', robots: 'index,follow', organization: { name: 'Marra' } },
    { status: 404 },
  )
  expect(missing).toEqual({
    meta: { description: 'x', robots: 'noindex,nofollow' },
    links: [],
    data: [],
    charsets: [],
  })
})
