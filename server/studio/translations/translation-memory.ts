import type { StoredDocument } from '../../../schemas/kinds/index.ts'
import type { TranslationCounts } from '../../../schemas/studio/overview.ts'
import { defaultLocale, type Locale } from '../../../schemas/locale.ts'
import { documentName } from '../../content/index.ts'
import type { StudioDatabase } from '../tables.ts'
import { countTexts, TextCounts, type JudgedDocument } from './count-texts.ts'
import { addPairs, prunePairs, readPairs, versionOfMarks, type KnownPairs } from './pair-store.ts'
import { readSeenVersion, storeSeenVersion } from './seen-version.ts'
import {
  relatedTo,
  type DocumentUnits,
  type SiteDocuments,
  type SiteStates,
  type SiteTexts,
} from './site-texts.ts'
import { judge, pairOf, type KnownPair, type Pair } from './states.ts'

interface Options {
  texts: Pick<SiteTexts, 'read' | 'readDraft' | 'version'>
  database: StudioDatabase
  /** Milliseconds since 1970. */
  now: () => number
  /** Called if a saved draft could not be looked at; the next look at all texts makes up for it. */
  onFailure: (error: unknown) => void
}

/** Languages whose texts have a source. */
const translatedIn = ({ current }: SiteStates): Locale[] =>
  current.languages.map(({ code }) => code).filter((code) => code !== defaultLocale)

/**
 * Knows for which source each translation was made. It looks at the documents after each change, so that imports,
 * publications and a content service count like edits in the Studio.
 */
export class TranslationMemory {
  readonly #options: Options
  /** The publication that was looked at last, by this server or another. */
  #seen: number | null = null
  /** Looks at drafts, in the order in which they were saved. */
  #noted: Promise<void> = Promise.resolve()
  readonly #counts: TextCounts

  constructor(options: Options) {
    this.#options = options
    const { texts, database } = options
    this.#counts = new TextCounts({
      version: async () => `${await texts.version()} ${await versionOfMarks(database)}`,
      count: async () => {
        const counts: TranslationCounts[] = []
        const { languages } = (await texts.read()).current
        for (const { code } of languages) counts.push(countTexts(code, (await this.read(code)).judged))
        return counts
      },
    })
  }

  /** The states of all texts in a language, as they will be published, with the documents that they are in. */
  async read(locale: Locale): Promise<{ documents: SiteDocuments; judged: JudgedDocument[] }> {
    await this.#noted
    return this.#look(locale, await this.#options.texts.read())
  }

  /** How complete each language is, in documents as they will be published. */
  counts(): Promise<TranslationCounts[]> {
    return this.#counts.read()
  }

  /** Looks at a draft that was saved. Its author does not wait for it. */
  note({ kind, key, schemaVersion, body }: StoredDocument, revision: number): void {
    const { texts, onFailure } = this.#options
    const document = { kind, key, schemaVersion, body }
    const names = relatedTo(document).map(documentName)
    this.#noted = this.#noted
      .then(async () => {
        const states = await texts.readDraft(document, revision)
        for (const locale of translatedIn(states)) await this.#look(locale, states, names)
      })
      .catch(onFailure)
  }

  /** Waits for the drafts that were noted. */
  end(): Promise<void> {
    return this.#noted
  }

  /** Looks at all documents. */
  async observe(): Promise<void> {
    await this.#noted
    const states = await this.#options.texts.read()
    for (const locale of translatedIn(states)) await this.#look(locale, states)
  }

  /** The same, once for each publication, whatever server does it. */
  async observePublication(contentVersion: number): Promise<void> {
    if (this.#seen === contentVersion) return
    const { database } = this.#options
    if ((await readSeenVersion(database)) !== contentVersion) {
      await this.observe()
      await storeSeenVersion(database, contentVersion)
    }
    this.#seen = contentVersion
  }

  /** `names`: documents that are looked at; all if omitted. */
  async #look(locale: Locale, { published, current }: SiteStates, names?: readonly string[]) {
    const { database, now: clock } = this.#options
    const known = await readPairs(database, locale, names)
    const isMeant = (each: DocumentUnits) => !names || names.includes(documentName(each))
    const now = current.units(locale).filter(isMeant)
    const same = new Set(now.map(({ units }) => units))
    // The published source comes first: a draft may have changed it already.
    const before = published.units(locale).filter((each) => isMeant(each) && !same.has(each.units))
    const judgedBefore = this.#judge(before, known, locale)
    const judgedNow = this.#judge(now, judgedBefore.known, locale)
    const learned = [...judgedBefore.learned, ...judgedNow.learned]
    await addPairs(
      database,
      learned.map((each) => ({ ...each, locale, at: clock() })),
    )
    // Only after a save: nothing else adds pairs again and again.
    if (names) await this.#prune(learned, [...before, ...now], locale)
    return { documents: current, judged: judgedNow.judged }
  }

  /** The states of these texts. `known` has what this look has added. */
  #judge(documents: readonly DocumentUnits[], known: KnownPairs, locale: Locale) {
    const isSource = locale === defaultLocale
    const results = documents.map(({ units, ...document }) => {
      const name = documentName(document)
      const { judged, learned: pairs } = judge(units, known.get(name) ?? [], { isSource })
      return { name, pairs, judged: { ...document, units: judged } }
    })
    const learned = results.flatMap(({ name: document, pairs }) =>
      pairs.length > 0 ? [{ document, pairs }] : [],
    )
    return {
      judged: results.map(({ judged }): JudgedDocument => judged),
      learned,
      known: new Map([
        ...known,
        ...learned.map(({ document, pairs }): [string, KnownPair[]] => [
          document,
          [...pairs.map((pair) => ({ ...pair, mark: null })), ...(known.get(document) ?? [])],
        ]),
      ]),
    }
  }

  async #prune(
    learned: readonly { document: string; pairs: readonly Pair[] }[],
    documents: readonly DocumentUnits[],
    locale: Locale,
  ): Promise<void> {
    for (const { document, pairs } of learned) {
      const present = documents
        .filter((each) => documentName(each) === document)
        .flatMap(({ units }) => units.map(pairOf))
      const places = [...new Set(pairs.map(({ place }) => place))]
      await prunePairs(this.#options.database, { document, locale, places, present })
    }
  }
}
