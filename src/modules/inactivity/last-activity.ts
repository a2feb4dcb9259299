import { readItem, writeItem } from '../../lib/browser/storage.ts'
import * as storageKeys from '../../lib/browser/storage-keys.ts'

/** Other tabs are notified at most this often. */
const broadcastIntervalMs = 1000
/** Milliseconds by which another tab's time may be ahead; if more, the clock was set back in the meantime. */
const ahead = 10_000

/** When the player was last active, in any tab of this browser. */
export interface LastActivity {
  /** Milliseconds since 1970, never in the future. */
  at: () => number
  note: () => void
  /** Calls the listener when another tab reports activity. */
  onElsewhere: (listener: () => void) => () => void
}

export function createLastActivity(): LastActivity {
  let here = 0
  let broadcastAt = 0
  return {
    at() {
      const now = Date.now()
      const elsewhere = Number(readItem('local', storageKeys.lastActivity) ?? 0)
      // A clock that was set back must not make the player active forever.
      return Math.max(here, elsewhere <= now + ahead ? Math.min(elsewhere, now) : 0)
    },
    note() {
      here = Date.now()
      if (here - broadcastAt < broadcastIntervalMs) return
      broadcastAt = here
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
