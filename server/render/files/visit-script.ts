import type { FastifyInstance } from 'fastify'
import { visitScriptPath } from '../../../schemas/tracking.ts'
import script from '../../../src/first-load/visit/main.ts?inline-script'

/** Seconds. Its address is the same in all builds, since servers of two builds may answer one browser. */
const maxAge = 3600

/** The script by which pages report a visit before their code is loaded. */
export function registerVisitScript(app: FastifyInstance): void {
  app.get(visitScriptPath, (_request, reply) =>
    reply
      .header('cache-control', `public, max-age=${maxAge}`)
      .type('text/javascript; charset=utf-8')
      .send(script),
  )
}
