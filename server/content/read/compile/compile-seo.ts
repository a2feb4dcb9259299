import type { CompiledBlock, CompiledPage } from '../../../../schemas/compiled.ts'
import { plainText, resolvePlain, type Resolved } from '../../../../schemas/documents/localized.ts'
import type { DomainSeo, SeoRecord, SeoSettings } from '../../../../schemas/documents/seo/seo.ts'
import { type Locale, inBuiltIn } from '../../../../schemas/locale.ts'
import { compileBlocks, type Registry } from './compile-blocks.ts'

type Texts = Resolved<SeoRecord>

/** Metadata of one address for search engines, in one language. */
export interface CompiledSeo extends Pick<
  Texts,
  'schemaFaq' | 'schemaArticle' | 'organization' | 'product' | 'canonicalUrl'
> {
  title: string
  description?: string
  robots?: string
  meta: NonNullable<Texts['meta']>
  openGraph: NonNullable<Texts['openGraph']>
  /** What the SEO record sets itself; it takes precedence over the item that the page is about. */
  record: Pick<Texts, 'title' | 'description' | 'openGraph' | 'schemaArticle' | 'product'>
  /** Protocol and host of canonical addresses; null for those of the server. */
  origin: string | null
  brand: string
  /** The SEO text at the bottom of the page, as an ordinary block. */
  block: CompiledBlock | null
}

export interface SeoSources {
  page: CompiledPage['seo']
  /** The record of the address, or of the address that the page names. */
  record: SeoRecord | null
  settings: SeoSettings
  domain: DomainSeo | null
  brand: string
  /** Parts of the address. Untrusted text. */
  params: Readonly<Record<string, string>>
}

const place = /\{\{\s*([A-Za-z][A-Za-z0-9_]*)\s*\}\}/g

/** Fills in the placeholders in every text of a value; unknown placeholders become empty. */
function fillIn<Value>(value: Value, words: ReadonlyMap<string, string>): Value
function fillIn(value: unknown, words: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return value.replace(place, (_match, name: string) => words.get(name) ?? '')
  if (Array.isArray(value)) return value.map((item: unknown) => fillIn(item, words))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [name, fillIn<unknown>(entry, words)]),
  )
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? '')

/**
 * Values of a record's placeholders. The record's own come last, because a record may override the brand
 * name.
 */
function wordsOf({ record, brand, params }: SeoSources, locale: Locale): Map<string, string> {
  const own = Object.entries(record?.replacements ?? {}).map(
    ([name, text]) => [name, plainText(text, locale)] as const,
  )
  return new Map([...Object.entries(params), ['brand', brand], ...own])
}

/** Combines record, page and settings, in this order of precedence. A domain may replace all of them. */
export function compileSeo(sources: SeoSources, locale: Locale, registry: Registry): CompiledSeo {
  const { page, settings, domain, brand } = sources
  const words = wordsOf(sources, locale)
  const { text, ...rest } = resolvePlain(sources.record ?? { url: '/' }, locale)
  const record = fillIn(rest, words)
  const defaults = resolvePlain(settings.default ?? {}, locale)
  const description = record.description ?? page.description ?? defaults.description
  const robots =
    domain?.robots === 'noindex,nofollow' ? domain.robots : (record.robots ?? page.robots ?? defaults.robots)
  const organization =
    record.organization ?? (settings.organization && resolvePlain(settings.organization, locale))
  const product = record.product ?? (settings.product && resolvePlain(settings.product, locale))
  // Escaped, because values from the address must not become markup.
  const markup = new Map([...words].map(([name, word]) => [name, escaped(word)]))
  return {
    title: record.title ?? (page.title || (defaults.title ?? brand)),
    ...(description !== undefined && { description }),
    ...(robots !== undefined && { robots }),
    meta: [...resolvePlain(domain?.meta ?? [], locale), ...(record.meta ?? [])],
    openGraph: { ...defaults.openGraph, ...record.openGraph },
    ...(record.schemaFaq && { schemaFaq: record.schemaFaq }),
    ...(record.schemaArticle && { schemaArticle: record.schemaArticle }),
    ...(organization && { organization }),
    ...(product && { product }),
    ...(record.canonicalUrl !== undefined && { canonicalUrl: record.canonicalUrl }),
    record,
    origin: domain?.canonicalUrl ?? settings.canonicalUrl ?? null,
    brand,
    block: text === undefined ? null : textBlock(fillIn(text, markup), locale, registry),
  }
}

/** Wraps the text in the component for SEO texts. */
function textBlock(text: string, locale: Locale, registry: Registry): CompiledBlock | null {
  const contract = registry.get('SeoText')
  if (!contract) return null
  const block = {
    id: 'seo-record-text',
    type: contract.type,
    version: contract.version,
    props: { text: inBuiltIn(() => text) },
  }
  return compileBlocks([block], { locale, registry })[0] ?? null
}
