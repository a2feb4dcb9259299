import type { Omission } from '../contracts/platform.ts'
import type { Fault } from './read-value.ts'

/** A platform that changes its answers all the time must not fill the memory. */
const maxKinds = 500

/** Counts what is left out of the platform's answers; tells of each kind once. */
export function createOmissions(tell: (omission: Omission) => void) {
  const known = new Map<string, Omission>()
  return {
    note(call: string, { path, reason }: Fault): void {
      const key = `${call} ${path} ${reason}`
      const before = known.get(key)
      if (before === undefined && known.size >= maxKinds) return
      const omission = { call, path, reason, count: (before?.count ?? 0) + 1 }
      known.set(key, omission)
      if (before === undefined) tell(omission)
    },
    all: (): readonly Omission[] => [...known.values()],
  }
}
