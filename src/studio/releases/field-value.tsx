import { useTranslation } from 'react-i18next'
import { readMediaAddress } from '../../../schemas/media.ts'
import { isRecord } from '../../../schemas/is-record.ts'
import { useFieldLabels } from '../fields/labels/use-field-labels.ts'
import { isBlock, type BlockLike } from './comparison/changed-blocks.ts'
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
  if (isBlock(value)) return <BlockValue block={value} />
  if (Array.isArray(value) && value.length > 0 && value.every(isBlock))
    return (
      <ul>
        {value.map((block) => (
          <li key={block.id}>
            <BlockValue block={block} />
          </li>
        ))}
      </ul>
    )
  const label = labelOf(value, locale)
  return label === '' ? <code className={styles.code}>{JSON.stringify(value)}</code> : label
}

/** A block by its name and its first texts; its id and type mean nothing to content managers. */
function BlockValue({ block }: { block: BlockLike }) {
  const labels = useFieldLabels()
  const locale = useSiteLocale()
  const { type, props } = block
  const text = isRecord(props) && Object.values(props).some(isRecord) ? labelOf(props, locale) : ''
  return [labels.blockOf(type), ...(text === '' ? [] : [text])].join(': ')
}
