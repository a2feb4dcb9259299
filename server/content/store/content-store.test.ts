import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/setup/test-database.ts'
import { databaseLocation } from '../../db/database-location.ts'
import type { Manifest } from '../model/manifest.ts'
import { ContentStore, SnapshotConflict, type StoredObject } from './content-store.ts'
import { StoreConnection } from './store-connection.ts'

let own: TestDatabase
let connections: StoreConnection[] = []
beforeEach(async () => {
  own = await createTestDatabase()
})
afterEach(async () => {
  for (const connection of connections) await connection.close()
  connections = []
  await own.remove()
})

/** Opens the store as another server does. */
function open(): ContentStore {
  const connection = new StoreConnection(databaseLocation(own.settings, 'site'), (error) => {
    throw error
  })
  connections.push(connection)
  return new ContentStore(connection)
}

const objects: StoredObject[] = [
  { hash: 'a'.repeat(64), type: 'document', content: '{"title":"Bosh sahifa — O‘yinlar"}' },
  { hash: 'b'.repeat(64), type: 'validator', content: 'export default () => true' },
]
const manifestOf = (version: number, author = 'editor'): Manifest => ({
  version,
  createdAt: '2026-03-01T07:00:00.000Z',
  author,
  entries: [
    {
      kind: 'page',
      key: 'home',
      schemaVersion: 1,
      version,
      hash: 'a'.repeat(64),
      validator: 'b'.repeat(64),
      links: [],
    },
  ],
})

test('a new store has no version', async () => {
  expect(await open().head()).toBeNull()
})

test('returns the exact text that another server appended', async () => {
  await open().append(manifestOf(1), objects, null)
  const other = open()
  expect(await other.head()).toBe(1)
  expect(await other.snapshot(1)).toEqual(manifestOf(1))
  for (const { hash, type, content } of objects) expect(await other.object(hash, type)).toBe(content)
})

test('an object is found by hash and type only', async () => {
  const store = open()
  await store.append(manifestOf(1), objects, null)
  expect(await store.object('a'.repeat(64), 'validator')).toBeNull()
  expect(await store.object('c'.repeat(64), 'document')).toBeNull()
})

test('a second version can refer to existing objects', async () => {
  const store = open()
  await store.append(manifestOf(1), objects, null)
  await store.append(manifestOf(2), objects, manifestOf(1))
  expect(await store.head()).toBe(2)
  expect(await store.snapshot(1)).toEqual(manifestOf(1))
})

test('rejects a publication based on an older version and writes nothing', async () => {
  const store = open()
  await store.append(manifestOf(1), [], null)
  await expect(store.append(manifestOf(2), objects, null)).rejects.toThrow(SnapshotConflict)
  expect(await store.head()).toBe(1)
  expect(await store.object('a'.repeat(64), 'document')).toBeNull()
})

test('reports a conflict to one of two servers that publish at once', async () => {
  const [one, other] = [open(), open()]
  for (const store of [one, other]) await store.head()
  const publish = (store: ContentStore, author: string) => store.append(manifestOf(1, author), objects, null)
  const results = await Promise.allSettled([publish(one, 'one'), publish(other, 'other')])
  const winner = ['one', 'other'].filter((_, index) => results[index]?.status === 'fulfilled')
  expect(winner).toHaveLength(1)
  expect([(await one.snapshot(1)).author]).toEqual(winner)
  // An embedded store may be locked at this moment, so the call is retried.
  await expect(publish(other, 'late')).rejects.toThrow(SnapshotConflict)
})

test('does not return a snapshot that cannot be read', async () => {
  const store = open()
  await store.append(manifestOf(1), [], null)
  await store.connection.use((database) =>
    database.updateTable('snapshots').set({ manifest: '{"version":"one"}' }).execute(),
  )
  await expect(store.snapshot(1)).rejects.toThrow('snapshot 1 of the store cannot be read')
  await expect(store.snapshot(2)).rejects.toThrow()
})

test('lists the publications of a document, newest first, and returns their texts', async () => {
  const store = open()
  const [page] = manifestOf(1).entries
  if (!page) throw new Error('the manifest has no page')
  const menu = { ...page, kind: 'menu', key: 'home' } as const
  const about = { ...page, key: 'about' }
  const first = { ...manifestOf(1, 'ann'), entries: [page, menu, about] }
  const second = { ...manifestOf(2, 'bob'), createdAt: '2026-03-02T07:00:00.000Z', entries: [menu, about] }
  await store.append(first, objects, null)
  await store.append(second, [], first, [{ kind: 'page', key: 'home' }])
  const home = { kind: 'page', key: 'home' } as const
  expect(await open().publications(home)).toEqual([
    {
      version: 1,
      contentVersion: 2,
      createdAt: '2026-03-02T07:00:00.000Z',
      author: 'bob',
      isRemoval: true,
    },
    {
      version: 1,
      contentVersion: 1,
      createdAt: '2026-03-01T07:00:00.000Z',
      author: 'ann',
      isRemoval: false,
    },
  ])
  expect(await store.publications({ kind: 'form', key: 'home' })).toEqual([])
  expect(await store.publishedText(home, 1)).toBe(objects[0]?.content)
  expect(await store.publishedText(home, 2)).toBeNull()
  expect(await store.publishedText({ kind: 'page', key: 'gone' }, 1)).toBeNull()
  expect(await store.publishedText({ kind: 'form', key: 'home' }, 1)).toBeNull()
})

test('returns a published text only of a document, not of other objects', async () => {
  const store = open()
  const [page] = manifestOf(1).entries
  if (!page) throw new Error('the manifest has no page')
  await store.append({ ...manifestOf(1), entries: [{ ...page, hash: 'b'.repeat(64) }] }, objects, null)
  expect(await store.publishedText({ kind: 'page', key: 'home' }, 1)).toBeNull()
})

test('names the error of a conflict', () => {
  expect(new SnapshotConflict().name).toBe('SnapshotConflict')
})

test('records offered defaults once', async () => {
  const store = open()
  const offered = { document: 'page/home', hash: 'a'.repeat(64) }
  await store.noteDefaults([offered])
  await store.noteDefaults([offered, { ...offered, hash: 'b'.repeat(64) }])
  expect(await open().offeredDefaults()).toEqual([offered, { ...offered, hash: 'b'.repeat(64) }])
})
