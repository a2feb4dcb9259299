import { join } from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/setup/test-database.ts'
import { pdf } from '../../../tests/support/content/test-files.ts'
import { drawing } from '../../../tests/support/content/test-pictures.ts'
import { databaseLocation } from '../../db/database-location.ts'
import { StoreConnection } from '../store/store-connection.ts'
import { createFileLibrary, type FileLibrary } from '../files/file-library.ts'
import { FileStore } from '../files/file-store.ts'
import { createMediaLibrary, type MediaLibrary } from './media-library.ts'
import { registerMediaRoutes } from './media-routes.ts'
import { MediaStore } from './media-store.ts'

const alt = { uz: 'Maydon', ru: 'Поле' }
let own: TestDatabase
let app: FastifyInstance
let store: MediaStore
let media: MediaLibrary
let files: FileLibrary
beforeEach(async () => {
  own = await createTestDatabase()
  store = new MediaStore(new StoreConnection(databaseLocation(own.settings, 'site'), () => undefined))
  media = createMediaLibrary({
    store,
    folder: join(own.settings.dataDir, 'media'),
    now: () => new Date(),
    onFailure: (error) => {
      throw error
    },
  })
  app = fastify()
  files = createFileLibrary({
    store: new FileStore(store.connection),
    folder: join(own.settings.dataDir, 'files'),
    now: () => new Date(),
    onFailure: (error) => {
      throw error
    },
  })
  registerMediaRoutes(app, { media, files })
})
afterEach(async () => {
  await app.close()
  await media.close()
  await store.connection.close()
  await own.remove()
})

const answerTo = async (url: string) => {
  const { statusCode, headers } = await app.inject(url)
  return [statusCode, headers['content-type'], headers['cache-control']]
}
const rejection = (status: number) => [status, 'application/json; charset=utf-8', 'no-store']

test('serves pictures as immutable, with a policy that forbids scripts', async () => {
  const { address } = await media.add({
    content: Buffer.from(drawing()),
    name: 'a.svg',
    alt,
    by: 'Dilnoza',
  })
  expect(await answerTo(address)).toEqual([200, 'image/svg+xml', 'public, max-age=31536000, immutable'])
  const policy = (await app.inject(address)).headers['content-security-policy']
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain('sandbox')
})

test('answers 404 for missing pictures and those that cannot be decoded any more', async () => {
  const id = `${'a'.repeat(32)}-64x48`
  expect(await answerTo(`/media/${id}.png`)).toEqual(rejection(404))
  expect(await answerTo('/media/')).toEqual(rejection(404))
  expect(await answerTo('/media/%2e%2e%2fsite.sqlite')).toEqual(rejection(404))
  const [name, uploadedAt, uploadedBy] = ['a.png', '2026-03-01T07:00:00.000Z', 'Dilnoza']
  const original = Buffer.from('was a picture')
  await store.add({ id, extension: 'png', name, alt, uploadedAt, uploadedBy, original })
  expect(await answerTo(`/media/${id}/64.avif`)).toEqual(rejection(404))
  expect(await answerTo(`/media/${id}.png`)).toEqual(rejection(404))
})

test('a file to download is saved under its name, and never opened by the browser', async () => {
  const add = (name: string) =>
    files
      .add({ content: pdf(name), name, licence: 'Own', by: 'Dilnoza' })
      .then(({ address }) => app.inject(address))
  const { statusCode, headers, body } = await add('Qoida "2026"; № 5.pdf')
  expect([statusCode, body]).toEqual([200, pdf('Qoida "2026"; № 5.pdf').toString()])
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="Qoida _2026__ _ 5.pdf"; filename*=UTF-8''Qoida%20%222026%22%3B%20%E2%84%96%205.pdf`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-length': String(pdf('Qoida "2026"; № 5.pdf').length),
  })
  expect(headers['content-security-policy']).toContain('sandbox')
  // Half of an emoji, as a name that was cut has it, and a line break.
  const cut = await add('\ud83c Qoida\n2.pdf')
  expect(cut.headers['content-disposition']).toContain('filename="Qoida2.pdf"')
  expect((await add('\ud83c')).headers['content-disposition']).toMatch(/filename="[\da-f]{32}\.pdf"/)
})

test('a sound is served in the ranges that browsers ask for', async () => {
  const content = Buffer.from('\u00ff\u00fb\u0090d0123456789', 'latin1')
  const { address } = await files.add({ content, name: 'a.mp3', licence: 'own', by: 'Dilnoza' })
  const partOf = async (range?: string) => {
    const headers = range === undefined ? {} : { range }
    const answer = await app.inject({ url: address, headers })
    return [answer.statusCode, answer.rawPayload.toString('latin1'), answer.headers['content-range']]
  }
  const whole = [200, content.toString('latin1'), undefined]
  expect(await partOf('bytes=2-4')).toEqual([206, '\u0090d0', 'bytes 2-4/14'])
  expect(await partOf('bytes=10-')).toEqual([206, '6789', 'bytes 10-13/14'])
  expect(await partOf('bytes=-2')).toEqual([206, '89', 'bytes 12-13/14'])
  expect(await partOf('bytes=0-1,4-5')).toEqual(whole)
  expect(await partOf('bytes=20-30')).toEqual(whole)
  expect(await partOf()).toEqual(whole)
  expect(await answerTo(address)).toEqual([200, 'audio/mpeg', 'public, max-age=31536000, immutable'])
})
