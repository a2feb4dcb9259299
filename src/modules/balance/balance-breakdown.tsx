import { formatMoney } from '../../lib/format/money.ts'
import { hiddenAmount, useIsBalanceHidden } from '../../lib/preferences/hidden-balance.ts'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { useFacts, useLocale } from '../../renderer/render-context.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { VisuallyHidden } from '../../ui/display/visually-hidden.tsx'
import styles from './balance-breakdown.module.css'
import { useBalance } from './use-balance.ts'

/**
 * Breakdown of the total. If bonus money is kept separate, every balance is listed, even if empty, without a
 * sum; otherwise only balances above zero.
 */
export function BalanceBreakdown() {
  const { t } = useTranslation()
  const locale = useLocale()
  const isIsolated = useFacts().features['bonusIsolation'] === true
  const { balance, total, hasFailed } = useBalance()
  const isHidden = useIsBalanceHidden()
  if (balance === undefined || total === undefined) {
    return hasFailed ? <p className={styles.unknown}>{t('balance.unknown')}</p> : <Skeleton height="120px" />
  }
  const parts = [
    { name: 'main', money: balance.balance_main },
    { name: 'bonus', money: balance.balance_bonus },
    { name: 'betting', money: balance.balance_betting_bonus },
  ].flatMap(({ name, money }) =>
    money && (isIsolated || name === 'main' || /[1-9]/.test(money.amount)) ? [{ name, money }] : [],
  )
  const show = (money: typeof total) => {
    if (isHidden) return <Hidden />
    return formatMoney(money, locale, 'always')
  }
  return (
    <dl className={styles.breakdown} data-stale={hasFailed || undefined}>
      {parts.map(({ name, money }) => (
        <div key={name} className={styles.part}>
          <dt>
            {t(`balance.breakdown.${name}`)}
            <span className={styles.use}>{t(`balance.breakdown.${name}Text`)}</span>
          </dt>
          <dd>{show(money)}</dd>
        </div>
      ))}
      {!isIsolated && (
        <div className={styles.total}>
          <dt>{t('balance.breakdown.total')}</dt>
          <dd>{show(total)}</dd>
        </div>
      )}
    </dl>
  )
}

/** Shown instead of an amount if the player hides the balance. */
function Hidden() {
  const { t } = useTranslation()
  return (
    <>
      <span aria-hidden="true">{hiddenAmount}</span>
      <VisuallyHidden>{t('balance.hidden')}</VisuallyHidden>
    </>
  )
}
