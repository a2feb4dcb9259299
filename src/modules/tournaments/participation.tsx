import { urlOf } from '../../../schemas/roles/role-table.ts'
import type { ReactNode } from 'react'
import type { Tournament } from '../../../schemas/api/entities/competitions.ts'
import { formatNumber } from '../../lib/format/number.ts'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { LocalLink } from '../../renderer/local-link.tsx'
import { Spinner } from '../../ui/states/spinner.tsx'
import { useParticipation, type EnterableTournament } from './use-participation.ts'

interface ParticipationProps {
  tournament: Pick<Tournament, 'status' | 'user_info'> & EnterableTournament
  /** Class names of the row, the button, the player's standing and the error. */
  classes: Readonly<Partial<Record<'actions' | 'button' | 'own' | 'error', string | undefined>>>
  /** Replaces the player's standing once the player takes part. */
  inside?: ReactNode
  /** Shown beside the button. */
  children?: ReactNode
}

/** The button that enters a tournament, or the standing of a player who takes part. An error says what to do. */
export function Participation({ tournament, classes, inside, children }: ParticipationProps) {
  const { t } = useTranslation()
  const { isPending, error, participate } = useParticipation(tournament)
  const isIn = tournament.user_info?.is_participating === true
  return (
    <>
      <div className={classes.actions}>
        {isIn && (inside ?? <OwnStanding tournament={tournament} className={classes.own} />)}
        {!isIn && tournament.status !== 'finished' && (
          <button
            type="button"
            className={classes.button}
            aria-busy={isPending || undefined}
            onClick={participate}
          >
            {isPending && <Spinner />}
            {t('tournament.participate')}
          </button>
        )}
        {children}
      </div>
      <div role="alert">
        {error !== undefined && (
          <p className={classes.error}>
            {t(`tournament.refused.${error}`)}{' '}
            {error === 'deposit' && <LocalLink to={urlOf('deposit')}>{t('tournament.toDeposit')}</LocalLink>}
            {error === 'verification' && (
              <LocalLink to={urlOf('identity')}>{t('tournament.toVerification')}</LocalLink>
            )}
          </p>
        )}
      </div>
    </>
  )
}

function OwnStanding({
  tournament: { user_info: own },
  className,
}: {
  tournament: Pick<Tournament, 'user_info'>
  className: string | undefined
}) {
  const { t } = useTranslation()
  const isPlaced = own !== null && own.position !== null
  return (
    <p className={className}>
      {isPlaced
        ? t('tournament.standing', {
            position: formatNumber(own.position ?? 0),
            points: formatNumber(own.points),
          })
        : t('tournament.in')}
    </p>
  )
}
