import type { DocumentKind, StoredDocument } from '../../../schemas/documents/index.ts'
import { Redirects } from '../../../schemas/documents/redirects.ts'
import { migrateDocument } from '../compile/migrate.ts'
import { documentName, fits } from '../contracts.ts'
import type { Manifest, ManifestEntry } from '../manifest.ts'
import { RouteTable } from '../routes-table.ts'
import type { Draft } from './context.ts'

/** Reads the published text of one document. */
export type ReadPublished = (entry: ManifestEntry) => Promise<StoredDocument | null>

type SiteEntry = Pick<ManifestEntry, 'kind' | 'key' | 'links' | 'route' | 'redirects'>

/**
 * The site as it will be. Of the documents that stay as they are, only what the manifest says is at
 * hand; a body is read when a step asks for it.
 */
export class Site {
  readonly #entries: ReadonlyMap<string, SiteEntry>
  readonly #drafts: ReadonlyMap<string, StoredDocument>
  readonly #published: ReadonlyMap<string, ManifestEntry>
  #routes: RouteTable | null = null

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
    return this.#routes.match(path) !== null || this.#redirects().has(path)
  }

  /** The document as it will be, lifted to this build's contract; null where there is none. */
  async read(kind: DocumentKind, key: string): Promise<StoredDocument | null> {
    const name = `${kind}/${key}`
    const draft = this.#drafts.get(name)
    if (draft) return draft
    const entry = this.#published.get(name)
    const document = entry ? await this.readPublished(entry) : null
    return document && migrateDocument(document)
  }

  /** How often the document was published before. */
  publications(kind: DocumentKind, key: string): number {
    return this.#published.get(`${kind}/${key}`)?.version ?? 0
  }

  #redirects(): ReadonlySet<string> {
    return new Set(Object.keys(this.#entries.get('redirects/site')?.redirects ?? {}))
  }
}

function entryOf(document: StoredDocument, links: SiteEntry['links']): SiteEntry {
  return { kind: document.kind, key: document.key, links, ...routingOf(document) }
}

/** What the manifest says of a document beyond its name, so that paths are found without its body. */
export function routingOf({ kind, body }: StoredDocument): Pick<ManifestEntry, 'route' | 'redirects'> {
  if (kind === 'page' && typeof body['route'] === 'string') return { route: body['route'] }
  if (kind === 'redirects' && fits(Redirects, body)) {
    return { redirects: Object.fromEntries(body.items.map(({ from, to }) => [from, to])) }
  }
  return {}
}

/** The pages that have a route. */
export function pagesOf(entries: Iterable<SiteEntry>): { key: string; route: string }[] {
  return [...entries].flatMap(({ kind, key, route }) => (kind === 'page' && route ? [{ key, route }] : []))
}
