import type { Kysely } from 'kysely'
import { migrateDatabase, openDatabase } from '../../db/database.ts'
import type { DatabaseLocation } from '../../db/database-location.ts'
import { contentMigrations, type ContentTables } from './tables.ts'

/** What was asked of the store cannot be; the store itself is well. */
export class StoreRefusal extends Error {
  override readonly name: string = 'StoreRefusal'
}

/**
 * The way to the store's database. It is made when it is first needed and again after a failure, so that a
 * store which comes back, or is replaced by a backup, is taken up without a restart.
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
      if (!(error instanceof StoreRefusal)) await this.close()
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
  // A player must not wait for a lock of the store: whoever finds it locked asks again.
  const database = openDatabase<ContentTables>(place, { busyTimeout: 50, logError })
  try {
    await migrateDatabase(database, contentMigrations)
    return database
  } catch (error) {
    await database.destroy()
    throw error
  }
}
