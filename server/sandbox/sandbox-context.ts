import type { Kysely } from 'kysely'
import type { RandomSource } from './random.ts'
import type { SandboxTables } from './tables.ts'

export type Database = Kysely<SandboxTables>

/** What every part of the sandbox works with. */
export interface SandboxContext {
  database: Database
  /** Milliseconds since 1970. */
  now: () => number
  random: RandomSource
  /** Address of the site that the sandbox serves, such as https://example.com. */
  publicUrl: URL
  /** Work factor of scrypt: a power of two. */
  passwordCost: number
  /** Writes down what should not have happened. */
  logError: (error: unknown) => void
}
