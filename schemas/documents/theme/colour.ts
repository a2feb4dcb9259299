/** Red, green and blue from 0 to 255, and opacity from 0 to 1. */
export type Rgba = readonly [number, number, number, number]

/** Parses a color as written in themes: `#rgb`, `#rrggbb` (either with alpha), `rgb(…)` or `transparent`. */
export function parseColour(text: string): Rgba | null {
  if (text === 'transparent') return [0, 0, 0, 0]
  if (text.startsWith('#')) {
    const isShort = text.length < 6
    const channels = text.slice(1).match(isShort ? /./g : /../g) ?? []
    const [red = 0, green = 0, blue = 0, alpha = 255] = channels.map((digits) =>
      Number.parseInt(isShort ? digits + digits : digits, 16),
    )
    return [red, green, blue, alpha / 255]
  }
  // Browsers ignore other forms, such as values without spaces between them, or too many of them.
  const parts = /^rgb\(\s*(\S+?)[\s,]+(\S+?)[\s,]+(\S+?)(?:\s*[/,]\s*(\S+?))?\s*\)$/.exec(text)?.slice(1)
  if (!parts) return null
  const [red, green, blue, alpha] = parts.map((part: string | undefined, index) => {
    if (part === undefined) return 1
    const number = /^(\d+(?:\.\d+)?|\.\d+)(%?)$/.exec(part)
    if (!number) return null
    const whole = index < 3 ? 255 : 1
    const value = number[2] === '%' ? (Number(number[1]) / 100) * whole : Number(number[1])
    return value <= whole ? value : null
  })
  if (red == null || green == null || blue == null || alpha == null) return null
  return [red, green, blue, alpha]
}

/** Blends a color over an opaque one. */
export function over([red, green, blue, alpha]: Rgba, ground: Rgba): Rgba {
  const blend = (front: number, back: number) => front * alpha + back * (1 - alpha)
  return [blend(red, ground[0]), blend(green, ground[1]), blend(blue, ground[2]), 1]
}

function luminance(colour: Rgba): number {
  const [red = 0, green = 0, blue = 0] = colour.slice(0, 3).map((value) => {
    const channel = value / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG contrast of two opaque colors, from 1 to 21. */
export function contrast(one: Rgba, other: Rgba): number {
  const [first, second] = [luminance(one), luminance(other)]
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
}

/** `#RRGGBB` of a color, without its opacity. */
export function hexOf(colour: Rgba): string {
  const channels = colour.slice(0, 3).map((channel) => Math.round(channel).toString(16).padStart(2, '0'))
  return `#${channels.join('')}`.toUpperCase()
}
