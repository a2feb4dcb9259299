import type { ReactNode, Ref } from 'react'
import { useTranslation } from '../../../lib/i18n/use-translation.ts'
import type { FormState } from '../../../renderer/form/form-view.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import styles from './order-summary.module.css'

interface OrderDetail {
  name: string
  value: string
  isBonus?: boolean
}

interface OrderSummaryProps {
  /** Shown on wide screens only. */
  details: readonly OrderDetail[]
  total: OrderDetail
  /** The form that the button submits. */
  formId: string
  formState: FormState
  submitLabel: string
  notes: readonly string[]
  /** What a submission led to, above the button. */
  outcome: ReactNode
  /** Container for the form's own messages, in the same position. */
  outcomeRef: Ref<HTMLDivElement>
  children?: ReactNode
}

/** The sums of a payment order, above the button that submits it. */
export function OrderSummary({
  details,
  total,
  formId,
  formState,
  submitLabel,
  notes,
  outcome,
  outcomeRef,
  children,
}: OrderSummaryProps) {
  const { t } = useTranslation()
  return (
    <aside className={styles.summary} aria-label={t('cashier.summary.title')}>
      <h2 className={styles.title}>{t('cashier.summary.title')}</h2>
      <dl className={styles.facts}>
        {details.map(({ name, value, isBonus }) => (
          <div key={name} className={styles.detail}>
            <dt>{name}</dt>
            <dd className={isBonus ? styles.bonus : undefined}>{value}</dd>
          </div>
        ))}
        <div className={styles.credited}>
          <dt>{total.name}</dt>
          <dd>{total.value}</dd>
        </div>
      </dl>
      <div className={styles.outcome}>
        {outcome}
        <div ref={outcomeRef} />
      </div>
      <Button
        type="submit"
        form={formId}
        size="l"
        block
        disabled={formState === 'absent'}
        loading={formState === 'busy'}
      >
        {submitLabel}
      </Button>
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
      {children}
    </aside>
  )
}
