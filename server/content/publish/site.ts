import type { DocumentKind, StoredDocument } from '../../../schemas/documents/index.ts'
import { Redirects } from '../../../schemas/documents/redirects.ts'
import { DomainSeo, SeoRecord } from '../../../schemas/documents/seo.ts'
import type { Locale } from '../../../schemas/locale.ts'
import { migrateDocument } from '../read/compile/migrate.ts'
import { readTexts, type SiteTexts } from '../read/compile/site-config.ts'
import { documentName, fits, isRecord } from '../model/contracts.ts'
import type { Manifest, ManifestEntry } from '../model/manifest.ts'
import { RedirectTable } from '../read/redirect-table.ts'
import { RouteTable } from '../read/routes-table.ts'
import type { Draft } from './context.ts'

/** Reads the published text of one document. */
export type ReadPublished = (entry: ManifestEntry) => Promise<StoredDocument | null>

type Routing = Pick<ManifestEntry, 'route' | 'unlisted' | 'url' | 'hosts' | 'redirects'>
type SiteEntry = Pick<ManifestEntry, 'kind' | 'key' | 'links'> & Routing

/**
 * The site as it will be. Of the documents that stay as they are, only what the manifest says is at
 * hand; a body is read when a step asks for it.
 */
export class Site {
  readonly #entries: ReadonlyMap<string, SiteEntry>
  readonly #drafts: ReadonlyMap<string, StoredDocument>
  readonly #published: ReadonlyMap<string, ManifestEntry>
  #routes: RouteTable | null = null
  #redirects: RedirectTable | null = null
  readonly #texts = new Map<Locale, Promise<SiteTexts>>()

  constructor(
    readonly manifest: Manifest | null,
    drafts: readonly Draft[],
    readonly readPublished: ReadPublished,
  ) {
    const published = manifest?.entries ?? []
    this.#published = new Map(published.map((entry) => [documentName(entry), entry]))
    this.#drafts = new Map(drafts.map(({ document }) => [documentName(document), document]))
    const changed = drafts.map(({ document, links }): [string, SiteEntry] => [
      documentName(document),
      entryOf(document, links),
    ])
    this.#entries = new Map<string, SiteEntry>([...this.#published, ...changed])
  }

  get entries(): Iterable<SiteEntry> {
    return this.#entries.values()
  }

  has(kind: DocumentKind, key: string): boolean {
    return this.#entries.has(`${kind}/${key}`)
  }

  keys(kind: DocumentKind): string[] {
    return [...this.#entries.values()].flatMap((entry) => (entry.kind === kind ? [entry.key] : []))
  }

  /** Whether a path leads to a page, or is redirected. */
  leadsSomewhere(path: string): boolean {
    this.#routes ??= new RouteTable(pagesOf(this.#entries.values()))
    return this.#routes.match(path) !== null || this.findRedirect(path) !== null
  }

  /** The document as it will be, lifted to this build's contract; null where there is none. */
  async read(kind: DocumentKind, key: string): Promise<StoredDocument | null> {
    const name = `${kind}/${key}`
    return this.#drafts.get(name) ?? this.readBefore(name)
  }

  /** The texts of a language: the same ones for every document that is tried. */
  texts(locale: Locale): Promise<SiteTexts> {
    const texts = this.#texts.get(locale) ?? readTexts(this, locale, {})
    this.#texts.set(locale, texts)
    return texts
  }

  /** The document as it is published now, lifted to this build's contract; null where it is new. */
  async readBefore(name: string): Promise<StoredDocument | null> {
    const entry = this.#published.get(name)
    const document = entry ? await this.readPublished(entry) : null
    return document && migrateDocument(document)
  }

  /** How often the document was published before. */
  publications(kind: DocumentKind, key: string): number {
    return this.#published.get(`${kind}/${key}`)?.version ?? 0
  }

  /** Where the redirects lead a path; null where they do not. */
  findRedirect(path: string): string | null {
    this.#redirects ??= new RedirectTable(this.#entries.get('redirects/site')?.redirects ?? {})
    return this.#redirects.find(path)
  }
}

function entryOf(document: StoredDocument, links: SiteEntry['links']): SiteEntry {
  return { kind: document.kind, key: document.key, links, ...routingOf(document) }
}

/** What the manifest says of a document beyond its name, so that paths are found without its body. */
export function routingOf({ kind, body }: StoredDocument): Routing {
  if (kind === 'page' && typeof body['route'] === 'string') {
    return { route: body['route'], ...(isUnlisted(body) && { unlisted: true as const }) }
  }
  if (kind === 'seo' && fits(SeoRecord, body)) {
    const { url, robots = '', canonicalUrl } = body
    const standsForAnother = canonicalUrl !== undefined && canonicalUrl !== url
    const isHidden = standsForAnother || robots.startsWith('noindex')
    return { url, ...(isHidden && { unlisted: true as const }) }
  }
  if (kind === 'domain-seo' && fits(DomainSeo, body)) return { hosts: body.hosts }
  if (kind === 'redirects' && fits(Redirects, body)) {
    return { redirects: Object.fromEntries(body.items.map(({ from_url: from, to_url: to }) => [from, to])) }
  }
  return {}
}

/** Whether a page is nothing for search engines. */
function isUnlisted({ access, seo }: StoredDocument['body']): boolean {
  const robots = isRecord(seo) ? seo['robots'] : undefined
  return access === 'authenticated' || (typeof robots === 'string' && robots.startsWith('noindex'))
}

/** The pages that have a route. */
export function pagesOf(entries: Iterable<SiteEntry>): { key: string; route: string }[] {
  return [...entries].flatMap(({ kind, key, route }) => (kind === 'page' && route ? [{ key, route }] : []))
}
