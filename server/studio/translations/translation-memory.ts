import { defaultLocale, localeCodes, type Locale } from '../../../schemas/locale.ts'
import { documentName } from '../../content/index.ts'
import type { DocumentName } from '../../../schemas/studio/calls.ts'
import type { StudioDatabase } from '../tables.ts'
import { addPairs, prunePairs, readPairs } from './pair-store.ts'
import type { SiteTexts, DocumentUnits, SiteDocuments } from './site-texts.ts'
import { judge, type Judged } from './states.ts'

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
    const { texts } = this.#options
    const { published, current } = await texts.read()
    const names = name && current.affectedBy(name)
    const isMeant = (each: DocumentUnits) => !names || names.includes(documentName(each))
    const now = current.units(locale).filter(isMeant)
    const same = new Set(now.map(({ units }) => units))
    // The published source comes first: a draft may have changed it already.
    const before = published.units(locale).filter((each) => isMeant(each) && !same.has(each.units))
    if (before.length > 0) await this.#judge(before, locale, names)
    const judged = await this.#judge(now, locale, names)
    return { documents: current, judged }
  }

  async #judge(
    documents: readonly DocumentUnits[],
    locale: Locale,
    names: readonly string[] | undefined,
  ): Promise<JudgedDocument[]> {
    const { database, now } = this.#options
    const known = await readPairs(database, locale, names)
    const isSource = locale === defaultLocale
    const results = documents.map(({ units, ...document }) => ({
      document,
      ...judge(units, known.get(documentName(document)) ?? [], { isSource }),
    }))
    const learned = results.map(({ document, learned: pairs }) => ({
      document: documentName(document),
      locale,
      pairs,
      at: now(),
    }))
    await addPairs(database, learned)
    // Only after a save: nothing else adds pairs again and again.
    for (const { document, pairs } of names ? learned : [])
      await prunePairs(
        database,
        document,
        locale,
        pairs.map(({ place }) => place),
      )
    return results.map(({ document, judged }) => ({ ...document, units: judged }))
  }
}
