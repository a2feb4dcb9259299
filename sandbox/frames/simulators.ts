import { crashPage } from '../crash/crash-page.ts'
import { roulettePage } from '../roulette/roulette-page.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import { slotPage } from '../slot/slot-page.ts'
import { sportsbookPage } from '../sportsbook/sportsbook-page.ts'
import type { FrameInput } from './frame-document.ts'

type Simulator = (input: FrameInput, sandbox: SandboxContext) => string

/** Simulators by game type; unlisted types use the slot. */
const simulators: Readonly<Record<string, Simulator>> = {
  fast: crashPage,
  live: roulettePage,
  sportsbook: sportsbookPage,
}

/** The page of a game, rendered by the simulator of its type. */
export function gamePage(input: FrameInput, sandbox: SandboxContext): string {
  const simulator = simulators[input.game.type] ?? slotPage
  return simulator(input, sandbox)
}
