import type { ReactNode } from 'react'
import type { Tournament } from '../../../schemas/api/entities/competitions.ts'
import { formatNumber } from '../../lib/format/number.ts'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { LocalLink } from '../../renderer/local-link.tsx'
import { Spinner } from '../../ui/states/spinner.tsx'
import { useParticipation } from './use-participation.ts'

interface ParticipationProps {
  tournament: Tournament
  /** Class names: of the row, of the button, of the own standing and of a refusal. */
  look: Readonly<Partial<Record<'actions' | 'button' | 'own' | 'refusal', string | undefined>>>
  /** Takes the place of the own standing for who is in. */
  inside?: ReactNode
  /** Stands beside the button. */
  children?: ReactNode
}

/** The way into a tournament; for who is in, where he stands. A refusal says what would change it. */
export function Participation({ tournament, look, inside, children }: ParticipationProps) {
  const { t } = useTranslation()
  const { isSending, refusal, participate } = useParticipation(tournament)
  const isIn = tournament.user_info?.is_participating === true
  return (
    <>
      <div className={look.actions}>
        {isIn && (inside ?? <OwnStanding tournament={tournament} className={look.own} />)}
        {!isIn && tournament.status !== 'finished' && (
          <button
            type="button"
            className={look.button}
            aria-busy={isSending || undefined}
            onClick={participate}
          >
            {isSending && <Spinner />}
            {t('tournament.participate')}
          </button>
        )}
        {children}
      </div>
      <div role="alert">
        {refusal !== undefined && (
          <p className={look.refusal}>
            {t(`tournament.refused.${refusal}`)}{' '}
            {refusal === 'deposit' && (
              <LocalLink to="/cashier/deposit">{t('tournament.toDeposit')}</LocalLink>
            )}
            {refusal === 'verification' && (
              <LocalLink to="/profile/verification">{t('tournament.toVerification')}</LocalLink>
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
  tournament: Tournament
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
