/*
 * Pictures of the media library. An address contains everything needed to show a picture: its id, size and
 * file format,
 * so that pages need no further request.
 */

/** File extensions that the library accepts. */
export const mediaExtensions = ['jpg', 'png', 'webp', 'avif', 'svg'] as const
export type MediaExtension = (typeof mediaExtensions)[number]

/** Formats into which every picture except a drawing is converted, smallest first. */
export const mediaFormats = ['avif', 'webp'] as const
export type MediaFormat = (typeof mediaFormats)[number]

/** Widths in pixels to which pictures are converted, up to their own. */
const widths = [320, 640, 960, 1280, 1920]
const widest = 1920

/** Upload limits. */
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

/** Pixels of the shorter side that cropping leaves at least. */
export const smallestCrop = 16

/** Part of a picture, in whole pixels from its upper left corner. */
export interface PictureRectangle {
  x: number
  y: number
  width: number
  height: number
}

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

/** The address of a picture of pixels: drawings have none to cut out. */
export const rasterAddressPattern = `^/media/${idPattern}\\.(${mediaExtensions.filter((each) => each !== 'svg').join('|')})$`

/** Whether cropping can make another picture of this one. */
export const isCroppable = ({ width, height, extension }: MediaPicture) =>
  extension !== 'svg' && Math.min(width, height) >= smallestCrop

/** Whether an address points into the library; the file may still be missing there. */
export const isOfLibrary = (text: string) => text.startsWith('/media/')

function isExtension(text: string | undefined): text is MediaExtension {
  return mediaExtensions.some((known) => known === text)
}

/** Parses an address of the library; null for any other. */
export function readMediaAddress(text: string): MediaPicture | null {
  const [, width, height, extension] = address.exec(text) ?? []
  if (!isExtension(extension)) return null
  const id = text.slice('/media/'.length, -extension.length - 1)
  return { id, width: Number(width), height: Number(height), extension }
}

export const mediaAddressOf = ({ id, extension }: Pick<MediaPicture, 'id' | 'extension'>) =>
  `/media/${id}.${extension}`

/** Widths of a picture's files: those of the list, and its own if it is smaller; none for a drawing. */
export function mediaWidths({ width, extension }: Pick<MediaPicture, 'width' | 'extension'>): number[] {
  if (extension === 'svg') return []
  const smaller = widths.filter((each) => each <= width)
  return width < widest && !smaller.includes(width) ? [...smaller, width] : smaller
}

/** The most important point of a picture, in percent of its width and height; crops keep it visible. */
export interface FocalPoint {
  x: number
  y: number
}

const focalPoint = '#focus='

/** The address of a picture with its focal point. Browsers ignore it, components that crop read it. */
export const withFocalPoint = (address: string, focus: FocalPoint | undefined) =>
  focus ? `${address}${focalPoint}${focus.x},${focus.y}` : address

/** Parses an address as `withFocalPoint` returns it. `position` is a value of `object-position`. */
export function readFocalPoint(text: string): { address: string; position: string | undefined } {
  const [address = text, point] = text.split(focalPoint)
  return { address, position: point === undefined ? point : `${point.replace(',', '% ')}%` }
}

/** The address of a picture in one width and format. */
export const mediaFileOf = ({ id }: Pick<MediaPicture, 'id'>, width: number, format: MediaFormat) =>
  `/media/${id}/${width}.${format}`

/** Calls `change` for every picture in a text with markup, by its address and its alternative text. */
export const mapTextPictures = (
  markup: string,
  change: (address: string, alt: string, whole: string) => string,
): string =>
  markup.replace(/<img src="([^"]*)" alt="([^"]*)" \/>/g, (whole: string, address: string, alt: string) =>
    change(address, alt, whole),
  )

/** The addresses of the pictures in a text with markup. */
export function textPictures(markup: string): string[] {
  const found: string[] = []
  mapTextPictures(markup, (address, _alt, whole) => {
    found.push(address)
    return whole
  })
  return found
}
