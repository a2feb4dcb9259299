import type { Tournament } from '../../../schemas/api/entities/competitions.ts'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { Clock } from '../../ui/display/clock.tsx'

interface TournamentClockProps {
  tournament: Pick<Tournament, 'status' | 'started_at' | 'finished_at'>
  /** The tournament has started or ended. */
  onEnd: () => void
}

/** Time until a tournament starts or ends. */
export function TournamentClock({ tournament, onEnd }: TournamentClockProps) {
  const { t } = useTranslation()
  const isFuture = tournament.status === 'future'
  return (
    <Clock
      label={t(isFuture ? 'tournament.beginsIn' : 'tournament.endsIn')}
      over={t(isFuture ? 'tournament.begun' : 'tournament.finished')}
      end={Date.parse(isFuture ? tournament.started_at : tournament.finished_at)}
      units={{
        days: t('tournament.days'),
        hours: t('tournament.hours'),
        minutes: t('tournament.minutes'),
        seconds: t('tournament.seconds'),
      }}
      onEnd={onEnd}
    />
  )
}
