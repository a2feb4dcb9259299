import { useMemo, useState } from 'react'
import type { TranslationStateName, Translations } from '../../../schemas/studio/translations.ts'
import { useDocumentName } from '../documents/use-document-name.ts'
import { filterUnits, listUnits, type ListedUnit } from './filter-units.ts'
import type { TranslationFilter } from './use-unit-filter.ts'

/** What the user has done to a text since the list was read. */
interface Edit {
  /** The list that it is based on. */
  of: Translations
  text?: string
  state: TranslationStateName
}

/**
 * Texts that the filter shows, with edits that the list does not have yet. A text that was found stays while its state
 * changes, until the filter changes.
 */
export function useListedUnits(translations: Translations, filter: TranslationFilter) {
  const titleOf = useDocumentName()
  const [edits, setEdits] = useState<ReadonlyMap<string, Edit>>(new Map())
  const units = useMemo(
    () =>
      listUnits(translations.documents).map((listed): ListedUnit => {
        const edit = edits.get(listed.id)
        if (edit?.of !== translations) return listed
        const target = edit.text ?? listed.unit.target
        return { ...listed, unit: { ...listed.unit, target, state: edit.state } }
      }),
    [translations, edits],
  )
  const { shown, counts } = useMemo(() => filterUnits(units, filter, titleOf), [units, filter, titleOf])
  const filterKey = JSON.stringify(filter)
  const [found, setFound] = useState({ filterKey, ids: new Set(shown.map(({ id }) => id)) })
  if (found.filterKey !== filterKey) setFound({ filterKey, ids: new Set(shown.map(({ id }) => id)) })
  const kept = useMemo(() => {
    const now = new Set(shown.map(({ id }) => id))
    return units.filter(({ id }) => found.ids.has(id) || now.has(id))
  }, [units, shown, found])

  const note = (id: string, edit: Omit<Edit, 'of'>) =>
    setEdits((before) => new Map(before).set(id, { ...edit, of: translations }))
  return {
    units: kept,
    counts,
    hasEdits: [...edits.values()].some((edit) => edit.of === translations),
    note,
  }
}
