import type { Tournament } from '../../../schemas/api/entities/competitions.ts'
import { formatMoney } from '../../../src/lib/format/money.ts'
import { formatNumber } from '../../../src/lib/format/number.ts'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { useLocale } from '../../../src/renderer/render-context.tsx'
import { PlayerPortrait } from './player-portrait.tsx'
import styles from './leaders.module.css'

type Leader = NonNullable<Tournament['winners']>[number]
/** Ranks on the podium, from left to right. */
const podium = [2, 1, 3] as const

/** The leaders: the first three on a podium, the others in a table. */
export function Leaders({ tournament }: { tournament: Tournament }) {
  const { t } = useTranslation()
  const { winners = [], total_participants: participants } = tournament
  const others = winners.filter(({ position }) => position > podium.length)
  return (
    <>
      <header className={styles.header}>
        <h2 className={styles.title}>
          {t(tournament.status === 'finished' ? 'tournament.winners' : 'tournament.leaders')}
        </h2>
        <p className={styles.participants}>
          {t('tournament.participants', { number: formatNumber(participants) })}
        </p>
      </header>
      {winners.length === 0 && <p className={styles.none}>{t('tournament.noLeaders')}</p>}
      {winners.length > 0 && (
        <ol className={styles.podium}>
          {podium.map((place) => {
            const leader = winners.find(({ position }) => position === place)
            return leader && <PodiumPlace key={place} leader={leader} />
          })}
        </ol>
      )}
      {others.length > 0 && <Standing leaders={others} />}
    </>
  )
}

function PodiumPlace({ leader: { position, fakename, points, prize, is_me: isMe } }: { leader: Leader }) {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <li className={styles.place} data-place={position} data-me={isMe || undefined}>
      <PlayerPortrait name={fakename} size={position === 1 ? 'l' : 'm'} isCrowned={position === 1} />
      <p className={styles.name}>{isMe ? t('tournament.you') : fakename}</p>
      <p className={styles.points}>
        {t('tournament.points', { count: points, total: formatNumber(points) })}
      </p>
      <div className={styles.step}>
        <p className={styles.position}>{position}</p>
        {prize && <p className={styles.prize}>{formatMoney(prize, locale)}</p>}
      </div>
    </li>
  )
}

function Standing({ leaders }: { leaders: readonly Leader[] }) {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <table className={styles.standing}>
      <thead>
        <tr>
          <th scope="col">{t('tournament.column.place')}</th>
          <th scope="col">{t('tournament.column.player')}</th>
          <th scope="col" className={`${styles.figure} ${styles.wide}`}>
            {t('tournament.column.points')}
          </th>
          <th scope="col" className={styles.figure}>
            {t('tournament.column.prize')}
          </th>
        </tr>
      </thead>
      <tbody>
        {leaders.map(({ position, fakename, points, prize, is_me: isMe }) => (
          <tr key={position} data-me={isMe || undefined}>
            <td className={styles.rank}>{position}</td>
            <td>
              <span className={styles.player}>
                <PlayerPortrait name={fakename} size="s" />
                <span>
                  {isMe ? t('tournament.you') : fakename}
                  <span className={styles.under} aria-hidden="true">
                    {t('tournament.points', { count: points, total: formatNumber(points) })}
                  </span>
                </span>
              </span>
            </td>
            <td className={`${styles.figure} ${styles.wide}`}>{formatNumber(points)}</td>
            <td className={`${styles.figure} ${styles.won}`}>{prize ? formatMoney(prize, locale) : '—'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
