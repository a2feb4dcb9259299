import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { crc32, gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/setup/test-database.ts'
import { drawing, plainPicture } from '../../../tests/support/content/test-pictures.ts'
import { readMediaAddress } from '../../../schemas/media.ts'
import { databaseLocation, type DatabaseLocation } from '../../db/database-location.ts'
import { StoreConnection } from '../store/store-connection.ts'
import { createMediaLibrary, type MediaLibrary } from './media-library.ts'
import { MediaStore } from './media-store.ts'

const alt = { uz: 'Qizil maydon', ru: 'Красное поле' }
let own: TestDatabase
let connections: StoreConnection[] = []
let libraries: MediaLibrary[] = []
beforeEach(async () => {
  own = await createTestDatabase()
})
afterEach(async () => {
  for (const library of libraries) await library.close()
  for (const connection of connections) await connection.close()
  connections = []
  libraries = []
  await own.remove()
})

/** The library of one server, with its own disk. */
function serverNamed(
  name: string,
  place: DatabaseLocation = databaseLocation(own.settings, 'site'),
): MediaLibrary {
  const connection = new StoreConnection(place, () => undefined)
  connections.push(connection)
  const library = createMediaLibrary({
    store: new MediaStore(connection),
    folder: join(own.settings.dataDir, name),
    now: () => new Date('2026-03-01T07:00:00.000Z'),
    onFailure: (error) => {
      throw error
    },
  })
  libraries.push(library)
  return library
}

/** Adds a picture and returns it as the library lists it. */
async function add(library: MediaLibrary, content: Buffer | string, name = 'a.jpg') {
  const { removed: _removed, ...item } = await library.add({
    content: Buffer.from(content),
    name,
    alt,
    by: 'Dilnoza',
  })
  return item
}

/** The PNG with the chunk by which it says that more pictures follow. */
function withAnimation(png: Buffer): Buffer {
  const head = png.subarray(0, png.indexOf('IDAT') - 4)
  const chunk = Buffer.concat([Buffer.from('acTL'), Buffer.from([0, 0, 0, 1, 0, 0, 0, 0])])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(chunk.length - 4)
  sum.writeUInt32BE(crc32(chunk))
  return Buffer.concat([head, length, chunk, sum, png.subarray(head.length)])
}

const fileOf = async (library: MediaLibrary, address: string, file: string) => {
  const served = await library.file(`/media/${readMediaAddress(address)?.id}/${file}`)
  return served && sharp(served.content).metadata()
}

describe('an uploaded picture', () => {
  test('is in the library of every server with its size, alternative text and author', async () => {
    const item = await add(serverNamed('one'), await plainPicture(400, 300).jpeg().toBuffer(), 'Yozgi.jpg')
    expect(item).toMatchObject({ name: 'Yozgi.jpg', width: 400, height: 300, alt, uploadedBy: 'Dilnoza' })
    expect(item.address).toMatch(/^\/media\/[0-9a-f]{32}-400x300\.jpg$/)
    const other = serverNamed('two')
    expect(await other.list()).toEqual([item])
    expect(await other.pictures()).toEqual({ [item.address]: alt })
    expect(await fileOf(other, item.address, '320.avif')).toMatchObject({
      format: 'heif',
      width: 320,
      height: 240,
    })
    expect(await fileOf(other, item.address, '400.webp')).toMatchObject({ format: 'webp', width: 400 })
  })

  test('has an alternative text in each language of the site, and loses those of added ones one by one', async () => {
    const library = serverNamed('one')
    const content = await plainPicture(40, 30).png().toBuffer()
    const inAll = { ...alt, fa: 'زمین سرخ', en: 'Red field' }
    const { address } = await library.add({ content, name: 'a.png', alt: inAll, by: 'Dilnoza' })
    const other = serverNamed('two')
    expect((await other.find(address))?.alt).toEqual(inAll)
    expect(await other.pictures()).toEqual({ [address]: inAll })
    // Programs that know only the built-in languages.
    await other.describe(address, { uz: 'Maydon', ru: 'Поле' })
    expect((await library.list())[0]?.alt).toEqual({ ...inAll, uz: 'Maydon', ru: 'Поле' })
    await other.describe(address, { ...alt, fa: '', en: 'Field' })
    expect((await library.find(address))?.alt).toEqual({ ...alt, en: 'Field' })
    await library.remove(address)
    await library.add({ content, name: 'a.png', alt, by: 'Dilnoza' })
    expect((await library.find(address))?.alt).toEqual(alt)
  })

  test.each([
    ['png', 'png'],
    ['webp', 'webp'],
    ['avif', 'avif'],
  ] as const)('is recognised as %s by its content, whatever its name', async (format, extension) => {
    const item = await add(serverNamed('one'), await plainPicture(40, 30).toFormat(format).toBuffer())
    expect(item.address).toMatch(new RegExp(`-40x30\\.${extension}$`))
  })

  test('is rotated upright and loses its location', async () => {
    const taken = plainPicture(400, 300).withExif({ IFD0: { Copyright: 'secret place' } })
    const library = serverNamed('one')
    const item = await add(library, await taken.withMetadata({ orientation: 6 }).jpeg().toBuffer())
    expect(item).toMatchObject({ width: 300, height: 400 })
    const whole = await library.file(item.address)
    expect(whole && (await sharp(whole.content).metadata())).toMatchObject({ width: 300, height: 400 })
    expect((await sharp(whole?.content).metadata()).exif).toBeUndefined()
    expect(await fileOf(library, item.address, '300.webp')).toMatchObject({ width: 300, height: 400 })
  })

  test('is stored once when uploaded twice, and the existing one is named', async () => {
    const library = serverNamed('one')
    const file = await plainPicture(40, 30).png().toBuffer()
    const item = await add(library, file)
    await expect(add(library, file)).rejects.toMatchObject({ type: 'PictureKnown', data: { item } })
    expect(await library.list()).toHaveLength(1)
  })

  test('has a focal point until it is removed, and none when it is added anew', async () => {
    const library = serverNamed('one')
    const file = await plainPicture(40, 30).png().toBuffer()
    const { address, focus } = await add(library, file)
    expect(focus).toBeNull()
    await library.focus(address, { x: 10, y: 20 })
    await library.focus(address, { x: 30, y: 70 })
    expect(await library.find(address)).toMatchObject({ focus: { x: 30, y: 70 } })
    expect(await library.pictures()).toEqual({ [address]: { ...alt, focus: { x: 30, y: 70 } } })
    await library.remove(address)
    expect((await add(library, file)).focus).toBeNull()
  })

  test('can be described again and deleted', async () => {
    const library = serverNamed('one')
    const { address } = await add(library, await plainPicture(40, 30).png().toBuffer())
    const words = { uz: 'Maydon', ru: 'Поле' }
    await library.describe(address, words)
    expect(await library.find(address)).toMatchObject({ alt: words })
    await library.remove(address)
    expect(await library.find(address)).toBeNull()
    expect(await library.file(address)).toBeNull()
  })
})

describe('rejects a file', () => {
  const rejected = async (file: Buffer | string) =>
    add(serverNamed('one'), file).then(
      () => 'taken',
      (error: unknown) => (error instanceof Error && 'type' in error ? error.type : error),
    )

  test('that is cut off', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
    const whole = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#fff', noise } })
      .jpeg()
      .toBuffer()
    expect(await rejected(whole.subarray(0, whole.length / 2))).toBe('PictureUnreadable')
  })

  test('of another format', async () =>
    expect(await rejected(await plainPicture(40, 30).tiff().toBuffer())).toBe('PictureKindUnknown'))

  test('that is animated, in any format', async () => {
    const frames = await Promise.all(
      ['#000', '#fff'].map((colour) => plainPicture(8, 8, colour).png().toBuffer()),
    )
    const moving = sharp(frames, { join: { animated: true } })
    expect(await rejected(await moving.clone().webp().toBuffer())).toBe('PictureMoves')
    expect(await rejected(await moving.clone().gif().toBuffer())).toBe('PictureMoves')
    expect(await rejected(withAnimation(frames[0] ?? Buffer.alloc(0)))).toBe('PictureMoves')
  })

  test('with too many bytes or pixels', async () => {
    expect(await rejected(Buffer.alloc(10 * 1024 * 1024 + 1))).toBe('PictureTooLarge')
    expect(await rejected(await plainPicture(12_001, 10).png().toBuffer())).toBe('PictureTooLarge')
    expect(await rejected(await plainPicture(8000, 6300).png().toBuffer())).toBe('PictureTooLarge')
    expect(await rejected(await plainPicture(12_001, 10).gif().toBuffer())).toBe('PictureTooLarge')
    expect(await rejected(drawing(`<path d="${'M0 0'.repeat(300_000)}"/>`))).toBe('PictureTooLarge')
  })

  test('that is a page, or unpacks to more than a drawing may have', async () => {
    expect(await rejected('<!doctype html><title>404</title>')).toBe('PictureUnreadable')
    expect(await rejected(gzipSync(' '.repeat(2_000_000)))).toBe('PictureTooLarge')
  })
})

