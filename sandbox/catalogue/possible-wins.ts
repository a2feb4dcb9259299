import { sidePays } from '../instant-games/baccarat/baccarat-rules.ts'
import { diceMultiplier, highestChance, lowestChance } from '../instant-games/dice/dice-rules.ts'
import { bucketsOf, risks, rowCounts } from '../instant-games/plinko/plinko-rules.ts'
import { coverageOf, places } from '../roulette/roulette-odds.ts'
import { minesMultiplier } from '../step-games/mines/mines-rules.ts'
import { penaltyMultiplier, shotCount } from '../step-games/penalty/penalty-rules.ts'
import { one } from '../bets/multipliers.ts'
import { simulatorOf, type SimulatorName } from './simulator-of.ts'

const upTo = (last: number, first = 1): number[] =>
  Array.from({ length: last - first + 1 }, (_item, index) => first + index)

/** Multipliers above 1 that a bet can be paid, where the rules allow only some. */
const payable: Readonly<Partial<Record<SimulatorName, readonly number[]>>> = {
  // Even money, and 3:2 for a blackjack.
  blackjack: [2 * one, 2.5 * one],
  baccarat: Object.values(sidePays),
  roulette: places.map((place) => (36 * one) / coverageOf(place).length),
  dice: upTo(highestChance, lowestChance).map(diceMultiplier),
  plinko: rowCounts.flatMap((rows) => risks.flatMap((risk) => bucketsOf({ rows, risk }))),
  // Three mines, as the game opens.
  mines: upTo(12).map((opened) => minesMultiplier(3, opened)),
  penalty: upTo(shotCount).map(penaltyMultiplier),
}

/** The largest multiplier up to the wished one that the game can pay for a win; else its smallest. */
export function payableMultiplier(game: { sysname: string; type: string }, wished: number): number {
  const possible = payable[simulatorOf(game)]?.filter((multiplier) => multiplier > one)
  if (possible === undefined) return wished
  const affordable = possible.filter((multiplier) => multiplier <= wished)
  return affordable.length > 0 ? Math.max(...affordable) : Math.min(...possible)
}
