import type { PlayStatus } from '../../schemas/api/entities/responsible.ts'

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
