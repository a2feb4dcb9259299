import type { WithdrawSettings } from '../../../schemas/api/entities/cashier.ts'
import { formatMoney } from '../../../src/lib/format/money.ts'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import type { ComponentProps } from 'react'
import type { FormState } from '../../../src/renderer/form/form-view.tsx'
import { useLocale } from '../../../src/renderer/render-context.tsx'
import {
  methodTerms,
  type OfferedWithdrawal,
  OrderSummary,
  withdrawalSums,
} from '../../../src/modules/cashier/index.ts'

interface WithdrawalSummaryProps extends Pick<ComponentProps<typeof OrderSummary>, 'outcome' | 'outcomeRef'> {
  method: OfferedWithdrawal
  /** Empty while there is no valid amount. */
  amount: string
  settings: WithdrawSettings
  formId: string
  formState: FormState
}

/** The amounts deducted and paid out, above the button that sends the request. */
export function WithdrawalSummary({ method, amount, settings, ...form }: WithdrawalSummaryProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const show = (value: string) => formatMoney({ amount: value, currency: method.currency }, locale)
  const asked = amount === '' ? '0' : amount
  const { fee, taken } = withdrawalSums(asked, method)
  return (
    <OrderSummary
      details={[
        { name: t('cashier.summary.method'), value: method.name },
        ...methodTerms(method, t)
          .filter(({ name }) => name === 'time')
          .map(({ value }) => ({ name: t('cashier.withdrawal.summary.time'), value })),
        { name: t('cashier.summary.fee'), value: show(fee) },
        { name: t('cashier.withdrawal.summary.taken'), value: show(taken) },
      ]}
      total={{ name: t('cashier.withdrawal.summary.paid'), value: show(asked) }}
      submitLabel={
        amount === ''
          ? t('cashier.withdrawal.submitNothing')
          : t('cashier.withdrawal.submit', { amount: show(amount) })
      }
      notes={[
        t('cashier.withdrawal.note'),
        t('cashier.withdrawal.dayLeft', {
          left: formatMoney(settings.day_left, locale),
          limit: formatMoney(settings.day_limit, locale),
        }),
      ]}
      {...form}
    />
  )
}
