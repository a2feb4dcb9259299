import sharp, { type Sharp } from 'sharp'
import type { MediaExtension } from '../../../schemas/media.ts'

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
