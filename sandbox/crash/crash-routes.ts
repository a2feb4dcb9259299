import type { FastifyInstance } from 'fastify'
import { ApiError } from '../../schemas/api/errors.ts'
import { assertSimulator, registerFrameCalls, roundKeyOf, stakeOf } from '../frames/frame-calls.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import { cashOut, crashState, placeCrashBet } from './crash-game.ts'
import { highestMultiplier, lowestAutoMultiplier } from './crash-odds.ts'

/** Parses "1.50" into hundredths; empty: the player cashes out manually. */
function autoOf(text: string): number | null {
  if (text === '') return null
  const hundredths = /^\d{1,4}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : 0
  if (hundredths < lowestAutoMultiplier || hundredths > highestMultiplier)
    throw new ApiError('InvalidParameterException', 'No such multiplier', { auto: 'range' })
  return hundredths
}

/** API of the crash game page. */
export function registerCrash(scope: FastifyInstance, sandbox: SandboxContext): void {
  registerFrameCalls(scope, sandbox, {
    '/sandbox/crash/state'(launch) {
      assertSimulator(launch, 'crash')
      return crashState(sandbox, launch)
    },
    '/sandbox/crash/bet'(launch, form) {
      assertSimulator(launch, 'crash')
      const key = roundKeyOf(form)
      const stake = stakeOf(form, launch.wallet.currency)
      return placeCrashBet(sandbox, launch, { key, stake, autoAt: autoOf(form.get('auto') ?? '') })
    },
    '/sandbox/crash/cash-out'(launch, form) {
      assertSimulator(launch, 'crash')
      const id = form.get('id') ?? ''
      return cashOut(sandbox, launch, /^\d{1,9}$/.test(id) ? Number(id) : -1)
    },
  })
}
