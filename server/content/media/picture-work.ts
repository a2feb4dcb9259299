import { availableParallelism } from 'node:os'
import sharp, { type Sharp } from 'sharp'
import type { MediaExtension } from '../../../schemas/media.ts'

// Pictures are many: each is made by one thread, and a core is left for those who wait for pages.
sharp.concurrency(1)
const most = Math.max(1, availableParallelism() - 1)

let running = 0
const waiting: (() => void)[] = []

/** Does `work` when few enough others are at work. */
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

/** How each kind of file is written: as small as it can be without its being seen. */
const settings = {
  jpg: (picture: Sharp) => picture.jpeg({ quality: 84, progressive: true }),
  png: (picture: Sharp) => picture.png({ compressionLevel: 9 }),
  webp: (picture: Sharp) => picture.webp({ quality: 78 }),
  avif: (picture: Sharp) => picture.avif({ quality: 55, effort: 2 }),
} satisfies Record<Exclude<MediaExtension, 'svg'>, (picture: Sharp) => Sharp>

/**
 * A picture in a width and kind of file; without a width as large as it is. Upright, and without what cameras
 * write into files, such as the place.
 */
export function makePicture(
  original: Buffer,
  extension: keyof typeof settings,
  width?: number,
): Promise<Buffer> {
  const upright = sharp(original, { failOn: 'none' }).autoOrient()
  return settings[extension](width === undefined ? upright : upright.resize({ width })).toBuffer()
}
