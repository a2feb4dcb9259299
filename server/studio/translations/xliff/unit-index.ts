import type { TextFormat } from '../../../../schemas/studio/translations.ts'
import { canonicalText, textOf, type InlineNode } from '../inline-codes.ts'
import type { SourcedUnit } from '../text-units.ts'
import type { ReadUnit } from './xliff-reader.ts'

export const canonicalOf = (nodes: readonly InlineNode[], format: TextFormat) =>
  canonicalText(textOf(nodes, format), format)

const keyOf = (format: TextFormat, sourceText: string) => `${format} ${sourceText}`

/** Finds texts of a document for those of a file, which may have thousands whose place is gone. */
export class UnitIndex {
  readonly #byPlace = new Map<string, SourcedUnit>()
  /** null: several texts have this source. */
  readonly #bySource = new Map<string, SourcedUnit | null>()
  readonly #formats = new Set<TextFormat>()

  constructor(units: readonly SourcedUnit[]) {
    for (const unit of units) {
      const { place, format, sourceText } = unit
      if (!this.#byPlace.has(place)) this.#byPlace.set(place, unit)
      if (sourceText === '') continue
      const key = keyOf(format, sourceText)
      this.#bySource.set(key, this.#bySource.has(key) ? null : unit)
      this.#formats.add(format)
    }
  }

  /** The text of this place; if the place is gone, the only one with the same source. */
  find({ place, source }: Pick<ReadUnit, 'place' | 'source'>): SourcedUnit | undefined {
    const found = this.#byPlace.get(place)
    if (found) return found
    const alike = [...this.#formats]
      .map((format) => this.#bySource.get(keyOf(format, canonicalOf(source, format))))
      .filter((unit) => unit !== undefined)
    return alike.length === 1 ? (alike[0] ?? undefined) : undefined
  }
}
