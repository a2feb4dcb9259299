import {
  hasAddress,
  hasOwnPage,
  pageKeyOf,
  type DocumentKind,
  type StoredDocument,
} from '../../../schemas/kinds/index.ts'
import { languagesOf } from '../../../schemas/documents/settings/language-settings.ts'
import type { LocaleDefinition, SiteLanguage } from '../../../schemas/locale.ts'
import { migrateDocument } from '../read/compile/migrate.ts'
import type { DocumentSource } from '../read/compile/document-source.ts'
import { documentName } from '../model/contracts.ts'
import { contentHash } from '../../lib/content-hash.ts'
import type { Library } from '../model/library.ts'
import { completeLibrary, completeTexts } from '../model/complete-texts.ts'
import type { Manifest, ManifestEntry } from '../model/manifest.ts'
import { RedirectTable } from '../read/redirect-table.ts'
import { SiteRoles } from '../read/site-roles.ts'

/** Read access to one snapshot: names and routes in memory, bodies through `readBody`. */
export class SnapshotView implements DocumentSource {
  readonly roles: SiteRoles<ManifestEntry>
  readonly redirects: RedirectTable
  /** What is known of the library's files. */
  readonly library: Library
  /** Hash of `library`. */
  readonly libraryHash: string
  /** All languages of the site. */
  readonly languages: readonly SiteLanguage[]
  /** The languages that are shown. */
  readonly locales: readonly LocaleDefinition[]
  /** Keys of the advertising campaigns that blocks ask for. */
  readonly campaigns: ReadonlySet<string>
  /** When articles appear, in milliseconds since 1970, in ascending order. */
  readonly articleDates: readonly number[]
  readonly #pages: ReadonlyMap<string, ManifestEntry>
  readonly #entries: ReadonlyMap<string, ManifestEntry>
  readonly #seoByUrl: ReadonlyMap<string, ManifestEntry>
  readonly #seoByHost: ReadonlyMap<string, ManifestEntry>

  constructor(
    readonly manifest: Manifest,
    /** Returns a document as it was published. */
    readonly readBody: (hash: string) => Promise<StoredDocument>,
    /** Whether languages that are not public yet are shown, as in previews. */
    showsHidden = false,
  ) {
    this.languages =
      manifest.entries.find(({ languages }) => languages !== undefined)?.languages ?? languagesOf(undefined)
    this.locales = this.languages.flatMap(({ isHidden = false, ...locale }) =>
      isHidden && !showsHidden ? [] : [locale],
    )
    this.library = completeLibrary(manifest.pictures ?? {}, this.languages)
    this.libraryHash = contentHash(JSON.stringify(this.library))
    this.#entries = new Map(manifest.entries.map((entry) => [documentName(entry), entry]))
    const pages = manifest.entries.filter(({ kind }) => hasAddress(kind) || hasOwnPage(kind))
    this.#pages = new Map(pages.map((entry) => [pageKeyOf(entry), entry]))
    this.articleDates = pages.flatMap(({ since = [] }) => since).sort((one, other) => one - other)
    this.campaigns = new Set(manifest.entries.flatMap(({ campaigns = [] }) => campaigns))
    this.#seoByUrl = new Map(
      manifest.entries.flatMap((entry) => (entry.url === undefined ? [] : [[entry.url, entry] as const])),
    )
    this.#seoByHost = new Map(
      manifest.entries.flatMap((entry) => (entry.hosts ?? []).map((host) => [host, entry] as const)),
    )
    this.roles = new SiteRoles(manifest.entries)
    const { redirects, redirectStatuses } = this.#entries.get('redirects/site') ?? {}
    this.redirects = new RedirectTable(redirects ?? {}, redirectStatuses)
  }

  get version(): number {
    return this.manifest.version
  }

  entry(kind: DocumentKind, key: string): ManifestEntry | null {
    return this.#entries.get(`${kind}/${key}`) ?? null
  }

  /** The document that makes the page with this key; see `pageKeyOf`. */
  pageEntry(key: string): ManifestEntry | null {
    return this.#pages.get(key) ?? null
  }

  /** Returns the SEO record of an address. */
  seoRecord(url: string): ManifestEntry | null {
    return this.#seoByUrl.get(url) ?? null
  }

  /** Returns the SEO settings of a host. */
  seoOfHost(host: string): ManifestEntry | null {
    return this.#seoByHost.get(host) ?? null
  }

  keys(kind: DocumentKind): string[] {
    return this.manifest.entries.flatMap((entry) => (entry.kind === kind ? [entry.key] : []))
  }

  /** Returns a document, migrated to this build's contract, with a text in every language; null if there is none. */
  async read(kind: DocumentKind, key: string): Promise<StoredDocument | null> {
    const entry = this.entry(kind, key)
    return entry && this.readEntry(entry)
  }

  /** The same for a document of this snapshot. */
  async readEntry(entry: ManifestEntry): Promise<StoredDocument> {
    return completeTexts(migrateDocument(await this.readBody(entry.hash)), this.languages)
  }
}
