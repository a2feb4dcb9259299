import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import styles from './docs.css?raw'
import { contentApiDocument } from './content-openapi.ts'
import { docsPage } from './docs-page.ts'
import type { OpenApiDocument } from './document.ts'
import { openApiDocument, type DocumentOptions } from './openapi.ts'

const policy =
  "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
const stylesUrl = `/api/docs.css?${createHash('sha256').update(styles).digest('hex').slice(0, 12)}`

function queryOf(url: string): string {
  return new URL(url, 'http://site').searchParams.get('q') ?? ''
}

/**
 * Serves the platform's contract and the content API as OpenAPI documents and as pages. The first is the site's own
 * contract, so it is the same for every platform.
 */
export function registerApiDocs(app: FastifyInstance, options: DocumentOptions): void {
  const platform = openApiDocument(options)
  const content = contentApiDocument(options)
  registerPage(app, platform, { folder: '/api', other: { page: '/content/docs', title: content.info.title } })
  registerPage(app, content, { folder: '/content', other: { page: '/api/docs', title: platform.info.title } })
  app.get('/api/docs.css', (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type('text/css; charset=utf-8')
      .send(styles),
  )
}

interface PageOptions {
  folder: string
  other: { page: string; title: string }
}

function registerPage(app: FastifyInstance, document: OpenApiDocument, { folder, other }: PageOptions) {
  const page = `${folder}/docs`
  const address = `${folder}/openapi.json`
  app.get(address, (_request, reply) =>
    reply.headers({ 'cache-control': 'no-cache', 'access-control-allow-origin': '*' }).send(document),
  )
  app.get(page, (request, reply) =>
    reply
      .headers({ 'cache-control': 'no-cache', 'content-security-policy': policy })
      .type('text/html; charset=utf-8')
      .send(
        docsPage(document, {
          query: queryOf(request.url),
          styles: stylesUrl,
          page,
          document: address,
          other,
        }),
      ),
  )
}
