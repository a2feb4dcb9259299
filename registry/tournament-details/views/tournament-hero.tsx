import { urlOf } from '../../../schemas/roles/role-table.ts'
import type { Tournament } from '../../../schemas/api/entities/competitions.ts'
import { formatDate } from '../../../src/lib/format/date.ts'
import { formatMoney } from '../../../src/lib/format/money.ts'
import { formatNumber } from '../../../src/lib/format/number.ts'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { LocalLink } from '../../../src/renderer/local-link.tsx'
import { useConfig, useLocale } from '../../../src/renderer/render-context.tsx'
import { Picture } from '../../../src/ui/art/picture.tsx'
import { badgeClass } from '../../../src/ui/display/badge.tsx'
import { buttonClass } from '../../../src/ui/controls/button.tsx'
import { Participation, TournamentClock, useScene } from '../../../src/modules/tournaments/index.ts'
import styles from './tournament-hero.module.css'

const tones = { active: 'accent', future: 'brand', finished: 'neutral' } as const

interface TournamentHeroProps {
  tournament: Tournament
  titleId: string
  /** The tournament has started or ended. */
  onChange: () => void
}

/** The head of a tournament's page: picture, prize fund, remaining time, and the next step. */
export function TournamentHero({ tournament, titleId, onChange }: TournamentHeroProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { timeZone } = useConfig().site
  const scene = useScene(tournament)
  const { id, status, description, total_prize: prize, games_count: games } = tournament
  const date = (moment: string) => formatDate(Date.parse(moment), timeZone)
  const play = (
    <LocalLink
      to={urlOf('tournament-games', { id })}
      className={buttonClass({ variant: 'primary', size: 'l' })}
    >
      {t('tournament.play')}
    </LocalLink>
  )
  return (
    <header className={styles.hero} data-scene={scene.name}>
      <Picture
        className={styles.scene}
        src={scene.src}
        alt=""
        sizes="(min-width: 768px) 60rem, 420px"
        isFirst
      />
      <div className={styles.content}>
        <p className={styles.badges}>
          <span className={badgeClass(tones[status])}>{t(`tournament.status.${status}`)}</span>
          <span className={`${badgeClass('neutral')} ${styles.games}`}>
            {t('tournament.games', { count: games, total: formatNumber(games) })}
          </span>
        </p>
        <h1 id={titleId} className={styles.name}>
          {description.name}
        </h1>
        <p className={styles.prize}>
          {t('tournament.prize')} <strong>{formatMoney(prize, locale)}</strong>
        </p>
        {status === 'finished' ? (
          <p className={styles.dates}>
            {t('tournament.dates', { from: date(tournament.started_at), to: date(tournament.finished_at) })}
          </p>
        ) : (
          <TournamentClock tournament={tournament} onEnd={onChange} />
        )}
        <Participation
          tournament={tournament}
          classes={{
            actions: styles.actions,
            button: buttonClass({ variant: 'primary', size: 'l' }),
            error: styles.error,
          }}
          inside={status === 'active' ? play : <span className={styles.own}>{t('tournament.in')}</span>}
        />
      </div>
    </header>
  )
}
