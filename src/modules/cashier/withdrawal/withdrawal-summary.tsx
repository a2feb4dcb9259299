import type { WithdrawSettings } from '../../../../schemas/api/entities/cashier.ts'
import { formatMoney } from '../../../lib/format/money.ts'
import { useTranslation } from '../../../lib/i18n/use-translation.ts'
import type { FormState } from '../../../renderer/form/form-view.tsx'
import { useLocale } from '../../../renderer/render-context.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { withdrawalSums } from '../order/amount-rules.ts'
import styles from '../deposit/deposit-summary.module.css'
import type { OfferedWithdrawal } from '../order/payment-methods.ts'
import { durationText } from './duration.ts'

interface WithdrawalSummaryProps {
  method: OfferedWithdrawal
  /** Digits only; empty while there is no valid amount. */
  amount: string
  settings: WithdrawSettings
  formId: string
  formState: FormState
}

/** The amounts deducted and paid out, above the button that sends the request. */
export function WithdrawalSummary({ method, amount, settings, formId, formState }: WithdrawalSummaryProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const show = (value: string) => formatMoney({ amount: value, currency: method.currency }, locale)
  const asked = amount === '' ? '0' : amount
  const { fee, taken } = withdrawalSums(asked, method)
  const facts = [
    [t('cashier.summary.method'), method.name],
    [t('cashier.withdrawal.summary.time'), durationText(method.processing_time, t)],
    [t('cashier.summary.fee'), show(fee)],
    [t('cashier.withdrawal.summary.taken'), show(taken)],
  ] as const
  return (
    <aside className={styles.summary} data-bottom-bar aria-label={t('cashier.summary.title')}>
      <h2 className={styles.title}>{t('cashier.summary.title')}</h2>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name} className={styles.detail}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className={styles.credited}>
          <dt>{t('cashier.withdrawal.summary.paid')}</dt>
          <dd>{show(asked)}</dd>
        </div>
      </dl>
      <Button
        type="submit"
        form={formId}
        size="l"
        block
        disabled={formState === 'absent'}
        loading={formState === 'busy'}
      >
        {amount === ''
          ? t('cashier.withdrawal.submitNothing')
          : t('cashier.withdrawal.submit', { amount: show(amount) })}
      </Button>
      <p className={styles.note}>{t('cashier.withdrawal.note')}</p>
      <p className={styles.note}>
        {t('cashier.withdrawal.dayLeft', {
          left: formatMoney(settings.day_left, locale),
          limit: formatMoney(settings.day_limit, locale),
        })}
      </p>
    </aside>
  )
}
