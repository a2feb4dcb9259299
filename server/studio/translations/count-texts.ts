import type { TranslationCounts } from '../../../schemas/studio/overview.ts'
import type { Locale } from '../../../schemas/locale.ts'
import type { DocumentUnits } from './site-texts.ts'
import type { Judged } from './states.ts'

/** A document with the states of its texts in one language. */
export interface JudgedDocument extends Omit<DocumentUnits, 'units'> {
  units: readonly Judged[]
}

export const named = ({ kind, key, title }: JudgedDocument) => ({
  kind,
  key,
  ...(title !== undefined && { title }),
})

/** How complete a language is. */
export function countTexts(locale: Locale, judged: readonly JudgedDocument[]): TranslationCounts {
  const all = judged.flatMap(({ units }) => units)
  const count = (wanted: Judged['state']) => all.filter(({ state }) => state === wanted).length
  return {
    locale,
    total: all.length,
    missing: count('missing'),
    outdated: count('outdated'),
    needsWork: count('needs-work'),
    documents: judged
      .map((document) => ({
        ...named(document),
        missing: document.units.filter(({ state }) => state === 'missing').length,
      }))
      .filter(({ missing }) => missing > 0),
  }
}

interface Options {
  /** Changes whenever the counts may change. */
  version: () => Promise<string>
  count: () => Promise<TranslationCounts[]>
}

/** Counts texts once for each version: every open Studio requests the counts again and again. */
export class TextCounts {
  readonly #options: Options
  #last: { version: string; counts: Promise<TranslationCounts[]> } | null = null

  constructor(options: Options) {
    this.#options = options
  }

  async read(): Promise<TranslationCounts[]> {
    const version = await this.#options.version()
    if (this.#last?.version === version) return this.#last.counts
    const last = { version, counts: this.#options.count() }
    this.#last = last
    try {
      return await last.counts
    } catch (error) {
      if (this.#last === last) this.#last = null
      throw error
    }
  }
}
