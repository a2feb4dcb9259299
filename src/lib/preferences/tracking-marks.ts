import { maxMarkLength, markNames, type Marks } from '../../../schemas/tracking.ts'
import { pickQuery } from '../urls/query.ts'
import { readJson, writeJson } from '../browser/storage.ts'
import * as storageKeys from '../browser/storage-keys.ts'

function isUsable(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= maxMarkLength
}

/** The tracking parameters of this visit. */
export function readMarks(): Marks {
  const stored = readJson('session', storageKeys.trackingMarks)
  if (typeof stored !== 'object' || stored === null) return {}
  const marks = new Map<string, unknown>(Object.entries(stored))
  return Object.fromEntries(
    markNames.flatMap((name) => {
      const value = marks.get(name)
      return isUsable(value) ? [[name, value]] : []
    }),
  )
}

/** Stores the tracking parameters of an address for the rest of the visit; newer ones replace older ones. */
export function keepMarks(search: string): void {
  const marks = Object.entries(pickQuery(search, markNames)).filter(([, value]) => isUsable(value))
  if (marks.length > 0)
    writeJson('session', storageKeys.trackingMarks, { ...readMarks(), ...Object.fromEntries(marks) })
}
