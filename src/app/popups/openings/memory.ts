import type { OpeningFrequency } from '../../../../schemas/documents/opening.ts'
import { isRecord } from '../../../../schemas/is-record.ts'
import { readJson, writeJson } from '../../../lib/browser/storage.ts'
import * as storageKeys from '../../../lib/browser/storage-keys.ts'
import { dayInMilliseconds } from '../../../lib/constants.ts'

/** Milliseconds after which a popup may open again; a visit has one popup anyway. */
const pauses: Record<OpeningFrequency, number> = {
  once: Infinity,
  week: 7 * dayInMilliseconds,
  day: dayInMilliseconds,
  visit: 0,
}

function readOpened(): Record<string, unknown> {
  const stored = readJson('local', storageKeys.openedPopups)
  return isRecord(stored) ? stored : {}
}

/** Whether enough time has passed since the popup opened in this browser. */
export function mayReturn(popup: string, frequency: OpeningFrequency, now: number): boolean {
  const opened = readOpened()[popup]
  return typeof opened !== 'number' || now - opened >= pauses[frequency]
}

/** Forgets popups that the site no longer opens. `known`: those that it opens. */
export function rememberOpened(popup: string, now: number, known: readonly string[]): void {
  const earlier = Object.entries(readOpened()).filter(([key]) => known.includes(key))
  writeJson('local', storageKeys.openedPopups, { ...Object.fromEntries(earlier), [popup]: now })
}
