import type { Tournament } from '../../../schemas/api/entities/competitions.ts'
import { formatMoment } from '../../lib/format/date.ts'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { useConfig } from '../../renderer/render-context.tsx'
import { Clock } from '../../ui/display/clock.tsx'

interface TournamentClockProps {
  tournament: Pick<Tournament, 'status' | 'started_at' | 'finished_at'>
  /** The tournament has started or ended. */
  onEnd: () => void
}

/** Time until a tournament starts or ends. */
export function TournamentClock({ tournament, onEnd }: TournamentClockProps) {
  const { t } = useTranslation()
  const { timeZone } = useConfig().site
  const isFuture = tournament.status === 'future'
  const end = isFuture ? tournament.started_at : tournament.finished_at
  return (
    <Clock
      label={t(isFuture ? 'tournament.beginsIn' : 'tournament.endsIn')}
      over={t(isFuture ? 'tournament.begun' : 'tournament.finished')}
      end={Date.parse(end)}
      date={t(isFuture ? 'tournament.beginsAt' : 'tournament.endsAt', { time: formatMoment(end, timeZone) })}
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
