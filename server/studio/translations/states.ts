import { grouped } from '../../lib/grouped.ts'
import { createHash } from 'node:crypto'
import type { TranslationMark, TranslationStateName } from '../../../schemas/studio/translations.ts'
import { isBlank } from './inline-codes.ts'
import type { SourcedUnit } from './text-units.ts'

/** A translation and the source that it was seen with, as hashes. */
export interface Pair {
  place: string
  source: string
  target: string
}

export interface KnownPair extends Pair {
  mark: TranslationMark | null
}

export interface Judged {
  unit: SourcedUnit
  state: TranslationStateName
}

const hashLength = 22
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, hashLength)

/** Characters that the table holds. */
const maxPathLength = 400

/** Texts that stay the same are looked at again and again. */
const pairs = new WeakMap<SourcedUnit, Pair>()

export function pairOf(unit: SourcedUnit): Pair {
  const known = pairs.get(unit)
  if (known) return known
  const { place, sourceText, targetText } = unit
  const pair = {
    place: place.length > maxPathLength ? hashOf(place) : place,
    source: hashOf(sourceText),
    target: hashOf(targetText),
  }
  pairs.set(unit, pair)
  return pair
}

/** Whether there is nothing to compare: the texts of the site's default language depend on no other. */
interface Options {
  isSource: boolean
}

/**
 * The states of a document's texts, and pairs that were not known before. A new translation counts as made for the
 * source that it is seen with. One that is known for another source is outdated, also if the text has moved.
 */
export function judge(
  units: readonly SourcedUnit[],
  known: readonly KnownPair[],
  { isSource }: Options,
): { judged: Judged[]; learned: Pair[] } {
  const byPlace = grouped(known, ({ place }) => place)
  const byTarget = grouped(known, ({ target }) => target)
  const present = units.map(pairOf)
  const targetsNow = new Map(present.map(({ place, target }) => [place, target]))
  const learned: Pair[] = []

  function stateOf(unit: SourcedUnit, pair: Pair): TranslationStateName {
    if (unit.isSample === true || isBlank(unit.targetText, unit.format)) return 'missing'
    const here = byPlace.get(pair.place) ?? []
    const exact = here.find(({ source, target }) => source === pair.source && target === pair.target)
    if (exact) return exact.mark ?? 'done'
    if (isSource || unit.sourceText === '') return 'done'
    if (here.some(({ target }) => target === pair.target)) return 'outdated'
    // A text that another place has had until now.
    const moved = (byTarget.get(pair.target) ?? []).filter(
      ({ place }) => targetsNow.get(place) !== pair.target,
    )
    const origin = moved.find(({ source }) => source === pair.source) ?? moved[0]
    learned.push({ ...pair, source: origin?.source ?? pair.source })
    return origin && origin.source !== pair.source ? 'outdated' : 'done'
  }

  const judged = units.map((unit, index) => {
    const pair = present[index] ?? pairOf(unit)
    return { unit, state: stateOf(unit, pair) }
  })
  return { judged, learned }
}
