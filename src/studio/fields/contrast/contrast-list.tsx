import { useTranslation } from 'react-i18next'
import { Icon } from '../../../ui/art/icon.tsx'
import { useContrast } from './contrast-context.ts'
import { useFieldLabels } from '../labels/use-field-labels.ts'
import styles from '../fields.module.css'

/** The contrast ratio of a colour against its backgrounds, and whether it is sufficient. */
export function ContrastList({ id }: { id: string }) {
  const { t } = useTranslation()
  const { nameOf } = useFieldLabels()
  const figures = useContrast(id)
  if (figures.length === 0) return null
  return (
    <div className={styles.contrast}>
      <span className={styles.contrastTitle}>{t('contrast.title')}</span>
      <ul>
        {figures.map(({ pair: { ground, tint, least }, figure, passes }) => (
          <li key={`${ground} ${tint ?? ''}`} data-passes={passes}>
            <Icon name={passes ? 'check' : 'alert'} size={14} />
            {tint
              ? t('contrast.tinted', { ground: nameOf(ground), tint: nameOf(tint) })
              : nameOf(ground)}{' '}
            <strong>{figure}</strong> {passes ? t('contrast.passes') : t('contrast.fails', { least })}
          </li>
        ))}
      </ul>
    </div>
  )
}
