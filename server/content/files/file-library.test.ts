import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { compress, decompress } from 'wawoff2'
import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/setup/test-database.ts'
import { databaseLocation } from '../../db/database-location.ts'
import { StoreConnection } from '../store/store-connection.ts'
import { createFileLibrary, type FileLibrary } from './file-library.ts'
import { fontIn } from '../model/library.ts'
import { FileStore } from './file-store.ts'
import { pdf, zipped } from '../../../tests/support/content/test-files.ts'

const { resolve } = createRequire(import.meta.url)
const fontFile = (name: string) =>
  readFile(resolve(`@fontsource-variable/${name.split('-')[0] ?? ''}/files/${name}-wght-normal.woff2`))

let own: TestDatabase
let connections: StoreConnection[] = []
let failures: unknown[] = []
beforeEach(async () => {
  own = await createTestDatabase()
})
afterEach(async () => {
  for (const connection of connections) await connection.close()
  connections = []
  failures = []
  await own.remove()
})

/** The library as another server has it. */
function serverNamed(name: string): FileLibrary {
  const connection = new StoreConnection(databaseLocation(own.settings, 'site'), () => undefined)
  connections.push(connection)
  return createFileLibrary({
    store: new FileStore(connection),
    folder: join(own.settings.dataDir, name),
    now: () => new Date('2026-03-01T07:00:00.000Z'),
    onFailure: (error) => failures.push(error),
  })
}

const add = (library: FileLibrary, content: Buffer, name = 'brand.woff2') =>
  library.add({ content, name, licence: 'OFL', by: 'Dilnoza' })

const asUpload = (content: Buffer) => ({ content, name: 'brand.woff2' })

const frame = Buffer.from([0xff, 0xfb, 0x90, 0x64, 0, 0, 0, 0])

async function addFont(library: FileLibrary, content: Buffer) {
  const item = await add(library, content)
  if (item.kind !== 'font') throw new Error('not a font')
  return item
}

test('a font is in the library of every server with what it can show', async () => {
  const content = await fontFile('onest-latin')
  const item = await addFont(serverNamed('one'), content)
  expect(item).toMatchObject({ kind: 'font', name: 'brand.woff2', licence: 'OFL', uploadedBy: 'Dilnoza' })
  expect(item.address).toMatch(/^\/media\/fonts\/[0-9a-f]{32}\.woff2$/)
  expect(item.font).toMatchObject({ weights: [100, 900], ascent: 97, descent: 30.5, size: content.length })
  expect(item.font.missing.uz).toBe('№')
  expect(item.font.missing.ru).toContain('абвгдеёжз')
  const other = serverNamed('two')
  expect(await other.list()).toEqual([item])
  expect(await other.facts()).toEqual({ [item.address]: { font: item.font } })
  expect(await other.read(item.address)).toEqual(content)
})

test('files to download are known by their content, and those with macros or under a false name are rejected', async () => {
  const library = serverNamed('one')
  const kindOf = (content: Buffer) =>
    add(library, content, 'file.pdf').then(
      ({ address }) => address.replace(/[0-9a-f]{32}/, ''),
      (error: unknown) => (error instanceof Error && 'type' in error ? error.type : error),
    )
  const app = zipped('AndroidManifest.xml', 'classes.dex')
  expect(await kindOf(pdf('rules'))).toBe('/media/files/.pdf')
  expect(await kindOf(app)).toBe('/media/files/.apk')
  expect(await kindOf(zipped('[Content_Types].xml', 'word/document.xml'))).toBe('/media/files/.docx')
  expect(await kindOf(zipped('[Content_Types].xml', 'xl/workbook.xml'))).toBe('/media/files/.xlsx')
  const macros = zipped('[Content_Types].xml', 'word/document.xml', 'word/vbaProject.bin')
  const others = [macros, zipped('index.html'), app.subarray(0, -30), Buffer.from('%PDF-1.7 cut off')]
  for (const other of others) expect(await kindOf(other)).toBe('FileUnreadable')
  expect(await kindOf(pdf('a'.repeat(32 * 1024 * 1024)))).toBe('FileTooLarge')
})

