/** Drawings of public/art/emblems, 200 × 200. */
export const emblemNames = [
  'anor',
  'ball',
  'bell',
  'bolt',
  'bomb',
  'book',
  'candy',
  'cards',
  'cherry',
  'chip',
  'coin',
  'coins',
  'crown',
  'dice',
  'fish',
  'flake',
  'gem',
  'gift',
  'joker',
  'keno',
  'lotus',
  'plane',
  'plinko',
  'pyramid',
  'rocket',
  'roulette',
  'seven',
  'star',
  'trophy',
  'wolf',
] as const

export type EmblemName = (typeof emblemNames)[number]

export function isEmblemName(name: unknown): name is EmblemName {
  return emblemNames.some((known) => known === name)
}

export function emblemUrl(name: EmblemName): string {
  return `/art/emblems/${name}.svg`
}
