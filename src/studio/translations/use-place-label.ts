import { isCatalogue } from '../../../schemas/kinds/index.ts'
import type { ImportedText } from '../../../schemas/studio/translations.ts'
import { useFieldLabels } from '../fields/labels/use-field-labels.ts'
import { stepsOf } from '../json-path.ts'
import { labelOfPath } from '../releases/change-labels.ts'

/** Names the place of a text as the fields do; texts of catalogues have keys only. */
export function usePlaceLabel(): (text: Pick<ImportedText, 'kind' | 'place'>) => string {
  const labels = useFieldLabels()
  return ({ kind, place }) => {
    const steps = stepsOf(place)
    if (isCatalogue(kind)) return steps.join('.')
    const path = steps
      .filter((step) => step !== 'props')
      // Rows with a name of their own.
      .map((step) => (/^\d+$/.test(step) ? Number(step) : step.replace(/^\[(.*)\]$/, '$1')))
    return labelOfPath(undefined, path, labels)
  }
}