test('a file is sent from the disk in parts, under the name of its upload', async () => {
  const { address } = await add(serverNamed('one'), pdf('rules'), 'Qoidalar № 5.pdf')
  const library = serverNamed('two')
  const textOf = async (part?: { first: number; last: number }) => {
    const opened = await library.open(address)
    return opened && [opened.name, opened.size, Buffer.concat(await opened.read(part).toArray()).toString()]
  }
  const whole = pdf('rules').toString()
  expect(await textOf()).toEqual(['Qoidalar № 5.pdf', whole.length, whole])
  expect(await textOf({ first: 0, last: 3 })).toEqual(['Qoidalar № 5.pdf', whole.length, '%PDF'])
  for (const connection of connections) await connection.close()
  connections = []
  expect(await textOf({ first: 1, last: 3 })).toEqual(['Qoidalar № 5.pdf', whole.length, 'PDF'])
})

test('fallbacks are as wide as the texts of the font, measured in its own weights', async () => {
  const library = serverNamed('one')
  const onest = await addFont(library, await fontFile('onest-latin'))
  const unbounded = await addFont(library, await fontFile('unbounded-latin'))
  // The measures of src/ui/styles/fonts.css, which were tried with all texts of the site.
  expect(onest.font.text.common / 103.5).toBeCloseTo(1, 1)
  expect(onest.font.text.wide / 90.5).toBeCloseTo(1, 1)
  expect(unbounded.font.display.common / 132).toBeCloseTo(1, 1)
  expect(unbounded.font.display.android / 138.5).toBeCloseTo(1, 1)
})

test('a sent font needs no store any more, and none is sent after its removal', async () => {
  const library = serverNamed('one')
  const { address } = await add(library, await fontFile('onest-latin'))
  expect(await library.read(address)).not.toBeNull()
  await connections[0]?.close()
  connections = []
  expect(await library.read(address)).not.toBeNull()
  const other = serverNamed('two')
  await other.remove(address)
  expect(await other.read(address)).toBeNull()
  expect(await other.read('/media/fonts/../../studio-password')).toBeNull()
})

test('rejects what is no WOFF2 font, whatever its name, and what it has already', async () => {
  const library = serverNamed('one')
  const font = await fontFile('onest-latin')
  const typeOf = (content: Buffer) =>
    add(library, content).then(
      () => 'added',
      (error: unknown) => (error instanceof Error && 'type' in error ? error.type : error),
    )
  expect(await typeOf(Buffer.from('<p>text</p>'))).toBe('FileUnreadable')
  expect(await typeOf(Buffer.concat([font, Buffer.alloc(9)]))).toBe('FileUnreadable')
  expect(await typeOf(font.subarray(0, font.length / 2))).toBe('FileUnreadable')
  const damaged = Buffer.from(font)
  damaged.fill(0, 400, 4000)
  expect(await typeOf(damaged)).toBe('FileUnreadable')
  const large = Buffer.alloc(512 * 1024 + 1)
  expect(await typeOf(large)).toBe('FileUnreadable')
  large.write('wOF2')
  expect(await typeOf(large)).toBe('FileTooLarge')
  expect(await typeOf(font)).toBe('added')
  expect(await typeOf(font)).toBe('FileKnown')
})

test('a font is measured once, and other requests get their turn before each', async () => {
  const library = serverNamed('one')
  const fonts = [await fontFile('onest-latin'), await fontFile('unbounded-latin')] as const
  const measured = async () => fontIn({ brand: (await library.examine(asUpload(fonts[0]))).entry }, 'brand')
  const first = await measured()
  expect(first).toBeDefined()
  expect(await measured()).toBe(first)

  const other = serverNamed('two')
  let turns = 0
  const reading = new AbortController()
  const requests = (async () => {
    for (; !reading.signal.aborted; turns += 1) await setImmediate()
  })()
  for (const font of fonts) await other.examine(asUpload(font))
  reading.abort()
  await requests
  expect(turns).toBeGreaterThanOrEqual(fonts.length)
})

/** Onest with other measures of lines, in font units. */
async function onestWith(measures: { ascender?: number; lineGap?: number }): Promise<Buffer> {
  const data = Buffer.from(await decompress(await fontFile('onest-latin')))
  const tables = Array.from({ length: data.readUInt16BE(4) }, (_each, index) => 12 + index * 16)
  const offsetOf = (name: string) => {
    const table = tables.find((at) => data.toString('latin1', at, at + 4) === name)
    if (table === undefined) throw new Error(`no table ${name}`)
    return data.readUInt32BE(table + 8)
  }
  const hhea = offsetOf('hhea')
  const os2 = offsetOf('OS/2')
  const set = (value: number | undefined, places: readonly number[]) =>
    value !== undefined && places.forEach((at) => data.writeInt16BE(value, at))
  set(measures.ascender, [hhea + 4, os2 + 68])
  set(measures.lineGap, [hhea + 8, os2 + 72])
  return Buffer.from(await compress(data))
}

