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
import { makeMove, startRound, stepState } from './play-steps.ts'
import { stepGames } from './step-games.ts'

type Form = Parameters<FrameCall>[1]

function jsonOf(form: Form, field: string): unknown {
  try {
    return JSON.parse(form.get(field) ?? '')
  } catch {
    throw new ApiError('InvalidParameterException', 'Not JSON', { [field]: 'format' })
  }
}

/** A number that no round has if the field is no number. */
function integerOf(form: Form, field: string): number {
  const text = form.get(field) ?? ''
  return /^\d{1,9}$/.test(text) ? Number(text) : -1
}

/** API of the games with several decisions: `/sandbox/mines/bet`, `…/move` and `…/state`, and so on. */
export function registerStepGames(scope: FastifyInstance, sandbox: SandboxContext): void {
  const calls = [...stepGames.keys()].flatMap((simulator): [string, FrameCall][] => [
    [
      `/sandbox/${simulator}/state`,
      (launch) => {
        assertSimulator(launch, simulator)
        return stepState(sandbox, launch)
      },
    ],
    [
      `/sandbox/${simulator}/bet`,
      (launch, form) => {
        assertSimulator(launch, simulator)
        const stake = stakeOf(form, launch.wallet.currency)
        const options = jsonOf(form, 'options')
        return startRound(sandbox, launch, { simulator, key: roundKeyOf(form), stake, options })
      },
    ],
    [
      `/sandbox/${simulator}/move`,
      (launch, form) => {
        assertSimulator(launch, simulator)
        const move = jsonOf(form, 'move')
        return makeMove(sandbox, launch, { id: integerOf(form, 'id'), step: integerOf(form, 'step'), move })
      },
    ],
  ])
  registerFrameCalls(scope, sandbox, Object.fromEntries(calls))
}
