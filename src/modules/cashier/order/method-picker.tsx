import { useId } from 'react'
import { useTranslation } from '../../../lib/i18n/use-translation.ts'
import { useConfig } from '../../../renderer/render-context.tsx'
import { Badge } from '../../../ui/display/badge.tsx'
import { Icon } from '../../../ui/art/icon.tsx'
import { Picture } from '../../../ui/art/picture.tsx'
import { isIcon } from '../../../../schemas/icon-names.ts'
import { VisuallyHidden } from '../../../ui/display/visually-hidden.tsx'
import type { Offered } from './payment-methods.ts'
import styles from './method-picker.module.css'

interface MethodPickerProps {
  /** Heading of the cards. */
  title: string
  methods: readonly Offered<{ sysname: string; is_available: boolean }>[]
  /** Sysname of the chosen method. */
  chosen: string
  onChoose: (sysname: string) => void
  /** Security standard of the payments, for example PCI DSS. */
  assurance?: string | undefined
}

/** Payment methods as cards; radio buttons for keyboards and screen readers. */
export function MethodPicker({ title, methods, chosen, onChoose, assurance }: MethodPickerProps) {
  const { t } = useTranslation()
  const { depositView = 'ContainerView' } = useConfig().cashier
  const group = useId()
  return (
    <fieldset>
      <legend className={styles.legend}>{title}</legend>
      {assurance !== undefined && (
        <span className={styles.assurance}>
          <Badge>
            <Icon name="lock" size={14} />
            <VisuallyHidden>{t('cashier.assurance')} </VisuallyHidden>
            {assurance}
          </Badge>
        </span>
      )}
      <div className={styles.cards} data-view={depositView}>
        {methods.map(({ sysname, name, summary, icon, image, palette, is_available: isAvailable }) => (
          <label key={sysname} className={styles.card}>
            <input
              type="radio"
              name={group}
              value={sysname}
              checked={sysname === chosen}
              disabled={!isAvailable}
              onChange={() => onChoose(sysname)}
            />
            {image === undefined ? (
              <span className={styles.icon} data-palette={palette}>
                <Icon name={isIcon(icon) ? icon : 'wallet'} size={18} />
              </span>
            ) : (
              <span className={styles.picture}>
                <Picture src={image} alt="" sizes="84px" />
              </span>
            )}
            <span className={styles.name}>{name}</span>
            <span className={styles.summary}>{isAvailable ? summary : t('cashier.unavailable')}</span>
            <span className={styles.mark}>
              <Icon name="check" size={14} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
