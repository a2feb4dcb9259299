import type { LoadedData } from '../../../schemas/component.ts'
import { formatMoney } from '../../../src/lib/format/money.ts'
import { formatNumber } from '../../../src/lib/format/number.ts'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { Participation, TournamentClock, useScene } from '../../../src/modules/tournaments/index.ts'
import { LocalLink } from '../../../src/renderer/local-link.tsx'
import { useLocale } from '../../../src/renderer/render-context.tsx'
import { Picture } from '../../../src/ui/art/picture.tsx'
import type { load } from '../tournament-card.load.ts'
import styles from '../tournament-card.module.css'

interface TournamentOfferProps {
  tournament: LoadedData<(typeof load)['tournaments']>['items'][number]
  detailsPath: string | undefined
  /** The tournament has started or ended. */
  onChange: () => void
}

/** A running or upcoming tournament over its scene. */
export function TournamentOffer({ tournament, detailsPath, onChange }: TournamentOfferProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { id, description, total_prize: prize, restrictions } = tournament
  const scene = useScene(tournament)
  const titleId = `tournament-${id}`
  return (
    <section className={styles.card} data-scene={scene.name} aria-labelledby={titleId}>
      <Picture className={styles.scene} src={scene.src} alt="" sizes="(min-width: 768px) 40rem, 320px" />
      <div className={styles.content}>
        <p className={styles.kind}>{t('tournament.kind', { games: formatNumber(tournament.games_count) })}</p>
        <h2 id={titleId} className={styles.name}>
          {description.name}
        </h2>
        <p>
          {t('tournament.prize')} <strong>{formatMoney(prize, locale)}</strong>
        </p>
        <TournamentClock tournament={tournament} onEnd={onChange} />
        {restrictions !== undefined && (
          <p className={styles.terms}>
            {t(restrictions.is_deposit_required ? 'tournament.termsDeposit' : 'tournament.terms', {
              amount: formatMoney(restrictions.min_bet, locale),
            })}
          </p>
        )}
        <Participation tournament={tournament} classes={styles}>
          {detailsPath !== undefined && (
            <LocalLink to={`${detailsPath}/${id}`} className={styles.details}>
              {t('tournament.details')}
            </LocalLink>
          )}
          <p className={styles.participants}>
            {t('tournament.participants', { number: formatNumber(tournament.total_participants) })}
          </p>
        </Participation>
      </div>
    </section>
  )
}
