import { type BuiltInLocale } from '../../../schemas/locale.ts'
import { setImmediate } from 'node:timers/promises'
import { unzipSync, type UnzipFileInfo } from 'fflate'
import Value from 'typebox/value'
import { Document } from '../../../schemas/content-api/entities.ts'
import {
  exportFormat,
  exportFormatVersion,
  exportLimits,
  ExportManifest,
} from '../../../schemas/content-api/transfer.ts'
import type { StoredDocument } from '../../../schemas/kinds/index.ts'
import { largestFile } from '../../../schemas/files.ts'
import { isRecord } from '../../../schemas/is-record.ts'
import { mediaLimits, type FocalPoint } from '../../../schemas/media.ts'
import { trimmedFolder, trimmedTags, type MediaPlace } from '../../../schemas/media-folders.ts'
import { phrase, type Phrase } from '../../../schemas/phrase.ts'
import { StudioError } from '../../../schemas/studio/errors.ts'
import { deepestJson, isTooDeep } from '../../lib/json-depth.ts'
import { bytesAtOnce, pauses } from '../../lib/pauses.ts'
import { documentFile, hashOf, otherFile, pictureFile } from './write-export.ts'

export interface ExportedPicture extends MediaPlace {
  address: string
  name: string
  alt: Record<BuiltInLocale, string>
  focus: FocalPoint | undefined
  content: Buffer
}

export interface ExportedFile {
  address: string
  name: string
  licence: string
  content: Buffer
}

/** The content of an exported file. */
export interface ExportContent {
  manifest: ExportManifest
  documents: StoredDocument[]
  pictures: ExportedPicture[]
  files: ExportedFile[]
}

const wrong = (reason: Phrase, file?: string) =>
  new StudioError('ExportUnreadable', reason, file === undefined ? undefined : { file })

const damaged = () => wrong(phrase`The file is damaged, or not a ZIP file`)

const tooLarge = () => wrong(phrase`The file is too large when it is unpacked`)

const manifestFile = 'manifest.json'
const knownName =
  /^(?:manifest\.json|documents\/[a-z-]+\/[a-z0-9][A-Za-z0-9._-]{0,79}\.json|pictures\/[0-9a-f]{32}-\d{1,5}x\d{1,5}\.[a-z]{3,4}|files\/[0-9a-f]{32}\.(?:woff2|mp3|ogg|m4a|pdf|apk|docx|xlsx))$/
const isUnsafe = (name: string) =>
  /(?:^|[\\/])\.\.(?:[\\/]|$)/.test(name) || /^[\\/]|^[A-Za-z]:|\\/.test(name)

/** A name without invisible characters, since it can come from anybody. */
const shown = (name: string) => name.replace(/[\p{Cc}\p{Cf}]/gu, '?').slice(0, 120)

const maxBytes = (name: string) =>
  name.startsWith('pictures/')
    ? mediaLimits.bytes
    : name.startsWith('files/')
      ? largestFile
      : exportLimits.documentBytes

/** Names of entries, in groups that are unpacked without a pause. */
function* groupsOf(sizes: ReadonlyMap<string, number>): Generator<Set<string>> {
  let group = new Set<string>()
  let bytes = 0
  for (const [name, size] of sizes) {
    if (group.size > 0 && bytes + size > bytesAtOnce) {
      yield group
      group = new Set()
      bytes = 0
    }
    group.add(name)
    bytes += size
  }
  yield group
}

