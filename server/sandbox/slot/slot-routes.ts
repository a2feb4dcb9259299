import type { FastifyInstance } from 'fastify'
import { answerError, asApiError } from '../http/answer-error.ts'
import { acceptForms, readForm } from '../http/form-data.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import { findLaunch } from './launch.ts'
import { playRound } from './round.ts'

/**
 * What the slot's page calls. Its origin is `null` and it has no cookie: the launch token in the form is
 * all that counts, so any origin may ask.
 */
export function registerSlot(scope: FastifyInstance, sandbox: SandboxContext): void {
  acceptForms(scope)
  scope.addHook('onRequest', async (_request, reply) => {
    reply.header('access-control-allow-origin', '*').header('cache-control', 'no-store')
  })
  scope.setErrorHandler((error, _request, reply) => answerError(reply, asApiError(error, sandbox)))

  scope.post('/sandbox/slot/spin', async (request, reply) => {
    const form = await readForm(request)
    const launch = await findLaunch(sandbox, form.get('token') ?? '')
    const outcome = await playRound(sandbox, launch, {
      key: form.get('round') ?? '',
      stake: form.get('stake') ?? '',
    })
    return reply.send({ data: outcome })
  })
}
