import { Kysely, sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createTestDatabase, server, type TestDatabase } from '../../tests/support/setup/test-database.ts'
import { migrateDatabase, openDatabase } from './database.ts'
import { databaseLocation } from './database-location.ts'
import { createPostgresDialect } from './postgres.ts'
import { emptyIfOutdated } from './outdated.ts'

interface Tables {
  notes: { id: number; text: string }
}

const migrations = {
  '1-notes': {
    up: ({ schema }: Kysely<unknown>) =>
      schema
        .createTable('notes')
        .addColumn('id', 'integer', (column) => column.primaryKey().generatedByDefaultAsIdentity())
        .addColumn('text', 'text', (column) => column.notNull())
        .execute(),
  },
}
const withMore = {
  ...migrations,
  '2-marks': {
    up: ({ schema }: Kysely<unknown>) => schema.createTable('marks').addColumn('id', 'integer').execute(),
  },
}
test.runIf(server !== undefined)('a migration may take longer than a request, and wait longer', async () => {
  const own = await createTestDatabase()
  const location = databaseLocation(own.settings, 'studio')
  if (typeof location === 'string') throw new Error('no PostgreSQL')
  const limits = { statement: 200, lock: 200, idleInTransaction: 200, silence: 300, quiet: 100 }
  const databases = [1, 2].map(
    () => new Kysely<Tables>({ dialect: createPostgresDialect(location, () => undefined, limits) }),
  )
  const slow = {
    '1-slow': {
      up: (connection: Kysely<unknown>) =>
        sql`select pg_sleep(0.7)`.execute(connection).then(() => undefined),
    },
  }
  // The second one waits for the first.
  await Promise.all(databases.map((database) => migrateDatabase(database, slow)))
  for (const database of databases) await database.destroy()
  await own.remove()
})

const denied = /permission denied|must be owner/

describe.runIf(server !== undefined)('a site whose role does not own the tables', () => {
  let own: TestDatabase
  let urlOf: (role: string) => string
  let opened: Kysely<Tables>[]
  const roles = ['owner', 'site']
  const nameOf = (role: string) => `${own.name}_${role}`
  beforeEach(async () => {
    opened = []
    own = await createTestDatabase()
    await server?.run(async (client) => {
      for (const role of roles) await client.query(`create role ${nameOf(role)} login password 'secret'`)
      await client.query(`grant create on database ${own.name} to ${nameOf('owner')}`)
    })
    urlOf = (role) => {
      const url = new URL(own.settings.databaseUrl ?? '')
      url.username = nameOf(role)
      url.password = 'secret'
      return url.href
    }
  })
  afterEach(async () => {
    for (const database of opened) await database.destroy()
    await own.remove()
    await server?.run(async (client) => {
      for (const role of roles) await client.query(`drop role ${nameOf(role)}`)
    })
  })

  function open(migrationUrl: string | null): Kysely<Tables> {
    const settings = { dataDir: '', databaseUrl: urlOf('site'), migrationUrl }
    const database = openDatabase<Tables>(databaseLocation(settings, 'site'))
    opened.push(database)
    return database
  }

  test('reads and changes rows, and can neither create nor change tables', async () => {
    const database = open(urlOf('owner'))
    await migrateDatabase(database, migrations)
    await sql`insert into notes (text) values ('first')`.execute(database)
    await database.updateTable('notes').set({ text: 'second' }).execute()
    expect(await database.selectFrom('notes').selectAll().execute()).toEqual([{ id: 1, text: 'second' }])
    expect((await sql`select last_value from notes_id_seq`.execute(database)).rows).toHaveLength(1)
    await expect(sql`create table more (id integer)`.execute(database)).rejects.toThrow(denied)
    await expect(sql`alter table notes add column more integer`.execute(database)).rejects.toThrow(denied)
    await expect(sql`drop table notes`.execute(database)).rejects.toThrow(denied)
    await database.deleteFrom('notes').execute()
  })

  test('migrates with several servers at once, and uses tables of later migrations', async () => {
    const servers = [1, 2, 3, 4].map(() => open(urlOf('owner')))
    await Promise.all(servers.map((database) => migrateDatabase(database, migrations)))
    await Promise.all(servers.map((database) => migrateDatabase(database, withMore)))
    for (const database of servers)
      expect((await sql`select * from marks`.execute(database)).rows).toEqual([])
  })

  test('starts without the owner if there is nothing to migrate, and not otherwise', async () => {
    await migrateDatabase(open(urlOf('owner')), migrations)
    const database = open(null)
    await migrateDatabase(database, migrations)
    await expect(migrateDatabase(database, withMore)).rejects.toThrow(denied)
    expect(await database.selectFrom('notes').selectAll().execute()).toEqual([])
  })

  test('starts over with an outdated database', async () => {
    const database = open(urlOf('owner'))
    await migrateDatabase(database, { '0-old': migrations['1-notes'] })
    await sql`insert into notes (text) values ('old')`.execute(database)
    expect(await emptyIfOutdated(database, migrations)).toBe(true)
    await migrateDatabase(database, migrations)
    expect(await database.selectFrom('notes').selectAll().execute()).toEqual([])
  })
})
