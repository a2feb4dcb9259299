import { simulatorOf, type SimulatorName } from '../catalogue/simulator-of.ts'
import { frameTestPage } from '../frame-test/frame-test-page.ts'
import { crashPage } from '../crash/crash-page.ts'
import { baccaratPage } from '../instant-games/baccarat/baccarat-page.ts'
import { dicePage } from '../instant-games/dice/dice-page.ts'
import { plinkoPage } from '../instant-games/plinko/plinko-page.ts'
import { roulettePage } from '../roulette/roulette-page.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import { slotPage } from '../slot/slot-page.ts'
import { eventOf, sportsbookPage } from '../sportsbook/sportsbook-page.ts'
import { sportsbookState } from '../sportsbook/sports-bets.ts'
import { blackjackPage } from '../step-games/blackjack/blackjack-page.ts'
import { minesPage } from '../step-games/mines/mines-page.ts'
import { penaltyPage } from '../step-games/penalty/penalty-page.ts'
import type { AccountKey } from '../ledger/ledger.ts'
import type { FrameInput } from './frame-document.ts'

type Simulator = (input: FrameInput, sandbox: SandboxContext, wallet: AccountKey) => string | Promise<string>

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
  'frame-test': frameTestPage,
  async sportsbook(input, sandbox, wallet) {
    const { mode, locale, path } = input
    const state = await sportsbookState(sandbox, { mode, wallet }, locale, { event: eventOf(path) })
    return sportsbookPage(input, state)
  },
}

/** The page of a game, opened with a wallet. */
export async function gamePage(
  input: FrameInput,
  sandbox: SandboxContext,
  wallet: AccountKey,
): Promise<string> {
  return simulators[simulatorOf(input.game)](input, sandbox, wallet)
}
