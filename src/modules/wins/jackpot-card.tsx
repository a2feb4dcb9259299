import type { CSSProperties, ReactNode } from 'react'
import type { Jackpot } from '../../../schemas/api/entities/competitions.ts'
import { formatDate } from '../../lib/format/date.ts'
import { formatMoney, fullness, wholeUnits } from '../../lib/format/money.ts'
import { formatNumber } from '../../lib/format/number.ts'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { useConfig, useLocale } from '../../renderer/render-context.tsx'
import { Picture } from '../../ui/art/picture.tsx'
import { badgeClass } from '../../ui/display/badge.tsx'
import styles from './jackpot-card.module.css'

interface JackpotCardProps {
  jackpot: Jackpot
  /** Its name, as a heading or a link. */
  heading: ReactNode
  /** Shown below the amounts. */
  children?: ReactNode
}

/** A jackpot: its current amount, the maximum at which it drops, and the last winner. */
export function JackpotCard({ jackpot, heading, children }: JackpotCardProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { timeZone } = useConfig().site
  const { level, amount, ceiling, last_win: win, games, description } = jackpot
  const fill: CSSProperties = { '--fill': ceiling ? fullness(amount, ceiling) : 0 }
  return (
    <article className={styles.card} data-level={level}>
      {typeof description.image === 'string' && (
        <Picture
          className={styles.picture}
          src={description.image}
          alt=""
          sizes="(min-width: 768px) 24rem, 100vw"
        />
      )}
      <p className={styles.badges}>
        <span className={badgeClass(level === 'grand' ? 'brand' : 'neutral')}>
          {t(`jackpots.levels.${level}`)}
        </span>
        <span className={styles.games}>
          {t('jackpots.games', { count: games.length, total: formatNumber(games.length) })}
        </span>
      </p>
      {heading}
      <p className={styles.amount}>{formatMoney(wholeUnits(amount), locale)}</p>
      {ceiling !== null && (
        <>
          <span className={styles.bar} style={fill} />
          <p className={styles.note}>{t('jackpots.ceiling', { amount: formatMoney(ceiling, locale) })}</p>
        </>
      )}
      {win !== null && (
        <p className={styles.note}>
          {t('jackpots.lastWin', {
            name: win.fakename,
            amount: formatMoney(win.amount, locale),
            date: formatDate(Date.parse(win.won_at), timeZone),
          })}
        </p>
      )}
      {children}
    </article>
  )
}
