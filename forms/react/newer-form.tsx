import { useTranslation } from '../../src/lib/i18n/use-translation.ts'
import { Icon } from '../../src/ui/art/icon.tsx'
import { useArrivalFocus } from '../../src/ui/hooks/use-arrival-focus.ts'
import styles from './form.module.css'

interface NewerFormProps {
  /** Labels of the fields whose values the newer version cannot display. */
  lost: readonly string[]
}

/** Explains that a newer version has replaced the form that the user was filling in. */
export function NewerForm({ lost }: NewerFormProps) {
  const { t } = useTranslation()
  const box = useArrivalFocus<HTMLDivElement>(1)
  return (
    <div ref={box} className={styles.newer} tabIndex={-1} role="status">
      <Icon name="alert" className={styles.summaryIcon} />
      <div>
        {lost.length === 0 ? t('forms.newer.text') : t('forms.newer.lost', { fields: lost.join(', ') })}
      </div>
    </div>
  )
}
