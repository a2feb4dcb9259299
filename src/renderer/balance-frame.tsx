import { urlOf } from '../../schemas/roles/role-table.ts'
import type { ReactNode } from 'react'
import type { Money } from '../../schemas/api/entities/fields.ts'
import { formatTotal } from '../lib/format/money.ts'
import { useTranslation } from '../lib/i18n/use-translation.ts'
import { Icon } from '../ui/art/icon.tsx'
import { buttonClass } from '../ui/controls/button.tsx'
import styles from './balance-frame.module.css'
import { LocalLink } from './local-link.tsx'
import { useFacts, useLocale } from './render-context.tsx'

interface BalanceFrameProps {
  label: string
  /** The view has a main action of its own, so the deposit button is less prominent. */
  isQuiet: boolean
  /** The amount, or what is shown in its place. */
  children: ReactNode
}

/** A balance and, except on a break, a link to the deposit. Its size does not depend on the amount. */
export function BalanceFrame({ label, isQuiet, children }: BalanceFrameProps) {
  const { t } = useTranslation()
  const { isOnBreak = false } = useFacts()
  return (
    <div className={styles.frame}>
      <div className={styles.figures}>
        <span className={styles.label}>{label}</span>
        {children}
      </div>
      {!isOnBreak && (
        <LocalLink
          to={urlOf('deposit')}
          className={`${buttonClass({ variant: isQuiet ? 'secondary' : 'primary', size: 's' })} ${styles.topUp}`}
        >
          <Icon name="plus" size={18} />
          <span className={styles.topUpText}>{t('balance.topUp')}</span>
        </LocalLink>
      )}
    </div>
  )
}

interface BalanceAmountProps {
  total: Money
  /** Text in place of the figure. */
  figure?: string | undefined
  isStale?: boolean
  /** What is said about the amount. */
  children?: ReactNode
}

/** A total with two decimals; narrow screens leave the currency to screen readers. */
export function BalanceAmount({ total, figure, isStale = false, children }: BalanceAmountProps) {
  const shown = formatTotal(total, useLocale())
  return (
    <bdi className={styles.amount} data-stale={isStale || undefined}>
      {shown.before !== '' && <span className={styles.currency}>{shown.before}</span>}
      {figure ?? shown.figure}
      <span className={styles.currency}>{shown.after}</span>
      {children}
    </bdi>
  )
}
