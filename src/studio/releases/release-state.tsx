import { useTranslation } from 'react-i18next'
import type { Release } from '../../../schemas/studio/releases.ts'
import { Badge } from '../../ui/display/badge.tsx'
import { useScheduleCheck } from '../schedules/use-schedule-check.ts'
import { useTimestamp } from '../use-language.ts'
import { stateTones } from './state-tones.ts'

/** The state of a release; a scheduled one shows its time, one with an end its end, and whether it would fail. */
export function ReleaseState({ release: { id, state, at, until } }: { release: Release }) {
  const { t } = useTranslation()
  const time = useTimestamp()
  const { failing } = useScheduleCheck(state === 'waiting' ? 60 : null)
  const isFailing = state === 'waiting' && failing(id).length > 0
  const start = state === 'waiting' && at !== null ? time(at) : t(`releases.states.${state}`)
  const when = until === undefined ? start : t('schedules.period', { time: start, end: time(until) })
  return (
    <Badge tone={isFailing ? 'error' : stateTones[state]}>
      {[when, ...(isFailing ? [t('schedules.failing')] : [])].join(' · ')}
    </Badge>
  )
}
