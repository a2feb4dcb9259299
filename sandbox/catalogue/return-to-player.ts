import { crashReturn } from '../crash/crash-odds.ts'
import { rouletteReturn } from '../roulette/roulette-odds.ts'
import { profileOf } from '../slot/odds.ts'

/** Share of all stakes that a game gives back in the long run, in percent: that of the odds it is played by. */
export function returnOf({ id, type }: { id: number; type: string }): string {
  if (type === 'fast') return crashReturn
  if (type === 'live') return rouletteReturn
  return profileOf({ id }).returnToPlayer
}
