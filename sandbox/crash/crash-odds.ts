import type { DrawInteger } from '../provably-fair/draw.ts'

/** Return to player in percent, regardless of the multiplier a player waits for. */
export const crashReturn = '97'

/** Highest multiplier. Multipliers are in hundredths: 150 is ×1.50. */
export const highestMultiplier = 100_000
export const lowestAutoMultiplier = 101

/** How long a flight takes bets before takeoff. */
export const bettingTime = 6000

/** How long the end of a flight is shown before the next one takes bets. */
export const pauseTime = 3000

/** Growth factor of the multiplier per second. */
const growthPerSecond = 1.08

const range = 2 ** 32

/**
 * The last multiplier at which a cash-out is possible. It reaches `m` with probability 0.97 / m, so that
 * waiting for any `m` returns 97 % in the long run; below 100 the plane does not take off.
 */
export function drawCrash(draw: DrawInteger): number {
  return Math.min(highestMultiplier, Math.floor((97 * range) / (range - draw(range))))
}

/** The multiplier in hundredths, given the time since takeoff. */
export function multiplierAt(elapsed: number): number {
  if (elapsed <= 0) return 100
  return Math.min(highestMultiplier, Math.floor(100 * growthPerSecond ** (elapsed / 1000)))
}

/** The first millisecond after takeoff at which the multiplier is reached. */
export function timeOf(multiplier: number): number {
  if (multiplier <= 100) return 0
  let time = Math.floor((Math.log(multiplier / 100) / Math.log(growthPerSecond)) * 1000)
  // log and pow round differently; the curve itself is authoritative.
  while (multiplierAt(time) < multiplier) time += 1
  while (time > 0 && multiplierAt(time - 1) >= multiplier) time -= 1
  return time
}

/** When a round crashes: as soon as the multiplier would exceed the last one that pays. */
export const crashTimeOf = (crashAt: number): number =>
  crashAt < 100 ? 0 : timeOf(Math.min(crashAt + 1, highestMultiplier))

/** Payout of a stake at a multiplier, in minor units. */
export const winAt = (stake: bigint, multiplier: number): bigint => (stake * BigInt(multiplier)) / 100n

/** Curve parameters for the page. */
export const curve = { growthPerSecond, highestMultiplier }
