import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { exportFormat, exportLimits } from '../../../schemas/content-api/transfer.ts'
import { StudioError } from '../../../schemas/studio/errors.ts'
import { page } from '../../../tests/support/content/content-site.ts'
import { readExport } from './read-export.ts'
import { documentFile, hashOf, pictureFile } from './write-export.ts'

const news = page('news')
const newsText = JSON.stringify(news)

const manifestOf = (changes: Record<string, unknown> = {}) =>
  JSON.stringify({
    format: exportFormat,
    formatVersion: 1,
    source: { url: 'https://staging.example.com', contentVersion: 3, exportedAt: '2026-03-01T07:00:00.000Z' },
    isWhole: true,
    documents: [{ kind: 'page', key: 'news', schemaVersion: 1, sha256: hashOf(strToU8(newsText)) }],
    removed: [],
    pictures: [],
    ...changes,
  })

/** With `level` 0 the files are stored as they are. */
const packed = (files: Record<string, string>, level: 0 | 6 = 6) =>
  Buffer.from(
    zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])), {
      level,
    }),
  )
const whole = (more: Record<string, string> = {}) =>
  packed({ 'manifest.json': manifestOf(), [documentFile(news)]: newsText, ...more })

async function reasonOf(file: Buffer): Promise<string> {
  try {
    await readExport(file)
  } catch (error) {
    if (error instanceof StudioError) return error.message
    throw error
  }
  throw new Error('accepted')
}

/** A file whose entries claim to have this size unpacked, and this one packed. */
function claiming(file: Buffer, size: number, packedSize?: number): Buffer {
  const entry = Buffer.from('PK\u0001\u0002')
  for (let at = file.indexOf(entry); at >= 0; at = file.indexOf(entry, at + 1)) {
    if (packedSize !== undefined) file.writeUInt32LE(packedSize, at + 20)
    file.writeUInt32LE(size, at + 24)
  }
  return file
}

const manyDocuments = Object.fromEntries(
  Array.from({ length: 101 }, (_each, index) => [`documents/page/p${index}.json`, '{}']),
)

describe('an exported file', () => {
  test('is read as it was written', async () => {
    const { documents, manifest } = await readExport(whole())
    expect(documents).toEqual([news])
    expect(manifest.source.contentVersion).toBe(3)
  })

  test('of an earlier build has its pictures at the top of the library', async () => {
    const address = `/media/${'a'.repeat(32)}-4x4.png`
    const content = 'picture'
    const listed = { address, name: 'a.png', alt: { uz: 'a', ru: 'a' }, sha256: hashOf(strToU8(content)) }
    const pictures = async (more: object) => {
      const manifest = manifestOf({ pictures: [{ ...listed, ...more }] })
      return (await readExport(whole({ 'manifest.json': manifest, [pictureFile(address)]: content })))
        .pictures
    }
    expect(await pictures({})).toMatchObject([{ folder: '', tags: [] }])
    const place = { folder: 'Banners/Autumn', tags: ['gold'] }
    expect(await pictures(place)).toMatchObject([place])
    await expect(pictures({ folder: 'A/B/C/D' })).rejects.toThrow('manifest.json/pictures/0/folder')
  })

  test.each([
    ['a path out of the folder', { '../etc/passwd': 'x' }, 'leads out of the folder'],
    ['a hidden path out of the folder', { 'documents/page/../../x.json': 'x' }, 'leads out of the folder'],
    ['a path with backslashes', { 'documents\\page\\x.json': 'x' }, 'leads out of the folder'],
    ['an absolute path', { '/etc/passwd': 'x' }, 'leads out of the folder'],
    ['a foreign file', { 'run.sh': 'x' }, 'run.sh does not belong here'],
    ['a document that is not listed', { 'documents/page/x.json': '{}' }, 'is not listed'],
    ['another document than was exported', { [documentFile(news)]: '{}' }, 'is not as it was exported'],
  ])('with %s is rejected', async (_case, files, reason) => {
    expect(await reasonOf(whole(files))).toContain(reason)
  })

  test('that would fill the memory is rejected before it is unpacked', async () => {
    const bomb = zipSync({
      'manifest.json': strToU8(manifestOf()),
      [documentFile(news)]: new Uint8Array(exportLimits.documentBytes + 1),
    })
    expect(bomb.length).toBeLessThan(100_000)
    expect(await reasonOf(Buffer.from(bomb))).toContain(`more than ${exportLimits.documentBytes} bytes`)
    const most = exportLimits.documentBytes
    expect(await reasonOf(claiming(packed(manyDocuments), most))).toContain('too large when it is unpacked')
  })

  test('that would fill the memory with stored entries is rejected before it is unpacked', async () => {
    const most = exportLimits.documentBytes
    const large = packed({ [documentFile(news)]: ' '.repeat(most + 1) }, 0)
    expect(await reasonOf(large)).toContain(`more than ${most} bytes`)
    // Entries may share one range of the file, so the file itself can be small.
    expect(await reasonOf(claiming(packed(manyDocuments, 0), most, most))).toContain(
      'too large when it is unpacked',
    )
    // What counts for stored entries is the packed size.
    expect(await reasonOf(claiming(packed(manyDocuments, 0), 1, most))).toContain('damaged')
    const forged = packed({ 'manifest.json': manifestOf(), [documentFile(news)]: newsText }, 0)
    expect(await reasonOf(claiming(forged, 1))).toContain('damaged')
  })

  test('that claims smaller files than it has is rejected', async () => {
    expect(await reasonOf(claiming(whole(), 3))).toContain('manifest.json')
  })

  test.each([
    ['no ZIP file', Buffer.from('<html>'), 'not a ZIP file'],
    ['an empty file', Buffer.alloc(0), 'not a ZIP file'],
    ['half a file', whole().subarray(0, 200), 'not a ZIP file'],
    ['a ZIP file of something else', packed({ [documentFile(news)]: newsText }), 'no manifest.json'],
    ['another format', packed({ 'manifest.json': '{"format":"other"}' }), 'not exported from Marquee'],
    ['no JSON', packed({ 'manifest.json': '{' }), 'manifest.json is not valid JSON'],
    ['a newer format', packed({ 'manifest.json': manifestOf({ formatVersion: 3 }) }), 'newer version'],
    ['a lacking document', packed({ 'manifest.json': manifestOf() }), 'documents/page/news.json is missing'],
    [
      'an unknown kind',
      packed({ 'manifest.json': manifestOf({ documents: [{ kind: 'virus', key: 'a' }] }) }),
      'manifest.json/documents/0',
    ],
  ])('that is %s is rejected', async (_case, file, reason) => {
    expect(await reasonOf(file)).toContain(reason)
  })

  test('with a document under the name of another one is rejected', async () => {
    const other = JSON.stringify(page('other'))
    const documents = [{ kind: 'page', key: 'news', schemaVersion: 1, sha256: hashOf(strToU8(other)) }]
    const file = packed({ 'manifest.json': manifestOf({ documents }), [documentFile(news)]: other })
    expect(await reasonOf(file)).toContain('another name inside')
  })
})
