import type { CompiledPage } from '../../../schemas/compiled.ts'
import { DomainSeo, SeoRecord } from '../../../schemas/documents/seo/seo.ts'
import type { Locale } from '../../../schemas/locale.ts'
import type { Registry } from './compile/compile-blocks.ts'
import { compileSeo, type CompiledSeo } from './compile/compile-seo.ts'
import { readSettings } from './compile/read-settings.ts'
import { readBody } from './compile/document-source.ts'
import { PromiseCache } from '../../lib/cache.ts'
import type { ManifestEntry } from '../model/manifest.ts'
import type { SnapshotView } from '../snapshot/snapshot-view.ts'

const keptRecords = 500

/** The requested address and its page. */
export interface SeoQuestion {
  /** Without language prefix and query; null for a page that does not exist. */
  path: string | null
  page: CompiledPage
  params: Readonly<Record<string, string>>
  /** The requested host. If omitted, no host settings apply. */
  host?: string | undefined
}

const nameOf = (entry: ManifestEntry | null) => (entry ? `${entry.key}-${entry.hash}` : '')

/** Reads the metadata of an address for search engines. Reads only the one record that applies. */
export class SeoReader {
  readonly #kept = new PromiseCache<CompiledSeo>({ max: keptRecords })

  constructor(
    readonly source: { readonly view: SnapshotView; now: () => number },
    readonly registry: Registry,
  ) {}

  /** Returns the record of the address itself, otherwise of the address that the page names. */
  #recordFor({ path, page }: SeoQuestion): ManifestEntry | null {
    if (path === null) return null
    const { view } = this.source
    return view.seoRecord(path) ?? (page.seo.url === undefined ? null : view.seoRecord(page.seo.url))
  }

  async seo(question: SeoQuestion, locale: Locale): Promise<CompiledSeo> {
    const { view } = this.source
    const { page, params, host } = question
    const record = this.#recordFor(question)
    const domain = host === undefined ? null : view.seoOfHost(host)
    const key = [view.version, locale, page.key, nameOf(record), nameOf(domain), JSON.stringify(params)]
    return this.#kept.get(key.join(':'), async () => {
      const { name: brand } = await readSettings(view, 'site')
      return compileSeo(
        {
          page: page.seo,
          record: record && (await readBody(view, SeoRecord, 'seo', record.key)),
          domain: await this.domain(host),
          settings: await readSettings(view, 'seo'),
          brand,
          params,
        },
        locale,
        this.registry,
      )
    })
  }

  /** Returns the SEO settings of a host; null if there are none. */
  async domain(host: string | undefined): Promise<DomainSeo | null> {
    const { view } = this.source
    const entry = host === undefined ? null : view.seoOfHost(host)
    return entry && readBody(view, DomainSeo, 'domain-seo', entry.key)
  }

  /** Returns the routes that are public and may be listed by search engines, including those with parameters. */
  listedRoutes(): string[] {
    const { view } = this.source
    return view.manifest.entries.flatMap(({ route, unlisted, since = -Infinity }) => {
      if (route === undefined || unlisted || since > this.source.now()) return []
      return view.seoRecord(route)?.unlisted ? [] : [route]
    })
  }
}
