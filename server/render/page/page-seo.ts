import type { FastifyBaseLogger } from 'fastify'
import type { CompiledPage, HeadElement } from '../../../schemas/compiled.ts'
import type { CompiledSeo, ContentGateway } from '../../content/index.ts'
import { headElements } from '../head/head-elements.ts'
import type { PageUrl } from './page-url.ts'

export interface SeoParts {
  gateway: Pick<ContentGateway, 'seo'>
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
  origin: null,
  brand: title,
  block: null,
})

interface Described {
  page: CompiledPage
  head: HeadElement[]
}

/**
 * Records keep their identity while nothing changes. Results derived from them are cached, because other caches
 * use their identity in turn.
 */
const known = new WeakMap<CompiledSeo, { found: FoundPage; path: string; described: Described }>()

/** The page with its title and text for search engines, and its head elements. */
export async function describePage(
  { gateway, log, publicUrl }: SeoParts,
  { locale, path, host }: PageUrl,
  found: FoundPage,
): Promise<Described> {
  const { page, params, status } = found
  const question = { path: status === 200 ? path : null, page, params, host }
  const seo = await gateway.seo(question, locale).catch((error: unknown) => {
    log.warn({ err: error, path }, 'a page goes without its SEO record')
    return emptySeo(page)
  })
  const before = known.get(seo)
  if (before?.found.page === page && before.found.status === status && before.path === path)
    return before.described
  const blocks = seo.block ? [...page.blocks, seo.block] : page.blocks
  const described = {
    page: { ...page, blocks, seo: { title: seo.title } },
    head: headElements({ seo, locale, path, status, publicUrl }),
  }
  known.set(seo, { found, path, described })
  return described
}
