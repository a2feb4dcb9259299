import sharp, { type Sharp } from 'sharp'
import type { MediaExtension, PictureRectangle } from '../../../schemas/media.ts'

/** Encoder settings: as small as possible without visible loss. */
const settings = {
  jpg: (picture: Sharp) => picture.jpeg({ quality: 84, progressive: true }),
  png: (picture: Sharp) => picture.png({ compressionLevel: 9 }),
  webp: (picture: Sharp) => picture.webp({ quality: 78 }),
  avif: (picture: Sharp) => picture.avif({ quality: 55, effort: 2 }),
} satisfies Record<Exclude<MediaExtension, 'svg'>, (picture: Sharp) => Sharp>

/**
 * Converts a picture to a format and, optionally, a width. Applies the EXIF orientation and removes camera
 * metadata such as the location.
 */
export function makePicture(
  original: Buffer,
  extension: keyof typeof settings,
  width?: number,
): Promise<Buffer> {
  const upright = sharp(original, { failOn: 'none' }).autoOrient()
  return settings[extension](width === undefined ? upright : upright.resize({ width })).toBuffer()
}

/** Encoder settings of new originals, which are converted again for browsers: without visible loss. */
const originals = {
  jpg: (picture: Sharp) => picture.jpeg({ quality: 95, chromaSubsampling: '4:4:4' }),
  png: settings.png,
  webp: (picture: Sharp) => picture.webp({ quality: 95 }),
  avif: (picture: Sharp) => picture.avif({ quality: 80, effort: 2 }),
} satisfies typeof settings

/** Cuts a part out of a picture, as it is displayed: upright, in sRGB, without camera metadata. */
export function cutPicture(
  original: Buffer,
  extension: keyof typeof settings,
  { x, y, width, height }: PictureRectangle,
): Promise<Buffer> {
  const upright = sharp(original, { failOn: 'none' }).autoOrient()
  return originals[extension](upright.extract({ left: x, top: y, width, height })).toBuffer()
}
