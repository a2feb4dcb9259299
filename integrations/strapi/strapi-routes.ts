import { createHmac } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { DocumentName } from '../../schemas/studio/calls.ts'
import Value from 'typebox/value'
import { hasToken } from '../../server/http/bearer-token.ts'
import { type ContentGateway, ContentUnavailable } from '../../server/content/index.ts'

export interface StrapiRoutesOptions {
  gateway: Pick<ContentGateway, 'importChanges'>
  /** The token with which the site authenticates at Strapi. */
  token: string
  publicUrl: string
  /** Returns the path of a document's draft preview. */
  previewPath: (name: DocumentName) => Promise<string>
}

/**
 * The token with which Strapi authenticates at the site. `cms/src/site/settings.js` derives it in the same
 * way.
 */
function noticeToken(token: string): string {
  return createHmac('sha256', token).update('notice').digest('hex')
}

/** Registers the routes that Strapi calls: to trigger an import, and to find the preview of a document. */
export function registerStrapiRoutes(app: FastifyInstance, options: StrapiRoutesOptions): void {
  const { gateway, publicUrl, previewPath } = options
  const expected = noticeToken(options.token)
  void app.register(
    (api, _options, done) => {
      api.addHook('onRequest', async (request, reply) => {
        reply.header('cache-control', 'no-store')
        if (hasToken(request.headers.authorization, expected)) return
        return reply
          .code(401)
          .send({ error: { type: 'AuthorizationException', message: 'This is for Strapi alone' } })
      })

      // The webhook's content is not trusted: the site reads the documents itself.
      api.post('/changed', async (_request, reply) => {
        void gateway.importChanges()
        return reply.code(204).send()
      })

      api.post('/preview', async (request, reply) => {
        const name = request.body
        if (!Value.Check(DocumentName, name))
          return reply
            .code(400)
            .send({ error: { type: 'InvalidRequestException', message: 'Which document?' } })
        try {
          return { url: new URL(await previewPath(name), publicUrl).href }
        } catch (error) {
          if (!(error instanceof ContentUnavailable)) throw error
          return reply
            .code(503)
            .send({ error: { type: 'ContentUnavailableException', message: error.message } })
        }
      })
      done()
    },
    { prefix: '/content/service' },
  )
}
