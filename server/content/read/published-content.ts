import { ArticleReader } from './article-reader.ts'
import { noSnippets } from './compile/compile-snippets.ts'
import type { Registry } from './compile/compile-blocks.ts'
import type { DefaultCatalogues } from './compile/site-config.ts'
import { carryQuery } from '../../../src/lib/urls/links.ts'
import { ContentReader } from './content-reader.ts'
import type { RedirectAnswer } from '../../../schemas/compiled.ts'
import type { PublishedContent } from '../model/gateway.ts'
import { SeoReader } from './seo-reader.ts'
import type { SnapshotView } from '../snapshot/snapshot-view.ts'

export interface ContentSource {
  /** The current snapshot. */
  readonly view: SnapshotView
  validator: (hash: string) => Promise<string | null>
  registry: Registry
  catalogues: DefaultCatalogues
  /** Milliseconds since 1970. */
  now: () => number
  /** Set for content managers' previews, in which the owners' unpublished code must not run. */
  isDraft?: true
}

/** Creates read access to a snapshot: the current one, or one with drafts applied. */
export function createPublishedContent(source: ContentSource): PublishedContent & { reader: ContentReader } {
  const reader = new ContentReader(source, source.registry, source.catalogues, source.now)
  const seoReader = new SeoReader(source, source.registry)
  const articleReader = new ArticleReader(source)
  /** The page at a path. Content managers preview articles before their date. */
  function pageAt(path: string) {
    const match = source.view.roles.pageAt(path)
    const isLater = match?.since !== undefined && match.since > source.now() && !source.isDraft
    return isLater ? null : match
  }
  /** Where a path leads that has no page itself. */
  function leadsTo(path: string): Pick<RedirectAnswer, 'redirect' | 'status'> | null {
    const { roles } = source.view
    const moved = roles.movedFrom(path)
    if (moved !== null) return { redirect: moved }
    const spelled = roles.pageAt(path) === null ? roles.respell(path) : null
    return spelled === null || spelled === path || pageAt(spelled) === null
      ? null
      : { redirect: spelled, status: 301 }
  }
  return {
    reader,
    get contentVersion() {
      return source.view.version
    },
    get locales() {
      return source.view.locales
    },
    findPage(path) {
      const match = pageAt(path)
      return match && { key: match.key, params: match.params, ...(match.role && { role: match.role }) }
    },
    hasPage: (key) => source.view.pageEntry(key) !== null,
    findRedirect(path, search = '') {
      const rule = source.view.redirects.match(path + search)
      if (rule)
        return {
          redirect: rule.to,
          ...(rule.status && { status: rule.status }),
          ...(!rule.to.startsWith('/') && { external: true }),
        }
      const found = leadsTo(path)
      return found && search !== '' ? { ...found, redirect: carryQuery(found.redirect, search) } : found
    },
    page: (key, locale) => reader.page(key, locale),
    systemPage: (role, locale) => reader.page(source.view.roles.pageKey(role), locale),
    get roles() {
      return source.view.roles.table
    },
    articles: (locale) => articleReader.articles(locale),
    popup: (key, locale) => reader.popup(key, locale),
    form: (key, locale) => reader.form(key, locale),
    config: (locale) => reader.config(locale),
    parts: (locale) => reader.parts(locale),
    seo: (question, locale) => seoReader.seo(question, locale),
    domain: (host) => seoReader.domain(host),
    knowsHost: (host) => source.view.seoOfHost(host) !== null,
    asksForCampaign: (key) => source.view.campaigns.has(key),
    snippets: () => (source.isDraft ? Promise.resolve(noSnippets) : reader.snippets()),
    listedRoutes: () => seoReader.listedRoutes(),
    messages: (locale) => reader.messages(locale),
    theme: () => reader.theme(),
    validator: source.validator,
  }
}
