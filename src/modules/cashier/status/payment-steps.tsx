import type { Transaction } from '../../../../schemas/api/entities/cashier.ts'
import { formatDate, formatTime } from '../../../lib/format/date.ts'
import { useTranslation } from '../../../lib/i18n/use-translation.ts'
import { useConfig } from '../../../renderer/render-context.tsx'
import { Icon, type IconName } from '../../../ui/art/icon.tsx'
import { VisuallyHidden } from '../../../ui/display/visually-hidden.tsx'
import styles from './payment-steps.module.css'

type State = 'done' | 'now' | 'ahead' | 'fail' | 'cancel'

const icons: Partial<Record<State, IconName>> = { done: 'check', fail: 'close', cancel: 'close' }

interface Step {
  state: State
  text: string
  /** Milliseconds since 1970. */
  at?: number
}

/** Requested, in review, ended: the steps that the platform reports. */
function stepsOf(
  { type, status, created_at: asked, updated_at: ended }: Transaction,
  t: (key: string) => string,
): Step[] {
  const endText = t(
    status === 'fail' || status === 'cancel'
      ? `cashier.steps.end.${status}`
      : `cashier.steps.end.${type}.success`,
  )
  const isOver = status !== 'pending'
  const endState = status === 'success' ? 'done' : status === 'pending' ? 'ahead' : status
  return [
    { state: 'done', text: t('cashier.steps.asked'), at: Date.parse(asked) },
    { state: isOver ? 'done' : 'now', text: t(`cashier.steps.work.${type}`) },
    { state: endState, text: endText, ...(isOver && { at: Date.parse(ended) }) },
  ]
}

/** The steps of a payment, never distinguished by colour alone. */
export function PaymentSteps({ transaction }: { transaction: Transaction }) {
  const { t } = useTranslation()
  const { timeZone } = useConfig().site
  return (
    <ol className={styles.steps} aria-label={t('cashier.steps.label')}>
      {stepsOf(transaction, t).map(({ state, text, at }) => {
        const icon = icons[state]
        return (
          <li
            key={text}
            className={styles.step}
            data-state={state}
            aria-current={state === 'now' ? 'step' : undefined}
          >
            <span className={styles.mark}>{icon && <Icon name={icon} size={14} />}</span>
            <span className={styles.texts}>
              <span className={styles.text}>{text}</span>
              {at !== undefined && (
                <span className={styles.time}>
                  <VisuallyHidden>, </VisuallyHidden>
                  {formatDate(at, timeZone)} {formatTime(at, timeZone)}
                </span>
              )}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
