import { onActivity } from '../../lib/browser/activity.ts'
import { createLastActivity } from './last-activity.ts'

/** Share of the limit after which the player is warned. */
const warningShare = 0.8
/** A logout that could not be had is tried again after this long. */
const retryAfter = 10_000
const activityEvents = ['keydown', 'click', 'scroll'] as const

export interface InactivityReactions {
  /** Seconds; 0: none. Asked anew whenever it counts. */
  limit: () => number
  /** The rest of the time begins; `deadline` in milliseconds since 1970. */
  onWarn: (deadline: number) => void
  /** The player is back, here or in another tab. */
  onReturn: () => void
  /** The time is over; called again while the watch goes on. */
  onExpire: () => void
}

export interface InactivityWatch {
  /** The player has done something, such as going to another page. */
  activity: () => void
  stop: () => void
}

/**
 * Watches for a player who does nothing. What counts is when something was last done, not how often a timer
 * ran: a computer that slept through the limit ends the session when it wakes.
 */
export function watchInactivity({ limit, onWarn, onReturn, onExpire }: InactivityReactions): InactivityWatch {
  const last = createLastActivity()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isWarned = false
  /** The limit in milliseconds when it was last looked at. */
  let allowed = 0

  function look() {
    clearTimeout(timer)
    allowed = limit() * 1000
    const idle = Date.now() - last.at()
    const warnAt = allowed * warningShare
    if (isWarned && (allowed === 0 || idle < warnAt)) {
      isWarned = false
      onReturn()
    }
    if (allowed === 0) return
    if (idle >= allowed) {
      timer = setTimeout(look, retryAfter)
      onExpire()
      return
    }
    if (idle >= warnAt && !isWarned) {
      isWarned = true
      onWarn(last.at() + allowed)
    }
    timer = setTimeout(look, (isWarned ? allowed : warnAt) - idle)
  }

  function activity() {
    // Nobody comes back by a click after the time is over.
    if (allowed > 0 && Date.now() - last.at() >= allowed) return look()
    last.note()
    if (isWarned || limit() * 1000 !== allowed) look()
  }

  last.note()
  for (const name of activityEvents)
    document.addEventListener(name, activity, { capture: true, passive: true })
  // Timers of hidden tabs run late.
  document.addEventListener('visibilitychange', look)
  const stops = [onActivity(activity), last.onElsewhere(look)]
  look()

  return {
    activity,
    stop() {
      clearTimeout(timer)
      for (const name of activityEvents) document.removeEventListener(name, activity, { capture: true })
      document.removeEventListener('visibilitychange', look)
      stops.forEach((stop) => stop())
    },
  }
}
