import { useTranslation } from 'react-i18next'
import type { ReviewStep } from '../../../schemas/studio/reviews.ts'
import { useTimestamp } from '../use-language.ts'
import { Hint, InlineHint } from '../kit/text.tsx'
import styles from './review.module.css'

/** Who has done what in a review, newest first. */
export function ReviewHistory({ steps }: { steps: readonly ReviewStep[] }) {
  const { t } = useTranslation()
  const time = useTimestamp()
  return (
    <details className={styles.history}>
      <summary>{t('review.history')}</summary>
      {steps.length === 0 && <Hint>{t('review.noHistory')}</Hint>}
      <ol className={styles.steps}>
        {steps.map(({ id, by, at, action, text }) => (
          <li key={id}>
            <InlineHint>{time(at)}</InlineHint> {t(`review.steps.${action}`, { name: by })}
            {text !== '' && <span className={styles.text}> {text}</span>}
          </li>
        ))}
      </ol>
    </details>
  )
}
