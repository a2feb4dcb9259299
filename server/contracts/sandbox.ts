import type { DatabaseSettings } from './database.ts'
import type { Platform } from './platform.ts'

/** Settings with which the site starts the sandbox. */
export interface SandboxSettings extends DatabaseSettings {
  /** URL of the site, such as http://localhost:3000. */
  publicUrl: string
  /** Origin of iframes for third-party code; defaults to the site's own origin. */
  framesOrigin?: string
  /** Milliseconds between polls for console settings changed by other processes; omitted: never. */
  controlsInterval?: number
  /** Milliseconds between settlements of what is due although no player requests it; omitted: never. */
  sweepInterval?: number
  /** Opens the developer pages and the demo accounts to everyone, not only to this machine. */
  isConsoleOpen?: boolean
  /** Whether campaign popups are shown to players after login; true by default. */
  hasPopups?: boolean
  /** Number of games in the catalogue; 600 by default. */
  gamesCount?: number | undefined
  /** Origin of a push service besides those of browsers. */
  pushService?: string | null
  /** Logs unexpected errors. */
  logError?: (error: unknown) => void
  /** Logs warnings for administrators. */
  logWarning?: (message: string) => void
}

/** What `sandbox/index.ts` exports. */
export interface SandboxPackage {
  createSandbox: (settings: SandboxSettings) => Promise<Platform>
}
