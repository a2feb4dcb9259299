import { useMemo, useState, type ReactNode } from 'react'
import type { Transaction, WithdrawSettings } from '../../../schemas/api/entities/cashier.ts'
import { ApiError, isConfirmationRequired } from '../../../schemas/api/errors.ts'
import { urlOf } from '../../../schemas/roles/role-table.ts'
import { formatMoney } from '../../../src/lib/format/money.ts'
import * as storageKeys from '../../../src/lib/browser/storage-keys.ts'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { useConfig, useFacts, useLocale } from '../../../src/renderer/render-context.tsx'
import {
  firstChoice,
  MethodFacts,
  MethodPicker,
  MoneyNotice,
  offeredWithdrawals,
  termsInLine,
  useRemembered,
  useStart,
  withdrawals,
} from '../../../src/modules/cashier/index.ts'
import { DemandLink, DemandNotice } from './demand-notice.tsx'
import { demandOfNeed, demandOfError, usableButtons } from '../demands.ts'
import { WithdrawalOrder } from './withdrawal-order.tsx'
import { WithdrawalProgress } from './withdrawal-progress.tsx'

/** Errors that the form explains itself. */
const formErrors: readonly string[] = ['InvalidParameterException', 'AuthorizationException']

interface WithdrawalPanelProps {
  settings: WithdrawSettings
  /** Money has moved, so the balance and the available amount must be refreshed. */
  onMoved: () => void
  /** Shown if no method can be used. */
  empty: ReactNode
}

/** Available amount, open demands, method, amount and requisites; after the request, its progress. */
export function WithdrawalPanel({ settings, onMoved, empty }: WithdrawalPanelProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { cashier } = useConfig()
  const { features } = useFacts()
  const withdrawalButtons = usableButtons(
    cashier.withdrawalButtons ?? [],
    features['identityVerification'] === true,
    {
      label: t('cashier.history.support'),
      to: urlOf('support'),
    },
  )
  const offered = useMemo(
    () =>
      offeredWithdrawals(settings.items, cashier, t).map((method) => ({
        ...method,
        summary: termsInLine(method, t),
      })),
    [settings.items, cashier, t],
  )
  const [chosen, setChosen] = useState<string>()
  const last = useRemembered(storageKeys.lastWithdrawalMethod)
  const [done, setDone] = useState<Transaction>()
  const method = firstChoice(offered, chosen, last)
  useStart(withdrawals)

  if (done !== undefined) {
    const another = () => {
      withdrawals.start()
      void withdrawals.learn().catch(() => undefined)
      setDone(undefined)
    }
    return <WithdrawalProgress transaction={done} onMoved={onMoved} onAnother={another} />
  }
  if (method === undefined) return empty
  const money = (amount: string) => formatMoney({ amount, currency: settings.available.currency }, locale)
  const confirmation = demandOfError(
    new ApiError('RequisitesValidationRequiredException', ''),
    withdrawalButtons,
    t,
    money,
  )
  // The form itself displays errors of its fields, and asks for confirmations.
  const explain = (error: unknown) => {
    if (!(error instanceof ApiError) || formErrors.includes(error.type)) return undefined
    if (isConfirmationRequired(error)) return undefined
    const { text, button } = demandOfError(error, withdrawalButtons, t, money)
    return { message: text, remedy: button && <DemandLink button={button} /> }
  }
  return (
    <>
      {settings.needs.map((need) => (
        <DemandNotice key={need} demand={demandOfNeed(need, withdrawalButtons, t)} />
      ))}
      <WithdrawalOrder
        method={method}
        settings={settings}
        explain={explain}
        notice={(sendAgain) => <MoneyNotice submitter={withdrawals} onAgain={sendAgain} />}
        confirmation={<DemandNotice demand={confirmation} />}
        onDone={(transaction) => {
          setDone(transaction)
          onMoved()
        }}
      >
        <MethodPicker
          title={t('cashier.withdrawalMethod')}
          methods={offered}
          chosen={method.sysname}
          onChoose={setChosen}
        />
        <MethodFacts method={method} />
      </WithdrawalOrder>
    </>
  )
}
