import type { FastifyInstance } from 'fastify'
import { ApiError } from '../../../schemas/api/errors.ts'
import { networkOf } from '../../../server/contracts/credentials.ts'
import { takeAttempt } from '../../accounts/login/throttle.ts'
import { answerError, asApiError } from '../../http/answer-error.ts'
import { guardConsole } from '../../http/console-guard.ts'
import { acceptForms, readForm } from '../../http/form-data.ts'
import { toTimestamp } from '../../timestamp.ts'
import { assetBody } from '../../pages/assets.ts'
import type { SandboxContext } from '../../sandbox-context.ts'
import { recordDevice } from './hits.ts'

/** Path of the simulated fraud-detection service: its script and its report endpoint. */
const servicePath = '/sandbox/fingerprint'

/** Reports per address. */
const reports = { attempts: 1000, window: 60 * 60 * 1000 }
const shown = 50

/** The simulated fraud-detection service. */
function registerFingerprint(scope: FastifyInstance, sandbox: SandboxContext): void {
  acceptForms(scope)
  scope.setErrorHandler((error, _request, reply) => answerError(reply, asApiError(error, sandbox)))

  scope.get(`${servicePath}/agent.js`, (_request, reply) =>
    reply
      .header('content-type', 'text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(assetBody('fingerprint.js')),
  )

  scope.post(`${servicePath}/report`, async (request, reply) => {
    const form = await readForm(request)
    const [session = '', device = ''] = [form.get('session'), form.get('device')]
    if (!/^[\w-]{1,100}$/.test(session) || !/^[\da-f]{1,64}$/.test(device))
      throw new ApiError('InvalidParameterException', 'This is no report')
    await takeAttempt(sandbox, `fingerprint:${networkOf(request.ip)}`, reports)
    await recordDevice(sandbox, { session, device })
    return reply.send({ data: 1 })
  })
}

/** Latest hits, devices and events, newest first. For developers only. */
function registerRecord(scope: FastifyInstance, sandbox: SandboxContext): void {
  const { database } = sandbox
  guardConsole(scope, sandbox)
  scope.get('/sandbox/tracking.json', async (_request, reply) => {
    const [hits, devices, events] = await Promise.all([
      database.selectFrom('hits').selectAll().orderBy('id', 'desc').limit(shown).execute(),
      database.selectFrom('devices').selectAll().orderBy('id', 'desc').limit(shown).execute(),
      database.selectFrom('events').selectAll().orderBy('id', 'desc').limit(shown).execute(),
    ])
    const parsed = (text: string): unknown => JSON.parse(text)
    return reply.header('cache-control', 'no-store').send({
      hits: hits.map(({ marks, at, ...hit }) => ({ ...hit, marks: parsed(marks), at: toTimestamp(at) })),
      devices: devices.map(({ at, ...device }) => ({ ...device, at: toTimestamp(at) })),
      events: events.map(({ params, at, ...event }) => ({
        ...event,
        params: parsed(params),
        at: toTimestamp(at),
      })),
    })
  })
}

export function registerTracking(scope: FastifyInstance, sandbox: SandboxContext): void {
  void scope.register((inner: FastifyInstance, _options: object, done: () => void) => {
    registerFingerprint(inner, sandbox)
    done()
  })
  void scope.register((inner: FastifyInstance, _options: object, done: () => void) => {
    registerRecord(inner, sandbox)
    done()
  })
}
