import { randomBytes } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Kysely, Migration } from 'kysely'
import pg from 'pg'
import { migrateDatabase, openDatabase } from '../../server/db/database.ts'
import { scratchFolder } from '../../scripts/scratch-folder.mjs'
import { databaseLocation, type DatabasePart, type DatabaseSettings } from '../../server/db/database-location.ts'
import type { SandboxTables } from '../../sandbox/tables/sandbox-tables.ts'

/** Does `work` with a connection of its own. */
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
/** PostgreSQL that the tests run on; undefined: embedded databases. Set by `npm run test:services`. */
export const server = url === undefined ? undefined : { url, run: connectionTo(url) }
export const isOnPostgres = server !== undefined

export interface TestDatabase {
  /** What a part of the site is started with. */
  settings: Required<DatabaseSettings>
  /** Of the database on PostgreSQL. */
  name: string
  /** A connection beside that of the part under test; the caller destroys it. */
  openSandbox: () => Kysely<SandboxTables>
  remove: () => Promise<void>
}

/** The quick way to copy a database, which versions before 15 have no other than. */
async function copyDatabase(client: pg.Client, name: string, source: string): Promise<void> {
  const { rows } = await client.query<{ version: number }>(
    "select current_setting('server_version_num')::int as version",
  )
  const strategy = (rows[0]?.version ?? 0) >= 150_000 ? 'strategy file_copy' : ''
  await client.query(`create database ${name} template ${source} ${strategy}`)
}

/**
 * PostgreSQL waits for connections that are about to end. One that is ended by force tells its client so, who may
 * have ended it already and has nobody left to tell.
 */
async function dropDatabase(client: pg.Client, name: string): Promise<void> {
  await client
    .query(`drop database if exists ${name}`)
    .catch(() => client.query(`drop database if exists ${name} with (force)`))
}

/**
 * A database and folder of its own, on whichever engine the tests run: empty, or a copy of a database of the
 * server, or of a folder with embedded ones.
 */
export async function createTestDatabase(source?: string): Promise<TestDatabase> {
  const dataDir = mkdtempSync(join(scratchFolder(), 'marquee-test-'))
  const name = `test_${randomBytes(8).toString('hex')}`
  let databaseUrl: string | null = null
  if (server) {
    await server.run((client) =>
      source === undefined ? client.query(`create database ${name}`) : copyDatabase(client, name, source),
    )
    const address = new URL(server.url)
    address.pathname = `/${name}`
    databaseUrl = address.href
  } else if (source !== undefined) cpSync(source, dataDir, { recursive: true })
  const settings = { dataDir, databaseUrl }
  return {
    settings,
    name,
    openSandbox: () => openDatabase<SandboxTables>(databaseLocation(settings, 'sandbox')),
    async remove() {
      await server?.run((client) => dropDatabase(client, name))
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** An empty database with the tables of a part; an embedded one lives in memory. */
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
