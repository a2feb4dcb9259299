import type { FastifyInstance } from 'fastify'
import { assertSimulator, registerFrameCalls, roundKeyOf, stakeOf } from '../frames/frame-calls.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import { playRound } from './round.ts'

/** API of the slot page. */
export function registerSlot(scope: FastifyInstance, sandbox: SandboxContext): void {
  registerFrameCalls(scope, sandbox, {
    '/sandbox/slot/spin'(launch, form) {
      assertSimulator(launch, 'slot')
      const key = roundKeyOf(form)
      const stake = form.get('freespin') === '1' ? null : stakeOf(form, launch.wallet.currency)
      return playRound(sandbox, launch, { key, stake })
    },
  })
}
