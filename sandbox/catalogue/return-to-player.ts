import type { Volatility } from '../../schemas/api/entities/games.ts'
import { crashReturn } from '../crash/crash-odds.ts'
import { baccaratReturn } from '../instant-games/baccarat/baccarat-rules.ts'
import { diceReturn } from '../instant-games/dice/dice-rules.ts'
import { plinkoReturn } from '../instant-games/plinko/plinko-rules.ts'
import { rouletteReturn } from '../roulette/roulette-odds.ts'
import { profileOf, type Profile } from '../slot/odds.ts'
import { blackjackReturn } from '../step-games/blackjack/blackjack-rules.ts'
import { minesReturn } from '../step-games/mines/mines-rules.ts'
import { penaltyReturn } from '../step-games/penalty/penalty-rules.ts'
import { simulatorOf } from './simulator-of.ts'

/** Returns in percent that are the same for every game of a simulator. */
const returns: Readonly<Record<string, string>> = {
  crash: crashReturn,
  roulette: rouletteReturn,
  blackjack: blackjackReturn,
  baccarat: baccaratReturn,
  dice: diceReturn,
  plinko: plinkoReturn,
  mines: minesReturn,
  penalty: penaltyReturn,
}

/** How the payouts of each profile of the slot are spread. */
const volatilities: Readonly<Record<Profile['name'], Volatility>> = {
  calm: 'low',
  balanced: 'medium',
  bold: 'high',
}

/** Return to player of a game in percent, as implied by the odds it is played with. */
export function returnOf(game: { id: number; sysname: string; type: string }): string {
  return returns[simulatorOf(game)] ?? profileOf(game).returnToPlayer
}

/** Volatility of a game; null where it depends on the player's bets. */
export function volatilityOf(game: { id: number; sysname: string; type: string }): Volatility | null {
  return simulatorOf(game) === 'slot' ? volatilities[profileOf(game).name] : null
}
