import { useEffect, useId, useRef, type KeyboardEvent } from 'react'
import { consent, type Consent } from '../../lib/preferences/consent.ts'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Icon } from '../../ui/art/icon.tsx'
import styles from './consent-question.module.css'

export interface ConsentQuestionProps {
  /** The previous answer. */
  answer: Consent
  /** The visitor opened the question to change the answer. */
  isAgain: boolean
  onDone: () => void
}

/**
 * Asks for consent to analytics services. It does not block the page, and both answers are equally prominent.
 * A visitor who opens it again sees the previous answer and may keep it.
 */
export function ConsentQuestion({ answer, isAgain, onDone }: ConsentQuestionProps) {
  const { t } = useTranslation()
  const title = useId()
  const section = useRef<HTMLElement>(null)
  const mayLeave = answer !== undefined

  useEffect(() => {
    if (isAgain) section.current?.focus({ preventScroll: true })
  }, [isAgain])

  function give(next: Consent) {
    consent.set(next)
    onDone()
  }

  function leave() {
    consent.leave()
    onDone()
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !mayLeave) return
    event.stopPropagation()
    leave()
  }

  return (
    <section
      ref={section}
      className={styles.question}
      aria-labelledby={title}
      tabIndex={-1}
      onKeyDown={handleKey}
    >
      <div>
        <h2 id={title} className={styles.title}>
          {t('consent.title')}
        </h2>
        <p className={styles.detail}>{t('consent.text')}</p>
        {answer !== undefined && (
          <p className={styles.answer}>
            <Icon name={answer === 'accepted' ? 'check' : 'close'} size={16} />
            {t(`consent.now.${answer}`)}
          </p>
        )}
      </div>
      <div className={styles.answers}>
        <Button variant="secondary" onClick={() => give('declined')}>
          {t('consent.decline')}
        </Button>
        <Button variant="secondary" onClick={() => give('accepted')}>
          {t('consent.accept')}
        </Button>
      </div>
      {mayLeave && (
        <Button
          variant="ghost"
          size="s"
          square
          icon="close"
          className={styles.leave}
          aria-label={t('dialogs.close')}
          onClick={leave}
        />
      )}
    </section>
  )
}