test('a font with measures that no page could use is rejected, and a negative gap is none', async () => {
  const library = serverNamed('one')
  const odd = await addFont(library, await onestWith({ lineGap: -100 }))
  expect(odd.font.lineGap).toBe(0)
  await expect(add(library, await onestWith({ ascender: 32_000 }))).rejects.toMatchObject({
    type: 'FileUnreadable',
  })
  expect(await library.list()).toEqual([odd])
})

test('an unreadable entry is left out and reported, and all others remain usable', async () => {
  const library = serverNamed('one')
  const { address } = await add(library, await fontFile('onest-latin'))
  const sound = await add(library, frame)
  await connections[0]?.use((database) =>
    database.updateTable('files').set({ facts: '{}' }).where('kind', '=', 'font').execute(),
  )
  expect(await library.list()).toEqual([sound])
  expect(await library.facts()).toEqual({ [sound.address]: { isSound: true } })
  expect(failures).toMatchObject([
    { message: `${address} cannot be read` },
    { message: `${address} cannot be read` },
  ])
})

test('a file is only sent at its own address', async () => {
  const library = serverNamed('one')
  const { address } = await add(library, frame)
  const disguised = address.replace('sounds', 'fonts').replace('mp3', 'woff2')
  expect(await library.read(disguised)).toBeNull()
  expect(await library.read(address.replace('mp3', 'ogg'))).toBeNull()
  expect(await library.read(address)).not.toBeNull()
  await library.remove(address)
  expect(await library.read(disguised)).toBeNull()
})

/** An ID3 tag of 200 bytes after its header. */
const tag = Buffer.concat([Buffer.from('ID3\u0004\0\0\0\0\u0001\u0048'), Buffer.alloc(200)])
const ogg = (codec: string) => Buffer.concat([Buffer.from('OggS'), Buffer.alloc(24), Buffer.from(codec)])

function box(type: string, ...contents: readonly Buffer[]): Buffer {
  const header = Buffer.alloc(8)
  const content = Buffer.concat(contents)
  header.writeUInt32BE(8 + content.length)
  header.write(type, 4)
  return Buffer.concat([header, content])
}
const track = (kind: string) =>
  box('trak', box('mdia', box('mdhd'), box('hdlr', Buffer.alloc(8), Buffer.from(kind), Buffer.alloc(12))))
const mp4 = (...kinds: readonly string[]) =>
  Buffer.concat([
    box('ftyp', Buffer.from('M4A \0\0\0\0')),
    box('moov', box('mvhd'), ...kinds.map(track)),
    box('mdat', Buffer.from('data')),
  ])

test.each([
  ['mp3', frame],
  ['mp3', Buffer.concat([tag, frame])],
  ['mp3', Buffer.concat([tag, tag, frame])],
  ['ogg', ogg('\u0001vorbis')],
  ['m4a', mp4('soun')],
])('recognises a sound by its content: %s', async (extension, content) => {
  const library = serverNamed('one')
  const { address, kind } = await add(library, content, 'sound.woff2')
  expect(kind).toBe('sound')
  expect(address).toMatch(new RegExp(`^/media/sounds/[0-9a-f]{32}\\.${extension}$`))
  expect(await library.facts()).toEqual({ [address]: { isSound: true } })
  expect(await library.read(address)).toEqual(content)
})

test.each([
  ['a film in Ogg', ogg('\u0080theora')],
  ['a film in MPEG-4', mp4('soun', 'vide')],
  ['MPEG-4 without sound', mp4('text')],
  ['MPEG-4 without tracks', Buffer.concat([Buffer.alloc(4), Buffer.from('ftypM4A data')])],
  ['tags without a sound', tag],
  ['tags before a text', Buffer.concat([tag, Buffer.from('<script>')])],
  ['three letters', Buffer.from('ID3')],
  ['a text', Buffer.from('sound.mp3')],
  ['a large sound', Buffer.concat([frame, Buffer.alloc(200 * 1024)])],
])('rejects %s as a sound', async (_what, content) => {
  await expect(add(serverNamed('one'), content, 'a.mp3')).rejects.toThrow(/no sound|at most/)
})