describe('a file that browsers load', () => {
  test('is generated only in listed widths and never larger than the picture', async () => {
    const library = serverNamed('one')
    const { address } = await add(library, await plainPicture(700, 10).png().toBuffer())
    const { id = '' } = readMediaAddress(address) ?? {}
    for (const made of ['320.avif', '640.webp', '700.avif'])
      expect(await library.file(`/media/${id}/${made}`)).not.toBeNull()
    for (const never of ['321.avif', '960.avif', '320.png', '320.svg', 'whole.png', '../x.png'])
      expect(await library.file(`/media/${id}/${never}`), never).toBeNull()
    expect(await library.file(address.replace('.png', '.jpg'))).toBeNull()
    expect(await library.file(address.replace('/media/', '/media/0').slice(0, -1))).toBeNull()
  })

  test('of a drawing is its sanitized source, and there is no other', async () => {
    const library = serverNamed('one')
    const { address } = await add(library, drawing('<script>alert(1)</script><rect width="9" height="9"/>'))
    expect(address).toMatch(/-100x60\.svg$/)
    const served = (await library.file(address))?.content.toString()
    expect(served).toContain('<rect width="9" height="9"')
    expect(served).not.toContain('alert')
    expect(await fileOf(library, address, '100.avif')).toBeNull()
  })

  test.each([
    ['compressed', gzipSync(drawing('<script>alert(1)</script>'))],
    ['in UTF-16', Buffer.from(`\uFEFF${drawing('<script>alert(1)</script>')}`, 'utf16le')],
    ['in UTF-16 without a mark', Buffer.from(drawing('<script>alert(1)</script>'), 'utf16le')],
    [
      'in an older encoding',
      Buffer.concat([
        Buffer.from('<?xml version="1.0" encoding="windows-1251"?><svg width="100" height="60"><title>'),
        Buffer.from([0xcf, 0xee, 0xeb, 0xe5]),
        Buffer.from('</title><script>alert(1)</script></svg>'),
      ]),
    ],
  ])('of a drawing %s is its sanitized source, and says what was removed', async (_name, content) => {
    const library = serverNamed('one')
    const { address, removed } = await library.add({ content, name: 'a.svgz', alt, by: 'Dilnoza' })
    expect(address).toMatch(/-100x60\.svg$/)
    expect(removed).toEqual(['<script>'])
    expect((await library.file(address))?.content.toString()).not.toContain('alert')
  })

  test('of a still GIF is a PNG', async () => {
    const library = serverNamed('one')
    const { address } = await add(library, await plainPicture(40, 30).gif().toBuffer())
    expect(address).toMatch(/-40x30\.png$/)
    expect(await fileOf(library, address, '40.webp')).toMatchObject({ format: 'webp' })
  })

  test('is served without the store if it was generated before, and fails otherwise', async () => {
    const { address } = await add(serverNamed('one'), await plainPicture(40, 30).png().toBuffer())
    const library = serverNamed('two')
    await library.file(address)
    const away = serverNamed('two', { url: 'postgres://nobody@127.0.0.1:1/none', schema: 'away' })
    expect((await away.file(address))?.content.length).toBeGreaterThan(0)
    await expect(away.file(address.replace(/-40x30/, '-41x30'))).rejects.toThrow('cannot be reached')
    await rm(join(own.settings.dataDir, 'two'), { recursive: true })
    expect((await library.file(address))?.content.length).toBeGreaterThan(0)
  })
})

