import type { DrawInteger } from '../provably-fair/draw.ts'

/** Share of all stakes that comes back in the long run, in percent, whatever multiplier one waits for. */
export const crashReturn = '97'

/** Multipliers are in hundredths: 150 is ×1.50. Nothing flies higher than this. */
export const highestMultiplier = 100_000
export const lowestAutoMultiplier = 101

/** The plane starts this long after the bet. */
export const takeOff = 2000

/** By how much the multiplier grows in a second. */
const growthPerSecond = 1.08

const range = 2 ** 32

/**
 * The last multiplier that can be cashed out at. It reaches `m` with the chance 0.97 / m, so that waiting
 * for any `m` returns 97 % in the long run; below 100 the plane does not leave the ground.
 */
export function drawCrash(draw: DrawInteger): number {
  return Math.min(highestMultiplier, Math.floor((97 * range) / (range - draw(range))))
}

/** The multiplier this long after the start, in hundredths. */
export function multiplierAt(elapsed: number): number {
  if (elapsed <= 0) return 100
  return Math.min(highestMultiplier, Math.floor(100 * growthPerSecond ** (elapsed / 1000)))
}

/** The first millisecond after the start at which the multiplier is reached. */
export function timeOf(multiplier: number): number {
  if (multiplier <= 100) return 0
  let time = Math.floor((Math.log(multiplier / 100) / Math.log(growthPerSecond)) * 1000)
  // Logarithm and power round differently: the curve itself decides.
  while (multiplierAt(time) < multiplier) time += 1
  while (time > 0 && multiplierAt(time - 1) >= multiplier) time -= 1
  return time
}

/** When a round crashes: as soon as the multiplier would pass the last one that pays. */
export const crashTimeOf = (crashAt: number): number =>
  crashAt < 100 ? 0 : timeOf(Math.min(crashAt + 1, highestMultiplier))

/** What a stake is worth at a multiplier, in the same minor units. */
export const winAt = (stake: bigint, multiplier: number): bigint => (stake * BigInt(multiplier)) / 100n

/** What the page draws the curve by. */
export const curve = { growthPerSecond, takeOff, highestMultiplier }
