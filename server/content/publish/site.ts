import { declineInvitationPath } from '../../../schemas/api/referral-code.ts'
import {
  addressOf,
  bodyContract,
  describedAddressOf,
  kindOf,
  type DocumentKind,
  type Listing,
  type StoredDocument,
} from '../../../schemas/kinds/index.ts'
import { isRoled, roleOf } from '../../../schemas/roles/index.ts'
import { campaignsIn } from '../../../schemas/documents/blocks/asks-for.ts'
import { languagesOf } from '../../../schemas/documents/settings/language-settings.ts'
import type { Locale, SiteLanguage } from '../../../schemas/locale.ts'
import { migrateDocument } from '../read/compile/migrate.ts'
import { readConfig, readTexts, type SiteTexts } from '../read/compile/site-config.ts'
import { blocksOf } from '../model/blocks.ts'
import { openingOf } from '../model/opening.ts'
import { completeTexts } from '../model/complete-texts.ts'
import type { DocumentName } from '../model/gateway.ts'
import { documentName, fits } from '../model/contracts.ts'
import type { DocumentSource } from '../read/compile/document-source.ts'
import type { Manifest, ManifestEntry } from '../model/manifest.ts'
import { RedirectTable } from '../read/redirect-table.ts'
import { SiteRoles } from '../read/site-roles.ts'
import type { Draft } from './draft.ts'

/** Reads the published text of one document. */
export type ReadPublished = (entry: ManifestEntry) => Promise<StoredDocument | null>

type Routing = Pick<ManifestEntry, 'route' | 'role' | 'url' | 'campaigns' | keyof Listing>
type SiteEntry = Pick<ManifestEntry, 'kind' | 'key' | 'links'> & Routing

/**
 * The site as it will be. Unchanged documents are known by their manifest entry only; a body is read when a
 * step needs it.
 */
export class Site {
  readonly #changed: readonly Draft[]
  #known: ReadonlyMap<string, SiteEntry> | null = null
  readonly #drafts: ReadonlyMap<string, StoredDocument>
  readonly #published: ReadonlyMap<string, ManifestEntry>
  #roles: SiteRoles<SiteEntry> | null = null
  #rolesBefore: SiteRoles<ManifestEntry> | null = null
  #redirects: RedirectTable | null = null
  readonly #texts = new Map<Locale, Promise<SiteTexts>>()
  readonly #configs = new Map<Locale, ReturnType<typeof readConfig>>()

  constructor(
    readonly manifest: Manifest | null,
    drafts: readonly Draft[],
    readonly readPublished: ReadPublished,
    readonly removed: readonly DocumentName[] = [],
  ) {
    this.#published = manifest ? indexOf(manifest) : new Map()
    this.#changed = drafts
    this.#drafts = new Map(drafts.map(({ document }) => [documentName(document), document]))
  }

