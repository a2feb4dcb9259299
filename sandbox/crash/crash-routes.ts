import type { FastifyInstance } from 'fastify'
import { ApiError } from '../../schemas/api/errors.ts'
import {
  assertSimulator,
  registerFrameCalls,
  roundKeyOf,
  stakeOf,
  type FrameCall,
} from '../frames/frame-calls.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import { cancelCrashBet, cashOut, placeCrashBet } from './crash-game.ts'
import { highestMultiplier, lowestAutoMultiplier } from './crash-odds.ts'
import { crashState, flightSeeds } from './crash-state.ts'

/** Parses "1.50" into hundredths; empty: the player cashes out manually. */
function autoOf(text: string): number | null {
  if (text === '') return null
  const hundredths = /^\d{1,4}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : 0
  if (hundredths < lowestAutoMultiplier || hundredths > highestMultiplier)
    throw new ApiError('InvalidParameterException', 'No such multiplier', { auto: 'range' })
  return hundredths
}

/** Which of a player's two bets; pages without a second one send none. */
function panelOf(text: string): number {
  if (!/^[12]?$/.test(text))
    throw new ApiError('InvalidParameterException', 'No such panel', { panel: 'range' })
  return Number(text || '1')
}

/** An id that no bet or flight has if the text is no number. */
const idOf = (text: string) => (/^\d{1,9}$/.test(text) ? Number(text) : -1)

/** API of the crash game page. */
export function registerCrash(scope: FastifyInstance, sandbox: SandboxContext): void {
  const calls: Readonly<Record<string, FrameCall>> = {
    state: (launch) => crashState(sandbox, launch),
    seeds: (launch) => flightSeeds(sandbox, launch),
    bet: (launch, form) =>
      placeCrashBet(sandbox, launch, {
        key: roundKeyOf(form),
        panel: panelOf(form.get('panel') ?? ''),
        stake: stakeOf(form, launch.wallet.currency),
        autoAt: autoOf(form.get('auto') ?? ''),
        onlyOn: form.has('flight') ? idOf(form.get('flight') ?? '') : undefined,
      }),
    cancel: (launch, form) => cancelCrashBet(sandbox, launch, idOf(form.get('id') ?? '')),
    'cash-out': (launch, form) => cashOut(sandbox, launch, idOf(form.get('id') ?? '')),
  }
  const guarded = Object.entries(calls).map(([name, call]): [string, FrameCall] => [
    `/sandbox/crash/${name}`,
    (launch, form) => {
      assertSimulator(launch, 'crash')
      return call(launch, form)
    },
  ])
  registerFrameCalls(scope, sandbox, Object.fromEntries(guarded))
}
