import { randomBytes } from 'node:crypto'
import { drawFrom, type DrawInteger, type ProvablyFairSeeds } from './provably-fair/draw.ts'

/** Where chance comes from. Tests bring a source of their own. */
export interface RandomSource {
  /** A whole number from 0 to `below` - 1, all equally likely. */
  integer(below: number): number
  /** An unguessable text for tokens, of 256 bits. */
  token(): string
  /** What the games draw their outcomes by, from seeds that the player can check. */
  provablyFair: (seeds: ProvablyFairSeeds) => DrawInteger
}

const range = 2 ** 32

/** Chance of the operating system's generator. */
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
