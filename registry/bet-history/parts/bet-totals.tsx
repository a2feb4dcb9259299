import { addAmounts, subtractAmounts } from '../../../src/lib/amount.ts'
import { formatMoney } from '../../../src/lib/format/money.ts'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { useLocale } from '../../../src/renderer/render-context.tsx'
import type { Bet } from '../bet.ts'
import styles from '../bet-history.module.css'

/** Totals of the displayed bets in the currency of the newest one. */
export function BetTotals({ bets }: { bets: readonly Bet[] }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const currency = bets[0]?.bet.currency ?? ''
  const counted = bets.filter(({ bet }) => bet.currency === currency)
  const staked = addAmounts('0', ...counted.map(({ bet }) => bet.amount))
  const won = addAmounts('0', ...counted.map(({ win }) => win.amount))
  const show = (amount: string) => formatMoney({ amount, currency }, locale)
  const figures = [
    ['staked', show(staked)],
    ['won', show(won)],
    ['net', show(subtractAmounts(won, staked))],
  ] as const
  return (
    <dl className={styles.totals} aria-label={t('bets.totals')}>
      {figures.map(([name, figure]) => (
        <div key={name}>
          <dt>{t(`bets.total.${name}`)}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  )
}
