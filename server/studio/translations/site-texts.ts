import { setImmediate } from 'node:timers/promises'
import type { StoredDocument } from '../../../schemas/documents/index.ts'
import type { Localized } from '../../../schemas/documents/localized.ts'
import { defaultLocale, localeCodes, type Locale } from '../../../schemas/locale.ts'
import type { DocumentName } from '../../../schemas/studio/calls.ts'
import { documentName, type ContentGateway, type DocumentEntry, type Registry } from '../../content/index.ts'
import type { Drafts } from '../drafts/drafts.ts'
import { titleOf } from '../titles.ts'
import { catalogueUnits, localeOf, siblingOf } from './catalogue-units.ts'
import { localizedTexts, unitsOf, type LocalizedText, type SourcedUnit } from './text-units.ts'

/** A document with its texts; those of catalogues are compared when they are listed. */
interface ReadDocument {
  document: StoredDocument
  /** Changes with the document. */
  stamp: string
  /** Of the draft; null: it is published like this. */
  revision: number | null
  title: Localized<string> | undefined
  texts: readonly LocalizedText[]
  /** Its texts in each language, and the catalogue that they were compared with. */
  units: Map<Locale, { source: ReadDocument | undefined; units: readonly SourcedUnit[] }>
}

/** The texts of a document in one language. */
export interface DocumentUnits extends Pick<StoredDocument, 'kind' | 'key'> {
  title: Localized<string> | undefined
  units: readonly SourcedUnit[]
}

/** The language that texts are translated from: those of the default language, from the first other one. */
export const sourceOf = (locale: Locale): Locale =>
  locale === defaultLocale ? (localeCodes.find((code) => code !== locale) ?? defaultLocale) : defaultLocale

interface Options {
  gateway: Pick<ContentGateway, 'contentVersion' | 'entries' | 'documents'>
  drafts: Pick<Drafts, 'find' | 'list' | 'revisions'>
  registry: Registry
  onFailure: (error: unknown) => void
}

export interface SiteStates {
  published: SiteDocuments
  current: SiteDocuments
}

/** Translatable texts of published documents and drafts. Each version of a document is read only once. */
export class SiteTexts {
  readonly #gateway: Options['gateway']
  readonly #drafts: Options['drafts']
  readonly #registry: Registry
  readonly #onFailure: (error: unknown) => void
  readonly #published = new Map<string, ReadDocument>()
  readonly #edited = new Map<string, ReadDocument>()
  /** Nobody sees documents that are read halfway. */
  #last: Promise<unknown> = Promise.resolve()

  /** `onFailure` is called once for each version of a document that cannot be read; its texts are left out. */
  constructor({ gateway, drafts, registry, onFailure }: Options) {
    this.#gateway = gateway
    this.#drafts = drafts
    this.#registry = registry
    this.#onFailure = onFailure
  }

