import { inBuiltIn } from './locale.ts'
import { Type, type Static } from 'typebox'

/*
 * Files of the media library that are no pictures. The address contains the hash of the content, so that browsers keep
 * a file for ever.
 */

export const fileKinds = ['font', 'sound', 'document'] as const
export type FileKind = (typeof fileKinds)[number]

const folders = { font: 'fonts', sound: 'sounds', document: 'files' } as const satisfies Record<
  FileKind,
  string
>
/** Files that visitors download: their types are detected from the content. */
export const documentExtensions = ['pdf', 'apk', 'docx', 'xlsx'] as const
export type DocumentExtension = (typeof documentExtensions)[number]

const extensions = {
  font: ['woff2'],
  sound: ['mp3', 'ogg', 'm4a'],
  document: documentExtensions,
} as const satisfies Record<FileKind, readonly string[]>

const idPattern = '[0-9a-f]{32}'
const addressesOf = (kind: FileKind) =>
  `/media/${folders[kind]}/${idPattern}\\.(?:${extensions[kind].join('|')})`

export const fontAddressPattern = addressesOf('font')
export const soundAddressPattern = addressesOf('sound')
export const documentAddressPattern = addressesOf('document')
/** The address of any file of the library that is no picture. */
export const fileAddressPattern = `^(?:${fileKinds.map(addressesOf).join('|')})$`

/** Limits of an uploaded file, in bytes. */
export const fileLimits = {
  font: 512 * 1024,
  sound: 200 * 1024,
  document: 32 * 1024 * 1024,
} as const satisfies Record<FileKind, number>
export const largestFile = Math.max(...Object.values(fileLimits))

/** Bytes of all fonts of a page above which publishing warns; those of the default theme have 47 KiB. */
export const fontBudget = 100 * 1024

/** What an address names. */
export interface FileName {
  id: string
  kind: FileKind
  extension: string
}

export const fileAddressOf = ({ id, kind, extension }: FileName) =>
  `/media/${folders[kind]}/${id}.${extension}`

const address = new RegExp(fileAddressPattern)
export const isFileAddress = (text: string) => address.test(text)

/** Parses an address as `fileAddressOf` returns it; null if it is none. */
export function readFileAddress(text: string): FileName | null {
  if (!isFileAddress(text)) return null
  const [, , folder, name = ''] = text.split('/')
  const [id = '', extension = ''] = name.split('.')
  const kind = fileKinds.find((each) => folders[each] === folder)
  return kind ? { id, kind, extension } : null
}

/** What a download shows of its file. */
export interface DownloadFacts {
  /** Name of the uploaded file. */
  name: string
  /** Bytes. */
  size: number
}

/** The address of a file with its facts. Browsers ignore them, the block of downloads reads them. */
export const withDownloadFacts = (address: string, { name, size }: DownloadFacts) =>
  `${address}#${size},${encodeURIComponent(name)}`

/** Parses an address as `withDownloadFacts` returns it. Without facts, a file has the name of its address. */
export function readDownload(text: string): DownloadFacts & { address: string; extension: string } {
  const [address = '', facts = ''] = text.split('#')
  const [size = '', name = ''] = facts.split(',')
  return {
    address,
    extension: address.slice(address.lastIndexOf('.') + 1),
    name: name === '' ? address.slice(address.lastIndexOf('/') + 1) : decodeURIComponent(name),
    size: Number(size),
  }
}

const Percent = Type.Number({ minimum: 0, maximum: 1000, description: 'Percent of the font size' })
/** Other measures are divided by it. */
const Adjustment = Type.Number({ minimum: 1, maximum: 1000, description: 'Percent of the font size' })
/** Percent by which a font of the device is enlarged so that texts are as wide as in the uploaded one. */
const Adjustments = Type.Object({ common: Adjustment, android: Adjustment, wide: Adjustment })

/** What pages, the Studio and publishing need to know of a font. */
export const FontFacts = Type.Object({
  family: Type.String({ maxLength: 100, description: 'Name of the font' }),
  /** Lowest and highest weight. */
  weights: Type.Tuple([Type.Integer(), Type.Integer()]),
  ascent: Percent,
  descent: Percent,
  lineGap: Percent,
  /** For regular text, and for headlines. */
  text: Adjustments,
  display: Adjustments,
  size: Type.Integer({ minimum: 1, description: 'Bytes' }),
  /** Letters of the site's languages that it does not have. */
  missing: Type.Object(inBuiltIn(() => Type.String())),
})
export type FontFacts = Static<typeof FontFacts>
