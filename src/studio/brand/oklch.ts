import { ColorSpace, deltaEOK, OKLab, OKLCH, serialize, sRGB, to } from 'colorjs.io/fn'
import { parseColour } from '../../../schemas/documents/theme/colour.ts'

for (const space of [sRGB, OKLab, OKLCH]) ColorSpace.register(space)

/** A color as people perceive it: lightness from 0 to 1, chroma from 0 for grey to about 0.3, hue in degrees. */
export interface Oklch {
  lightness: number
  chroma: number
  hue: number
}

/** A color with less chroma is a grey. */
export const greyChroma = 0.04

type Coordinates = [number, number, number]

/** A color of a theme; one that cannot be read counts as black. */
function srgb(text: string) {
  const [red, green, blue] = parseColour(text) ?? [0, 0, 0, 1]
  const coords: Coordinates = [red / 255, green / 255, blue / 255]
  return { space: sRGB, coords, alpha: 1 }
}

export function toOklch(text: string): Oklch {
  const [lightness, chroma, hue] = to(srgb(text), OKLCH).coords
  return { lightness: lightness ?? 0, chroma: chroma ?? 0, hue: hue ?? 0 }
}

/** `#RRGGBB`; a color that screens cannot show loses chroma, not its lightness and hue. */
export function toHex({ lightness, chroma, hue }: Oklch): string {
  const coords: Coordinates = [lightness, chroma, hue]
  const shown = to({ space: OKLCH, coords, alpha: 1 }, sRGB, { inGamut: { method: 'css', space: sRGB } })
  return serialize(shown, { format: 'hex', collapse: false }).toUpperCase()
}

/** How different two colors look: 0 for equal ones, 1 for black and white. */
export const differenceOf = (one: string, other: string): number => deltaEOK(srgb(one), srgb(other))
