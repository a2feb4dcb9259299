import { urlOf } from '../../../../schemas/roles/role-table.ts'
import { useTranslation } from '../../../lib/i18n/use-translation.ts'
import { ActionButton } from '../../../renderer/action-button.tsx'
import styles from './ask-support.module.css'

/** Where the platform offers no limits or breaks of its own: support sets them. */
export function AskSupport() {
  const { t } = useTranslation()
  return (
    <div className={styles.actions}>
      <p className={styles.note}>{t('profile.limits.bySupport')}</p>
      <ActionButton action={{ type: 'navigate', to: urlOf('support') }} variant="secondary" icon="chat">
        {t('profile.support')}
      </ActionButton>
    </div>
  )
}
