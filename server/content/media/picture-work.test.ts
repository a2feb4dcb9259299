import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { plainPicture } from '../../../tests/support/content/test-pictures.ts'
import { cutPicture } from './picture-work.ts'

const red = { r: 200, g: 30, b: 30 }
const blue = { r: 30, g: 30, b: 200 }

/** Red, with a blue square of 40 pixels at 60, 20. */
const withSquare = () =>
  sharp({ create: { width: 120, height: 80, channels: 3, background: red } }).composite([
    { input: { create: { width: 40, height: 40, channels: 3, background: blue } }, left: 60, top: 20 },
  ])

/** The colours of pixels, rounded to tens: encoders change them slightly. */
async function coloursOf(content: Buffer, at: readonly (readonly [x: number, y: number])[]) {
  const { data, info } = await sharp(content).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return at.map(([x, y]) => {
    const start = (y * info.width + x) * info.channels
    return [...data.subarray(start, start + 3)].map((value) => Math.round(value / 10) * 10)
  })
}

describe('a part of a picture', () => {
  test.each([
    ['jpeg', 'jpg', 'jpeg'],
    ['png', 'png', 'png'],
    ['webp', 'webp', 'webp'],
    ['avif', 'avif', 'heif'],
  ] as const)('has the pixels inside the rectangle, as %s', async (format, extension, read) => {
    const original = await withSquare().toFormat(format, { quality: 100 }).toBuffer()
    const part = await cutPicture(original, extension, { x: 40, y: 10, width: 60, height: 30 })
    expect(await sharp(part).metadata()).toMatchObject({ format: read, width: 60, height: 30 })
    const colours = await coloursOf(part, [
      [5, 5],
      [12, 20],
      [28, 20],
      [55, 25],
    ])
    expect(colours).toEqual([
      [200, 30, 30],
      [200, 30, 30],
      [30, 30, 200],
      [30, 30, 200],
    ])
  })

  test('is cut from the picture as it is displayed, upright, and has no location data', async () => {
    // A camera held upright: displayed with 80 by 120 pixels, the square at 20, 60.
    const original = await withSquare()
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .withMetadata({ orientation: 6 })
      .png()
      .toBuffer()
    const part = await cutPicture(original, 'png', { x: 20, y: 60, width: 40, height: 50 })
    const metadata = await sharp(part).metadata()
    expect(metadata).toMatchObject({ width: 40, height: 50 })
    expect([metadata.exif, metadata.orientation]).toEqual([undefined, undefined])
    const colours = await coloursOf(part, [
      [2, 2],
      [37, 37],
      [20, 45],
    ])
    expect(colours).toEqual([
      [30, 30, 200],
      [30, 30, 200],
      [200, 30, 30],
    ])
  })

  test('keeps its transparency, and is the same file each time', async () => {
    const original = await plainPicture(64, 64).ensureAlpha(0.5).png().toBuffer()
    const rectangle = { x: 8, y: 8, width: 32, height: 32 }
    const [part, again] = [
      await cutPicture(original, 'png', rectangle),
      await cutPicture(original, 'png', rectangle),
    ]
    expect((await sharp(part).metadata()).hasAlpha).toBe(true)
    expect(part.equals(again)).toBe(true)
  })
})
