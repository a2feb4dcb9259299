import { useEffect, useId, useMemo, useRef, useState, type ReactNode, type SyntheticEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { DepositMethod } from '../../../schemas/api/entities.ts'
import { FormView, type ExtendableForm } from '../../renderer/form/form-view.tsx'
import { useConfig } from '../../renderer/render-context.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { AmountField } from './amount-field.tsx'
import { amountProblem, offeredAmounts, offeredMethods, type OfferedMethod } from './deposit-rules.ts'
import { DepositSummary } from './deposit-summary.tsx'
import styles from './deposit-panel.module.css'
import { startDeposits } from './make-deposit.ts'
import { MethodPicker } from './method-picker.tsx'
import { narrowRequisites } from './requisites.ts'
import { UnansweredDeposit } from './unanswered-deposit.tsx'

interface DepositPanelProps {
  methods: readonly DepositMethod[]
  /** Shown where there is no method to pay by. */
  empty: ReactNode
}

/** Method, amount, requisites and, beside them, what it comes to. */
export function DepositPanel({ methods, empty }: DepositPanelProps) {
  const { cashier } = useConfig()
  const offered = useMemo(() => offeredMethods(methods, cashier.methods), [methods, cashier.methods])
  const [chosen, setChosen] = useState<string>()
  const method = offered.find(({ sysname }) => sysname === chosen) ?? offered[0]

  useEffect(() => {
    startDeposits()
    // A page that is come back to from the payment page may be the very same one, frozen.
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) startDeposits()
    }
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [])

  if (method === undefined) return empty
  return (
    <>
      <UnansweredDeposit />
      <Order method={method}>
        <MethodPicker methods={offered} chosen={method.sysname} onChoose={setChosen} />
      </Order>
    </>
  )
}

function Order({ method, children }: { method: OfferedMethod; children: ReactNode }) {
  const { t } = useTranslation()
  const { presets } = useConfig().cashier
  const formId = useId()
  const field = useRef<HTMLInputElement>(null)
  const [amount, setAmount] = useState('')
  const [isChecked, setIsChecked] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const problem = amountProblem(amount, method)

  const extend = useMemo(
    () => (form: ExtendableForm) => ({ ...form, schema: narrowRequisites(form.schema, method.requisites) }),
    [method],
  )

  // The amount belongs to the payment but not to the form of the requisites: it is checked first.
  const checkAmount = (event: SyntheticEvent) => {
    setIsChecked(true)
    if (problem === undefined) return
    event.preventDefault()
    event.stopPropagation()
    field.current?.focus()
  }

  return (
    <div className={styles.order}>
      <div className={styles.parts}>
        <Card className={styles.part}>{children}</Card>
        <Card className={styles.part}>
          <AmountField
            amount={amount}
            currency={method.currency}
            min={method.min}
            max={method.max}
            presets={offeredAmounts(method, presets)}
            problem={isChecked ? problem : undefined}
            inputRef={field}
            onChange={setAmount}
            onLeave={() => setIsChecked(amount !== '')}
          />
        </Card>
        <Card className={styles.part}>
          <div className={styles.requisites}>
            <h2 id={`${formId}-title`}>{t('cashier.requisites')}</h2>
            <Badge>{method.name}</Badge>
          </div>
          <div role="group" aria-labelledby={`${formId}-title`} onSubmitCapture={checkAmount}>
            <FormView
              key={method.form}
              formKey={method.form}
              id={formId}
              extend={extend}
              payload={(requisites) => ({ method_id: method.id, amount, requisites })}
              hideTitle
              hideSubmit
              onPendingChange={setIsBusy}
            />
          </div>
        </Card>
      </div>
      <DepositSummary
        method={method}
        amount={problem === undefined ? amount : ''}
        formId={formId}
        isBusy={isBusy}
      />
    </div>
  )
}
