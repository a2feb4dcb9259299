import { useTranslation } from 'react-i18next'
import { useFieldLabels } from '../../fields/labels/use-field-labels.ts'
import type { ChangedBlock } from './changed-blocks.ts'

/** Names a changed block and its change in the language of the Studio. */
export function useChangeName() {
  const { t } = useTranslation()
  const labels = useFieldLabels()
  return ({ type, kind }: ChangedBlock) => ({
    name: labels.blockOf(type),
    change: t(`releases.kinds.${kind}`),
  })
}
