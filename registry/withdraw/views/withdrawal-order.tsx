import type { EntityId } from '../../../schemas/api/entity-id.ts'
import { useId, useMemo, useRef, useState, type ReactNode, type SyntheticEvent } from 'react'
import type { Transaction, WithdrawSettings } from '../../../schemas/api/entities/cashier.ts'
import type { FormMessages } from '../../../forms/index.ts'
import { compareAmounts, roundDown } from '../../../src/lib/amount.ts'
import { formatMoney, typedDecimals } from '../../../src/lib/format/money.ts'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import {
  FormView,
  type ExtendableForm,
  type FormState,
  type FormViewProps,
} from '../../../src/renderer/form/form-view.tsx'
import { useConfig, useLocale } from '../../../src/renderer/render-context.tsx'
import { useSession } from '../../../src/modules/session/index.ts'
import {
  AmountField,
  amountMessage,
  amountProblem,
  knownRequisites,
  narrowRequisites,
  offeredAmounts,
  type OfferedWithdrawal,
  OrderLayout,
  OrderPart,
  RequisitesHead,
  type TypedAmount,
} from '../../../src/modules/cashier/index.ts'
import { BankSelect } from './bank-select.tsx'
import { RequisiteChoice } from './requisite-choice.tsx'
import styles from './withdrawal-panel.module.css'
import { WithdrawalSummary } from './withdrawal-summary.tsx'

interface WithdrawalOrderProps {
  method: OfferedWithdrawal
  settings: WithdrawSettings
  /** Explains why the platform has rejected the order. */
  explain: FormViewProps['explain']
  notice: (sendAgain: () => void) => ReactNode
  /** How the player gets saved requisites confirmed. */
  confirmation: ReactNode
  onDone: (transaction: Transaction) => void
  children: ReactNode
}

function isTransaction(result: unknown): result is Transaction {
  return typeof result === 'object' && result !== null && 'id' in result && 'can_cancel' in result
}

/** Amount and requisites of a withdrawal. Each method has its own state. */
export function WithdrawalOrder({
  method,
  settings,
  explain,
  notice,
  confirmation,
  onDone,
  children,
}: WithdrawalOrderProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { presets, savedRequisitesForm } = useConfig().cashier
  const { account } = useSession()
  const formId = useId()
  const field = useRef<HTMLInputElement>(null)
  const [amount, setAmount] = useState<TypedAmount>('')
  const [choice, setChoice] = useState<{ method: EntityId; id: EntityId | null }>()
  const [bankId, setBankId] = useState<EntityId | null>(null)
  const [isChecked, setIsChecked] = useState(false)
  const [messages, setMessages] = useState<FormMessages>()
  const [formState, setFormState] = useState<FormState>('absent')
  const [outcomeBox, setOutcomeBox] = useState<HTMLDivElement | null>(null)

  const usable = method.saved_requisites.filter(({ status }) => status === 'ready')
  const saved = savedRequisitesForm === undefined ? [] : method.saved_requisites
  const savedId = choice?.method === method.id ? choice.id : (usable[0]?.id ?? null)
  const isNew = savedId === null || savedRequisitesForm === undefined
  const left = settings.available.amount
  const problem = amountProblem(amount, { ...method, left })
  const amountError =
    isChecked && problem && messages
      ? amountMessage(problem, { ...method, left }, messages, locale)
      : undefined
  const sent = problem === undefined ? (amount ?? '') : ''
  const needsBank = isNew && method.bank_required
  const most = compareAmounts(left, method.max) > 0 ? method.max : left

  const extend = useMemo(
    () => (form: ExtendableForm) => ({ ...form, schema: narrowRequisites(form.schema, method.requisites) }),
    [method.requisites],
  )
  const known = useMemo(() => knownRequisites(account?.login), [account?.login])
  const check = (event: SyntheticEvent) => {
    setIsChecked(true)
    if (problem === undefined && !(needsBank && bankId === null)) return
    event.preventDefault()
    event.stopPropagation()
    if (problem !== undefined) field.current?.focus()
  }
  const sendAgain = () => {
    const form = document.getElementById(formId)
    if (form instanceof HTMLFormElement) form.requestSubmit()
  }
  const shared = {
    id: formId,
    hideTitle: true,
    hideSubmit: true,
    outcomeIn: outcomeBox,
    explain,
    onMessages: setMessages,
    onStateChange: setFormState,
    onDone: (result: unknown) => {
      if (isTransaction(result)) onDone(result)
    },
  }
  const order = { method_id: method.id, method: method.sysname, amount: sent }
  return (
    <>
      <OrderLayout
        summary={
          <WithdrawalSummary
            method={method}
            amount={sent}
            settings={settings}
            formId={formId}
            formState={formState}
            outcome={notice(sendAgain)}
            outcomeRef={setOutcomeBox}
          />
        }
      >
        <OrderPart>
          <div className={styles.available}>
            <p>{t('cashier.withdrawal.available')}</p>
            <p className={styles.sum}>{formatMoney(settings.available, locale)}</p>
            {/[1-9]/.test(settings.held.amount) && (
              <p>{t('cashier.withdrawal.held', { amount: formatMoney(settings.held, locale) })}</p>
            )}
          </div>
        </OrderPart>
        <OrderPart>{children}</OrderPart>
        <OrderPart>
          <AmountField
            amount={amount}
            currency={method.currency}
            min={method.min}
            max={method.max}
            left={left}
            isWithdrawal
            presets={offeredAmounts(method, presets, left)}
            all={roundDown(most, typedDecimals(method.currency))}
            problem={amountError}
            inputRef={field}
            onChange={setAmount}
            onLeave={() => setIsChecked(amount !== '')}
          />
        </OrderPart>
        <OrderPart>
          <RequisitesHead id={`${formId}-title`} title={t('cashier.withdrawal.where')} method={method.name} />
          {saved.length > 0 && (
            <RequisiteChoice
              saved={saved}
              chosen={savedId}
              confirmation={confirmation}
              onChoose={(id) => setChoice({ method: method.id, id })}
            />
          )}
          <div role="group" aria-labelledby={`${formId}-title`} onSubmitCapture={check}>
            {needsBank && (
              <BankSelect chosen={bankId} isMissing={isChecked && bankId === null} onChoose={setBankId} />
            )}
            {isNew ? (
              <FormView
                key={`new:${method.form}`}
                formKey={method.form}
                values={known}
                extend={extend}
                payload={(requisites) => ({
                  ...order,
                  requisites,
                  ...(needsBank && bankId !== null && { bank_id: bankId }),
                })}
                {...shared}
              />
            ) : (
              <FormView
                key={savedRequisitesForm}
                formKey={savedRequisitesForm}
                rows={0}
                payload={() => ({ ...order, saved_requisite_id: savedId })}
                {...shared}
              />
            )}
          </div>
        </OrderPart>
      </OrderLayout>
    </>
  )
}
