import type { Kysely } from 'kysely'
import { migrateDatabase, openDatabase } from '../../db/database.ts'
import type { DatabaseLocation } from '../../db/database-location.ts'
import { contentMigrations, type ContentTables } from './tables.ts'

/** The store works, but rejected the operation. */
export class StoreOperationError extends Error {
  override readonly name: string = 'StoreOperationError'
}

/**
 * The connection to the store's database. It is opened when first needed and again after a failure, so that a
 * store that comes back, or is replaced by a backup, is used without a restart.
 */
export class StoreConnection {
  #database: Promise<Kysely<ContentTables>> | null = null

  constructor(
    readonly place: DatabaseLocation,
    readonly logError: (error: unknown) => void,
  ) {}

  async use<Result>(work: (database: Kysely<ContentTables>) => Promise<Result>): Promise<Result> {
    try {
      this.#database ??= connect(this.place, this.logError)
      return await work(await this.#database)
    } catch (error) {
      if (!(error instanceof StoreOperationError)) await this.close()
      throw error
    }
  }

  async close(): Promise<void> {
    const database = this.#database
    this.#database = null
    await database?.then((open) => open.destroy()).catch(() => undefined)
  }
}

async function connect(
  place: DatabaseLocation,
  logError: (error: unknown) => void,
): Promise<Kysely<ContentTables>> {
  // Players must not wait for a lock of the store, so the busy timeout is short and callers retry.
  const database = openDatabase<ContentTables>(place, { busyTimeout: 50, logError })
  try {
    await migrateDatabase(database, contentMigrations)
    return database
  } catch (error) {
    await database.destroy()
    throw error
  }
}
