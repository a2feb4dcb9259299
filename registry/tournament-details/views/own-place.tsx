import type { Tournament } from '../../../schemas/api/entities/competitions.ts'
import { formatMoney } from '../../../src/lib/format/money.ts'
import { formatNumber } from '../../../src/lib/format/number.ts'
import type { Translate } from '../../../src/lib/i18n/plain-i18n.ts'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { useLocale } from '../../../src/renderer/render-context.tsx'
import { useSession } from '../../../src/modules/session/index.ts'
import { PlayerPortrait } from './player-portrait.tsx'
import styles from './own-place.module.css'

/** Points missing to the last rank with a prize; null if unknown or none are missing. */
export function pointsToPrize({ user_info: own, prizes = [], winners = [] }: Tournament): number | null {
  if (own === null || own.prize !== null) return null
  const last = Math.max(0, ...prizes.map(({ to }) => to))
  const holder = winners.find(({ position }) => position === last)
  return holder === undefined ? null : Math.max(1, holder.points - own.points + 1)
}

function noteOf(tournament: Tournament, t: Translate): string {
  const own = tournament.user_info
  if (own?.position === null) return t('tournament.noPoints')
  const missing = tournament.status === 'finished' ? null : pointsToPrize(tournament)
  if (missing === null) return ''
  const last = Math.max(...(tournament.prizes ?? []).map(({ to }) => to))
  return t('tournament.toPrize', { count: missing, points: formatNumber(missing), place: last })
}

/** The player's rank. On phones it stays visible. */
export function OwnPlace({ tournament }: { tournament: Tournament }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { account } = useSession()
  const own = tournament.user_info
  if (account === null || own?.is_participating !== true) return null
  const note = noteOf(tournament, t)
  return (
    <section className={styles.own} aria-label={t('tournament.ownPlace')}>
      <span className={styles.position}>{own.position === null ? '—' : formatNumber(own.position)}</span>
      <PlayerPortrait name={account.fakename || account.login} size="s" />
      <p className={styles.text}>
        <strong>{t('tournament.you')}</strong>
        {note !== '' && <span className={styles.note}>{note}</span>}
      </p>
      <span className={styles.points}>
        {t('tournament.points', { count: own.points, total: formatNumber(own.points) })}
      </span>
      <span className={styles.prize}>{own.prize === null ? '—' : formatMoney(own.prize, locale)}</span>
    </section>
  )
}
