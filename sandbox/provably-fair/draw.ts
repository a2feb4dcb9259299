import { createHash, createHmac } from 'node:crypto'

/** Inputs of an outcome. The server seed is fixed, and its hash published, before the player bets. */
export interface ProvablyFairSeeds {
  /** Secret until it is replaced. */
  serverSeed: string
  /** Chosen by the player. */
  clientSeed: string
  /** Counts the outcomes of one pair of seeds. */
  nonce: number
}

/** A uniformly distributed integer from 0 to `below` - 1. */
export type DrawInteger = (below: number) => number

const range = 2 ** 32

/** Public commitment to a secret server seed: its SHA-256 in hexadecimal digits. */
export const commitmentOf = (serverSeed: string) => createHash('sha256').update(serverSeed).digest('hex')

/**
 * Integers derived from the seeds: big-endian 32-bit values from HMAC-SHA-256 with the server seed as key and
 * `{clientSeed}:{nonce}:{block}` as message, for block 0, 1, 2, … The result is the remainder by `below`; a
 * value above the last whole multiple is skipped, since it would favour low numbers.
 */
export function drawFrom({ serverSeed, clientSeed, nonce }: ProvablyFairSeeds): DrawInteger {
  let block = 0
  let offset = 0
  let bytes: Buffer = Buffer.alloc(0)
  function next(): number {
    if (offset === bytes.length) {
      bytes = createHmac('sha256', serverSeed).update(`${clientSeed}:${nonce}:${block}`).digest()
      block += 1
      offset = 0
    }
    offset += 4
    return bytes.readUInt32BE(offset - 4)
  }
  return (below) => {
    if (!Number.isInteger(below) || below < 1 || below > range) throw new RangeError(`no range: ${below}`)
    const limit = range - (range % below)
    for (;;) {
      const value = next()
      if (value < limit) return value % below
    }
  }
}