describe('folder and tags', () => {
  const colours = ['#100', '#200', '#300', '#400']
  const addTo = async (library: MediaLibrary, folder: string, tags: string[] = []) => {
    const content = await plainPicture(40, 30, colours[(await library.list()).length])
      .png()
      .toBuffer()
    return (await library.add({ content, name: 'a.png', alt, folder, tags, by: 'Dilnoza' })).address
  }
  const foldersIn = async (library: MediaLibrary) =>
    Object.fromEntries((await library.list()).map(({ address, folder }) => [address, folder]))

  test('are those of the upload until they change, and go with the picture', async () => {
    const library = serverNamed('one')
    const address = await addTo(library, 'Banners/Autumn', ['Gold', 'cup'])
    const other = serverNamed('two')
    expect(await other.list()).toMatchObject([{ folder: 'Banners/Autumn', tags: ['Gold', 'cup'] }])
    await library.place(address, { tags: ['cup', 'Gold', 'new'] })
    expect(await other.find(address)).toMatchObject({
      folder: 'Banners/Autumn',
      tags: ['cup', 'Gold', 'new'],
    })
    await library.place(address, { folder: '' })
    expect(await other.find(address)).toMatchObject({ folder: '', tags: ['cup', 'Gold', 'new'] })
    await library.remove(address)
    expect(await library.find(await addTo(library, ''))).toMatchObject({ folder: '', tags: [] })
  })

  test('change for several pictures, or for none if one would have too many tags', async () => {
    const library = serverNamed('one')
    const [one, two] = [await addTo(library, 'A', ['old', 'Vip']), await addTo(library, 'B')]
    expect(
      await library.arrange([one, two], { folder: 'C', addTags: ['new', 'vip'], removeTags: ['OLD'] }),
    ).toEqual([])
    expect(await library.find(one)).toMatchObject({ folder: 'C', tags: ['Vip', 'new'] })
    expect(await library.find(two)).toMatchObject({ folder: 'C', tags: ['new', 'vip'] })
    const nineteen = Array.from({ length: 19 }, (_, at) => `tag ${at}`)
    await library.place(two, { tags: nineteen })
    expect(await library.arrange([one, two], { folder: 'D', addTags: ['x', 'y'] })).toEqual([two])
    expect(await library.find(one)).toMatchObject({ folder: 'C', tags: ['Vip', 'new'] })
    expect(await library.find(two)).toMatchObject({ folder: 'C', tags: nineteen })
  })

  test('move with their folder, and folders beside it stay', async () => {
    const library = serverNamed('one')
    const inside = await addTo(library, 'Banners')
    const deeper = await addTo(library, 'Banners/Autumn/Cup')
    const beside = await addTo(library, 'Banners old')
    expect(await library.moveFolder('Banners', 'Archive')).toEqual({ pictures: 2 })
    const moved = { [inside]: 'Archive', [deeper]: 'Archive/Autumn/Cup', [beside]: 'Banners old' }
    expect(await foldersIn(library)).toEqual(moved)
    expect(await library.moveFolder('Archive', 'Archive/2026')).toEqual({
      pictures: 2,
      tooDeep: 'Archive/2026/Autumn/Cup',
    })
    expect(await foldersIn(library)).toEqual(moved)
    expect(await library.moveFolder('Archive/Autumn', 'Archive')).toEqual({ pictures: 1 })
    expect(await foldersIn(library)).toEqual({ ...moved, [deeper]: 'Archive/Cup' })
    expect(await library.moveFolder('Nowhere', 'Archive')).toEqual({ pictures: 0 })
  })
})

test('a library that was stored before there were folders has its pictures at the top', async () => {
  const place = databaseLocation(own.settings, 'site')
  const { address } = await add(serverNamed('one', place), await plainPicture(40, 30).png().toBuffer())
  await connections[0]?.use(async (database) => {
    for (const table of ['picture_folders', 'picture_tags', 'servers'])
      await database.schema.dropTable(table).execute()
    await sql`delete from kysely_migration where name >= '0008'`.execute(database)
  })
  const updated = serverNamed('two', place)
  expect(await updated.list()).toMatchObject([{ address, folder: '', tags: [] }])
  await updated.place(address, { folder: 'Banners', tags: ['cup'] })
  expect(await updated.find(address)).toMatchObject({ folder: 'Banners', tags: ['cup'] })
})
