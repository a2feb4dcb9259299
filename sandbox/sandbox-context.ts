import type { Controls } from './console/controls.ts'
import type { RandomSource } from './random.ts'
import type { Database } from './tables/database.ts'

/** What every part of the sandbox works with. */
export interface SandboxContext {
  database: Database
  /** Milliseconds since 1970; the console may have moved this clock. */
  now: () => number
  random: RandomSource
  /** What developers set in the console. */
  controls: Controls
  /** Address of the site that the sandbox serves, such as https://example.com. */
  publicUrl: URL
  /** Origin of the frames in which the site keeps the code of others. */
  framesOrigin: string
  /** Work factor of scrypt: a power of two. */
  passwordCost: number
  /** Whether the developer pages are open to everybody, not only on this machine. */
  isConsoleOpen: boolean
  /** Whether campaign popups wait for players who come in. */
  hasPopups: boolean
  /** Writes down what should not have happened. */
  logError: (error: unknown) => void
}
