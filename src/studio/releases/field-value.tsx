import { useTranslation } from 'react-i18next'
import { readMediaAddress } from '../../../schemas/media.ts'
import { labelOf } from '../fields/labels/value-label.ts'
import { Thumbnail } from '../media/thumbnail.tsx'
import { useSiteLocale } from '../use-language.ts'
import styles from './releases.module.css'

/** A value of a document in a comparison. */
export function FieldValue({ value }: { value: unknown }) {
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
