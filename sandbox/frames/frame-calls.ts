import type { FastifyInstance } from 'fastify'
import { ApiError } from '../../schemas/api/errors.ts'
import { answerError, asApiError } from '../http/answer-error.ts'
import { acceptForms, readForm } from '../http/form-data.ts'
import { toMinorUnits } from '../ledger/currencies.ts'
import { stakesIn } from '../bets/stakes.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import { simulatorOf, type SimulatorName } from '../catalogue/simulator-of.ts'
import { findLaunch, type Launch } from './launch.ts'

type Form = ReadonlyMap<string, string>

/** Handles one call of a game page. */
export type FrameCall = (launch: Launch, form: Form) => Promise<unknown>

/**
 * API of the game pages. Their origin is `null` and they have no cookie: only the launch token in the form
 * counts, so any origin may call.
 */
export function registerFrameCalls(
  scope: FastifyInstance,
  sandbox: SandboxContext,
  calls: Readonly<Record<string, FrameCall>>,
): void {
  acceptForms(scope)
  scope.addHook('onRequest', (_request, reply, done) => {
    reply.header('access-control-allow-origin', '*').header('cache-control', 'no-store')
    done()
  })
  scope.setErrorHandler((error, _request, reply) => answerError(reply, asApiError(error, sandbox)))
  for (const [path, call] of Object.entries(calls))
    scope.post(path, { config: { isOpenToOtherSites: true } }, async (request, reply) => {
      const form = await readForm(request)
      const launch = await findLaunch(sandbox, form.get('token') ?? '')
      return reply.send({ data: await call(launch, form) })
    })
}

const keyPattern = /^[\w-]{8,64}$/

/** Idempotency key of a round, chosen by the page: a repeated round is played once. */
export function roundKeyOf(form: Form): string {
  const key = form.get('round') ?? ''
  if (!keyPattern.test(key))
    throw new ApiError('InvalidParameterException', 'A round needs a key', { round: 'pattern' })
  return key
}

/** Parses one of the available stakes, in minor units. */
export function stakeOf(form: Form, currency: string): bigint {
  const minorUnits = toMinorUnits(form.get('stake') ?? '', currency)
  if (minorUnits === undefined || !stakesIn(currency).includes(minorUnits))
    throw new ApiError('InvalidParameterException', 'No such stake', { stake: 'enum' })
  return minorUnits
}

/** Rejects a call for a game that another simulator plays. */
export function assertSimulator({ sysname, gameType }: Launch, name: SimulatorName): void {
  if (simulatorOf({ sysname, type: gameType }) !== name)
    throw new ApiError('InvalidParameterException', 'This game is played otherwise', { token: 'game' })
}
