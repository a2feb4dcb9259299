/** Named colour worlds of covers and scenes; palettes.css holds their colours. */
export const paletteNames = [
  'indigo',
  'azure',
  'teal',
  'emerald',
  'rust',
  'crimson',
  'plum',
  'violet',
  'night',
] as const

export type PaletteName = (typeof paletteNames)[number]

export function isPaletteName(name: unknown): name is PaletteName {
  return paletteNames.some((known) => known === name)
}
