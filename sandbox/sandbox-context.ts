import type { Background } from './background.ts'
import type { Controls } from './console/controls.ts'
import type { PushRequest } from './push/push-service.ts'
import type { RandomSource } from './random.ts'
import type { Database } from './tables/database.ts'

/** Dependencies of every part of the sandbox. */
export interface SandboxContext {
  database: Database
  /** Milliseconds since 1970; the console can move this clock. */
  now: () => number
  random: RandomSource
  /** Console settings. */
  controls: Controls
  /** URL of the site that the sandbox serves, such as https://example.com. */
  publicUrl: URL
  /** Origin of the iframes for third-party code. */
  framesOrigin: string
  /** Work factor of scrypt, a power of two. */
  passwordCost: number
  /** Whether the developer pages are open to everyone, not only to this machine. */
  isConsoleOpen: boolean
  /**
   * Whether the developer pages and the demo accounts can be used at all: on a site at a loopback address, or by
   * an explicit setting.
   */
  isForDevelopers: boolean
  /** Whether campaign popups are shown to players after login. */
  hasPopups: boolean
  /** Origin of a push service besides those of browsers; null: none. */
  pushService: string | null
  /** Sends a message to a push service and returns the status of its response. */
  postPush: (request: PushRequest) => Promise<number>
  /** Runs what no answer waits for. */
  background: Background
  /** Logs unexpected errors. */
  logError: (error: unknown) => void
}
