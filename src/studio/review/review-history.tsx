import { useTranslation } from 'react-i18next'
import type { ReviewStep } from '../../../schemas/studio/reviews.ts'
import { useTimestamp } from '../use-language.ts'
import styles from './review.module.css'

/** Who has done what in a review, newest first. */
export function ReviewHistory({ steps }: { steps: readonly ReviewStep[] }) {
  const { t } = useTranslation()
  const time = useTimestamp()
  return (
    <details className={styles.history}>
      <summary>{t('review.history')}</summary>
      {steps.length === 0 && <p className={styles.hint}>{t('review.noHistory')}</p>}
      <ol className={styles.steps}>
        {steps.map(({ id, by, at, action, text }) => (
          <li key={id}>
            <span className={styles.hint}>{time(at)}</span> {t(`review.steps.${action}`, { name: by })}
            {text !== '' && <span className={styles.text}> {text}</span>}
          </li>
        ))}
      </ol>
    </details>
  )
}
