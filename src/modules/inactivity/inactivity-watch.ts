import { onActivity } from '../../lib/browser/activity.ts'
import { createLastActivity } from './last-activity.ts'

/** Share of the limit after which the player is warned. */
const warningShare = 0.8
/** Retry delay after a failed logout. */
const retryAfter = 10_000
/** What counts, beside scrolling and other pages. A mouse that only moves proves nobody's attention. */
const activities = ['keydown', 'click'] as const
/** What a person scrolls with. */
const scrollInputs = ['keydown', 'pointerdown', 'touchmove', 'wheel'] as const
/** Milliseconds after an input in which scrolling is its effect. Carousels also scroll by themselves. */
const scrollFollows = 2000
/** Keys that reach and press the buttons of the warning. */
const buttonKeys = ['Tab', 'Shift', 'Enter', ' ']

/** Whether a person is about to answer the warning, which must not close before that. */
const isChoosing = (event: Event) =>
  event.target instanceof Element &&
  event.target.closest('dialog') !== null &&
  (!(event instanceof KeyboardEvent) || buttonKeys.includes(event.key))

export interface InactivityReactions {
  /** Seconds; 0: no limit. Read again on each check. */
  limit: () => number
  /** The warning starts; `deadline` in milliseconds since 1970. */
  onWarn: (deadline: number) => void
  /** The player is active again, here or in another tab. */
  onReturn: () => void
  /** The time is over; called repeatedly while the watch continues. */
  onExpire: () => void
}

export interface InactivityWatch {
  /** The player was active, for example by opening another page. */
  activity: () => void
  stop: () => void
}

/**
 * Watches for an inactive player. It compares times instead of counting timer ticks, so a computer that slept
 * through the limit ends the session when it wakes up.
 */
export function watchInactivity({ limit, onWarn, onReturn, onExpire }: InactivityReactions): InactivityWatch {
  const last = createLastActivity()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isWarned = false
  /** The limit in milliseconds at the last check. */
  let allowed = 0
  let lastInput = 0

  function check() {
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
      timer = setTimeout(check, retryAfter)
      onExpire()
      return
    }
    if (idle >= warnAt && !isWarned) {
      isWarned = true
      onWarn(last.at() + allowed)
    }
    timer = setTimeout(check, (isWarned ? allowed : warnAt) - idle)
  }

  function activity() {
    // A click after the deadline does not prolong the session.
    if (allowed > 0 && Date.now() - last.at() >= allowed) return check()
    last.note()
    if (isWarned || limit() * 1000 !== allowed) check()
  }

  function act(event: Event) {
    if (!(isWarned && isChoosing(event))) activity()
  }

  function scrollInput() {
    lastInput = Date.now()
  }

  function scroll() {
    if (Date.now() - lastInput < scrollFollows) activity()
  }

  last.note()
  const listening = new AbortController()
  const options = { capture: true, passive: true, signal: listening.signal }
  for (const name of activities) document.addEventListener(name, act, options)
  for (const name of scrollInputs) document.addEventListener(name, scrollInput, options)
  document.addEventListener('scroll', scroll, options)
  // Timers of hidden tabs run late.
  document.addEventListener('visibilitychange', check, options)
  const stops = [onActivity(activity), last.onElsewhere(check)]
  check()

  return {
    activity,
    stop() {
      clearTimeout(timer)
      listening.abort()
      stops.forEach((stop) => stop())
    },
  }
}
