import { drawCrash } from '../crash/crash-odds.ts'
import { drawNumber } from '../roulette/roulette-odds.ts'
import { drawStops, windowOf } from '../slot/spin.ts'
import { commitmentOf, drawFrom, type ProvablyFairSeeds } from './draw.ts'

/** Outcome of every game for the same seeds, computed by the code the games use. */
export interface OutcomeCheck {
  serverSeedHash: string
  /** Symbols of the slot's reels from top to bottom. */
  window: string[][]
  /** Hundredths. */
  crashAt: number
  number: number
}

export function checkSeeds(seeds: ProvablyFairSeeds): OutcomeCheck {
  return {
    serverSeedHash: commitmentOf(seeds.serverSeed),
    window: windowOf(drawStops(drawFrom(seeds))),
    crashAt: Math.max(100, drawCrash(drawFrom(seeds))),
    number: drawNumber(drawFrom(seeds)),
  }
}

/** Parses seeds from form fields; undefined if incomplete. */
export function readSeeds(query: ReadonlyMap<string, string>): ProvablyFairSeeds | undefined {
  const serverSeed = query.get('server_seed')?.trim() ?? ''
  const clientSeed = query.get('client_seed')?.trim() ?? ''
  const nonce = query.get('nonce')?.trim() ?? ''
  if (!/^[\w-]{1,100}$/.test(serverSeed) || !/^[\w-]{1,64}$/.test(clientSeed) || !/^\d{1,9}$/.test(nonce))
    return undefined
  return { serverSeed, clientSeed, nonce: Number(nonce) }
}
