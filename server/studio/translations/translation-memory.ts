import { defaultLocale, localeCodes, type Locale } from '../../../schemas/locale.ts'
import { documentName } from '../../content/index.ts'
import type { DocumentName } from '../../../schemas/studio/calls.ts'
import type { StudioDatabase } from '../tables.ts'
import { addPairs, prunePairs, readPairs, type KnownPairs } from './pair-store.ts'
import type { SiteTexts, DocumentUnits, SiteDocuments } from './site-texts.ts'
import { judge, pairOf, type Judged, type KnownPair, type Pair } from './states.ts'

/** A document with the states of its texts in one language. */
export interface JudgedDocument extends Omit<DocumentUnits, 'units'> {
  units: readonly Judged[]
}

interface Options {
  texts: SiteTexts
  database: StudioDatabase
  /** Milliseconds since 1970. */
  now: () => number
}

/**
 * Knows for which source each translation was made. It looks at the documents after each change, so that imports,
 * publications and Strapi count like edits in the Studio.
 */
export class TranslationMemory {
  readonly #options: Options
  /** The publication that was looked at last. */
  #seen: number | null = null

  constructor(options: Options) {
    this.#options = options
  }

  /** The states of all texts in a language, as they will be published, with the documents that they are in. */
  read(locale: Locale): Promise<{ documents: SiteDocuments; judged: JudgedDocument[] }> {
    return this.#look(locale)
  }

  /** Looks at documents after a draft was saved; without a name, after a publication. */
  async observe(name?: DocumentName): Promise<void> {
    for (const locale of localeCodes) if (locale !== defaultLocale) await this.#look(locale, name)
  }

  /** The same, once for each publication. */
  async observePublication(contentVersion: number): Promise<void> {
    if (this.#seen === contentVersion) return
    await this.observe()
    this.#seen = contentVersion
  }

  async #look(locale: Locale, name?: DocumentName) {
    const { texts, database, now: clock } = this.#options
    const { published, current } = await texts.read()
    const names = name && current.affectedBy(name)
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
