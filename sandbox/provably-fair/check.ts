import { drawCard } from '../cards/cards.ts'
import { drawCrash } from '../crash/crash-odds.ts'
import { dealBaccarat, type BaccaratResult } from '../instant-games/baccarat/baccarat-rules.ts'
import { drawRoll } from '../instant-games/dice/dice-rules.ts'
import { drawPath } from '../instant-games/plinko/plinko-rules.ts'
import { drawNumber } from '../roulette/roulette-odds.ts'
import { drawStops, windowOf } from '../slot/spin.ts'
import { drawMineOrder } from '../step-games/mines/mines-rules.ts'
import { drawDives, type Corner } from '../step-games/penalty/penalty-rules.ts'
import { commitmentOf, drawFrom, type ProvablyFairSeeds } from './draw.ts'

/** Outcome of every game for the same seeds, computed by the code the games use. */
export interface OutcomeCheck {
  serverSeedHash: string
  /** Symbols of the slot's reels from top to bottom. */
  window: string[][]
  /** Hundredths. */
  crashAt: number
  number: number
  /** Hundredths. */
  roll: number
  /** Turns of the ball through sixteen rows; fewer rows take the first ones. */
  path: number[]
  baccarat: BaccaratResult
  /** Cells in the order in which they get mines, from 0. */
  mineOrder: number[]
  dives: Corner[]
  /** The first cards of a round of blackjack. */
  cards: number[]
}

/** More cards than almost every round of blackjack needs. */
const shownCards = 16

export function checkSeeds(seeds: ProvablyFairSeeds): OutcomeCheck {
  const draw = drawFrom(seeds)
  return {
    serverSeedHash: commitmentOf(seeds.serverSeed),
    window: windowOf(drawStops(drawFrom(seeds))),
    crashAt: Math.max(100, drawCrash(drawFrom(seeds))),
    number: drawNumber(drawFrom(seeds)),
    roll: drawRoll(drawFrom(seeds)),
    path: drawPath(drawFrom(seeds), 16),
    baccarat: dealBaccarat(drawFrom(seeds)),
    mineOrder: drawMineOrder(drawFrom(seeds)),
    dives: drawDives(drawFrom(seeds)),
    cards: Array.from({ length: shownCards }, () => drawCard(draw)),
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
