import styles from '../../../src/ui/art/palettes.css?raw'
import type { PaletteName } from '../../../schemas/art.ts'

/** Colours of a palette. */
export interface PaletteTones {
  light: string
  middle: string
  depth: string
}

/** The tones of a palette as the stylesheet defines them. */
export function tonesOf(palette: PaletteName): PaletteTones {
  const rule = styles.split(`[data-palette='${palette}']`)[1] ?? ''
  const tone = (name: keyof PaletteTones) => {
    const [, colour] = new RegExp(`--palette-${name}: (#[0-9a-f]{6});`).exec(rule) ?? []
    if (colour === undefined) throw new Error(`The palette ${palette} has no ${name} tone`)
    return colour
  }
  return { light: tone('light'), middle: tone('middle'), depth: tone('depth') }
}
