import { useSyncExternalStore } from 'react'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { VisuallyHidden } from '../../ui/display/visually-hidden.tsx'
import styles from './inactivity-warning.module.css'

/** Remaining seconds at which screen readers announce the time; every second would drown out everything else. */
const readOutAt = [60, 30, 10]

function everySecond(onTick: () => void): () => void {
  const timer = setInterval(onTick, 1000)
  return () => clearInterval(timer)
}

/** Content of the warning with the remaining seconds. */
export function InactivityWarning({ deadline }: { deadline: number }) {
  const { t } = useTranslation()
  const left = useSyncExternalStore(everySecond, () => Math.max(0, Math.ceil((deadline - Date.now()) / 1000)))
  const readOut = readOutAt.findLast((seconds) => left <= seconds)
  return (
    <div className={styles.warning}>
      <p className={styles.countdown} role="timer">
        <span className={styles.seconds}>{left}</span> {t('inactivity.seconds', { count: left })}
      </p>
      <p className={styles.text}>{t('inactivity.text')}</p>
      <VisuallyHidden>
        <span role="status">{readOut !== undefined && t('inactivity.left', { count: readOut })}</span>
      </VisuallyHidden>
    </div>
  )
}
