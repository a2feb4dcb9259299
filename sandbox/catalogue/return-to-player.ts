import { crashReturn } from '../crash/crash-odds.ts'
import { rouletteReturn } from '../roulette/roulette-odds.ts'
import { profileOf } from '../slot/odds.ts'
import { simulatorOf } from './simulator-of.ts'

/** Returns in percent that are the same for every game of a simulator. */
const returns: Readonly<Record<string, string>> = { crash: crashReturn, roulette: rouletteReturn }

/** Return to player of a game in percent, as implied by the odds it is played with. */
export function returnOf(game: { id: number; sysname: string; type: string }): string {
  return returns[simulatorOf(game)] ?? profileOf(game).returnToPlayer
}
