import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { readMediaAddress } from '../../../schemas/media.ts'
import { useFieldLabels } from '../fields/labels/use-field-labels.ts'
import { labelOf } from '../fields/labels/value-label.ts'
import { Thumbnail } from '../media/thumbnail.tsx'
import { useSiteLocale } from '../use-language.ts'
import { labelOfPath } from './change-labels.ts'
import { changesBetween, type FieldChange } from './diff.ts'
import styles from './releases.module.css'

type Content = { body: Record<string, unknown> } | null

interface FieldChangesProps {
  change: { before: Content; after: Content }
  /** Heading of the values before the change; by default those on the site. */
  now?: string
  /** Heading of the values after the change; by default after a release. */
  then?: string
}

/** What changes in a document, field by field. */
export function FieldChanges({ change: { before, after }, now, then }: FieldChangesProps) {
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
    <Value value={change.before} />
  </del>
)

const New = ({ change }: { change: FieldChange }) => (
  <ins className={styles.new}>
    <Value value={change.after} />
  </ins>
)

function Value({ value }: { value: unknown }) {
  const { t } = useTranslation()
  const locale = useSiteLocale()
  if (typeof value === 'boolean') return t(value ? 'releases.yes' : 'releases.no')
  if (typeof value === 'string' && readMediaAddress(value))
    return (
      <>
        <Thumbnail address={value} className={styles.thumbnail} /> {value}
      </>
    )
  if (value === '') return <em>{t('releases.emptyValue')}</em>
  const label = labelOf(value, locale)
  return label === '' ? <code className={styles.code}>{JSON.stringify(value)}</code> : label
}
