import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/controls/button.tsx'
import styles from './account.module.css'

/** The recovery codes, which are shown once. */
export function RecoveryCodeList({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { t } = useTranslation()
  return (
    <div className={styles.form} role="status">
      <p>{t('account.recoveryHint')}</p>
      <ul className={styles.codes} aria-label={t('account.recoveryCodes')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div>
        <Button onClick={onDone}>{t('account.recoveryDone')}</Button>
      </div>
    </div>
  )
}
