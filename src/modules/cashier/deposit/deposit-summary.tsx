import { useTranslation } from '../../../lib/i18n/use-translation.ts'
import { formatMoney } from '../../../lib/format/money.ts'
import type { FormState } from '../../../renderer/form/form-view.tsx'
import { useLocale } from '../../../renderer/render-context.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import type { DepositLimit } from '../../../../schemas/api/entities/account.ts'
import type { Offer } from '../../../../schemas/api/entities/rewards.ts'
import { depositSums } from '../order/amount-rules.ts'
import styles from './deposit-summary.module.css'
import { LimitBar } from './limit-bar.tsx'
import { bonusOf, isShortOf } from './offers/offers.ts'
import type { OfferedMethod } from '../order/payment-methods.ts'

interface DepositSummaryProps {
  method: OfferedMethod
  /** Digits only; empty while there is no valid amount. */
  amount: string
  /** The form that the button submits. */
  formId: string
  formState: FormState
  offer: Offer | undefined
  limit: DepositLimit | undefined
}

/** The amount to pay and the amount credited, above the pay button. */
export function DepositSummary({ method, amount, formId, formState, offer, limit }: DepositSummaryProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const show = (value: string) => formatMoney({ amount: value, currency: method.currency }, locale)
  const paid = amount === '' ? '0' : amount
  const { fee, credited } = depositSums(paid, method)
  const isCounted = offer !== undefined && amount !== '' && !isShortOf(offer, amount)
  const bonus = isCounted ? bonusOf(offer, credited) : null
  return (
    <aside className={styles.summary} data-bottom-bar aria-label={t('cashier.summary.title')}>
      <h2 className={styles.title}>{t('cashier.summary.title')}</h2>
      <dl className={styles.facts}>
        <div className={styles.detail}>
          <dt>{t('cashier.summary.method')}</dt>
          <dd>{method.name}</dd>
        </div>
        <div className={styles.detail}>
          <dt>{t('cashier.summary.payment')}</dt>
          <dd>{show(paid)}</dd>
        </div>
        <div className={styles.detail}>
          <dt>{t('cashier.summary.fee')}</dt>
          <dd>{show(fee)}</dd>
        </div>
        {bonus !== null && (
          <div className={styles.detail}>
            <dt>{t('cashier.summary.bonus')}</dt>
            <dd className={styles.bonus}>+{show(bonus)}</dd>
          </div>
        )}
        <div className={styles.credited}>
          <dt>{t('cashier.summary.credited')}</dt>
          <dd>{show(credited)}</dd>
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
        {amount === '' ? t('cashier.payNothing') : t('cashier.pay', { amount: show(amount) })}
      </Button>
      <p className={styles.note}>{t(`cashier.payNote.${method.display}`)}</p>
      {limit !== undefined && <LimitBar limit={limit} />}
    </aside>
  )
}
