import type { AuditEntry } from '../../../schemas/studio/answers.ts'
import type { ChangedValue } from '../../../schemas/studio/changed-values.ts'

/** An entry of the log; drafts that were saved one after another are one entry. */
export interface ShownEntry extends AuditEntry {
  /** Number of entries it stands for. */
  count: number
}

/** Milliseconds between two saves of one piece of work. */
const pauseMs = 30 * 60 * 1000

/** What two saves have changed together; a text that is as before the first one is left out. */
function together(earlier: readonly ChangedValue[], later: readonly ChangedValue[]): ChangedValue[] {
  const merged = new Map(earlier.map((change) => [change.path, change]))
  for (const { path, after, ...change } of later) {
    const { before } = merged.get(path) ?? change
    merged.set(path, {
      ...change,
      path,
      ...(before !== undefined && { before }),
      ...(after !== undefined && { after }),
    })
  }
  return [...merged.values()].filter(({ before, after }) => before !== after)
}

/** Entries, newest first, with the saves of one person at one document as one entry at the time of the last one. */
export function mergeSaves(entries: readonly AuditEntry[]): ShownEntry[] {
  const shown: ShownEntry[] = []
  let start = ''
  for (const entry of entries) {
    const last = shown.at(-1)
    const isSame =
      last !== undefined &&
      entry.action === 'documents.save' &&
      (['action', 'subject', 'by', 'login'] as const).every((name) => last[name] === entry[name]) &&
      Date.parse(start) - Date.parse(entry.at) < pauseMs
    start = entry.at
    if (!isSame) {
      shown.push({ ...entry, count: 1 })
      continue
    }
    const changes = together(entry.changes ?? [], last.changes ?? [])
    const leftOut = (entry.leftOut ?? 0) + (last.leftOut ?? 0)
    shown[shown.length - 1] = { ...last, count: last.count + 1, changes, ...(leftOut > 0 && { leftOut }) }
  }
  return shown
}
