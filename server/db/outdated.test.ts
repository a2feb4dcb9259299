import { sql, type Kysely, type Migration } from 'kysely'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../../tests/support/setup/test-database.ts'
import { migrateDatabase, openDatabase } from './database.ts'
import { emptyIfOutdated } from './outdated.ts'
import { databaseLocation } from './database-location.ts'

const creating = (...tables: string[]): Migration => ({
  async up(database: Kysely<unknown>) {
    for (const [index, name] of tables.entries()) {
      const parent = tables[index - 1]
      await database.schema
        .createTable(name)
        .addColumn('id', 'integer', (column) =>
          parent === undefined ? column.primaryKey() : column.primaryKey().references(`${parent}.id`),
        )
        .execute()
    }
  },
})

test('empties a database whose migrations were replaced, once for several servers', async () => {
  const own = await createTestDatabase()
  const open = () => openDatabase<Record<string, { id: number }>>(databaseLocation(own.settings, 'sandbox'))
  const database = open()
  await migrateDatabase(database, {
    '0001-old': creating('parents', 'children'),
    '0002-old': creating('others'),
  })
  await database.insertInto('parents').values({ id: 1 }).execute()
  await database.insertInto('children').values({ id: 1 }).execute()

  const baseline = { '0001-baseline': creating('parents', 'others') }
  const other = open()
  const emptied = await Promise.all([database, other].map((each) => emptyIfOutdated(each, baseline)))
  expect(emptied.filter(Boolean)).toHaveLength(1)
  await Promise.all([database, other].map((each) => migrateDatabase(each, baseline)))
  expect(await database.selectFrom('parents').selectAll().execute()).toEqual([])
  await expect(sql`select * from children`.execute(database)).rejects.toThrow()
  expect(await emptyIfOutdated(database, baseline)).toBe(false)

  await database.destroy()
  await other.destroy()
  await own.remove()
})

test('leaves a new, an up-to-date and a newer database alone', async () => {
  const own = await createTestDatabase()
  const database = openDatabase<Record<string, { id: number }>>(databaseLocation(own.settings, 'sandbox'))
  const baseline = { '0001-baseline': creating('parents') }
  expect(await emptyIfOutdated(database, baseline)).toBe(false)
  await migrateDatabase(database, baseline)
  await database.insertInto('parents').values({ id: 1 }).execute()
  const newer = { ...baseline, '0002-next': creating('others') }
  expect(await emptyIfOutdated(database, newer)).toBe(false)
  await migrateDatabase(database, newer)
  expect(await emptyIfOutdated(database, baseline)).toBe(false)
  expect(await database.selectFrom('parents').selectAll().execute()).toEqual([{ id: 1 }])
  await database.destroy()
  await own.remove()
})
