import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { Button } from '../../ui/controls/button.tsx'
import styles from './popups.module.css'

/** Says in the server's popup that the code has not arrived. The boot script shows it; `data-retry` marks its button. */
export function PopupFailure() {
  const { t } = useTranslation()
  return (
    <div role="alert" className={styles.failure}>
      <div>
        <strong>{t('errors.network.title')}</strong>
        <p>{t('errors.network.text')}</p>
      </div>
      <Button variant="secondary" size="s" icon="refresh" data-retry="">
        {t('errors.retry')}
      </Button>
    </div>
  )
}
