import {
  contrastFigures,
  contrastPairs,
  type ContrastPair,
  type Scheme,
} from '../../../schemas/documents/theme/theme-contrast.ts'
import { parseColour } from '../../../schemas/documents/theme/colour.ts'
import { toHex, toOklch, type Oklch } from './oklch.ts'
import type { ColourToken } from '../../../schemas/documents/theme/theme.ts'

/** Colors of a scheme; a palette that is being computed lacks some. */
export type Colours = Readonly<Partial<Record<ColourToken, string>>>

const step = 1 / 256

/** Yellow turns green as it darkens; gold and brown keep the impression of the brand. */
const yellow = { from: 70, to: 115, dark: 66, begins: 0.84, ends: 0.5 }

/** The same color, lighter or darker. */
function atLightness({ chroma, hue, lightness: own }: Oklch, lightness: number): string {
  const isYellow = hue >= yellow.from && hue <= yellow.to && chroma > 0.05
  const share = Math.min(1, Math.max(0, (yellow.begins - lightness) / (yellow.begins - yellow.ends)))
  const turned = isYellow && lightness < own ? hue + ((yellow.dark - hue) / 2) * share : hue
  return toHex({ lightness, chroma, hue: turned })
}

/** The color itself if it is accepted, otherwise its accepted shade with the nearest lightness; null: there is none. */
export function nearestShade(colour: string, accepts: (shade: string) => boolean): string | null {
  if (accepts(colour)) return colour
  const own = toOklch(colour)
  for (let distance = step; distance <= 1; distance += step)
    for (const lightness of [own.lightness + distance, own.lightness - distance]) {
      if (lightness < 0 || lightness > 1) continue
      const shade = atLightness(own, lightness)
      if (accepts(shade)) return shade
    }
  return null
}

/** Pairs in which a token takes part beside known colors only. */
function pairsOf(token: ColourToken, colours: Colours): ContrastPair[] {
  return contrastPairs.filter(({ front, ground, tint }) => {
    const parts = tint === undefined ? [front, ground] : [front, ground, tint]
    return parts.includes(token) && parts.every((part) => colours[part] !== undefined)
  })
}

/** The shade of a token's color nearest to it that has enough contrast in all pairs; null: there is none. */
function shadeFor(
  scheme: Scheme,
  colours: Colours,
  token: ColourToken,
  pairs: readonly ContrastPair[],
): string | null {
  const { [token]: colour } = colours
  if (colour === undefined || parseColour(colour) === null) return null
  return nearestShade(colour, (shade) =>
    contrastFigures(scheme, { ...colours, [token]: shade }, pairs).every(({ passes }) => passes),
  )
}

/** The readable shade of a color beside those that are known so far, both as text and as background. */
export function shadeBeside(scheme: Scheme, colours: Colours, token: ColourToken): string | null {
  return shadeFor(scheme, colours, token, pairsOf(token, colours))
}

/**
 * What publishing would accept in place of a color: its nearest shade that is readable on every background and does
 * not spoil a text on it that is readable now. Null: there is none.
 */
export function nearestColour(scheme: Scheme, colours: Colours, token: ColourToken): string | null {
  const pairs = pairsOf(token, colours)
  const accepted = contrastFigures(scheme, colours, pairs).flatMap(({ pair, passes }) =>
    passes ? [pair] : [],
  )
  const asText = pairs.filter(({ front }) => front === token)
  return shadeFor(scheme, colours, token, [...new Set([...asText, ...accepted])])
}
