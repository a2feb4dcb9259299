import { useTranslation } from 'react-i18next'
import type { ChangedValue } from '../../../schemas/studio/changed-values.ts'
import { useListedName } from '../documents/use-listed-name.ts'
import { useFieldLabels } from '../fields/labels/use-field-labels.ts'
import { DataTable } from '../kit/data-table.tsx'
import { Hint } from '../kit/text.tsx'
import { labelOfChange } from '../releases/change-labels.ts'
import { FieldValue } from '../releases/field-value.tsx'
import styles from './audit.module.css'

interface ChangedListProps {
  changes: readonly ChangedValue[]
  /** Number of changed values that the log has not kept. */
  leftOut?: number | undefined
}

/** What somebody has changed: each field with its value before and after. */
export function ChangedList({ changes, leftOut = 0 }: ChangedListProps) {
  const { t } = useTranslation()
  const labels = useFieldLabels()
  const nameOf = useListedName()
  const isOfSeveral = new Set(changes.map(({ document }) => document)).size > 1
  function labelOf(change: ChangedValue): string {
    const label = labelOfChange(change, labels)
    return isOfSeveral && change.document !== undefined ? `${nameOf(change.document)} · ${label}` : label
  }
  return (
    <details className={styles.changes} open={changes.length <= openedChanges}>
      <summary>{t('audit.changes', { count: changes.length + leftOut })}</summary>
      <DataTable
        layout="dense"
        keyOf={({ document, path }) => `${document ?? ''}${path}`}
        items={changes}
        columns={[
          {
            title: t('releases.field'),
            isRowTitle: true,
            cell: labelOf,
          },
          {
            title: t('audit.before'),
            cell: ({ before }) =>
              before === undefined ? (
                '–'
              ) : (
                <del>
                  <FieldValue value={before} />
                </del>
              ),
          },
          {
            title: t('audit.after'),
            cell: ({ after }) =>
              after === undefined ? (
                '–'
              ) : (
                <ins>
                  <FieldValue value={after} />
                </ins>
              ),
          },
        ]}
      />
      {leftOut > 0 && <Hint>{t('audit.leftOut', { count: leftOut })}</Hint>}
    </details>
  )
}

/** Changes that are shown without a click. */
const openedChanges = 4
