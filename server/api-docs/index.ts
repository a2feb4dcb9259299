import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import styles from './docs.css?raw'
import { docsPage } from './docs-page.ts'
import { openApiDocument, type DocumentOptions } from './openapi.ts'

const policy =
  "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
const stylesUrl = `/api/docs.css?${createHash('sha256').update(styles).digest('hex').slice(0, 12)}`

function queryOf(url: string): string {
  return new URL(url, 'http://site').searchParams.get('q') ?? ''
}

/**
 * Serves the platform's contract as OpenAPI and as a page. It is the site's own contract, so it is the same
 * for every platform.
 */
export function registerApiDocs(app: FastifyInstance, options: DocumentOptions): void {
  const document = openApiDocument(options)
  app.get('/api/openapi.json', (_request, reply) =>
    reply.headers({ 'cache-control': 'no-cache', 'access-control-allow-origin': '*' }).send(document),
  )
  app.get('/api/docs', (request, reply) =>
    reply
      .headers({ 'cache-control': 'no-cache', 'content-security-policy': policy })
      .type('text/html; charset=utf-8')
      .send(docsPage(document, { query: queryOf(request.url), styles: stylesUrl })),
  )
  app.get('/api/docs.css', (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type('text/css; charset=utf-8')
      .send(styles),
  )
}
