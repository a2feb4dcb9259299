import { expect, test } from 'vitest'
import { page } from '../../../tests/support/content/content-site.ts'
import { createTestDatabase } from '../../../tests/support/setup/test-database.ts'
import { databaseLocation } from '../../db/database-location.ts'
import { openEvenDamaged } from '../../db/preparation.ts'
import type { StudioTables } from '../tables.ts'
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
