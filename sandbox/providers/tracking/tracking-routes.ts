import type { FastifyInstance } from 'fastify'
import { guardConsole } from '../../http/console-guard.ts'
import { toTimestamp } from '../../timestamp.ts'
import { assetBody } from '../../pages/assets.ts'
import type { SandboxContext } from '../../sandbox-context.ts'

/** Path of the simulated fraud-detection service's script. */
const agentPath = '/sandbox/fingerprint/agent.js'
const shown = 50

/** The simulated fraud-detection service. */
function registerFingerprint(scope: FastifyInstance): void {
  scope.get(agentPath, (_request, reply) =>
    reply
      .header('content-type', 'text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(assetBody('fingerprint.js')),
  )
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
  registerFingerprint(scope)
  void scope.register((inner: FastifyInstance, _options: object, done: () => void) => {
    registerRecord(inner, sandbox)
    done()
  })
}