  /** Changes with every publication and draft. */
  async version(): Promise<string> {
    return JSON.stringify([this.#gateway.contentVersion, await this.#drafts.revisions()])
  }

  /** Published documents and, in `current`, drafts in place of them. */
  read(): Promise<SiteStates> {
    return this.#after(() => this.#read())
  }

  /** The same for a draft that was saved, without the drafts of documents that it has nothing to do with. */
  readDraft(document: StoredDocument, revision: number): Promise<SiteStates> {
    return this.#after(async () => {
      const published = await this.#readPublished()
      const own = documentName(document)
      const related = relatedTo(document).filter((name) => documentName(name) !== own)
      const found = await Promise.all(related.map((name) => this.#drafts.find(name)))
      const drafts = [{ document, revision }, ...found.filter((draft) => draft !== null)]
      const edited = drafts.map((draft): [string, ReadDocument] => [
        documentName(draft.document),
        this.#note(this.#edited, draft.document, `draft ${draft.revision}`, draft.revision),
      ])
      return {
        published: new SiteDocuments(published),
        current: new SiteDocuments(new Map([...published, ...edited])),
      }
    })
  }

  #after<Result>(read: () => Promise<Result>): Promise<Result> {
    const reading = this.#last.then(read)
    this.#last = reading.catch(() => undefined)
    return reading
  }

  async #read(): Promise<SiteStates> {
    const published = await this.#readPublished()
    const drafts = await this.#drafts.list()
    const names = new Set(drafts.map(({ document }) => documentName(document)))
    for (const name of this.#edited.keys()) if (!names.has(name)) this.#edited.delete(name)
    for (const { document, revision } of drafts)
      this.#note(this.#edited, document, `draft ${revision}`, revision)
    return {
      published: new SiteDocuments(published),
      current: new SiteDocuments(new Map([...published, ...this.#edited])),
    }
  }

  async #readPublished(): Promise<ReadonlyMap<string, ReadDocument>> {
    const isNew = (entry: DocumentEntry) =>
      this.#published.get(documentName(entry))?.stamp !== stampOf(entry.version)
    const entries = this.#gateway.entries()
    const changed = entries.filter(isNew)
    const documents =
      changed.length > entries.length / 2
        ? await this.#gateway.documents()
        : (await Promise.all(changed.map(({ kind, key }) => this.#gateway.documents({ kind, key })))).flat()
    for (const { version, ...document } of documents) {
      this.#note(this.#published, document, stampOf(version), null)
      // After a start all documents are read: players must not wait for that.
      await setImmediate()
    }
    const names = new Set(entries.map(documentName))
    for (const name of this.#published.keys()) if (!names.has(name)) this.#published.delete(name)
    return new Map(this.#published)
  }

  #note(
    into: Map<string, ReadDocument>,
    document: StoredDocument,
    stamp: string,
    revision: number | null,
  ): ReadDocument {
    const name = documentName(document)
    const known = into.get(name)
    if (known?.stamp === stamp) return known
    const read = { document, stamp, revision, ...this.#textsOf(document), units: new Map() }
    into.set(name, read)
    return read
  }

  /** One document must not make the texts of all others unavailable. */
  #textsOf(document: StoredDocument): Pick<ReadDocument, 'title' | 'texts'> {
    try {
      return { title: titleOf(document.body), texts: localizedTexts(document, this.#registry) }
    } catch (error) {
      const name = documentName(document)
      this.#onFailure(new Error(`the texts of ${name} cannot be read`, { cause: error }))
      return { title: undefined, texts: [] }
    }
  }
}

/** Documents whose translations depend on this one, itself included. */
export function relatedTo({ kind, key }: DocumentName): DocumentName[] {
  if (kind !== 'messages' || localeOf(key) === null) return [{ kind, key }]
  return localeCodes.map((locale) => ({ kind, key: siblingOf(key, locale) }))
}

const stampOf = (version: number) => `version ${version}`

/** Documents of one state of the site. */
export class SiteDocuments {
  readonly #documents: ReadonlyMap<string, ReadDocument>

  constructor(documents: ReadonlyMap<string, ReadDocument>) {
    this.#documents = documents
  }

  find(name: string): Pick<ReadDocument, 'document' | 'revision'> | undefined {
    return this.#documents.get(name)
  }

  /** Every text in one language, by document, sorted by name. A document that stays the same keeps its units. */
  units(locale: Locale): DocumentUnits[] {
    return [...this.#documents.values()]
      .flatMap((read): DocumentUnits[] => {
        const { document, title } = read
        const { kind, key } = document
        if (kind === 'messages' && localeOf(key) !== locale) return []
        return [{ kind, key, title, units: this.#unitsOf(read, locale) }]
      })
      .filter(({ units }) => units.length > 0)
      .sort((left, right) => documentName(left).localeCompare(documentName(right)))
  }

  #unitsOf(read: ReadDocument, locale: Locale): readonly SourcedUnit[] {
    const { document, texts } = read
    const { kind, key } = document
    const from = sourceOf(locale)
    const source =
      kind === 'messages' ? this.#documents.get(documentName({ kind, key: siblingOf(key, from) })) : undefined
    const known = read.units.get(locale)
    if (known && known.source === source) return known.units
    const units =
      kind === 'messages' ? catalogueUnits(source?.document, document, locale) : unitsOf(texts, from, locale)
    read.units.set(locale, { source, units })
    return units
  }
}
