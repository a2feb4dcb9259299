import type { FastifyInstance, FastifyReply } from 'fastify'
import { registry } from '../../../registry/index.ts'
import { isKind, type StoredDocument } from '../../../schemas/kinds/index.ts'
import { say } from '../../../schemas/phrase.ts'
import { contentApiPath } from '../../../schemas/content-api/operations.ts'
import { tokenPrefix } from '../../../schemas/content-api/scopes.ts'
import { documentFault, isStoredDocument } from '../model/contracts.ts'
import { documentSchemas } from '../model/document-schemas.ts'
import { isRecord } from '../../../schemas/is-record.ts'
import { hasToken } from '../../http/bearer-token.ts'
import type { ContentGateway } from '../model/gateway.ts'
import { ContentUnavailable } from '../model/content-unavailable.ts'

/** Maximum size of a publish request, in bytes. */
const bodyLimit = 32 * 1024 * 1024

function fail(reply: FastifyReply, status: number, type: string, message: string) {
  return reply.code(status).send({ error: { type, message } })
}

/** Returns the documents of a request body, or the reason why it contains none. */
function readDocuments(body: unknown): StoredDocument[] | string {
  const documents = isRecord(body) ? body['documents'] : undefined
  if (!Array.isArray(documents) || documents.length === 0)
    return 'The body must be {"documents": [...]} with at least one document'
  const faults = documents.flatMap((document: unknown, index) => {
    const fault = documentFault(document)
    return fault === null ? [] : [`documents[${index}]: ${say(fault)}`]
  })
  // Other fields, such as `$schema` and the version of a pulled document, are dropped.
  const read = documents
    .filter(isStoredDocument)
    .map(({ kind, key, schemaVersion, body: content }) => ({ kind, key, schemaVersion, body: content }))
  return faults.length > 0 ? faults.join('; ') : read
}

function readAuthor(body: unknown): string {
  const author = isRecord(body) ? body['author'] : undefined
  return typeof author === 'string' && author.trim() !== '' ? author.trim().slice(0, 120) : 'content API'
}

/** Registers the content API, with which holders of a token read, check and publish documents. */
export function registerContentApi(
  app: FastifyInstance,
  gateway: ContentGateway,
  tokens: readonly string[],
): void {
  void app.register(
    (api, _options, done) => {
      api.addHook('onRequest', async (request, reply) => {
        reply.headers({ 'cache-control': 'no-store', 'x-content-version': gateway.contentVersion })
        const { authorization } = request.headers
        if (tokens.some((token) => hasToken(authorization, token))) return
        if (authorization !== undefined)
          request.log.warn(
            { route: request.routeOptions.url, ip: request.ip },
            'a request of the content API had a wrong token',
          )
        reply.header('www-authenticate', 'Bearer')
        return fail(
          reply,
          401,
          'AuthorizationException',
          authorization?.includes(tokenPrefix)
            ? `Access tokens of users are for ${contentApiPath}`
            : 'The content API asks for its token: Authorization: Bearer …',
        )
      })

      api.get<{ Querystring: { kind?: string; key?: string } }>('/documents', async (request, reply) => {
        const { kind, key } = request.query
        if (kind !== undefined && !isKind(kind))
          return fail(reply, 400, 'InvalidRequestException', `There is no kind "${kind}"`)
        const documents = await gateway.documents({
          ...(kind !== undefined && { kind }),
          ...(key !== undefined && { key }),
        })
        return { contentVersion: gateway.contentVersion, documents }
      })

      api.get('/schemas', () => ({ schemas: documentSchemas(registry) }))

      api.post('/check', { bodyLimit }, async (request, reply) => {
        const documents = readDocuments(request.body)
        if (typeof documents === 'string') return fail(reply, 400, 'InvalidRequestException', documents)
        const { issues, facts } = await gateway.check(documents)
        return { issues, facts }
      })

      api.post('/publish', { bodyLimit }, async (request, reply) => {
        const documents = readDocuments(request.body)
        if (typeof documents === 'string') return fail(reply, 400, 'InvalidRequestException', documents)
        try {
          const result = await gateway.publishUnreviewed(documents, readAuthor(request.body))
          return await reply.code(result.published ? 200 : 422).send(result)
        } catch (error) {
          if (error instanceof ContentUnavailable)
            return fail(reply, 503, 'ContentUnavailableException', error.message)
          throw error
        }
      })
      done()
    },
    { prefix: '/content' },
  )
}
