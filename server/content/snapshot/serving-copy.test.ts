import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/setup/test-database.ts'
import { page } from '../../../tests/support/content/content-site.ts'
import { databaseLocation } from '../../db/database-location.ts'
import { contentHash } from '../../lib/content-hash.ts'
import type { Manifest } from '../model/manifest.ts'
import { ContentStore } from '../store/content-store.ts'
import { StoreConnection } from '../store/store-connection.ts'
import { ServingCopy } from './serving-copy.ts'
import { SnapshotFolder } from './snapshot-folder.ts'

let own: TestDatabase
let connection: StoreConnection
beforeEach(async () => {
  own = await createTestDatabase()
  connection = new StoreConnection(databaseLocation(own.settings, 'site'), () => undefined)
})
afterEach(async () => {
  await connection.close()
  await own.remove()
})

const objectOf = (key: string, title: string) => {
  const content = JSON.stringify(page(key, { title }))
  return { key, content, hash: contentHash(content), type: 'document' as const }
}

const manifestOf = (version: number, objects: ReturnType<typeof objectOf>[]): Manifest => ({
  version,
  createdAt: '2026-03-01T07:00:00.000Z',
  author: 'editor',
  entries: objects.map(({ key, hash }) => ({
    kind: 'page',
    key,
    hash,
    schemaVersion: 1,
    version,
    links: [],
  })),
})

it('asks the disk only for the objects that the previous snapshot did not have', async () => {
  const store = new ContentStore(connection)
  const append = (next: Manifest, objects: ReturnType<typeof objectOf>[], before: Manifest | null) =>
    store.append(
      next,
      objects.map(({ hash, type, content }) => ({ hash, type, content })),
      before,
    )
  const folder = new SnapshotFolder(join(own.settings.dataDir, 'snapshot'))
  const copy = new ServingCopy(folder, store, () => undefined)
  await copy.open()
  const same = Array.from({ length: 30 }, (_, index) => objectOf(`page-${index}`, 'same'))
  const [before, after] = [objectOf('home', 'before'), objectOf('home', 'after')]
  const first = manifestOf(1, [...same, before])
  await append(first, [...same, before], null)
  await copy.follow()
  const has = vi.spyOn(folder, 'has')

  await append(manifestOf(2, [...same, after]), [after], first)
  await copy.follow()
  expect(copy.fault).toBeNull()
  expect(has.mock.calls).toEqual([[after.hash, 'document']])
  expect(await copy.view.read('page', 'home')).toMatchObject({ body: { title: 'after' } })
  await copy.follow()
  expect(await readdir(join(own.settings.dataDir, 'snapshot', 'objects'))).toHaveLength(same.length + 2)
})
