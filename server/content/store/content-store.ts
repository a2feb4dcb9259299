import type { Kysely } from 'kysely'
import { migrateDatabase, openDatabase } from '../../db/database.ts'
import { isManifest, type Manifest, type ObjectType } from '../manifest.ts'
import { contentMigrations, type ContentTables } from './tables.ts'

export interface StoredObject {
  hash: string
  type: ObjectType
  content: string
}

export interface OfferedDefault {
  document: string
  hash: string
}

/** Somebody else published in the meantime. */
export class SnapshotConflict extends Error {
  override readonly name = 'SnapshotConflict'
}

/**
 * What was published, in SQL. The connection is made when it is first needed and again after a
 * failure, so that a store which comes back, or is replaced by a backup, is taken up without a restart.
 */
export class ContentStore {
  #database: Promise<Kysely<ContentTables>> | null = null

  constructor(readonly file: string) {}

  /** Version in force; null when nothing was ever published. */
  async head(): Promise<number | null> {
    return this.#use(async (database) => {
      const row = await database
        .selectFrom('snapshots')
        .select(({ fn }) => fn.max('version').as('version'))
        .executeTakeFirst()
      return row?.version ?? null
    })
  }

  async snapshot(version: number): Promise<Manifest> {
    return this.#use(async (database) => {
      const row = await database
        .selectFrom('snapshots')
        .select('manifest')
        .where('version', '=', version)
        .executeTakeFirstOrThrow()
      const manifest: unknown = JSON.parse(row.manifest)
      if (!isManifest(manifest)) throw new Error(`snapshot ${version} of the store cannot be read`)
      return manifest
    })
  }

  async object(hash: string, type: ObjectType): Promise<string | null> {
    return this.#use(async (database) => {
      const row = await database
        .selectFrom('objects')
        .select('content')
        .where('hash', '=', hash)
        .where('type', '=', type)
        .executeTakeFirst()
      return row?.content ?? null
    })
  }

  /**
   * One transaction: the snapshot with everything new in it, or nothing. `basis` is the version that it
   * was made from. Throws SnapshotConflict when that is no longer the newest.
   */
  async append(manifest: Manifest, objects: readonly StoredObject[], basis: number | null): Promise<void> {
    await this.#use((database) =>
      database.transaction().execute(async (transaction) => {
        const head = await transaction
          .selectFrom('snapshots')
          .select(({ fn }) => fn.max('version').as('version'))
          .executeTakeFirst()
        if ((head?.version ?? null) !== basis) throw new SnapshotConflict()
        for (const object of objects) {
          await transaction
            .insertInto('objects')
            .values(object)
            .onConflict((conflict) => conflict.column('hash').doNothing())
            .execute()
        }
        await transaction
          .insertInto('snapshots')
          .values({
            version: manifest.version,
            created_at: manifest.createdAt,
            author: manifest.author,
            manifest: JSON.stringify(manifest),
          })
          .execute()
      }),
    )
  }

  async offeredDefaults(): Promise<OfferedDefault[]> {
    return this.#use((database) => database.selectFrom('defaults').selectAll().execute())
  }

  async noteDefaults(defaults: readonly OfferedDefault[]): Promise<void> {
    await this.#use((database) =>
      database.transaction().execute(async (transaction) => {
        for (const offered of defaults) {
          await transaction
            .insertInto('defaults')
            .values(offered)
            .onConflict((conflict) => conflict.doNothing())
            .execute()
        }
      }),
    )
  }

  async close(): Promise<void> {
    const database = this.#database
    this.#database = null
    await database?.then((open) => open.destroy()).catch(() => undefined)
  }

  async #use<Result>(work: (database: Kysely<ContentTables>) => Promise<Result>): Promise<Result> {
    try {
      this.#database ??= connect(this.file)
      return await work(await this.#database)
    } catch (error) {
      if (!(error instanceof SnapshotConflict)) await this.close()
      throw error
    }
  }
}

async function connect(file: string): Promise<Kysely<ContentTables>> {
  // A player must not wait for a lock of the store: whoever finds it locked asks again.
  const database = openDatabase<ContentTables>(file, { busyTimeout: 50 })
  try {
    await migrateDatabase(database, contentMigrations)
    return database
  } catch (error) {
    await database.destroy()
    throw error
  }
}
