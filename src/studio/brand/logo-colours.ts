import { hexOf } from '../../../schemas/documents/theme/colour.ts'
import { differenceOf, greyChroma, toOklch } from './oklch.ts'

/** Pixels along a side; more would not change which colours a logo has. */
const side = 48
/** Colors that differ less are shades of one. */
const minDifference = 0.12
/** Share of the pixels that a color needs; the edges of letters have fewer. */
const minShare = 0.03
const maxColours = 2

/** The colors of a picture by its pixels (red, green, blue, opacity), the most important one first. */
export function dominantColours(pixels: Uint8ClampedArray): string[] {
  const counts = new Map<string, number>()
  let count = 0
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, opacity = 0] = pixels.subarray(at, at + 4)
    if (opacity < 200) continue
    count += 1
    const colour = hexOf([red, green, blue, 1])
    counts.set(colour, (counts.get(colour) ?? 0) + 1)
  }
  const groups: { colour: string; count: number }[] = []
  for (const [colour, share] of [...counts].toSorted(([, one], [, other]) => other - one)) {
    const near = groups.find((group) => differenceOf(group.colour, colour) < minDifference)
    if (near) near.count += share
    else groups.push({ colour, count: share })
  }
  const many = groups.filter((group) => group.count >= count * minShare)
  // A brand is known by its colors, not by the white or black around them.
  const colourful = many.filter(({ colour }) => toOklch(colour).chroma >= greyChroma)
  return (colourful.length > 0 ? colourful : many)
    .toSorted((one, other) => other.count - one.count)
    .slice(0, maxColours)
    .map(({ colour }) => colour)
}

/** The colors of a picture of the site; none if it cannot be shown. */
export async function coloursOfPicture(address: string): Promise<string[]> {
  const picture = new Image()
  picture.src = address
  await picture.decode()
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return []
  context.drawImage(picture, 0, 0, side, side)
  return dominantColours(context.getImageData(0, 0, side, side).data)
}
