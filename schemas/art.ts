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

/** Drawings of public/art/scenes. */
export const sceneNames = ['welcome', 'jackpot', 'trophy', 'cashback', 'sport'] as const

/** Badges of public/art/payments, 112 × 40. */
export const paymentBadgeNames = [
  'bank',
  'click',
  'humo',
  'mastercard',
  'payme',
  'paynet',
  'usdt',
  'uzcard',
  'visa',
] as const

/** Color palettes of covers and cards; src/ui/art/palettes.css defines their colors. */
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
