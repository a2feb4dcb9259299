import { isCatalogue, type StoredDocument } from '../../../schemas/kinds/index.ts'
import type { Localized } from '../../../schemas/documents/localized.ts'
import {
  catalogueOf,
  builtInCodes,
  defaultLocale,
  definitionOf,
  isBuiltIn,
  type Locale,
  type SiteLanguage,
} from '../../../schemas/locale.ts'
import type { DocumentName } from '../../../schemas/studio/calls.ts'
import { documentName, type ContentGateway, type Registry } from '../../content/index.ts'
import type { Drafts } from '../drafts/drafts.ts'
import { PublishedDocuments } from '../documents/published-documents.ts'
import { titleOf } from '../documents/titles.ts'
import { catalogueUnits, localeOf, siblingOf } from './catalogue-units.ts'
import { languageDocument, languagesIn } from './site-languages.ts'
import { localizedTexts, unitsOf, type LocalizedText, type SourcedUnit } from './text-units.ts'

/** A document with its texts; those of catalogues are compared when they are listed. */
interface ReadDocument {
  document: StoredDocument
  /** Of the draft; null: it is published like this. */
  revision: number | null
  title: Localized<string> | undefined
  texts: readonly LocalizedText[]
  /** Its texts in each language, and the language and the catalogue that they were compared with. */
  units: Map<Locale, { from: Locale; source: ReadDocument | undefined; units: readonly SourcedUnit[] }>
}

/** The texts of a document in one language. */
export interface DocumentUnits extends Pick<StoredDocument, 'kind' | 'key'> {
  title: Localized<string> | undefined
  units: readonly SourcedUnit[]
}

/**
 * The language that texts are translated from: those of the default language, from the first other one; those of an
 * added language, from the one that completes it.
 */
export function sourceOf(languages: readonly SiteLanguage[], locale: Locale): Locale {
  if (locale === defaultLocale)
    return languages.find(({ code }) => code !== locale && isBuiltIn(code))?.code ?? defaultLocale
  return isBuiltIn(locale) ? defaultLocale : (definitionOf(languages, locale).fallback ?? defaultLocale)
}

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
  readonly #published: PublishedDocuments<ReadDocument>
  readonly #edited = new Map<string, ReadDocument>()
  /** Nobody sees documents that are read halfway. */
  #last: Promise<unknown> = Promise.resolve()

  /** `onFailure` is called once for each version of a document that cannot be read; its texts are left out. */
  constructor({ gateway, drafts, registry, onFailure }: Options) {
    this.#gateway = gateway
    this.#drafts = drafts
    this.#registry = registry
    this.#onFailure = onFailure
    this.#published = new PublishedDocuments(gateway, ({ kind, key, schemaVersion, body }) =>
      this.#readTexts({ kind, key, schemaVersion, body }, null),
    )
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
      const published = await this.#published.read()
      const own = documentName(document)
      const related = relatedTo(document).filter((name) => documentName(name) !== own)
      const found = await Promise.all(related.map((name) => this.#drafts.find(name)))
      const drafts = [{ document, revision }, ...found.filter((draft) => draft !== null)]
      const edited = drafts.map((draft): [string, ReadDocument] => [
        documentName(draft.document),
        this.#noteDraft(draft.document, draft.revision),
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
    const published = await this.#published.read()
    const drafts = await this.#drafts.list()
    const names = new Set(drafts.map(({ document }) => documentName(document)))
    for (const name of this.#edited.keys()) if (!names.has(name)) this.#edited.delete(name)
    for (const { document, revision } of drafts) this.#noteDraft(document, revision)
    return {
      published: new SiteDocuments(published),
      current: new SiteDocuments(new Map([...published, ...this.#edited])),
    }
  }

  #noteDraft(document: StoredDocument, revision: number): ReadDocument {
    const name = documentName(document)
    const known = this.#edited.get(name)
    if (known?.revision === revision) return known
    const read = this.#readTexts(document, revision)
    this.#edited.set(name, read)
    return read
  }

  #readTexts(document: StoredDocument, revision: number | null): ReadDocument {
    return { document, revision, ...this.#textsOf(document), units: new Map() }
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
  const locale = isCatalogue(kind) ? localeOf(key) : null
  if (locale === null) return [{ kind, key }]
  return [...new Set([...builtInCodes, locale])].map((code) => ({ kind, key: siblingOf(key, code) }))
}

const catalogues = new Map<string, ReadDocument>()

/** The same for each look at the texts, so that its units are made once. */
function emptyCatalogue(name: DocumentName): ReadDocument {
  const known = catalogues.get(name.key)
  if (known) return known
  const document = { ...name, schemaVersion: 1, body: {} }
  const made: ReadDocument = { document, revision: null, title: undefined, texts: [], units: new Map() }
  catalogues.set(name.key, made)
  return made
}

/** Documents of one state of the site. */
export class SiteDocuments {
  readonly #documents: ReadonlyMap<string, ReadDocument>
  readonly languages: readonly SiteLanguage[]

  constructor(documents: ReadonlyMap<string, ReadDocument>) {
    this.languages = languagesIn(documents.get(documentName(languageDocument))?.document)
    // The catalogue of an added language begins with its first text.
    const missing = this.languages
      .map(({ code }) => ({ kind: 'messages' as const, key: catalogueOf(code) }))
      .filter((name) => !documents.has(documentName(name)))
    this.#documents =
      missing.length === 0
        ? documents
        : new Map([
            ...documents,
            ...missing.map((name): [string, ReadDocument] => [documentName(name), emptyCatalogue(name)]),
          ])
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
        if (isCatalogue(kind) && localeOf(key) !== locale) return []
        return [{ kind, key, title, units: this.#unitsOf(read, locale) }]
      })
      .filter(({ units }) => units.length > 0)
      .sort((left, right) => documentName(left).localeCompare(documentName(right)))
  }

  #unitsOf(read: ReadDocument, locale: Locale): readonly SourcedUnit[] {
    const { document, texts } = read
    const { kind, key } = document
    const from = sourceOf(this.languages, locale)
    const source = isCatalogue(kind)
      ? this.#documents.get(documentName({ kind, key: siblingOf(key, from) }))
      : undefined
    const known = read.units.get(locale)
    if (known && known.from === from && known.source === source) return known.units
    const units = isCatalogue(kind)
      ? catalogueUnits(source?.document, document, locale)
      : unitsOf(texts, from, locale)
    read.units.set(locale, { from, source, units })
    return units
  }
}
