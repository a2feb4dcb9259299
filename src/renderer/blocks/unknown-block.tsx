import { useTranslation } from '../../lib/i18n/use-translation.ts'
import styles from './unknown-block.module.css'

/** Shown to content managers in place of a block that this build cannot render. */
export function UnknownBlock({ type, reason }: { type: string; reason: string | undefined }) {
  const { t } = useTranslation()
  return (
    <div className={styles.box} role="note">
      <strong>{t('errors.unknownBlock', { type })}</strong>
      {reason !== undefined && <span>{reason}</span>}
    </div>
  )
}
