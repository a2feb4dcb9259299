import { randomBytes } from 'node:crypto'
import { drawFrom, type DrawInteger, type ProvablyFairSeeds } from './provably-fair/draw.ts'

/** Source of randomness. Tests provide their own. */
export interface RandomSource {
  /** A uniformly distributed integer from 0 to `below` - 1. */
  integer(below: number): number
  /** An unguessable 256-bit token. */
  token(): string
  /** Draws game outcomes from seeds the player can verify. */
  provablyFair: (seeds: ProvablyFairSeeds) => DrawInteger
}

const range = 2 ** 32

/** Randomness from the operating system. */
export const systemRandom: RandomSource = {
  integer(below) {
    if (!Number.isInteger(below) || below < 1 || below > range) throw new RangeError(`no range: ${below}`)
    // Values above the last whole multiple are drawn again: a plain remainder would favour low numbers.
    const limit = range - (range % below)
    for (;;) {
      const value = randomBytes(4).readUInt32LE()
      if (value < limit) return value % below
    }
  },
  token: () => randomBytes(32).toString('base64url'),
  provablyFair: drawFrom,
}
