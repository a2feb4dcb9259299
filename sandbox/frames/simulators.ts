import { crashPage } from '../crash/crash-page.ts'
import { roulettePage } from '../roulette/roulette-page.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import { slotPage } from '../slot/slot-page.ts'
import { sportsbookPage } from '../sportsbook/sportsbook-page.ts'
import type { FrameInput } from './frame-document.ts'

type Simulator = (input: FrameInput, sandbox: SandboxContext) => string

/** What plays a game of each kind; whatever is not listed is a slot. */
const simulators: Readonly<Record<string, Simulator>> = {
  fast: crashPage,
  live: roulettePage,
  sportsbook: sportsbookPage,
}

/** The page of a game, made by the simulator of its kind. */
export function gamePage(input: FrameInput, sandbox: SandboxContext): string {
  const simulator = simulators[input.game.type] ?? slotPage
  return simulator(input, sandbox)
}
