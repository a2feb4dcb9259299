import { toMinorUnits } from '../ledger/currencies.ts'
import type { TournamentSeries } from './tournament-series.ts'

/** Currency of prizes and jackpots; others are converted. */
export const prizeCurrency = 'UZS'

/** Converts whole units to minor units. */
export function minorUnits(units: number): bigint {
  const amount = toMinorUnits(String(units), prizeCurrency)
  if (amount === undefined) throw new RangeError(`no amount ${units}`)
  return amount
}

/** Prize of a rank in minor units; zero below the prize ladder. */
export function prizeOf({ prizes }: TournamentSeries, position: number): bigint | undefined {
  const step = prizes.find(({ from, to }) => from <= position && position <= to)
  return step && minorUnits(step.prize)
}

/** All prizes together, in minor units. */
export function totalPrizeOf({ prizes }: TournamentSeries): bigint {
  return prizes.reduce((sum, { from, to, prize }) => sum + BigInt(to - from + 1) * minorUnits(prize), 0n)
}

/** Ranks that win a prize. */
export function prizePositions({ prizes }: TournamentSeries): number {
  return Math.max(...prizes.map(({ to }) => to))
}
