import { describe, expect, it } from 'vitest'
import theme from '../../schemas/defaults/themes/default.json' with { type: 'json' }

type Scheme = keyof typeof theme.body.colours
type Name = keyof (typeof theme.body.colours)['dark']

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(colour.slice(start, start + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** Text on its ground, and parts of controls that must be seen. */
const pairs: [Name, Name, number][] = [
  ['text-1', 'bg', 4.5],
  ['text-1', 'surface-3', 4.5],
  ['text-2', 'surface-1', 4.5],
  ['text-2', 'surface-3', 4.5],
  ['text-3', 'bg', 4.5],
  ['text-3', 'surface-1', 4.5],
  ['text-3', 'input-fill', 4.5],
  ['on-brand', 'brand', 4.5],
  ['on-brand', 'brand-foot', 4.5],
  ['brand-text', 'surface-1', 4.5],
  ['accent', 'surface-1', 4.5],
  ['on-accent', 'accent', 4.5],
  ['hot', 'surface-1', 4.5],
  ['on-hot', 'hot', 4.5],
  ['ok', 'surface-1', 4.5],
  ['warn', 'surface-1', 4.5],
  ['info', 'surface-1', 4.5],
  ['input-line', 'input-fill', 3],
  ['accent', 'bg', 3],
]

const schemes: Scheme[] = ['dark', 'light']
describe.each(schemes)('the default theme, %s', (scheme) => {
  it.each(pairs)('shows %s on %s with a contrast of at least %d', (front, ground, least) => {
    const colours = theme.body.colours[scheme]
    expect(contrast(colours[front], colours[ground])).toBeGreaterThanOrEqual(least)
  })
})
