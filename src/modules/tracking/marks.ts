import { pickQuery } from '../../lib/query.ts'
import { readJson, storageKeys, writeJson } from '../../lib/storage.ts'

/** Query parameters that tell where a visit comes from. */
export const markNames = [
  'track_id',
  'show_popup_reg',
  'publisher_id',
  'goal_id',
  'goal_entry_id',
  'link_id',
] as const

/** The marks of this visit. */
export function readMarks(): Record<string, string> {
  const stored = readJson('session', storageKeys.trackingMarks)
  if (typeof stored !== 'object' || stored === null) return {}
  return Object.fromEntries(
    Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

/** Keeps the marks of an address for the rest of the visit; newer ones replace older ones. */
export function keepMarks(search: string): void {
  const marks = pickQuery(search, markNames)
  if (Object.keys(marks).length > 0) {
    writeJson('session', storageKeys.trackingMarks, { ...readMarks(), ...marks })
  }
}
