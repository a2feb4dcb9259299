import type { DocumentKind, StoredDocument } from '../../../schemas/documents/index.ts'
import { migrateDocument } from '../compile/migrate.ts'
import type { DocumentSource } from '../compile/site-config.ts'
import { documentName } from '../contracts.ts'
import type { Manifest, ManifestEntry } from '../manifest.ts'
import { pagesOf } from '../publish/site.ts'
import { RouteTable } from '../routes-table.ts'

/** One snapshot, ready to be asked: names and routes in memory, bodies wherever `readBody` finds them. */
export class SnapshotView implements DocumentSource {
  readonly routes: RouteTable
  readonly redirects: ReadonlyMap<string, string>
  readonly #entries: ReadonlyMap<string, ManifestEntry>

  constructor(
    readonly manifest: Manifest,
    readonly readBody: (hash: string) => Promise<StoredDocument>,
  ) {
    this.#entries = new Map(manifest.entries.map((entry) => [documentName(entry), entry]))
    this.routes = new RouteTable(pagesOf(manifest.entries))
    this.redirects = new Map(Object.entries(this.#entries.get('redirects/site')?.redirects ?? {}))
  }

  get version(): number {
    return this.manifest.version
  }

  entry(kind: DocumentKind, key: string): ManifestEntry | null {
    return this.#entries.get(`${kind}/${key}`) ?? null
  }

  keys(kind: DocumentKind): string[] {
    return this.manifest.entries.flatMap((entry) => (entry.kind === kind ? [entry.key] : []))
  }

  /** A document, lifted to this build's contract; null where the snapshot has none. */
  async read(kind: DocumentKind, key: string): Promise<StoredDocument | null> {
    const entry = this.entry(kind, key)
    return entry && migrateDocument(await this.readBody(entry.hash))
  }
}
