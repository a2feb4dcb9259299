import { expect, it } from 'vitest'
import type { CompiledSeo } from '../../content/read/compile/compile-seo.ts'
import { builtInLocales } from '../../../schemas/locale.ts'
import { headElements, type HeadInput } from './head-elements.ts'

const plain: CompiledSeo = {
  title: 'Правила',
  meta: [],
  openGraph: {},
  record: {},
  origin: null,
  brand: 'Marra',
  block: null,
}

function head(seo: Partial<CompiledSeo> = {}, input: Partial<HeadInput> = {}) {
  const elements = headElements({
    seo: { ...plain, ...seo },
    locale: 'ru',
    locales: builtInLocales,
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

it('contains description and robots [SEO-04, SEO-05]', () => {
  expect(head({ description: 'Коротко', robots: 'noindex,follow' }).meta).toMatchObject({
    description: 'Коротко',
    robots: 'noindex,follow',
  })
  expect(head().meta).not.toHaveProperty('robots')
})

it("contains the record's additional tags except the charset [SEO-06]", () => {
  const meta: CompiledSeo['meta'] = [
    { charset: 'utf-8' },
    { name: 'keywords', content: 'a, b' },
    { httpEquiv: 'content-language', content: 'ru' },
  ]
  expect(head({ meta }).meta).toMatchObject({ keywords: 'a, b', 'content-language': 'ru' })
  expect(head({ meta }).charsets).toEqual([])
})

it('contains sharing data of the record, or title and description by default [SEO-07]', () => {
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

it('contains the canonical address and those of the other languages', () => {
  expect(head().links).toEqual([
    ['canonical', 'https://example.com/ru/rules'],
    ['uz-Latn-UZ', 'https://example.com/rules'],
    ['ru-RU', 'https://example.com/ru/rules'],
    ['x-default', 'https://example.com/rules'],
  ])
})

it('uses the canonical address of a game below /platform [SEO-15]', () => {
  expect(head({}, { path: '/game/anor' }).links[0]).toEqual([
    'canonical',
    'https://example.com/ru/platform/game/anor',
  ])
})

it.each([
  ['/terms', 'https://example.com/ru/terms'],
  ['https://other.example/terms', 'https://other.example/terms'],
])('contains only the canonical address if a record sets it to %s [SEO-12]', (canonicalUrl, href) => {
  expect(head({ canonicalUrl }).links).toEqual([['canonical', href]])
})

it('starts canonical addresses with the origin of settings or domain', () => {
  expect(head({ origin: 'https://marra.example' }).links[0]).toEqual([
    'canonical',
    'https://marra.example/ru/rules',
  ])
})

it('contains structured data for FAQ, article, organization and product [ENT-37, SEO-08, SEO-09, SEO-10, SEO-11]', () => {
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

it('a missing page is excluded from search results and has no address', () => {
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
