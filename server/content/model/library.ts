import { type BuiltInLocale, defaultLocale } from '../../../schemas/locale.ts'
import type { DownloadFacts, FontFacts } from '../../../schemas/files.ts'
import type { FocalPoint } from '../../../schemas/media.ts'

/** What is known of a file of the library, by its kind. */
export type LibraryEntry =
  /** With the texts in added languages under their codes. */
  | (Readonly<Record<BuiltInLocale, string>> & { readonly focus?: FocalPoint })
  | { readonly font: FontFacts }
  | { readonly isSound: true }
  | { readonly download: DownloadFacts }

/** What publishing and pages know of the files of the media library, by address. */
export type Library = Readonly<Record<string, LibraryEntry>>

/** Alternative text and focal point of a picture; undefined for everything else. */
export function pictureIn(library: Library, address: string) {
  const entry = library[address]
  return entry && defaultLocale in entry ? entry : undefined
}

export function fontIn(library: Library, address: string) {
  const entry = library[address]
  return entry && 'font' in entry ? entry.font : undefined
}

export function downloadIn(library: Library, address: string) {
  const entry = library[address]
  return entry && 'download' in entry ? entry.download : undefined
}

export function hasSound(library: Library, address: string): boolean {
  const entry = library[address]
  return entry !== undefined && 'isSound' in entry
}
