import { join } from 'node:path'
import type Sqlite from 'better-sqlite3'
import { SqliteDriver } from './db/sqlite-driver.ts'
import { StartupError } from './lib/startup-error.ts'

/**
 * Claims the data folder for this process until it ends, however it ends: the operating system frees the lock.
 * Throws StartupError if another server uses the folder, since two would overwrite each other's snapshot and
 * block each other's databases.
 */
export function lockDataDir(dataDir: string): void {
  // Node has no file locks of its own; SQLite's are those of the operating system.
  const lock = new SqliteDriver(join(dataDir, 'server.lock'), { timeout: 0 })
  try {
    lock.pragma('journal_mode = MEMORY')
    lock.exec('begin exclusive')
  } catch (error) {
    lock.close()
    if (error instanceof SqliteDriver.SqliteError && error.code.startsWith('SQLITE_BUSY'))
      throw new StartupError(
        `Another server uses DATA_DIR (${dataDir}). Stop it first, or give this one a folder of its own; servers share data through DATABASE_URL.`,
      )
    throw error
  }
  locks.add(lock)
}

/** Keeps the locks: a collected one would be freed. */
const locks = new Set<Sqlite.Database>()
