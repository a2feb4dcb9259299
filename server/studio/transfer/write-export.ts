import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import {
  exportFormat,
  exportFormatVersion,
  exportLimits,
  type ExportManifest,
} from '../../../schemas/content-api/transfer.ts'
import type { DocumentKind, StoredDocument } from '../../../schemas/kinds/index.ts'
import type { DocumentName } from '../../../schemas/studio/calls.ts'
import { StudioError } from '../../../schemas/studio/errors.ts'
import { phrase } from '../../../schemas/phrase.ts'
import { documentName } from '../../content/index.ts'
import { pauses } from '../../lib/pauses.ts'
import { toIsoTime, type StudioContext } from '../studio-context.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { pack, type PackedFile } from './pack.ts'

type ExportContext = Pick<StudioContext, 'gateway' | 'now' | 'publicUrl'>

export interface ExportFilter {
  /** Undefined: all. */
  documents?: readonly DocumentName[] | undefined
  /** Kinds that the caller may read; undefined: all. */
  kinds?: readonly DocumentKind[] | undefined
}

export const hashOf = (content: Uint8Array) => createHash('sha256').update(content).digest('hex')
export const documentFile = ({ kind, key }: DocumentName) => `documents/${kind}/${key}.json`
/** `/media/fonts/{id}.woff2` is stored as `files/{id}.woff2`. */
export const otherFile = (address: string) => `files/${basename(address)}`
/** `/media/{id}.{extension}` is stored as `pictures/{id}.{extension}`. */
export const pictureFile = (address: string) => address.replace('/media/', 'pictures/')

/** Writes published documents, and the pictures that they use, into one file in the format ZIP. Throws Busy. */
export function writeExport(context: ExportContext, filter: ExportFilter): Promise<Buffer> {
  return oneAtATime(context, () => write(context, filter))
}

async function write(context: ExportContext, filter: ExportFilter): Promise<Buffer> {
  const { gateway, now, publicUrl } = context
  const isWhole = filter.documents === undefined && filter.kinds === undefined
  const files: PackedFile[] = []
  const pause = pauses()
  const documents: ExportManifest['documents'] = []
  let unpackedSize = 0
  for (const document of await chosenDocuments(gateway, filter)) {
    const content = Buffer.from(`${JSON.stringify(document, null, 2)}\n`)
    files.push({ name: documentFile(document), content, level: 6 })
    const { kind, key, schemaVersion } = document
    documents.push({ kind, key, schemaVersion, sha256: hashOf(content) })
    unpackedSize += content.length
    await pause(content.length)
  }
  const pictures: ExportManifest['pictures'] = []
  let size = 0
  const used = usedFiles(gateway, documents)
  /** Without compression: pictures and other files are compressed already. */
  async function addFile(name: string, content: Buffer) {
    size += content.length
    if (size > exportLimits.bytes || unpackedSize + size > exportLimits.unpackedBytes) throw tooLarge()
    files.push({ name, content, level: 0 })
    await pause(content.length)
  }
  for (const { address, name, alt, focus, folder, tags } of await gateway.media.list()) {
    const content = used.has(address) ? await gateway.media.original(address) : null
    if (!content) continue
    await addFile(pictureFile(address), content)
    pictures.push({ address, name, alt, focus, folder, tags, sha256: hashOf(content) })
  }
  const others: NonNullable<ExportManifest['files']> = []
  for (const { address, name, licence } of await gateway.files.list()) {
    const content = used.has(address) ? await gateway.files.read(address) : null
    if (!content) continue
    await addFile(otherFile(address), content)
    others.push({ address, name, licence, sha256: hashOf(content) })
  }
  const at = now()
  const manifest: ExportManifest = {
    format: exportFormat,
    formatVersion: others.length > 0 ? exportFormatVersion : 1,
    source: { url: publicUrl, contentVersion: gateway.contentVersion, exportedAt: toIsoTime(at) },
    isWhole,
    documents,
    removed: isWhole ? (await gateway.removedDocuments()).map(({ kind, key }) => ({ kind, key })) : [],
    pictures,
    ...(others.length > 0 && { files: others }),
  }
  const content = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`)
  const file = await pack([{ name: 'manifest.json', content, level: 6 }, ...files], at)
  if (file.length > exportLimits.bytes) throw tooLarge()
  return file
}

const tooLarge = () =>
  new StudioError(
    'ExportTooLarge',
    phrase`This content has more than ${exportLimits.bytes} bytes. Export fewer documents at a time`,
  )

async function chosenDocuments(
  gateway: StudioContext['gateway'],
  { documents: names, kinds }: ExportFilter,
): Promise<StoredDocument[]> {
  const published = (await gateway.documents())
    .filter(({ kind }) => kinds?.includes(kind) ?? true)
    .map(({ kind, key, schemaVersion, body }) => ({ kind, key, schemaVersion, body }))
  const byName = new Map(published.map((document) => [documentName(document), document]))
  const missing = names?.find((name) => !byName.has(documentName(name)))
  if (missing) throw new StudioError('NotFound', phrase`The site has no document ${documentName(missing)}`)
  const chosen = names ? names.flatMap((name) => byName.get(documentName(name)) ?? []) : published
  return [...new Set(chosen)].sort((one, other) => documentName(one).localeCompare(documentName(other)))
}

/** Addresses of the library's files that these documents use. */
function usedFiles(
  gateway: StudioContext['gateway'],
  documents: readonly DocumentName[],
): ReadonlySet<string> {
  const names = new Set(documents.map(documentName))
  return new Set(
    gateway
      .entries()
      .filter((entry) => names.has(documentName(entry)))
      .flatMap(({ links }) => links.flatMap(({ kind, target }) => (kind === 'media' ? [target] : []))),
  )
}
