import type { FunctionalSettings } from '../../../schemas/documents/settings.ts'

export type BalanceRefreshSettings = FunctionalSettings['settingsForUpdBalance']

/** Clock and timers, so that tests move the time themselves. */
export interface Timers {
  now: () => number
  /** Runs `callback` once after `delay` ms; the answer calls it off. */
  after(delay: number, callback: () => void): () => void
}

export const browserTimers: Timers = {
  now: () => Date.now(),
  after: (delay, callback) => {
    const timer = setTimeout(callback, delay)
    return () => clearTimeout(timer)
  },
}

export interface BalanceSchedule {
  /** The player did something: what was turned off resumes. */
  activity: () => void
  /** The player clicked, which may have moved money. */
  click: () => void
  stop: () => void
}

/**
 * Decides when the balance is asked for: at an interval, after clicks, and no longer once the
 * player has done nothing for a while.
 */
export function startBalanceSchedule(
  settings: BalanceRefreshSettings,
  refresh: () => void,
  timers: Timers = browserTimers,
): BalanceSchedule {
  const interval = settings.countSecondsForInterval * 1000
  const patience = settings.countMinutesAfterWhichRequestsTurnedOff * 60_000
  const clickDelay = settings.countSecondsForDelayBetweenClick * 1000
  let lastActivity = timers.now()
  let lastClickRefresh = -Infinity
  let cancelInterval: (() => void) | undefined
  let cancelClick: (() => void) | undefined
  let isOff = false

  const planInterval = () => {
    cancelInterval?.()
    if (settings.isEnabledInterval) cancelInterval = timers.after(interval, tick)
  }
  const tick = () => {
    isOff = settings.isEnabledTurnOffRequests && timers.now() - lastActivity >= patience
    if (isOff) return
    refresh()
    planInterval()
  }
  const refreshAfterClick = () => {
    cancelClick = undefined
    lastClickRefresh = timers.now()
    refresh()
  }
  const activity = () => {
    lastActivity = timers.now()
    if (!isOff) return
    isOff = false
    refresh()
    planInterval()
  }

  planInterval()
  return {
    activity,
    click() {
      activity()
      // A click within the delay is not lost: its refresh follows when the delay is over.
      if (!settings.isEnabledRequestsAfterClick || cancelClick !== undefined) return
      const wait = lastClickRefresh + clickDelay - timers.now()
      if (wait <= 0) refreshAfterClick()
      else cancelClick = timers.after(wait, refreshAfterClick)
    },
    stop() {
      cancelInterval?.()
      cancelClick?.()
    },
  }
}
