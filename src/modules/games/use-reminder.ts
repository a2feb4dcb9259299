import * as storageKeys from '../../lib/browser/storage-keys.ts'
import { createStoredValue } from '../../lib/browser/stored-value.ts'
import { useConfig, useFacts } from '../../renderer/render-context.tsx'

const chosen = createStoredValue(storageKeys.realityCheck)

/** How often this browser reminds the player of the time in games. */
interface Reminder {
  /** Minutes between two reminders; 0: none. */
  minutes: number
  /** Minutes to choose from; empty: the site leaves no choice. */
  intervals: readonly number[]
  choose: (minutes: string) => void
}

/** The reminder of the time in games; null where the site has none. */
export function useReminder(): Reminder | null {
  const { features } = useFacts()
  const { intervals = [], initial = 0 } = useConfig().functional.realityCheck ?? {}
  const own = Number(chosen.use() ?? initial)
  if (features['responsibleGaming'] !== true) return null
  return { minutes: intervals.includes(own) ? own : initial, intervals, choose: chosen.set }
}
