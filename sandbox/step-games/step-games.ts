import type { SimulatorName } from '../catalogue/simulator-of.ts'
import { blackjack } from './blackjack/blackjack-rules.ts'
import { mines } from './mines/mines-rules.ts'
import { penalty } from './penalty/penalty-rules.ts'
import { stepGame, type StepGame } from './step-game.ts'

/** Games in which a player makes several decisions, by simulator. */
export const stepGames: ReadonlyMap<SimulatorName, StepGame> = new Map([
  ['blackjack', stepGame(blackjack)],
  ['mines', stepGame(mines)],
  ['penalty', stepGame(penalty)],
])

/** The rules by which a stored round is played. */
export function gameOf(simulator: string): StepGame {
  const game = [...stepGames].find(([name]) => name === simulator)?.[1]
  if (!game) throw new RangeError(`no rules for ${simulator}`)
  return game
}
