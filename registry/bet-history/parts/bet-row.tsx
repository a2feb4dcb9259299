import { formatDate, formatTime } from '../../../src/lib/format/date.ts'
import { formatMoney } from '../../../src/lib/format/money.ts'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { useConfig, useLocale } from '../../../src/renderer/render-context.tsx'
import { badgeClass, type BadgeProps } from '../../../src/ui/display/badge.tsx'
import { Icon, type IconName } from '../../../src/ui/art/icon.tsx'
import type { Bet } from '../bet.ts'
import { outcomeOf, type BetOutcome } from '../outcome.ts'
import styles from '../bet-history.module.css'

const appearances: Readonly<Record<BetOutcome, { tone: NonNullable<BadgeProps['tone']>; icon: IconName }>> = {
  open: { tone: 'info', icon: 'clock' },
  won: { tone: 'ok', icon: 'check' },
  lost: { tone: 'neutral', icon: 'minus' },
  partial: { tone: 'neutral', icon: 'minus' },
  refunded: { tone: 'warn', icon: 'refresh' },
}

export function BetRow({ bet }: { bet: Bet }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { timeZone } = useConfig().site
  const at = Date.parse(bet.created_at)
  const outcome = outcomeOf(bet)
  const { tone, icon } = appearances[outcome]
  // A platform need not call a returned stake a win.
  const returned = outcome === 'refunded' ? bet.bet : bet.win
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        <span className={styles.game}>{bet.game.name}</span>
        <span className={styles.detail}>
          {[bet.provider, bet.details].filter((part) => part !== null && part !== '').join(' · ')}
        </span>
        <span className={styles.detail}>
          {formatDate(at, timeZone)}, {formatTime(at, timeZone)}
          {bet.balance_type !== 'main' && ` · ${t(`bets.balance.${bet.balance_type}`)}`}
        </span>
      </span>
      <span className={styles.figures}>
        <span>{t('bets.stake', { amount: formatMoney(bet.bet, locale) })}</span>
        {outcome !== 'open' && (
          <span className={styles.win} data-won={outcome === 'won' || undefined}>
            {t('bets.win', { amount: formatMoney(returned, locale) })}
          </span>
        )}
      </span>
      <span className={badgeClass(tone)}>
        <Icon name={icon} size={14} />
        {t(`bets.status.${outcome}`)}
      </span>
    </li>
  )
}
