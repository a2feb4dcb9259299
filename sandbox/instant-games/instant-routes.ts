import type { FastifyInstance } from 'fastify'
import type { SimulatorName } from '../catalogue/simulator-of.ts'
import {
  assertSimulator,
  registerFrameCalls,
  roundKeyOf,
  stakeOf,
  type FrameCall,
} from '../frames/frame-calls.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import { baccarat } from './baccarat/baccarat-rules.ts'
import { dice } from './dice/dice-rules.ts'
import { instantGame, type InstantGame } from './instant-game.ts'
import { playInstant } from './play-instant.ts'
import { plinko } from './plinko/plinko-rules.ts'

const games: ReadonlyMap<SimulatorName, InstantGame> = new Map([
  ['baccarat', instantGame(baccarat)],
  ['dice', instantGame(dice)],
  ['plinko', instantGame(plinko)],
])

/** API of the games in which one bet has one result: `/sandbox/dice/play` and so on. */
export function registerInstantGames(scope: FastifyInstance, sandbox: SandboxContext): void {
  const calls = [...games].map(([simulator, game]): [string, FrameCall] => [
    `/sandbox/${simulator}/play`,
    (launch, form) => {
      assertSimulator(launch, simulator)
      const stake = stakeOf(form, launch.wallet.currency)
      const choice = form.get('choice') ?? ''
      return playInstant(sandbox, launch, game, { key: roundKeyOf(form), stake, choice })
    },
  ])
  registerFrameCalls(scope, sandbox, Object.fromEntries(calls))
}
