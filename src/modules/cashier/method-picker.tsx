import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/icon.tsx'
import { isIconName } from '../../ui/icon-names.ts'
import type { OfferedMethod } from './deposit-rules.ts'
import styles from './method-picker.module.css'

interface MethodPickerProps {
  methods: readonly OfferedMethod[]
  /** Sysname of the chosen one. */
  chosen: string
  onChoose: (sysname: string) => void
}

/** Payment methods as cards; to the keyboard and to screen readers they are radio buttons. */
export function MethodPicker({ methods, chosen, onChoose }: MethodPickerProps) {
  const { t } = useTranslation()
  const group = useId()
  return (
    <fieldset className={styles.methods}>
      <legend className={styles.legend}>{t('cashier.method')}</legend>
      <div className={styles.cards}>
        {methods.map(({ sysname, name, summary, icon }) => (
          <label key={sysname} className={styles.card}>
            <input
              type="radio"
              name={group}
              value={sysname}
              checked={sysname === chosen}
              onChange={() => onChoose(sysname)}
            />
            <span className={styles.icon}>
              <Icon name={isIconName(icon) ? icon : 'wallet'} />
            </span>
            <span className={styles.name}>{name}</span>
            <span className={styles.summary}>{summary}</span>
            <span className={styles.mark}>
              <Icon name="check" size={14} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
