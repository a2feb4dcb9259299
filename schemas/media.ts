/*
 * Pictures of the media library. An address says all that is needed to show one: which picture it is, how large
 * it is and what kind of file, so that no page has to ask for it.
 */

/** Kinds of files that the library takes, as their addresses end. */
export const mediaExtensions = ['jpg', 'png', 'webp', 'avif', 'svg'] as const
export type MediaExtension = (typeof mediaExtensions)[number]

/** Kinds of files that every picture but a drawing is made into, the smaller first. */
export const mediaFormats = ['avif', 'webp'] as const
export type MediaFormat = (typeof mediaFormats)[number]

/** Widths in pixels that pictures are made in, as far as they are that large. */
const widths = [320, 640, 960, 1280, 1920]
const widest = 1920

/** What an upload may be at most. */
export const mediaLimits = {
  /** Bytes of a picture. */
  bytes: 10 * 1024 * 1024,
  /** Bytes of a drawing (SVG). */
  drawingBytes: 1024 * 1024,
  /** Pixels, width by height. */
  pixels: 50_000_000,
  /** Pixels of the longer side. */
  side: 12_000,
} as const

export interface MediaPicture {
  /** Hash of the file and size in pixels. */
  id: string
  width: number
  height: number
  extension: MediaExtension
}

const idPattern = '[0-9a-f]{32}-([1-9]\\d{0,4})x([1-9]\\d{0,4})'
/** The address of a picture of the library. */
export const mediaAddressPattern = `^/media/${idPattern}\\.(${mediaExtensions.join('|')})$`
const address = new RegExp(mediaAddressPattern)

/** Whether an address is to be found in the library, if it is anywhere. */
export const isOfLibrary = (text: string) => text.startsWith('/media/')

function isExtension(text: string | undefined): text is MediaExtension {
  return mediaExtensions.some((known) => known === text)
}

/** What an address of the library says; null for any other. */
export function readMediaAddress(text: string): MediaPicture | null {
  const [, width, height, extension] = address.exec(text) ?? []
  if (!isExtension(extension)) return null
  const id = text.slice('/media/'.length, -extension.length - 1)
  return { id, width: Number(width), height: Number(height), extension }
}

export const mediaAddressOf = ({ id, extension }: Pick<MediaPicture, 'id' | 'extension'>) =>
  `/media/${id}.${extension}`

/** The widths that a picture is made in: those of the list, its own where it is smaller; none of a drawing. */
export function mediaWidths({ width, extension }: Pick<MediaPicture, 'width' | 'extension'>): number[] {
  if (extension === 'svg') return []
  const smaller = widths.filter((each) => each <= width)
  return width < widest && !smaller.includes(width) ? [...smaller, width] : smaller
}

/** The address of a picture in one width and format. */
export const mediaFileOf = ({ id }: Pick<MediaPicture, 'id'>, width: number, format: MediaFormat) =>
  `/media/${id}/${width}.${format}`
