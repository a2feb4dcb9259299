import { withQuery } from '../../../lib/urls/links.ts'
import { urlOf } from '../../../../schemas/roles/role-table.ts'
import type { ReactNode } from 'react'
import type { Transaction } from '../../../../schemas/api/entities/cashier.ts'
import { formatDate, formatTime } from '../../../lib/format/date.ts'
import { formatMoney } from '../../../lib/format/money.ts'
import { useTranslation } from '../../../lib/i18n/use-translation.ts'
import { LocalLink } from '../../../renderer/local-link.tsx'
import { useConfig, useFacts, useLocale } from '../../../renderer/render-context.tsx'
import { Button, buttonClass } from '../../../ui/controls/button.tsx'
import { Icon, type IconName } from '../../../ui/art/icon.tsx'
import { useArrivalFocus } from '../../../ui/hooks/use-arrival-focus.ts'
import { Spinner } from '../../../ui/states/spinner.tsx'
import { methodName } from '../order/payment-methods.ts'
import { usePaymentHold, type Submitter } from './submitter.ts'
import { useSettlement } from './use-settlement.ts'
import styles from './money-notice.module.css'

interface MoneyNoticeProps {
  submitter: Submitter
  /** Sends the order in addition to the similar payment. */
  onAgain: () => void
}

/** The page that shows a payment. */
function paymentPath({ id, type }: Pick<Transaction, 'id' | 'type'>): string {
  return type === 'deposit'
    ? urlOf('payment-pending-transaction', { transaction: id })
    : withQuery(urlOf('cashier-history'), { tab: 'withdrawal', open: String(id) })
}

/**
 * What the player must know about an order that is not simply done: its state is being looked up, it arrived,
 * it did not, or there is a similar payment. Nothing is sent automatically.
 */
export function MoneyNotice({ submitter, onAgain }: MoneyNoticeProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { currency } = useFacts()
  const hold = usePaymentHold(submitter)
  const settlement = useSettlement(submitter)
  const { kind } = submitter
  // Kinds without texts of their own use those of payments.
  const textOf = (name: string, values = {}) =>
    t([`cashier.notice.${kind}.${name}`, `cashier.notice.deposit.${name}`], values)
  const text = (name: string, amount: string) =>
    textOf(name, { amount: formatMoney({ amount, currency }, locale) })

  if (hold?.status === 'duplicate') {
    const { transaction } = hold
    return (
      <Notice tone="warn" icon="warning" text={text('twin', transaction.amount.amount)} occasion={hold}>
        <p className={styles.detail}>
          <PaymentLine transaction={transaction} />
        </p>
        <div className={styles.ways}>
          <LocalLink to={paymentPath(transaction)} className={buttonClass({ size: 's' })}>
            {t('cashier.notice.goThere')}
          </LocalLink>
          <Button
            variant="outline"
            size="s"
            onClick={() => {
              submitter.confirmDuplicate()
              onAgain()
            }}
          >
            {textOf('again')}
          </Button>
        </div>
      </Notice>
    )
  }
  switch (settlement.status) {
    case 'found':
      return (
        <Notice tone="info" icon="info" text={text('found', settlement.transaction.amount.amount)}>
          <div className={styles.ways}>
            <LocalLink to={paymentPath(settlement.transaction)} className={buttonClass({ size: 's' })}>
              {t('cashier.notice.follow')}
            </LocalLink>
          </div>
        </Notice>
      )
    case 'unknown':
      return <Notice tone="info" text={text('unknown', settlement.intent.amount)} occasion={hold} />
    case 'unreachable':
      return <Notice tone="warn" text={t('cashier.notice.unreachable')} />
    case 'expired':
      return <Notice tone="warn" icon="info" text={text('lapsed', settlement.intent.amount)} />
    case 'none':
      return null
  }
}

/** Method, time and status of a payment in one line. */
function PaymentLine({ transaction }: { transaction: Transaction }) {
  const { t } = useTranslation()
  const { cashier, site } = useConfig()
  const moment = Date.parse(transaction.created_at)
  return (
    <>
      {methodName(cashier, transaction.method)} · {formatDate(moment, site.timeZone)}{' '}
      {formatTime(moment, site.timeZone)} · {t(`cashier.status.${transaction.status}`)}
    </>
  )
}

interface NoticeProps {
  tone: 'info' | 'warn'
  /** Left out: shows a spinner. */
  icon?: IconName
  text: string
  /** The submission that led to the notice: it receives the focus. */
  occasion?: unknown
  children?: ReactNode
}

export function Notice({ tone, icon, text, occasion, children }: NoticeProps) {
  const box = useArrivalFocus<HTMLDivElement>(occasion)
  return (
    <div ref={box} className={styles.notice} data-tone={tone} role="status" tabIndex={-1}>
      {icon === undefined ? <Spinner size={20} /> : <Icon name={icon} />}
      <div className={styles.texts}>
        <p>{text}</p>
        {children}
      </div>
    </div>
  )
}
