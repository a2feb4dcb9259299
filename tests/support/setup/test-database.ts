import { randomBytes } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Kysely, Migration } from 'kysely'
import pg from 'pg'
import { migrateDatabase, openDatabase } from '../../../server/db/database.ts'
import { scratchFolder } from '../../../scripts/scratch-folder.mjs'
import {
  databaseLocation,
  type DatabasePart,
  type DatabaseSettings,
} from '../../../server/db/database-location.ts'

/** Runs `work` with a separate connection. */
const connectionTo = (url: string) => async (work: (client: pg.Client) => Promise<unknown>) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

const url = process.env['TEST_DATABASE_URL']
/** The PostgreSQL server of the tests; undefined: embedded databases. Set by `npm run test:services`. */
export const server = url === undefined ? undefined : { url, run: connectionTo(url) }
export const isOnPostgres = server !== undefined

export interface TestDatabase {
  /** Settings for starting a part of the site. */
  settings: Required<Pick<DatabaseSettings, 'dataDir' | 'databaseUrl'>>
  /** Name of the PostgreSQL database. */
  name: string
  /** Another connection to the tables of a part; the caller destroys it. */
  open: <Tables>(part: DatabasePart) => Kysely<Tables>
  remove: () => Promise<void>
}

/** The fast way to copy a database, and the only one before version 15. */
async function copyDatabase(client: pg.Client, name: string, source: string): Promise<void> {
  const { rows } = await client.query<{ version: number }>(
    "select current_setting('server_version_num')::int as version",
  )
  const strategy = (rows[0]?.version ?? 0) >= 150_000 ? 'strategy file_copy' : ''
  await client.query(`create database ${name} template ${source} ${strategy}`)
}

/**
 * PostgreSQL waits for closing connections. A forced termination notifies the client, which may have closed
 * already and would have no listener.
 */
async function dropDatabase(client: pg.Client, name: string): Promise<void> {
  await client
    .query(`drop database if exists ${name}`)
    .catch(() => client.query(`drop database if exists ${name} with (force)`))
}

/** What a test starts from: a folder with its embedded databases, or with the PostgreSQL database of this name. */
export interface FilledDatabase {
  folder: string
  name: string
}

/** A separate database and folder on the engine of the tests: empty, or a copy. */
export async function createTestDatabase(source?: FilledDatabase): Promise<TestDatabase> {
  const dataDir = mkdtempSync(join(scratchFolder(), 'marquee-test-'))
  const name = `test_${randomBytes(8).toString('hex')}`
  let databaseUrl: string | null = null
  if (server) {
    await server.run((client) =>
      source === undefined
        ? client.query(`create database ${name}`)
        : copyDatabase(client, name, source.name),
    )
    const address = new URL(server.url)
    address.pathname = `/${name}`
    databaseUrl = address.href
  }
  if (source !== undefined) cpSync(source.folder, dataDir, { recursive: true })
  const settings = { dataDir, databaseUrl }
  return {
    settings,
    name,
    open: <Tables>(part: DatabasePart) => openDatabase<Tables>(databaseLocation(settings, part)),
    async remove() {
      await server?.run((client) => dropDatabase(client, name))
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** An empty database with the tables of a part; an embedded one is in memory. */
export async function openTestDatabase<Tables>(
  part: DatabasePart,
  migrations: Record<string, Migration>,
): Promise<{ database: Kysely<Tables>; close: () => Promise<void> }> {
  const own = isOnPostgres ? await createTestDatabase() : undefined
  const database = openDatabase<Tables>(own ? databaseLocation(own.settings, part) : ':memory:')
  await migrateDatabase(database, migrations)
  return {
    database,
    async close() {
      await database.destroy()
      await own?.remove()
    },
  }
}
