/**
 * The published odds of the slot: three rows of five reels. Each reel is a strip of twenty symbols that stops
 * at each position with the same probability. A line pays for three, four or five equal adjacent symbols,
 * starting anywhere on the line.
 */

/** Rarest first; the first is drawn as the game's own emblem. */
export const symbols = ['top', 'crown', 'seven', 'anor', 'bell', 'coin', 'cherry', 'lotus'] as const
export type SlotSymbol = (typeof symbols)[number]

export const rows = 3

export type Payouts = Readonly<Record<SlotSymbol, readonly [number, number, number]>>

/** Volatility profile of a game: frequent small wins or rare large ones. */
export interface Profile {
  name: 'calm' | 'balanced' | 'bold'
  /** Payouts for three, four and five of a kind, as multiples of the line stake. */
  payouts: Payouts
  /** Return to player in percent, exactly as the odds imply. */
  returnToPlayer: string
}

const balanced: Profile = {
  name: 'balanced',
  payouts: {
    top: [300, 1500, 5000],
    crown: [120, 500, 2500],
    seven: [40, 250, 1000],
    anor: [30, 150, 400],
    bell: [10, 40, 150],
    coin: [8, 30, 100],
    cherry: [5, 18, 60],
    lotus: [5, 15, 40],
  },
  returnToPlayer: '96.4',
}

const calm: Profile = {
  name: 'calm',
  payouts: {
    top: [122, 490, 1650],
    crown: [72, 300, 1000],
    seven: [38, 120, 500],
    anor: [30, 70, 350],
    bell: [16, 41, 110],
    coin: [14, 30, 90],
    cherry: [7, 22, 45],
    lotus: [5, 17, 40],
  },
  returnToPlayer: '96.2',
}

const bold: Profile = {
  name: 'bold',
  payouts: {
    top: [502, 2490, 16000],
    crown: [202, 900, 8100],
    seven: [52, 280, 2000],
    anor: [26, 170, 800],
    bell: [10, 33, 185],
    coin: [6, 22, 85],
    cherry: [4, 13, 45],
    lotus: [1, 8, 30],
  },
  returnToPlayer: '97.3',
}

export const profiles: readonly Profile[] = [calm, balanced, bold]

/** The profile of a game; deterministic. */
export function profileOf({ id }: { id: number }): Profile {
  return [bold, balanced, calm][id % 3] ?? balanced
}

/** Row of each line on each reel. The stake is divided among all lines. */
export const lines: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
]

/** Every strip holds 1 top, 1 crown, 2 sevens, 2 anors, 3 bells, 3 coins, 4 cherries and 4 lotuses. */
export const strips: readonly (readonly SlotSymbol[])[] = [
  'lotus coin cherry bell anor lotus cherry seven coin lotus bell cherry top lotus coin bell cherry anor crown seven',
  'cherry bell lotus crown coin cherry anor lotus bell seven cherry coin lotus top bell cherry anor coin lotus seven',
  'coin lotus seven cherry bell lotus anor coin cherry crown lotus bell cherry coin anor lotus top cherry bell seven',
  'bell cherry coin lotus anor bell cherry top lotus coin seven cherry lotus bell crown anor cherry coin lotus seven',
  'lotus anor bell cherry coin lotus seven bell cherry crown lotus coin cherry anor bell lotus cherry coin top seven',
].map((strip) => strip.split(' ').filter(isSlotSymbol))

function isSlotSymbol(text: string): text is SlotSymbol {
  return symbols.some((symbol) => symbol === text)
}
