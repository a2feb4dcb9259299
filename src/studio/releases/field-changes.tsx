import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFieldLabels } from '../fields/labels/use-field-labels.ts'
import { labelOfPath } from './change-labels.ts'
import { changesBetween, type FieldChange } from './diff.ts'
import { FieldValue } from './field-value.tsx'
import { Hint, InlineHint } from '../kit/text.tsx'
import { DataTable, type Column } from '../kit/data-table.tsx'
import styles from './releases.module.css'

type Content = { body: Record<string, unknown> } | null

interface Change {
  before: Content
  after: Content
  isMissing?: boolean
}

interface FieldChangesProps {
  change: Change
  /** Heading of the values before the change; by default those on the site. */
  now?: string
  /** Heading of the values after the change; by default after a release. */
  then?: string
  /** Only changes whose field or values contain these words. */
  query?: string
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value ?? ''))

/** The changes of a document whose label or values contain all words of a search. */
export function useMatchingChanges({ before, after }: Pick<Change, 'before' | 'after'>, query: string) {
  const labels = useFieldLabels()
  return useMemo(() => {
    const words = query.toLowerCase().split(/\s+/).filter(Boolean)
    return changesBetween(before?.body ?? {}, after?.body ?? {})
      .map((each) => ({
        ...each,
        label: labelOfPath(each.kind === 'removed' ? before?.body : after?.body, each.path, labels),
      }))
      .filter((each) => {
        const text = [each.label, textOf(each.before), textOf(each.after)].join(' ').toLowerCase()
        return words.every((word) => text.includes(word))
      })
  }, [before, after, labels, query])
}

/** What changes in a document, field by field. */
export function FieldChanges({ change, now, then, query = '' }: FieldChangesProps) {
  const { before } = change
  // Without a draft, the document stays as it is.
  const after = change.isMissing === true ? before : change.after
  const { t } = useTranslation()
  const changes = useMatchingChanges({ before, after }, query)
  if (changes.length === 0) return <Hint>{t('releases.same')}</Hint>
  const columns: Column<FieldChange & { label: string }>[] = [
    {
      title: t('releases.field'),
      isRowTitle: true,
      cell: (each) => (
        <>
          {each.label}
          {each.kind !== 'changed' && <InlineHint> {t(`releases.kinds.${each.kind}`)}</InlineHint>}
        </>
      ),
    },
    { title: now ?? t('releases.now'), cell: (each) => ('before' in each ? <Old change={each} /> : '–') },
    { title: then ?? t('releases.then'), cell: (each) => ('after' in each ? <New change={each} /> : '–') },
  ]
  return (
    <DataTable
      layout="dense"
      columns={columns}
      items={changes}
      keyOf={({ kind, path }) => `${kind} ${path.join('/')}`}
    />
  )
}

const Old = ({ change }: { change: FieldChange }) => (
  <del className={styles.old}>
    <FieldValue value={change.before} />
  </del>
)

const New = ({ change }: { change: FieldChange }) => (
  <ins className={styles.new}>
    <FieldValue value={change.after} />
  </ins>
)
