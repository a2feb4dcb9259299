import { SqliteDriver } from './sqlite-driver.ts'
import { sql, type Migration } from 'kysely'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  createTestDatabase,
  isOnPostgres,
  type TestDatabase,
} from '../../tests/support/setup/test-database.ts'
import { migrateDatabase, openDatabase } from './database.ts'
import { databaseLocation, type DatabasePart } from './database-location.ts'

interface Tables {
  figures: { name: string; figure: number | bigint }
}

const migrations: Record<string, Migration> = {
  '0001-figures': {
    async up(database) {
      await database.schema
        .createTable('figures')
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('figure', 'integer', (column) => column.notNull())
        .execute()
    },
  },
}

let own: TestDatabase
let opened: { destroy: () => Promise<void> }[] = []
beforeEach(async () => {
  own = await createTestDatabase()
})
afterEach(async () => {
  for (const database of opened) await database.destroy()
  opened = []
  await own.remove()
})

function open(part: DatabasePart = 'site', settings = own.settings) {
  const database = openDatabase<Tables>(databaseLocation(settings, part))
  opened.push(database)
  return database
}

describe('a database', () => {
  test('separates the data of the parts of the site', async () => {
    const [site, sandbox] = [open('site'), open('sandbox')]
    await migrateDatabase(site, migrations)
    await migrateDatabase(sandbox, migrations)
    await site.insertInto('figures').values({ name: 'a', figure: 1 }).execute()
    expect(await sandbox.selectFrom('figures').selectAll().execute()).toEqual([])
  })

  test.skipIf(isOnPostgres)('prepares a repeated statement once, until the schema changes', async () => {
    const database = open()
    await migrateDatabase(database, migrations)
    const prepared = vi.spyOn(SqliteDriver.prototype, 'prepare')
    const add = (name: string) =>
      database
        .transaction()
        .execute((transaction) => transaction.insertInto('figures').values({ name, figure: 1 }).execute())
    await add('a')
    const once = prepared.mock.calls.length
    await add('b')
    expect(prepared.mock.calls).toHaveLength(once)
    await sql`alter table figures add column note text`.execute(database)
    const rows = await database.selectFrom('figures').selectAll().execute()
    expect(rows).toEqual([
      { name: 'a', figure: 1, note: null },
      { name: 'b', figure: 1, note: null },
    ])
    prepared.mockRestore()
  })

  test('keeps its data after it is closed', async () => {
    const first = open()
    await migrateDatabase(first, migrations)
    await first.insertInto('figures').values({ name: 'a', figure: 1 }).execute()
    await first.destroy()
    const second = open()
    await migrateDatabase(second, migrations)
    expect(await second.selectFrom('figures').selectAll().execute()).toEqual([{ name: 'a', figure: 1 }])
  })

  test('is migrated once if several servers start at the same time', async () => {
    let times = 0
    const counted: Record<string, Migration> = {
      '0001-figures': {
        up(database) {
          times += 1
          return migrations['0001-figures']?.up(database) ?? Promise.resolve()
        },
      },
    }
    await Promise.all([1, 2, 3, 4].map(() => migrateDatabase(open(), counted)))
    expect(times).toBe(1)
  })

  test('that a newer build has migrated serves the build before it', async () => {
    const newer: Record<string, Migration> = {
      ...migrations,
      '0002-notes': {
        async up(database) {
          await database.schema.createTable('notes').addColumn('note', 'text').execute()
        },
      },
    }
    await migrateDatabase(open(), newer)
    const rolledBack = open()
    await migrateDatabase(rolledBack, migrations)
    await rolledBack.insertInto('figures').values({ name: 'a', figure: 1 }).execute()
    await migrateDatabase(open(), newer)
    expect(await rolledBack.selectFrom('figures').selectAll().execute()).toEqual([{ name: 'a', figure: 1 }])
  })

  test('reads timestamps, counts and sums as numbers', async () => {
    const database = open()
    await migrateDatabase(database, migrations)
    const moment = Date.UTC(2026, 2, 1)
    await database.insertInto('figures').values({ name: 'a', figure: moment }).execute()
    const { rows } =
      await sql`select figure, count(*) as count, sum(figure) as sum from figures group by figure`.execute(
        database,
      )
    expect(rows).toEqual([{ figure: moment, count: 1, sum: moment }])
  })

  test('stores the largest number of a request in an integer column', async () => {
    const database = open()
    await migrateDatabase(database, migrations)
    const query = database.selectFrom('figures').selectAll().where('figure', '=', Number.MAX_SAFE_INTEGER)
    expect(await query.execute()).toEqual([])
  })
})

describe.runIf(isOnPostgres)('PostgreSQL', () => {
  test('throws rather than round a number', async () => {
    const database = open()
    await migrateDatabase(database, migrations)
    await database
      .insertInto('figures')
      .values({ name: 'a', figure: 2n ** 60n + 1n })
      .execute()
    await expect(database.selectFrom('figures').selectAll().execute()).rejects.toThrow(RangeError)
    // The connection that read it goes on working.
    expect(await database.selectFrom('figures').select('name').execute()).toEqual([{ name: 'a' }])
  })

  test('keeps the options of its connection string', async () => {
    const url = new URL(own.settings.databaseUrl ?? '')
    url.searchParams.set('options', '-c work_mem=5MB -c search_path=elsewhere')
    const database = open('site', { ...own.settings, databaseUrl: url.href })
    const { rows } = await sql`
      select current_setting('search_path') as path, current_setting('work_mem') as memory`.execute(database)
    expect(rows).toEqual([{ path: 'marquee_site', memory: '5MB' }])
  })

  test('replaces a lost connection and logs it', async () => {
    const errors: unknown[] = []
    const database = openDatabase<Tables>(databaseLocation(own.settings, 'site'), {
      logError: (error) => errors.push(error),
    })
    opened.push(database)
    await migrateDatabase(database, migrations)
    const cutting = database.transaction().execute(async (transaction) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction)
      await sql`select pg_terminate_backend(${rows[0]?.pid ?? 0})`.execute(open())
      await transaction.selectFrom('figures').selectAll().execute()
    })
    await expect(cutting).rejects.toThrow()
    expect(errors).not.toEqual([])
    expect(await database.selectFrom('figures').selectAll().execute()).toEqual([])
  })
})
