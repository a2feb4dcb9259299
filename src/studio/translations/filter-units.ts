import type { DocumentKind } from '../../../schemas/kinds/index.ts'
import {
  openTranslationStates,
  translationStates,
  type TranslatedDocument,
  type TranslationStateName,
  type TranslationUnit,
} from '../../../schemas/studio/translations.ts'
import { nameOf } from '../documents/find-documents.ts'

/** open: somebody has to do something. */
export const stateFilters = ['open', 'all', ...translationStates] as const
export type StateFilter = (typeof stateFilters)[number]

export interface UnitFilter {
  query: string
  state: StateFilter
  kind: DocumentKind | null
  /** `kind/key`. */
  document: string | null
}

/** A text with the document that it is in. */
export interface ListedUnit {
  /** Unique in a language, and the same after the list is read again. */
  id: string
  document: TranslatedDocument
  unit: TranslationUnit
}

export const isOpenState = (state: TranslationStateName) => openTranslationStates.includes(state)

export function listUnits(documents: readonly TranslatedDocument[]): ListedUnit[] {
  return documents.flatMap((document) =>
    document.units.map((unit) => ({ id: `${nameOf(document)}#${unit.path}`, document, unit })),
  )
}

const fitsState = (state: TranslationStateName, filter: StateFilter) =>
  filter === 'all' || (filter === 'open' ? isOpenState(state) : state === filter)

/** Uzbek apostrophes are typed in many ways. */
const normalized = (text: string) => text.toLowerCase().replaceAll(/[ʻʼ‘’`´]/g, "'")

/** Texts in these documents that contain every term in one of the two languages or in their place. */
function inScope(
  units: readonly ListedUnit[],
  { query, kind, document }: UnitFilter,
  titleOf: (document: TranslatedDocument) => string,
): ListedUnit[] {
  const terms = normalized(query).split(/\s+/).filter(Boolean)
  return units.filter(({ document: of, unit }) => {
    if (kind !== null && of.kind !== kind) return false
    if (document !== null && nameOf(of) !== document) return false
    const text = normalized([unit.source, unit.target, unit.place, nameOf(of), titleOf(of)].join(' '))
    return terms.every((term) => text.includes(term))
  })
}

/** The texts that a filter shows, and how many each state would show. */
export function filterUnits(
  units: readonly ListedUnit[],
  filter: UnitFilter,
  titleOf: (document: TranslatedDocument) => string,
): { shown: ListedUnit[]; counts: Record<StateFilter, number> } {
  const scope = inScope(units, filter, titleOf)
  const counts = Object.fromEntries(
    stateFilters.map((state) => [state, scope.filter(({ unit }) => fitsState(unit.state, state)).length]),
  )
  return {
    shown: scope.filter(({ unit }) => fitsState(unit.state, filter.state)),
    counts: { open: 0, all: 0, missing: 0, outdated: 0, 'needs-work': 0, done: 0, checked: 0, ...counts },
  }
}

/** The next or previous text with something to do, from one that is open; it starts again at the end. */
export function nextOpen(units: readonly ListedUnit[], from: string | null, step: 1 | -1): ListedUnit | null {
  const start = units.findIndex(({ id }) => id === from)
  for (let distance = 1; distance <= units.length; distance += 1) {
    const index = start === -1 && step === -1 ? units.length - distance : start + step * distance
    const found = units[(index + units.length * 2) % units.length]
    if (found && found.id !== from && isOpenState(found.unit.state)) return found
  }
  return null
}

/** Texts of one page, grouped by document. */
export function groupUnits(
  units: readonly ListedUnit[],
): { document: TranslatedDocument; units: ListedUnit[] }[] {
  const groups: { document: TranslatedDocument; units: ListedUnit[] }[] = []
  for (const listed of units) {
    const last = groups.at(-1)
    if (last && nameOf(last.document) === nameOf(listed.document)) last.units.push(listed)
    else groups.push({ document: listed.document, units: [listed] })
  }
  return groups
}
