import { availableParallelism } from 'node:os'
import sharp, { type Sharp } from 'sharp'
import type { MediaExtension } from '../../../schemas/media.ts'

// There are many pictures to convert: each gets one thread, and one core stays free for page requests.
sharp.concurrency(1)
const most = Math.max(1, availableParallelism() - 1)

let running = 0
const waiting: (() => void)[] = []

/** Runs `work` once the number of running conversions allows it. */
export async function atWork<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve))
  else running += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

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
