import { useTranslation } from 'react-i18next'
import type { PlainField } from '../../../../schemas/documents/plain-fields.ts'
import { isRecord } from '../../../../schemas/is-record.ts'
import type { FieldReading } from '../../../../schemas/studio/batches.ts'
import { useFieldLabels } from '../../fields/labels/use-field-labels.ts'
import { FieldValue } from '../../releases/field-value.tsx'
import { isSiteLocale, localeName } from '../../site-locales.ts'
import { nameOf } from '../find-documents.ts'
import { useListedName } from '../use-listed-name.ts'
import { DataTable, type Column } from '../../kit/data-table.tsx'
import { InlineHint } from '../../kit/text.tsx'
import styles from './selection.module.css'

interface ChangePreviewProps {
  readings: readonly FieldReading[]
  field: PlainField
  /** undefined: the field is removed. */
  value: unknown
  isSame: (one: unknown, other: unknown) => boolean
}

/** What the field of each document is now and what it becomes. */
export function ChangePreview({ readings, field, value, isSame }: ChangePreviewProps) {
  const { t } = useTranslation()
  const titleOf = useListedName()
  const columns: Column<FieldReading>[] = [
    { title: t('selection.document'), isRowTitle: true, cell: titleOf },
    { title: t('selection.now'), cell: (reading) => <Value field={field} value={reading.value} /> },
    {
      title: t('selection.then'),
      cell: (reading) =>
        isSame(reading.value, value) ? (
          <InlineHint>{t('selection.same')}</InlineHint>
        ) : (
          <span className={styles.new}>
            <Value field={field} value={value} />
          </span>
        ),
    },
  ]
  return (
    <div className={styles.preview}>
      <DataTable layout="dense" columns={columns} items={readings} keyOf={nameOf} />
    </div>
  )
}

/** Options and languages have their labels of the editor. */
function Value({ field: { path, schema }, value }: { field: PlainField; value: unknown }) {
  const { t } = useTranslation()
  const labels = useFieldLabels()
  const name = path.at(-1) ?? ''
  if (value === undefined) return <em className={styles.hint}>{t('selection.unset')}</em>
  if (Array.isArray(schema['enum']) && typeof value === 'string') return labels.optionOf(name, value)
  if (Array.isArray(value)) return value.map((item) => labels.optionOf(name, String(item))).join(', ') || '–'
  if (schema['localized'] !== true || !isRecord(value)) return <FieldValue value={value} />
  return (
    <dl className={styles.languages}>
      {Object.entries(value).map(([code, text]) => (
        <div key={code}>
          <dt>{isSiteLocale(code) ? localeName(code) : code}</dt>
          <dd>
            <FieldValue value={text} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
