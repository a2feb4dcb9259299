import { simulatorOf, type SimulatorName } from '../catalogue/simulator-of.ts'
import { crashPage } from '../crash/crash-page.ts'
import { roulettePage } from '../roulette/roulette-page.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import { slotPage } from '../slot/slot-page.ts'
import { sportsbookPage } from '../sportsbook/sportsbook-page.ts'
import type { FrameInput } from './frame-document.ts'

type Simulator = (input: FrameInput, sandbox: SandboxContext) => string

const simulators: Readonly<Record<SimulatorName, Simulator>> = {
  slot: slotPage,
  crash: crashPage,
  roulette: roulettePage,
  sportsbook: sportsbookPage,
}

/** The page of a game. */
export function gamePage(input: FrameInput, sandbox: SandboxContext): string {
  return simulators[simulatorOf(input.game)](input, sandbox)
}
