import type { Locale } from '../../../schemas/locale.ts'

/** Units that texts name in words, with the unit that their values are compared in. */
const units = {
  percent: { base: 'percent', size: 1 },
  minute: { base: 'minute', size: 1 },
  hour: { base: 'minute', size: 60 },
  day: { base: 'minute', size: 24 * 60 },
  week: { base: 'minute', size: 7 * 24 * 60 },
  month: { base: 'month', size: 1 },
  year: { base: 'month', size: 12 },
} as const
type UnitName = keyof typeof units
export type Unit = (typeof units)[UnitName]
const unitNames: readonly UnitName[] = ['percent', 'minute', 'hour', 'day', 'week', 'month', 'year']

/** Numbers that have all plural forms of most languages between them. */
const samples = [1, 2, 5, 21, 1.5]

interface Word<Meaning> {
  word: string
  /** Whether the language adds endings to the word, as Uzbek does, instead of having several forms. */
  hasEndings: boolean
  meaning: Meaning
}

const find = <Meaning>(words: readonly Word<Meaning>[], text: string): Meaning | undefined => {
  const written = text.toLowerCase()
  return (
    words.find(({ word }) => word === written) ??
    words.find(({ word, hasEndings }) => hasEndings && written.startsWith(word))
  )?.meaning
}

function unitWords(locale: Locale): Word<Unit>[] {
  return unitNames.flatMap((unit) => {
    const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' })
    const forms = new Set(
      samples.map((sample) =>
        format
          .formatToParts(sample)
          .flatMap(({ type, value }) => (type === 'unit' ? [value.toLowerCase()] : []))
          .join(' '),
      ),
    )
    return [...forms].map((word) => ({ word, hasEndings: forms.size === 1, meaning: units[unit] }))
  })
}

function monthWords(locale: Locale): Word<number>[] {
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_each, index) => {
    const parts = format.formatToParts(new Date(Date.UTC(2026, index, 15)))
    const word = parts.find(({ type }) => type === 'month')?.value.toLowerCase() ?? ''
    return { word, hasEndings: true, meaning: index + 1 }
  }).filter(({ word }) => /^\p{L}{3,}$/u.test(word))
}

/** The words of a language, as the formats of its browsers write them. No list of ours names any. */
class Words {
  readonly #units: readonly Word<Unit>[]
  readonly #months: readonly Word<number>[]

  constructor(locale: Locale) {
    this.#units = unitWords(locale)
    this.#months = monthWords(locale)
  }

  unit(text: string): Unit | undefined {
    return find(this.#units, text)
  }

  month(text: string): number | undefined {
    return find(this.#months, text)
  }
}

const known = new Map<Locale, Words>()

/** Words for units and months in a language. */
export function wordsOf(locale: Locale): Words {
  const words = known.get(locale) ?? new Words(locale)
  known.set(locale, words)
  return words
}
