import { formatDate, formatTime } from '../../../src/lib/format/date.ts'
import { formatMoney } from '../../../src/lib/format/money.ts'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { useConfig, useLocale } from '../../../src/renderer/render-context.tsx'
import { badgeClass, type BadgeProps } from '../../../src/ui/display/badge.tsx'
import { Icon, type IconName } from '../../../src/ui/art/icon.tsx'
import type { Bet } from '../bet.ts'
import type { BetColumn } from '../columns.ts'
import { outcomeOf, type BetOutcome } from '../../../src/modules/games/index.ts'
import styles from '../bet-history.module.css'

const appearances: Readonly<Record<BetOutcome, { tone: NonNullable<BadgeProps['tone']>; icon: IconName }>> = {
  open: { tone: 'info', icon: 'clock' },
  won: { tone: 'ok', icon: 'check' },
  lost: { tone: 'neutral', icon: 'minus' },
  partial: { tone: 'neutral', icon: 'minus' },
  refunded: { tone: 'warn', icon: 'refresh' },
  other: { tone: 'neutral', icon: 'info' },
}

interface BetRowProps {
  bet: Bet
  /** undefined: all parts in their groups. */
  columns: readonly BetColumn[] | undefined
}

export function BetRow({ bet, columns }: BetRowProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { timeZone } = useConfig().site
  const at = Date.parse(bet.created_at)
  const outcome = outcomeOf(bet)
  const { tone, icon } = appearances[outcome]
  // A platform need not call a returned stake a win.
  const returned = outcome === 'refunded' ? bet.bet : bet.win
  const details = [bet.provider, bet.details].filter((part) => part !== null && part !== '').join(' · ')
  const date = `${formatDate(at, timeZone)}, ${formatTime(at, timeZone)}`
  const balance = bet.balance_type !== 'main' && t(`bets.balance.${bet.balance_type}`)
  const stake = t('bets.stake', { amount: formatMoney(bet.bet, locale) })
  const win = outcome !== 'open' && outcome !== 'other' && (
    <span className={styles.win} data-won={outcome === 'won' || undefined}>
      {t('bets.win', { amount: formatMoney(returned, locale) })}
    </span>
  )
  const badge = (
    <span className={badgeClass(tone)}>
      <Icon name={icon} size={14} />
      {t(`bets.status.${outcome}`)}
    </span>
  )
  if (columns) {
    const game = <span className={styles.game}>{bet.game.name}</span>
    const cells = { game, details, date, balance, stake, win, outcome: badge }
    return (
      <li className={styles.cells}>
        {columns.map(({ column, onPhones = true }) => (
          <span key={column} data-large-only={!onPhones || undefined}>
            {cells[column]}
          </span>
        ))}
      </li>
    )
  }
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        <span className={styles.game}>{bet.game.name}</span>
        <span className={styles.detail}>{details}</span>
        <span className={styles.detail}>
          {date}
          {balance !== false && ` · ${balance}`}
        </span>
      </span>
      <span className={styles.figures}>
        <span>{stake}</span>
        {win}
      </span>
      {badge}
    </li>
  )
}
