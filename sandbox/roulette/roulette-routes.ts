import type { FastifyInstance } from 'fastify'
import { assertSimulator, registerFrameCalls, roundKeyOf } from '../frames/frame-calls.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import { playRoulette, readBets } from './roulette-round.ts'

/** API of the roulette page. */
export function registerRoulette(scope: FastifyInstance, sandbox: SandboxContext): void {
  registerFrameCalls(scope, sandbox, {
    '/sandbox/roulette/spin'(launch, form) {
      assertSimulator(launch, 'roulette')
      const bets = readBets(form.get('bets') ?? '', launch.wallet.currency)
      return playRoulette(sandbox, launch, { key: roundKeyOf(form), bets })
    },
  })
}
