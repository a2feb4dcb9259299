import { useTranslation } from 'react-i18next'
import type { ChangedValue } from '../../../schemas/studio/changed-values.ts'
import { useFieldLabels } from '../fields/labels/use-field-labels.ts'
import { DataTable } from '../kit/data-table.tsx'
import { labelOfChange } from '../releases/change-labels.ts'
import { FieldValue } from '../releases/field-value.tsx'
import styles from './audit.module.css'

/** What somebody has changed: each field with its value before and after. */
export function ChangedList({ changes }: { changes: readonly ChangedValue[] }) {
  const { t } = useTranslation()
  const labels = useFieldLabels()
  return (
    <details className={styles.changes} open={changes.length <= openedChanges}>
      <summary>{t('audit.changes', { count: changes.length })}</summary>
      <DataTable
        layout="dense"
        keyOf={({ path }) => path}
        items={changes}
        columns={[
          {
            title: t('releases.field'),
            isRowTitle: true,
            cell: (change: ChangedValue) => labelOfChange(change, labels),
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
    </details>
  )
}

/** Changes that are shown without a click. */
const openedChanges = 4
