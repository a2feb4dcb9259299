import { useEffect, useRef } from 'react'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import styles from '../form.module.css'

interface StepHeaderProps {
  step: number
  count: number
  title: string
  hint?: string | undefined
}

/** The user's position in a form with steps; receives the focus when the step changes. */
export function StepHeader({ step, count, title, hint }: StepHeaderProps) {
  const { t } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    heading.current?.focus()
  }, [step])
  return (
    <div className={styles.stepHeader}>
      <div className={styles.stepBar} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <span key={index} data-done={index <= step || undefined} />
        ))}
      </div>
      <h3 ref={heading} className={styles.stepTitle} tabIndex={-1}>
        <span className={styles.stepPlace}>{t('forms.steps.place', { step: step + 1, total: count })}</span>
        {title}
      </h3>
      {hint && <p className={styles.groupHint}>{hint}</p>}
    </div>
  )
}
