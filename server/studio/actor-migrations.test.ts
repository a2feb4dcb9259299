import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '../../tests/support/setup/test-database.ts'
import { startTestStudio } from '../../tests/support/content/test-studio.ts'
import { migrateDatabase, openDatabase } from '../db/database.ts'
import { databaseLocation } from '../db/database-location.ts'
import { actorMigrations } from './actor-migrations.ts'
import { distinguishNames } from './accounts/names.ts'
import { studioMigrations, type StudioTables } from './tables.ts'

/** A database as the previous version has left it: two users share a name. */
async function previousDatabase() {
  const { settings, remove } = await createTestDatabase()
  const database = openDatabase<StudioTables>(databaseLocation(settings, 'studio'))
  onTestFinished(async () => {
    await database.destroy()
    await remove()
  })
  const [first = ''] = Object.keys(actorMigrations)
  const earlier = Object.entries(studioMigrations).filter(([name]) => name < first)
  await migrateDatabase(database, Object.fromEntries(earlier))
  for (const [login, name] of [
    ['admin', 'Admin'],
    ['aziza', 'Aziza'],
    ['other', 'Admin'],
  ] as const)
    await database
      .insertInto('users')
      .values({ login, name, role: 'editor', password_hash: '', is_active: 1 })
      .execute()
  return database
}

test('names of users become ids where they name one user, and an older server can still write', async () => {
  const database = await previousDatabase()
  const draft = sql`kind, key, schema_version, body, revision, saved_at, saved_by`
  await sql`insert into drafts (${draft}) values ('menu', 'a', 1, '{}', 1, 1, 'Aziza')`.execute(database)
  await sql`insert into drafts (${draft}) values ('menu', 'b', 1, '{}', 1, 1, 'Admin')`.execute(database)
  await sql`insert into drafts (${draft}) values ('menu', 'c', 1, '{}', 1, 1, 'Strapi')`.execute(database)
  const entry = sql`at, ${sql.ref('by')}, action, subject`
  await sql`insert into audit (${entry}) values (1, 'Aziza', 'documents.save', 'menu/a')`.execute(database)
  const schedule = sql`action, documents, at, ${sql.ref('by')}, state, verdicts`
  await sql`insert into schedules (${schedule}) values ('publish', '[]', 1, 'Aziza', 'waiting', '[]')`.execute(
    database,
  )
  await migrateDatabase(database, studioMigrations)
  const ids = new Map(
    (await database.selectFrom('users').select(['id', 'login']).execute()).map(({ id, login }) => [
      login,
      id,
    ]),
  )
  const drafts = await database.selectFrom('drafts').select('saved_by_id').orderBy('key').execute()
  expect(drafts.map((row) => row.saved_by_id)).toEqual([ids.get('aziza'), null, null])
  expect(await database.selectFrom('audit').select('user_id').execute()).toEqual([
    { user_id: ids.get('aziza') },
  ])
  expect(await database.selectFrom('schedules').select('by_id').execute()).toEqual([
    { by_id: ids.get('aziza') },
  ])
  await sql`insert into audit (${entry}) values (2, 'Aziza', 'documents.save', 'menu/a')`.execute(database)
  expect(await database.selectFrom('audit').select('user_id').where('at', '=', 2).execute()).toEqual([
    { user_id: null },
  ])
})

test('users who share a name get distinct ones, and the first keeps it', async () => {
  const database = await previousDatabase()
  await distinguishNames({ database })
  const names = await database.selectFrom('users').select('name').orderBy('id').execute()
  expect(names.map(({ name }) => name)).toEqual(['Admin', 'Aziza', 'Admin (other)'])
  await distinguishNames({ database })
  expect(await database.selectFrom('users').select('name').orderBy('id').execute()).toEqual(names)
})

test('an editor who is called like the admin cannot discard the draft of the admin', async () => {
  const studio = await startTestStudio()
  onTestFinished(() => studio.close())
  const editor = await studio.join('editor', 'aziza')
  const menu = { kind: 'menu', key: 'more', schemaVersion: 1, body: { items: [] } } as const
  const { data: saved } = await studio.save(menu, studio.admin)
  const database = openDatabase<StudioTables>(databaseLocation(studio.settings, 'studio'))
  onTestFinished(() => database.destroy())
  // An earlier version allowed the name.
  await database.updateTable('users').set({ name: 'Admin' }).where('login', '=', 'aziza').execute()
  const draft = { kind: 'menu', key: 'more', revision: saved?.revision ?? 0 } as const
  expect((await studio.call('documents.discard', draft, editor)).error?.type).toBe('NotAllowed')
  // Nor if only the name is known of who has saved it.
  await database.updateTable('drafts').set({ saved_by_id: null }).execute()
  expect((await studio.call('documents.discard', draft, editor)).error?.type).toBe('NotAllowed')
  await studio.call('documents.open', { kind: 'menu', key: 'more' }, editor)
  const { data: opened } = await studio.call('documents.open', { kind: 'menu', key: 'more' }, studio.admin)
  const { data: session } = await studio.call('session.get', {}, editor)
  expect(opened?.editors).toMatchObject([{ id: session?.user?.id, name: 'Admin' }])
  await studio.save({ ...menu, key: 'other' }, editor)
  const { data: entries = [] } = await studio.call('audit.list', { group: 'documents' }, studio.admin)
  expect(entries.map(({ by, login }) => [by, login])).toEqual([
    ['Admin', 'aziza'],
    ['Admin', 'admin'],
  ])
})
