import {
  startBalanceSchedule,
  type BalanceRefreshSettings,
  type BalanceSchedule,
} from './balance-schedule.ts'

/** All places that show the balance share one schedule, and one request fills SWR's cache for all of them. */
const revalidators = new Set<() => void>()
let schedule: BalanceSchedule | undefined

const onClick = () => schedule?.click()
const onActivity = () => schedule?.activity()
const activityEvents = ['keydown', 'scroll', 'visibilitychange'] as const

/** Refreshes the balance now, if anything on the page displays it. */
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

/** Joins the shared schedule until the returned function is called. */
export function joinRefresh(settings: BalanceRefreshSettings, revalidate: () => void): () => void {
  revalidators.add(revalidate)
  if (revalidators.size === 1) start(settings)
  return () => {
    revalidators.delete(revalidate)
    if (revalidators.size === 0) stop()
  }
}
