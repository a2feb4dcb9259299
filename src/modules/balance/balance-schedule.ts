import type { FunctionalSettings } from '../../../schemas/documents/settings/settings.ts'

export type BalanceRefreshSettings = FunctionalSettings['settingsForUpdBalance']

/** Times of sites that do not set their own. */
const defaultIntervalSeconds = 10
const defaultIdleMinutes = 5
const defaultClickDelaySeconds = 1

/** Clock and timers, so that tests control the time. */
export interface Timers {
  now: () => number
  /** Runs `callback` once after `delay` ms; the returned function cancels it. */
  after(delay: number, callback: () => void): () => void
}

const browserTimers: Timers = {
  now: () => Date.now(),
  after: (delay, callback) => {
    const timer = setTimeout(callback, delay)
    return () => clearTimeout(timer)
  },
}

export interface BalanceSchedule {
  /** The player was active: refreshing resumes if it had stopped. */
  activity: () => void
  /** The player clicked, which may have moved money. */
  click: () => void
  stop: () => void
}

/** Decides when to refresh the balance: at an interval and after clicks, but not after a period of inactivity. */
export function startBalanceSchedule(
  settings: BalanceRefreshSettings,
  refresh: () => void,
  timers: Timers = browserTimers,
): BalanceSchedule {
  const interval = (settings.countSecondsForInterval ?? defaultIntervalSeconds) * 1000
  const idleMs = (settings.countMinutesAfterWhichRequestsTurnedOff ?? defaultIdleMinutes) * 60_000
  const clickDelay = (settings.countSecondsForDelayBetweenClick ?? defaultClickDelaySeconds) * 1000
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
    isOff = settings.isEnabledTurnOffRequests && timers.now() - lastActivity >= idleMs
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
      // A click during the delay is not lost: its refresh follows after the delay.
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
