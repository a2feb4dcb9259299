import type { Tournament } from '../../../schemas/api/entities/competitions.ts'
import { formatDate } from '../../../src/lib/format/date.ts'
import { formatMoney } from '../../../src/lib/format/money.ts'
import { formatNumber } from '../../../src/lib/format/number.ts'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { LocalLink } from '../../../src/renderer/local-link.tsx'
import { useConfig, useLocale } from '../../../src/renderer/render-context.tsx'
import { Picture } from '../../../src/ui/art/picture.tsx'
import { buttonClass } from '../../../src/ui/controls/button.tsx'
import { Participation, TournamentClock, useScene } from '../../../src/modules/tournaments/index.ts'
import styles from './tournaments.module.css'

interface TournamentEntryProps {
  tournament: Tournament
  /** Page of the list, to which the id is appended. */
  path: string
  /** The tournament has started or ended. */
  onChange: () => void
}

/** A tournament in a list: picture above, key facts and actions below. */
export function TournamentEntry({ tournament, path, onChange }: TournamentEntryProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { timeZone } = useConfig().site
  const scene = useScene(tournament)
  const { id, status, description, total_prize: prize, restrictions } = tournament
  const date = (moment: string) => formatDate(Date.parse(moment), timeZone)
  return (
    <article className={styles.entry} aria-labelledby={`tournament-${id}`}>
      <div className={styles.scene}>
        <Picture src={scene.src} alt="" sizes="420px" />
        {status === 'finished' ? (
          <p className={styles.dates}>
            {t('tournament.dates', { from: date(tournament.started_at), to: date(tournament.finished_at) })}
          </p>
        ) : (
          <TournamentClock tournament={tournament} onEnd={onChange} />
        )}
      </div>
      <div className={styles.facts}>
        <h2 id={`tournament-${id}`} className={styles.name}>
          <LocalLink to={`${path}/${id}`}>{description.name}</LocalLink>
        </h2>
        <p className={styles.text}>{description.text}</p>
        <dl className={styles.figures}>
          <dt>{t('tournament.prize')}</dt>
          <dd className={styles.prize}>{formatMoney(prize, locale)}</dd>
          <dt>{t('tournament.players')}</dt>
          <dd>{formatNumber(tournament.total_participants)}</dd>
          {restrictions && (
            <>
              <dt>{t('tournament.minBet')}</dt>
              <dd>{formatMoney(restrictions.min_bet, locale)}</dd>
            </>
          )}
        </dl>
        <Participation
          tournament={tournament}
          classes={{
            actions: styles.actions,
            button: buttonClass({ variant: 'outline' }),
            own: styles.own,
            error: styles.error,
          }}
        >
          <LocalLink to={`${path}/${id}`} className={buttonClass({ variant: 'secondary' })}>
            {t(status === 'finished' ? 'tournament.results' : 'tournament.details')}
          </LocalLink>
        </Participation>
      </div>
    </article>
  )
}
