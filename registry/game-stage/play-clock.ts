import type { EntityId } from '../../schemas/api/entity-id.ts'
import { playClockKey, readItem, writeItem } from '../../src/lib/browser/storage.ts'

/** Away from games for this time, in milliseconds, a player begins a new period of play. */
const restMs = 15 * 60_000

interface PlayClock {
  /** Milliseconds since 1970. */
  startedAt: number
  remindedAt: number
  seenAt: number
}

function read(uid: EntityId): PlayClock | undefined {
  const [startedAt = NaN, remindedAt = NaN, seenAt = NaN] = (readItem('local', playClockKey(uid)) ?? '')
    .split(',')
    .map(Number)
  const isKnown = [startedAt, remindedAt, seenAt].every((time) => Number.isFinite(time) && time > 0)
  return isKnown ? { startedAt, remindedAt, seenAt } : undefined
}

/**
 * Notes that the player is playing for money at `now`. Returns the minutes of play, in all games and tabs, once a
 * reminder is due after `minutes` without one; undefined until then.
 */
export function notePlay(uid: EntityId, now: number, minutes: number): number | undefined {
  const known = read(uid)
  const isGoingOn = known !== undefined && now >= known.seenAt && now - known.seenAt < restMs
  const { startedAt, remindedAt } = isGoingOn ? known : { startedAt: now, remindedAt: now }
  const isDue = minutes > 0 && now - remindedAt >= minutes * 60_000
  writeItem('local', playClockKey(uid), [startedAt, isDue ? now : remindedAt, now].join(','))
  return isDue ? Math.floor((now - startedAt) / 60_000) : undefined
}
