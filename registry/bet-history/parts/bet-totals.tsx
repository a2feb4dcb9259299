import { addAmounts, subtractAmounts } from '../../../src/lib/amount.ts'
import { formatMoney } from '../../../src/lib/format/money.ts'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { useLocale } from '../../../src/renderer/render-context.tsx'
import type { Bet } from '../bet.ts'
import { outcomeOf } from '../../../src/modules/games/index.ts'
import styles from '../bet-history.module.css'

/** Totals of the displayed bets in the currency of the newest one; bets in play are counted apart, returned ones not at all. */
export function BetTotals({ bets }: { bets: readonly Bet[] }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const currency = bets[0]?.bet.currency ?? ''
  const counted = bets.filter(({ bet }) => bet.currency === currency)
  const settled = counted.filter((bet) => !['open', 'refunded', 'other'].includes(outcomeOf(bet)))
  const inPlay = counted.filter((bet) => bet.status === 'open')
  const stakesOf = (some: readonly Bet[]) => addAmounts('0', ...some.map(({ bet }) => bet.amount))
  const staked = stakesOf(settled)
  const won = addAmounts('0', ...settled.map(({ win }) => win.amount))
  const show = (amount: string) => formatMoney({ amount, currency }, locale)
  const figures = [
    [t('bets.total.staked'), show(staked)],
    [t('bets.total.won'), show(won)],
    [t('bets.total.net'), show(subtractAmounts(won, staked))],
    ...(inPlay.length > 0 ? [[t('bets.status.open'), show(stakesOf(inPlay))] as const] : []),
  ] as const
  return (
    <dl className={styles.totals} aria-label={t('bets.totals')}>
      {figures.map(([name, figure]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  )
}
