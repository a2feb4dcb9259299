import { useId } from 'react'
import { consent, type Consent } from '../../lib/consent.ts'
import { useTranslation } from '../../lib/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import styles from './consent-question.module.css'

/**
 * Asks whether analytics services may watch the visit. It stands beside the page and keeps nobody from using it; both
 * answers are equally near.
 */
export function ConsentQuestion({ onAnswer }: { onAnswer: () => void }) {
  const { t } = useTranslation()
  const title = useId()

  function give(answer: Consent) {
    consent.set(answer)
    onAnswer()
  }

  return (
    <section className={styles.question} aria-labelledby={title}>
      <div className={styles.text}>
        <h2 id={title} className={styles.title}>
          {t('consent.title')}
        </h2>
        <p className={styles.detail}>{t('consent.text')}</p>
      </div>
      <div className={styles.answers}>
        <Button variant="secondary" onClick={() => give('declined')}>
          {t('consent.decline')}
        </Button>
        <Button variant="secondary" onClick={() => give('accepted')}>
          {t('consent.accept')}
        </Button>
      </div>
    </section>
  )
}
