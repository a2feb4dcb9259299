import { defaultCurrency, isCurrency, type CurrencyCode } from '../ledger/currencies.ts'

/**
 * The published odds of the slot: three rows of five reels. Each reel is a strip of twenty symbols that
 * stops at each place with the same chance. A line pays for three, four or five of a kind side by side,
 * wherever on the line they begin.
 */

/** From the rarest to the most common; the first is drawn as the game's own emblem. */
export const symbols = ['top', 'crown', 'seven', 'anor', 'bell', 'coin', 'cherry', 'lotus'] as const
export type SlotSymbol = (typeof symbols)[number]

export const rows = 3
export const reelCount = 5

/** What three, four and five of a kind pay, in stakes of the line. */
export const payouts: Readonly<Record<SlotSymbol, readonly [number, number, number]>> = {
  top: [300, 1500, 5000],
  crown: [120, 500, 2500],
  seven: [40, 250, 1000],
  anor: [30, 150, 400],
  bell: [10, 40, 150],
  coin: [8, 30, 100],
  cherry: [5, 18, 60],
  lotus: [5, 15, 40],
}

/** Rows that each line goes through, reel by reel. The stake is shared by all lines. */
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

/** Share of all stakes that comes back in the long run, in percent: exactly what the odds above give. */
export const returnToPlayer = '96.4'

/** Stakes to choose from, in minor units; each is divisible by the number of lines. */
const stakes: Readonly<Record<CurrencyCode, readonly [bigint, bigint, bigint, ...bigint[]]>> = {
  UZS: [100_000n, 200_000n, 500_000n, 1_000_000n, 2_500_000n, 5_000_000n],
  USD: [10n, 20n, 50n, 100n, 250n, 500n],
}

export function stakesIn(currency: string): readonly bigint[] {
  return stakes[isCurrency(currency) ? currency : defaultCurrency]
}

export function smallestStakeIn(currency: string): bigint {
  return stakes[isCurrency(currency) ? currency : defaultCurrency][0]
}

/** The stake that a game begins with. */
export function usualStakeIn(currency: string): bigint {
  return stakes[isCurrency(currency) ? currency : defaultCurrency][2]
}
