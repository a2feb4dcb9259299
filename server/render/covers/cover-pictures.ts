import sharp from 'sharp'
import type { EmblemName } from '../../../schemas/art.ts'
import type { CoverLook, CoverSize } from '../../../src/lib/urls/cover-address.ts'
import { PromiseCache } from '../../lib/cache.ts'
import { atWork } from '../../lib/picture-queue.ts'
import { coverDrawing } from './cover-drawing.ts'
import { tonesOf } from './palettes.ts'

const emblems = import.meta.glob<string>('../../../public/art/emblems/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
})

function emblemDrawing(name: EmblemName): string {
  const drawing = emblems[`../../../public/art/emblems/${name}.svg`]
  if (drawing === undefined) throw new Error(`There is no drawing of the emblem ${name}`)
  return drawing
}

/** Pixels: a tile on a phone, three beside each other, at two pixels a point; and the cover in a row of a list. */
const widths: Record<CoverSize, number> = { tile: 240, row: 112 }

/** The pictures of about all covers that visitors see, at 1 to 6 KB each. */
const pictures = new PromiseCache<Buffer>({ max: 3000 })

/** Pictures being made and waiting. More than a few pages need at once are nobody's covers. */
const maxPending = 200
let pending = 0

/** How many requests wait for each picture. */
const wanted = new Map<string, number>()

/** So many other pictures are waiting that this one is not made now. */
export class PicturesBusy extends Error {}

/** Everybody who asked for the picture left before its turn. */
export class PictureUnwanted extends Error {}

function want(name: string, change: 1 | -1): void {
  const count = (wanted.get(name) ?? 0) + change
  if (count === 0) wanted.delete(name)
  else wanted.set(name, count)
}

/**
 * The picture of a cover, as WebP. A drawing of this kind costs a browser ten times as much as a picture, in each
 * of dozens of covers.
 * @param size `row` weighs a third of `tile`
 * @param left aborts when the request has ended: a visitor who scrolls fast leaves many covers behind
 * @throws PicturesBusy
 * @throws PictureUnwanted
 */
export async function coverPicture(look: CoverLook, size: CoverSize, left: AbortSignal): Promise<Buffer> {
  const name = JSON.stringify([look, size])
  want(name, 1)
  left.addEventListener('abort', () => want(name, -1), { once: true })
  return pictures.get(name, async () => {
    if (pending >= maxPending) throw new PicturesBusy()
    pending += 1
    try {
      return await atWork(() => {
        if (!wanted.has(name)) throw new PictureUnwanted()
        return draw(look, size)
      })
    } finally {
      pending -= 1
    }
  })
}

function draw(look: CoverLook, size: CoverSize): Promise<Buffer> {
  const drawing = coverDrawing(look, tonesOf(look.palette), emblemDrawing(look.emblem))
  return sharp(Buffer.from(drawing)).resize(widths[size]).webp({ quality: 60 }).toBuffer()
}
