import { simulatorOf, type SimulatorName } from '../catalogue/simulator-of.ts'
import { crashPage } from '../crash/crash-page.ts'
import { baccaratPage } from '../instant-games/baccarat/baccarat-page.ts'
import { dicePage } from '../instant-games/dice/dice-page.ts'
import { plinkoPage } from '../instant-games/plinko/plinko-page.ts'
import { roulettePage } from '../roulette/roulette-page.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import { slotPage } from '../slot/slot-page.ts'
import { sportsbookPage } from '../sportsbook/sportsbook-page.ts'
import { blackjackPage } from '../step-games/blackjack/blackjack-page.ts'
import { minesPage } from '../step-games/mines/mines-page.ts'
import { penaltyPage } from '../step-games/penalty/penalty-page.ts'
import type { FrameInput } from './frame-document.ts'

type Simulator = (input: FrameInput, sandbox: SandboxContext) => string

const simulators: Readonly<Record<SimulatorName, Simulator>> = {
  slot: slotPage,
  crash: crashPage,
  roulette: roulettePage,
  blackjack: blackjackPage,
  baccarat: baccaratPage,
  dice: dicePage,
  plinko: plinkoPage,
  mines: minesPage,
  penalty: penaltyPage,
  sportsbook: sportsbookPage,
}

/** The page of a game. */
export function gamePage(input: FrameInput, sandbox: SandboxContext): string {
  return simulators[simulatorOf(input.game)](input, sandbox)
}
