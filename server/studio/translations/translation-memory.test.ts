import { expect, test, vi } from 'vitest'
import { page } from '../../../tests/support/content/content-site.ts'
import { createTestDatabase, openTestDatabase } from '../../../tests/support/setup/test-database.ts'
import { databaseLocation } from '../../db/database-location.ts'
import { openEvenDamaged } from '../../db/preparation.ts'
import { studioMigrations, type StudioTables } from '../tables.ts'
import { SiteDocuments } from './site-texts.ts'
import { TranslationMemory } from './translation-memory.ts'

test('a draft that cannot be looked at is saved all the same, and the failure is reported', async () => {
  const { settings, remove } = await createTestDatabase()
  const failures: unknown[] = []
  const { database } = openEvenDamaged<StudioTables>(databaseLocation(settings, 'studio'), {
    logError: (error) => failures.push(error),
  })
  const fail = () => Promise.reject(new Error('no texts'))
  const memory = new TranslationMemory({
    texts: { read: fail, readDraft: fail, version: fail },
    database,
    now: () => 0,
    onFailure: (error) => failures.push(error),
  })
  memory.note(page('news', {}), 1)
  await memory.end()
  expect(failures).toEqual([new Error('no texts')])
  await database.destroy()
  await remove()
})

test('each publication is looked at once, also after a restart and by several servers', async () => {
  const { database, close } = await openTestDatabase<StudioTables>('studio', studioMigrations)
  const none = new SiteDocuments(new Map())
  const read = vi.fn(() => Promise.resolve({ published: none, current: none }))
  const observe = (contentVersion: number) =>
    new TranslationMemory({
      texts: { read, readDraft: read, version: () => Promise.resolve('') },
      database,
      now: () => 0,
      onFailure: () => undefined,
    }).observePublication(contentVersion)
  await observe(7)
  await observe(7)
  expect(read).toHaveBeenCalledTimes(1)
  await observe(8)
  expect(read).toHaveBeenCalledTimes(2)
  await close()
})
