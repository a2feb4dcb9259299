import {
  startBalanceSchedule,
  type BalanceRefreshSettings,
  type BalanceSchedule,
} from './balance-schedule.ts'

/**
 * However many places show the balance, the page asks for it once: all of them share one schedule,
 * and one request of any of them feeds SWR's cache for all.
 */
const revalidators = new Set<() => void>()
let schedule: BalanceSchedule | undefined

const onClick = () => schedule?.click()
const onActivity = () => schedule?.activity()
const activityEvents = ['keydown', 'scroll', 'visibilitychange'] as const

/** Asks for the balance now, where something on the page shows it. */
export function refreshBalance(): void {
  schedule?.activity()
  const [revalidate] = revalidators
  revalidate?.()
}

function start(settings: BalanceRefreshSettings) {
  schedule = startBalanceSchedule(settings, () => revalidators.values().next().value?.())
  document.addEventListener('click', onClick, { capture: true })
  for (const name of activityEvents) document.addEventListener(name, onActivity, { passive: true })
}

function stop() {
  schedule?.stop()
  schedule = undefined
  document.removeEventListener('click', onClick, { capture: true })
  for (const name of activityEvents) document.removeEventListener(name, onActivity)
}

/** Takes part in the shared schedule until the returned function is called. */
export function joinRefresh(settings: BalanceRefreshSettings, revalidate: () => void): () => void {
  revalidators.add(revalidate)
  if (revalidators.size === 1) start(settings)
  return () => {
    revalidators.delete(revalidate)
    if (revalidators.size === 0) stop()
  }
}
