import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../tests/support/setup/test-database.ts'
import { shareFiles, type SharedFiles } from './shared-files.ts'

const day = 86_400_000
let own: TestDatabase
let open: SharedFiles[] = []
beforeEach(async () => {
  own = await createTestDatabase()
})
afterEach(async () => {
  for (const files of open) await files.close()
  open = []
  await own.remove()
})

/** Starts a server of a build with these files. */
async function start(build: string, files: Record<string, string>, at = 0): Promise<SharedFiles> {
  const folder = join(own.settings.dataDir, build)
  mkdirSync(folder, { recursive: true })
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(join(folder, name), content)
    if (name.endsWith('.js')) writeFileSync(join(folder, `${name}.br`), brotliCompressSync(content))
  }
  const shared = await shareFiles({ ...own.settings, folder, now: () => at })
  open.push(shared)
  return shared
}

const textOf = async (files: SharedFiles, name: string) => (await files.find(name))?.toString() ?? null

test('shares the files of each build with the other, in either start order', async () => {
  const older = await start('older', { 'entry-a.js': 'older', 'font-f.woff2': 'font' })
  const newer = await start('newer', { 'entry-b.js': 'newer', 'font-f.woff2': 'font' })
  expect(await textOf(older, 'entry-b.js')).toBe('newer')
  expect(await textOf(newer, 'entry-a.js')).toBe('older')
  expect(await textOf(older, 'font-f.woff2')).toBe('font')
})

test('finds no files that no build has, and no compressed copies', async () => {
  const files = await start('only', { 'entry-a.js': 'a' })
  expect(await textOf(files, 'entry-z.js')).toBeNull()
  expect(await textOf(files, 'entry-a.js.br')).toBeNull()
})

test('deletes a build not started for a month, except files that other builds share', async () => {
  await start('older', { 'entry-a.js': 'older', 'shared-s.js': 'shared' })
  const soon = await start('newer', { 'entry-b.js': 'newer', 'shared-s.js': 'shared' }, 29 * day)
  expect(await textOf(soon, 'entry-a.js')).toBe('older')
  const late = await start('newer', { 'entry-b.js': 'newer', 'shared-s.js': 'shared' }, 31 * day)
  expect(await textOf(late, 'entry-a.js')).toBeNull()
  expect(await textOf(late, 'shared-s.js')).toBe('shared')
})
