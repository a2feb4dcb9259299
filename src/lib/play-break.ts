import type { PlayStatus } from '../../schemas/api/entities/responsible.ts'
import { formatMoment } from './format/date.ts'
import type { Translate } from './i18n/plain-i18n.ts'

/** A break or self-exclusion in progress; `until`: ISO date and time, null for a permanent exclusion. */
export type PlayBreak = { kind: 'excluded'; until: string | null } | { kind: 'timeOut'; until: string }

/** What keeps the player from playing and depositing at `now`, in milliseconds since 1970; null: nothing. */
export function breakOf(status: PlayStatus, now: number): PlayBreak | null {
  const { is_self_excluded, self_excluded_until, time_out_until } = status
  if (is_self_excluded) return { kind: 'excluded', until: self_excluded_until }
  if (time_out_until !== null && Date.parse(time_out_until) > now)
    return { kind: 'timeOut', until: time_out_until }
  return null
}

/** Says what keeps the player from playing, and until when. */
export function breakTitle(
  { kind, until }: PlayBreak,
  { t, timeZone }: { t: Translate; timeZone: string },
): string {
  return until === null
    ? t('cashier.break.excludedForGood')
    : t(`cashier.break.${kind}`, { at: formatMoment(until, timeZone) })
}
