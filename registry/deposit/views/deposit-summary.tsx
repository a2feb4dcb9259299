import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { formatMoney } from '../../../src/lib/format/money.ts'
import type { ComponentProps } from 'react'
import type { FormState } from '../../../src/renderer/form/form-view.tsx'
import { useLocale } from '../../../src/renderer/render-context.tsx'
import type { DepositLimit } from '../../../schemas/api/entities/account.ts'
import type { Offer } from '../../../schemas/api/entities/rewards.ts'
import { withSign } from '../../../schemas/formats.ts'
import { depositSums, type OfferedMethod, OrderSummary } from '../../../src/modules/cashier/index.ts'
import { LimitBar } from './limit-bar.tsx'
import { bonusOf, isShortOf } from '../offers.ts'

interface DepositSummaryProps extends Pick<ComponentProps<typeof OrderSummary>, 'outcome' | 'outcomeRef'> {
  method: OfferedMethod
  /** Empty while there is no valid amount. */
  amount: string
  /** The form that the button submits. */
  formId: string
  formState: FormState
  offer: Offer | undefined
  limit: DepositLimit | undefined
  /** What follows the payment, above the limit. */
  note: string | undefined
}

/** The amount to pay and the amount credited, above the pay button. */
export function DepositSummary({ method, amount, offer, limit, note, ...form }: DepositSummaryProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const show = (value: string) => formatMoney({ amount: value, currency: method.currency }, locale)
  const paid = amount === '' ? '0' : amount
  const { fee, credited } = depositSums(paid, method)
  const isCounted = offer !== undefined && amount !== '' && !isShortOf(offer, amount)
  const bonus = isCounted ? bonusOf(offer, credited) : null
  return (
    <OrderSummary
      details={[
        { name: t('cashier.summary.method'), value: method.name },
        { name: t('cashier.summary.payment'), value: show(paid) },
        { name: t('cashier.summary.fee'), value: show(fee) },
        ...(bonus === null
          ? []
          : [{ name: t('cashier.summary.bonus'), value: withSign('+', show(bonus)), isBonus: true }]),
      ]}
      total={{ name: t('cashier.summary.credited'), value: show(credited) }}
      submitLabel={amount === '' ? t('cashier.payNothing') : t('cashier.pay', { amount: show(amount) })}
      notes={note === undefined ? [] : [note]}
      {...form}
    >
      {limit !== undefined && <LimitBar limit={limit} />}
    </OrderSummary>
  )
}
