import { useEffect, type ReactNode } from 'react'
import useSWR from 'swr'
import { callApi } from '../../../src/lib/api/client.ts'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import type { CallAnswer } from '../../../schemas/api/calls.ts'
import type { Transaction } from '../../../schemas/api/entities/cashier.ts'
import type { Action } from '../../../schemas/documents/blocks/action.ts'
import { formatDate, formatTime } from '../../../src/lib/format/date.ts'
import { formatMoney } from '../../../src/lib/format/money.ts'
import { ActionButton } from '../../../src/renderer/action-button.tsx'
import { runAction } from '../../../src/renderer/actions.ts'
import { useConfig, useLocale } from '../../../src/renderer/render-context.tsx'
import { Button, buttonClass } from '../../../src/ui/controls/button.tsx'
import { Emblem, type EmblemName } from '../../../src/ui/art/emblem.tsx'
import { Spinner } from '../../../src/ui/states/spinner.tsx'
import {
  type PaymentOutcome,
  paymentUrl,
  truePage,
  useTransaction,
} from '../../../src/modules/cashier/index.ts'
import styles from './payment-result.module.css'

interface PaymentResultProps {
  outcome: PaymentOutcome
  title: string
  text?: string | undefined
  buttons: readonly { label: string; action: Action; variant?: 'primary' | 'secondary' | 'outline' }[]
  /** Id of the payment from the address. */
  transactionId: string | undefined
  /** The history as loaded by the server. */
  history: CallAnswer<'cashier.gethistory'> | undefined
  /** The deposit has been credited. */
  onSuccess: () => void
}

const emblems = {
  success: 'coins',
  fail: 'bolt',
  cancel: 'cards',
  mobile: 'bell',
  'new-window': 'star',
} as const satisfies Record<Exclude<PaymentOutcome, 'pending'>, EmblemName>

/** The outcome of a payment, according to the history and not only the address. */
export function PaymentResult(props: PaymentResultProps) {
  const { outcome, transactionId, history, onSuccess } = props
  const { t } = useTranslation()
  const { state, refresh } = useTransaction(transactionId, history)
  const target = state.status === 'found' ? truePage(outcome, state.transaction) : undefined
  const isPaid = outcome === 'success' && state.status === 'found' && target === undefined

  useEffect(() => {
    if (target !== undefined) runAction({ type: 'navigate', to: target })
  }, [target])

  useEffect(() => {
    if (isPaid) onSuccess()
  }, [isPaid, onSuccess])

  if (transactionId !== undefined && (state.status === 'unknown' || state.status === 'error')) {
    return <Unverified status={state.status} buttons={props.buttons} onRetry={refresh} />
  }
  // Until the history is loaded, the page does not claim an outcome.
  const isChecking = transactionId !== undefined && (state.status === 'loading' || target !== undefined)
  if (isChecking) {
    return <Card art={<Loader />} title={t('cashier.result.checking')} buttons={[]} isBusy />
  }
  return (
    <Card
      art={outcome === 'pending' ? <Loader /> : <Emblem name={emblems[outcome]} size={120} />}
      title={props.title}
      text={props.text}
      buttons={props.buttons}
      isBusy={outcome === 'pending'}
    >
      {state.status === 'found' && (
        <>
          <Facts transaction={state.transaction} />
          {outcome === 'pending' && <ContinuePayment id={state.transaction.id} />}
        </>
      )}
    </Card>
  )
}

interface UnverifiedProps extends Pick<PaymentResultProps, 'buttons'> {
  status: 'unknown' | 'error'
  onRetry: () => void
}

function Unverified({ status, buttons, onRetry }: UnverifiedProps) {
  const { t } = useTranslation()
  return (
    <Card
      art={<Emblem name="bolt" size={120} />}
      title={t(`cashier.result.${status}.title`)}
      text={t(`cashier.result.${status}.text`)}
      buttons={status === 'unknown' ? buttons : []}
    >
      {status === 'error' && <Button onClick={onRetry}>{t('cashier.retry')}</Button>}
    </Card>
  )
}

function Loader() {
  return (
    <span className={styles.loader}>
      <Spinner size={32} />
    </span>
  )
}

interface CardProps extends Pick<PaymentResultProps, 'title' | 'text' | 'buttons'> {
  art: ReactNode
  isBusy?: boolean
  children?: ReactNode
}

function Card({ art, title, text, buttons, isBusy = false, children }: CardProps) {
  return (
    <section className={styles.card} aria-busy={isBusy} aria-live="polite">
      {art}
      <h1 className={styles.title}>{title}</h1>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {children}
      {buttons.length > 0 && (
        <div className={styles.buttons}>
          {buttons.map(({ label, action, variant }) => (
            <ActionButton key={label} action={action} variant={variant ?? 'secondary'} size="l">
              {label}
            </ActionButton>
          ))}
        </div>
      )}
    </section>
  )
}

/** Links an open payment to the page where the player pays. */
function ContinuePayment({ id }: { id: number }) {
  const { t } = useTranslation()
  const { data } = useSWR(['cashier.getdepositinfo', id], () => callApi('cashier.getdepositinfo', { id }))
  const target = paymentUrl(data?.url ?? null)
  if (data === undefined || target === undefined) return null
  return (
    <a
      href={target}
      className={buttonClass({ size: 'l' })}
      {...(data.display === 'new_window' && { target: '_blank', rel: 'noopener' })}
    >
      {t('cashier.result.continue')}
    </a>
  )
}

function Facts({ transaction }: { transaction: Transaction }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { cashier, site } = useConfig()
  const method = cashier.methods.find(({ sysname }) => sysname === transaction.method)
  const moment = Date.parse(transaction.updated_at)
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('cashier.result.amount')}</dt>
        <dd>{formatMoney(transaction.amount, locale)}</dd>
      </div>
      <div>
        <dt>{t('cashier.result.method')}</dt>
        <dd>{method?.name ?? transaction.method}</dd>
      </div>
      <div>
        <dt>{t('cashier.result.date')}</dt>
        <dd>
          {formatDate(moment, site.timeZone)} {formatTime(moment, site.timeZone)}
        </dd>
      </div>
      <div>
        <dt>{t('cashier.result.transaction')}</dt>
        <dd>{t('cashier.result.number', { id: transaction.id })}</dd>
      </div>
    </dl>
  )
}
