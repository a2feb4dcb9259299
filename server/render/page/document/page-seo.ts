import type { FastifyBaseLogger } from 'fastify'
import type { ArticleCard } from '../../../../schemas/articles.ts'
import type { CompiledPage, HeadElement } from '../../../../schemas/compiled.ts'
import type { Locale } from '../../../../schemas/locale.ts'
import { lookUp } from '../../../../src/lib/i18n/look-up.ts'
import type { CompiledSeo, ContentGateway } from '../../../content/index.ts'
import { headElements } from '../../head/head-elements.ts'
import type { Subject } from '../../loads/subject.ts'
import { describeArticle } from '../../head/article-seo.ts'
import { feedPath, listBlocksOf } from '../../loads/article-answers.ts'
import { describeSubject, type SubjectSeo } from '../../head/subject-seo.ts'
import type { PageUrl } from '../page-url.ts'

export interface SeoParts {
  gateway: Pick<ContentGateway, 'seo' | 'messages' | 'locales'>
  log: Pick<FastifyBaseLogger, 'warn'>
  /** Origin under which players see the site. */
  publicUrl: string
}

interface FoundPage {
  page: CompiledPage
  params: Record<string, string>
  status: number
}

const emptySeo = ({ seo: { title } }: CompiledPage): CompiledSeo => ({
  title,
  meta: [],
  openGraph: {},
  record: {},
  origin: null,
  brand: title,
  block: null,
})

const placeholder = /\{\{\s*(name|provider|brand)\s*\}\}/g

/** Metadata of a page that is about an item. Title and picture of the settings are for other pages. */
function withSubject(seo: CompiledSeo, { name, description, image, type }: SubjectSeo): CompiledSeo {
  const { record } = seo
  const title = record.title ?? `${name} — ${seo.brand}`
  const text = record.description ?? description ?? seo.description
  return {
    ...seo,
    title,
    ...(text !== undefined && { description: text }),
    openGraph: {
      ...seo.openGraph,
      title,
      ...(text !== undefined && { description: text }),
      ...(image !== undefined && { image }),
      ...(type && { type }),
      ...record.openGraph,
    },
  }
}

/** The article that a page shows. */
interface AboutArticle {
  article: ArticleCard
}

/** The item that a page is about, and the path of the pictures of scenes. */
export interface AboutItem {
  item: Subject
  scenePath: string
}

async function describeItem(
  { item, scenePath }: AboutItem,
  { brand }: CompiledSeo,
  gateway: SeoParts['gateway'],
  locale: Locale,
): Promise<SubjectSeo | undefined> {
  const { catalogue } = await gateway.messages(locale)
  const gameText = lookUp(catalogue, 'seo.game')
  return describeSubject(item, {
    brand,
    scenePath,
    describeGame: ({ name, provider }) => {
      const words = new Map([
        ['name', name],
        ['provider', provider],
        ['brand', brand],
      ])
      return gameText.replace(placeholder, (_match, word: string) => words.get(word) ?? '')
    },
  })
}

interface Described {
  page: CompiledPage
  head: HeadElement[]
}

/**
 * Records keep their identity while nothing changes. Results derived from them are cached, because other caches
 * use their identity in turn.
 */
const known = new WeakMap<CompiledSeo, { found: FoundPage; key: string; described: Described }>()

/**
 * The page with its title and text for search engines, and its head elements. By default those of the item that
 * it is about, which an SEO record overrides.
 */
export async function describePage(
  { gateway, log, publicUrl }: SeoParts,
  { locale, path, host }: PageUrl,
  found: FoundPage,
  about?: AboutItem | AboutArticle,
): Promise<Described> {
  const { page, params, status } = found
  const question = { path: status === 200 ? path : null, page, params, host }
  const record = await gateway.seo(question, locale).catch((error: unknown) => {
    log.warn({ err: error, path }, 'a page goes without its SEO record')
    return emptySeo(page)
  })
  const subject =
    about &&
    ('article' in about
      ? describeArticle(about.article, page.seo)
      : await describeItem(about, record, gateway, locale))
  const key = JSON.stringify([path, subject])
  const before = known.get(record)
  if (before?.found.page === page && before.found.status === status && before.key === key)
    return before.described
  const seo = subject === undefined ? record : withSubject(record, subject)
  const blocks = seo.block ? [...page.blocks, seo.block] : page.blocks
  const feed = page.showsArticles && listBlocksOf(page.blocks).length > 0 ? feedPath(path) : undefined
  const described = {
    page: { ...page, blocks, seo: { title: seo.title } },
    head: headElements({ seo, subject, feed, locale, locales: gateway.locales, path, status, publicUrl }),
  }
  known.set(record, { found, key, described })
  return described
}
