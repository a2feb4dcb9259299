import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFieldLabels } from '../fields/labels/use-field-labels.ts'
import { labelOfPath } from './change-labels.ts'
import { changesBetween, type FieldChange } from './diff.ts'
import { FieldValue } from './field-value.tsx'
import styles from './releases.module.css'

type Content = { body: Record<string, unknown> } | null

interface FieldChangesProps {
  change: { before: Content; after: Content; isMissing?: boolean }
  /** Heading of the values before the change; by default those on the site. */
  now?: string
  /** Heading of the values after the change; by default after a release. */
  then?: string
}

/** What changes in a document, field by field. */
export function FieldChanges({ change, now, then }: FieldChangesProps) {
  const { before } = change
  // Without a draft, the document stays as it is.
  const after = change.isMissing === true ? before : change.after
  const { t } = useTranslation()
  const labels = useFieldLabels()
  const changes = useMemo(() => changesBetween(before?.body ?? {}, after?.body ?? {}), [before, after])
  if (changes.length === 0) return <p className={styles.hint}>{t('releases.same')}</p>
  return (
    <table className={styles.changes}>
      <thead>
        <tr>
          <th scope="col">{t('releases.field')}</th>
          <th scope="col">{now ?? t('releases.now')}</th>
          <th scope="col">{then ?? t('releases.then')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map((each) => (
          <tr key={`${each.kind} ${each.path.join('/')}`}>
            <th scope="row">
              {labelOfPath(each.kind === 'removed' ? before?.body : after?.body, each.path, labels)}
              {each.kind !== 'changed' && (
                <span className={styles.hint}> {t(`releases.kinds.${each.kind}`)}</span>
              )}
            </th>
            <td>{'before' in each ? <Old change={each} /> : '–'}</td>
            <td>{'after' in each ? <New change={each} /> : '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
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
