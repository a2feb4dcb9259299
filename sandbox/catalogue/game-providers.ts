import type { GameTable } from '../tables/games.ts'

export type GameType = 'slot' | 'live' | 'casino' | 'fast'

export interface Provider {
  sysname: string
  name: string
  /** Types of games it makes. */
  types: readonly GameType[]
}

/** URL slug: letters, digits and hyphens. */
export function sysnameOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[ʻ’'.]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
}

const provider = (name: string, ...types: readonly GameType[]): Provider => ({
  sysname: sysnameOf(name),
  name,
  types,
})

/** Fictional game providers. */
export const providers: readonly Provider[] = [
  provider('Kobalt Play', 'slot', 'fast'),
  provider('Ember Works', 'slot', 'fast'),
  provider('Tiqin Games', 'slot', 'casino'),
  provider('Polar Nine', 'slot'),
  provider('Nordlys', 'slot'),
  provider('Zarhal Studio', 'slot'),
  provider('Silk Labs', 'slot', 'fast'),
  provider('Registon Games', 'slot', 'casino'),
  provider('Caspian Soft', 'slot', 'casino'),
  provider('Sirius Live', 'live'),
  provider('Amudaryo Play', 'slot'),
  provider('Nine Lanterns', 'slot'),
  provider('Chorsu Studio', 'slot', 'casino'),
  provider('Copper Fox', 'slot'),
  provider('Oqqush Gaming', 'slot', 'fast'),
  provider('Velvet Reel', 'slot'),
  provider('Mint Parrot', 'slot', 'fast'),
  provider('Tulpar Games', 'slot'),
  provider('Karvon Live', 'live'),
  provider('Two Domes', 'casino', 'live'),
]

/** Address of the logo that was drawn for a provider; games of earlier catalogues may have others. */
export function logoOf(sysname: string): string | null {
  return providers.some((known) => known.sysname === sysname) ? `/art/providers/${sysname}.svg` : null
}

/** Narrows the game type stored in the table. */
export function isGameType(type: GameTable['type']): type is GameType {
  return type === 'slot' || type === 'live' || type === 'casino' || type === 'fast'
}