/** Unpacks a file. Sizes and names are checked before anything is unpacked. */
async function unpack(file: Uint8Array): Promise<Map<string, Buffer>> {
  if (file.length > exportLimits.bytes)
    throw wrong(phrase`The file has more than ${exportLimits.bytes} bytes`)
  const sizes = new Map<string, number>()
  let entries = 0
  let size = 0
  const accept = (entry: UnzipFileInfo): void => {
    const { name, originalSize } = entry
    if ((entries += 1) > exportLimits.files) throw tooLarge()
    if (isUnsafe(name))
      throw wrong(phrase`${shown(name)} leads out of the folder: the file is not from Marquee`, name)
    // Some programs add an entry for each folder.
    if (name.endsWith('/')) return
    if (!knownName.test(name))
      throw wrong(
        phrase`${shown(name)} does not belong here: a file from Marquee has only documents, pictures, fonts, sounds and files to download`,
      )
    if (sizes.has(name)) throw wrong(phrase`${name} is in the file twice`, name)
    // A stored entry is as large as its packed size says, whatever the other one claims.
    if (entry.compression === 0 && entry.size !== originalSize) throw damaged()
    sizes.set(name, originalSize)
    size += originalSize
    const most = name === manifestFile ? exportLimits.documentBytes * 4 : maxBytes(name)
    if (originalSize > most) throw wrong(phrase`${name} has more than ${most} bytes`, name)
    if (size > exportLimits.unpackedBytes) throw tooLarge()
  }
  try {
    unzipSync(file, {
      filter(entry) {
        accept(entry)
        return false
      },
    })
    // Memory is reserved by the checked sizes, and nothing is unpacked beyond it.
    const files = new Map<string, Buffer>()
    for (const group of groupsOf(sizes)) {
      const content = unzipSync(file, { filter: ({ name }) => group.has(name) })
      for (const [name, { buffer, byteOffset, length }] of Object.entries(content))
        files.set(name, Buffer.from(buffer, byteOffset, length))
      // Players must not wait for the whole file.
      await setImmediate()
    }
    return files
  } catch (error) {
    if (error instanceof StudioError) throw error
    throw damaged()
  }
}

function readJson(content: Buffer, name: string): unknown {
  const text = content.toString('utf8')
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw wrong(phrase`${name} is not valid JSON`, name)
  }
  if (isTooDeep(value)) throw wrong(phrase`${name} has more than ${deepestJson} levels`, name)
  return value
}

function readManifest(files: Map<string, Buffer>): ExportManifest {
  const content = files.get(manifestFile)
  if (!content) throw wrong(phrase`The file was not exported from Marquee: it has no ${manifestFile}`)
  const manifest = readJson(content, manifestFile)
  if (!isRecord(manifest) || manifest['format'] !== exportFormat)
    throw wrong(phrase`The file was not exported from Marquee`)
  if (typeof manifest['formatVersion'] === 'number' && manifest['formatVersion'] > exportFormatVersion)
    throw wrong(phrase`A newer version of Marquee exported the file. Update this site first`)
  if (Value.Check(ExportManifest, manifest)) return manifest
  const [fault] = Value.Errors(ExportManifest, manifest)
  const path = fault?.instancePath ?? ''
  throw wrong(phrase`${manifestFile}${path}: ${fault?.message ?? ''}`, manifestFile)
}

/** Takes a file that the manifest names. */
function take(files: Map<string, Buffer>, name: string, sha256: string): Buffer {
  const content = files.get(name)
  if (!content) throw wrong(phrase`${name} is missing`, name)
  if (hashOf(content) !== sha256)
    throw wrong(phrase`${name} is not as it was exported. Export it again`, name)
  files.delete(name)
  return content
}

/** Reads an exported file as a whole. Throws StudioError with the first reason not to accept it. */
export async function readExport(file: Uint8Array): Promise<ExportContent> {
  const files = await unpack(file)
  const manifest = readManifest(files)
  files.delete(manifestFile)
  const pause = pauses()
  const documents: StoredDocument[] = []
  for (const listed of manifest.documents) {
    const name = documentFile(listed)
    const content = take(files, name, listed.sha256)
    const document = readJson(content, name)
    if (!Value.Check(Document, document)) {
      const [fault] = Value.Errors(Document, document)
      throw wrong(phrase`${name}${fault?.instancePath ?? ''}: ${fault?.message ?? ''}`, name)
    }
    const { kind, key, schemaVersion, body } = document
    if (kind !== listed.kind || key !== listed.key) throw wrong(phrase`${name} has another name inside`, name)
    documents.push({ kind, key, schemaVersion, body })
    await pause(content.length)
  }
  const pictures: ExportedPicture[] = []
  for (const { address, name, alt, focus, folder = '', tags = [], sha256 } of manifest.pictures) {
    const content = take(files, pictureFile(address), sha256)
    const place = { folder: trimmedFolder(folder), tags: trimmedTags(tags) }
    pictures.push({ address, name, alt, focus: focus ?? undefined, ...place, content })
    await pause(content.length)
  }
  const others: ExportedFile[] = []
  for (const { address, name, licence, sha256 } of manifest.files ?? []) {
    const content = take(files, otherFile(address), sha256)
    others.push({ address, name, licence, content })
    await pause(content.length)
  }
  const [other] = files.keys()
  if (other !== undefined) throw wrong(phrase`${other} is not listed in ${manifestFile}`, other)
  return { manifest, documents, pictures, files: others }
}