  /** Made when it is needed: most steps read their own document only. */
  get #entries(): ReadonlyMap<string, SiteEntry> {
    if (this.#known) return this.#known
    const known = new Map<string, SiteEntry>(this.#published)
    for (const name of this.removed) known.delete(documentName(name))
    for (const { document, links } of this.#changed)
      known.set(documentName(document), entryOf(document, links))
    this.#known = known
    return known
  }

  get entries(): Iterable<SiteEntry> {
    return this.#entries.values()
  }

  has(kind: DocumentKind, key: string): boolean {
    return this.#entries.has(`${kind}/${key}`)
  }

  entriesOf(kind: DocumentKind): SiteEntry[] {
    return [...this.#entries.values()].filter((entry) => entry.kind === kind)
  }

  keys(kind: DocumentKind): string[] {
    return this.entriesOf(kind).map(({ key }) => key)
  }

  /** The documents by their roles. */
  get roles(): SiteRoles<SiteEntry> {
    this.#roles ??= new SiteRoles(this.#entries.values())
    return this.#roles
  }

  /** The documents of the published site by their roles. */
  get rolesBefore(): SiteRoles<ManifestEntry> {
    this.#rolesBefore ??= new SiteRoles(this.#published.values())
    return this.#rolesBefore
  }

  /** Whether a path is a page, a redirect, or an address of the server that documents may link to. */
  leadsSomewhere(path: string): boolean {
    if (path === declineInvitationPath) return true
    const { roles } = this
    return roles.pageAt(path) !== null || roles.movedFrom(path) !== null || this.findRedirect(path) !== null
  }

  /** The document as it will be, migrated to this build's contract; null if there is none. */
  async read(kind: DocumentKind, key: string): Promise<StoredDocument | null> {
    const name = `${kind}/${key}`
    return this.#drafts.get(name) ?? (this.has(kind, key) ? this.readBefore(name) : null)
  }

  /** The languages of the site, also those that are not public yet. */
  get languages(): readonly SiteLanguage[] {
    return this.#entries.get('settings/site')?.languages ?? languagesOf(undefined)
  }

  /** The languages of the published site. */
  get languagesBefore(): readonly SiteLanguage[] {
    return this.#published.get('settings/site')?.languages ?? languagesOf(undefined)
  }

  /** The texts of a language, shared by all documents under test. */
  texts(locale: Locale): Promise<SiteTexts> {
    const texts = this.#texts.get(locale) ?? readTexts(this, this.languages, locale, {})
    this.#texts.set(locale, texts)
    return texts
  }

  /** The configuration of the application in a language, shared by all documents under test. */
  config(locale: Locale): ReturnType<typeof readConfig> {
    const config = this.#configs.get(locale) ?? this.#readConfig(locale)
    this.#configs.set(locale, config)
    return config
  }

  async #readConfig(locale: Locale) {
    const { hash: messagesHash } = await this.texts(locale)
    const source: DocumentSource = {
      keys: (kind) => this.keys(kind),
      read: async (kind, key) => {
        const document = await this.read(kind, key)
        return document && completeTexts(document, this.languages)
      },
    }
    return readConfig(source, this.languages, locale, {
      contentVersion: this.nextVersion,
      messagesHash,
      roles: this.roles.table,
    })
  }

  /** The content version that this publication makes. */
  get nextVersion(): number {
    return (this.manifest?.version ?? 0) + 1
  }

  /** The document as currently published, migrated to this build's contract; null if it is new. */
  async readBefore(name: string): Promise<StoredDocument | null> {
    const entry = this.#published.get(name)
    const document = entry ? await this.readPublished(entry) : null
    return document && migrateDocument(document)
  }

  /** What players see now in place of a document: the one that has its role, or its own published version. */
  async predecessor({ kind, key, body }: StoredDocument): Promise<Draft | null> {
    const role = roleOf({ kind, key, route: body['route'], role: body['role'] })
    const holder = role !== undefined && isRoled(kind) ? this.rolesBefore.holder(kind, role) : null
    const name = documentName(holder ?? { kind, key })
    const document = await this.readBefore(name)
    return document && { document, links: this.#published.get(name)?.links ?? [] }
  }

  /** Number of earlier publications of the document. */
  publications(kind: DocumentKind, key: string): number {
    return this.#published.get(`${kind}/${key}`)?.version ?? 0
  }

  /** The target to which the redirects lead a path; null if there is none. */
  findRedirect(path: string): string | null {
    this.#redirects ??= new RedirectTable(this.#entries.get('redirects/site')?.redirects ?? {})
    return this.#redirects.find(path)
  }
}

const indexes = new WeakMap<Manifest, ReadonlyMap<string, ManifestEntry>>()

/** The published documents by name; made once for all steps of a publication. */
function indexOf(manifest: Manifest): ReadonlyMap<string, ManifestEntry> {
  const known = indexes.get(manifest)
  if (known) return known
  const index = new Map(manifest.entries.map((entry) => [documentName(entry), entry]))
  indexes.set(manifest, index)
  return index
}

function entryOf(document: StoredDocument, links: SiteEntry['links']): SiteEntry {
  return { kind: document.kind, key: document.key, links, ...routingOf(document) }
}

/** Returns the routing fields of a document's manifest entry, so that paths are resolved without its body. */
export function routingOf(document: StoredDocument): Routing {
  const { kind, key, body } = document
  const { role } = body
  const route = addressOf(document)
  const url = describedAddressOf(document)
  const campaigns = campaignsOf(document)
  const contract = bodyContract(kind, key)
  return {
    ...(route !== undefined && { route }),
    ...(isRoled(kind) && typeof role === 'string' && { role }),
    ...(url !== undefined && { url }),
    ...(campaigns.length > 0 && { campaigns }),
    ...(contract && fits(contract, body) && kindOf(kind).listing?.(body, key)),
  }
}

/** The campaigns that a document asks for, so that the site sets no cookie for any other. */
function campaignsOf(document: StoredDocument): string[] {
  const conditions = [...blocksOf(document).map(({ block: { when } }) => when), openingOf(document)?.audience]
  const facts = conditions.flatMap(({ all = [], any = [], not = [] } = {}) => [...all, ...any, ...not])
  return [...new Set(campaignsIn(facts))].sort()
}

/** Returns the documents that have a route. */
export function pagesOf(entries: Iterable<SiteEntry>): { kind: DocumentKind; key: string; route: string }[] {
  return [...entries].flatMap(({ kind, key, route }) => (route === undefined ? [] : [{ kind, key, route }]))
}
