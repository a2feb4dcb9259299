import { crashReturn } from '../crash/crash-odds.ts'
import { rouletteReturn } from '../roulette/roulette-odds.ts'
import { profileOf } from '../slot/odds.ts'

/** Return to player of a game in percent, as implied by the odds it is played with. */
export function returnOf({ id, type }: { id: number; type: string }): string {
  if (type === 'fast') return crashReturn
  if (type === 'live') return rouletteReturn
  return profileOf({ id }).returnToPlayer
}
