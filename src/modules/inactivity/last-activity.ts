import { readItem, storageKeys, writeItem } from '../../lib/browser/storage.ts'

/** Other tabs need not hear of every key. */
const tellEvery = 1000
/** Milliseconds by which the time of another tab may be ahead; by more, the clock was set back meanwhile. */
const ahead = 10_000

/** When the player last did something, in any tab of this browser. */
export interface LastActivity {
  /** Milliseconds since 1970, never in the future. */
  at: () => number
  note: () => void
  /** Calls back when another tab has noted something. */
  onElsewhere: (listener: () => void) => () => void
}

export function createLastActivity(): LastActivity {
  let here = 0
  let told = 0
  return {
    at() {
      const now = Date.now()
      const elsewhere = Number(readItem('local', storageKeys.lastActivity) ?? 0)
      // A clock that was set back must not make anybody active for ever.
      return Math.max(here, elsewhere <= now + ahead ? Math.min(elsewhere, now) : 0)
    },
    note() {
      here = Date.now()
      if (here - told < tellEvery) return
      told = here
      writeItem('local', storageKeys.lastActivity, String(here))
    },
    onElsewhere(listener) {
      const listen = ({ key }: StorageEvent) => {
        if (key === storageKeys.lastActivity) listener()
      }
      window.addEventListener('storage', listen)
      return () => window.removeEventListener('storage', listen)
    },
  }
}
