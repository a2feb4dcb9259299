import type { FastifyInstance } from 'fastify'
import { routeRules, type BuildManifest, type BuildMeta } from '../../../schemas/route-rules.ts'
import type { ClientBuild } from '../../builds/index.ts'

/** Lets open pages detect a newer build, and read its route rules. */
export function registerBuildRoutes(app: FastifyInstance, { made }: Pick<ClientBuild, 'made'>): void {
  app.get('/builds/latest.json', (_request, reply) => {
    const manifest: BuildManifest = made
    return reply.header('cache-control', 'no-cache').send(manifest)
  })

  app.get<{ Params: { file: string } }>('/builds/meta/:file', (request, reply) => {
    if (request.params.file !== `${made.id}.json`) return reply.callNotFound()
    const meta: BuildMeta = { ...made, routeRules }
    return reply.header('cache-control', 'public, max-age=3600').send(meta)
  })
}
