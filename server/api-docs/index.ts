import { createHash, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { FastifyInstance } from 'fastify'
import { chooseEncoding, encodeAll } from '../http/encoding.ts'
import { escapeHtml } from '../lib/html.ts'
import { contentApiDocument } from './content-openapi.ts'
import type { OpenApiDocument } from './document.ts'
import { openApiDocument, type DocumentOptions } from './openapi.ts'

/** Redoc creates its styles itself, with this nonce. It has a font and pictures in its code. */
const policyFor = (nonce: string) =>
  `default-src 'none'; script-src 'self'; style-src 'self' 'nonce-${nonce}'; img-src 'self' data:; font-src data:; connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'`

/**
 * Serves the platform's contract and the content API as OpenAPI documents, and pages on which Redoc displays them. The
 * first is the site's own contract, so it is the same for every platform.
 */
export function registerApiDocs(app: FastifyInstance, options: DocumentOptions): void {
  const redoc = readFileSync(createRequire(import.meta.url).resolve('redoc/bundles/redoc.standalone.js'))
  const script = `/api/docs/${createHash('sha256').update(redoc).digest('hex').slice(0, 12)}.js`
  let encoded: ReturnType<typeof encodeAll> | undefined
  app.get(script, async (request, reply) => {
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    encoded ??= encodeAll(redoc)
    return reply
      .headers({ 'cache-control': 'public, max-age=31536000, immutable', vary: 'accept-encoding' })
      .headers(encoding === 'identity' ? {} : { 'content-encoding': encoding })
      .type('text/javascript; charset=utf-8')
      .send((await encoded)[encoding])
  })
  registerPage(app, openApiDocument(options), { folder: '/api', script })
  registerPage(app, contentApiDocument(options), { folder: '/content', script })
}

interface PageOptions {
  folder: string
  /** Address of Redoc. */
  script: string
}

function registerPage(app: FastifyInstance, document: OpenApiDocument, { folder, script }: PageOptions) {
  const address = `${folder}/openapi.json`
  app.get(address, (_request, reply) =>
    reply.headers({ 'cache-control': 'no-cache', 'access-control-allow-origin': '*' }).send(document),
  )
  app.get(`${folder}/docs`, (_request, reply) => {
    const nonce = randomBytes(16).toString('base64url')
    return reply
      .headers({ 'cache-control': 'no-store', 'content-security-policy': policyFor(nonce) })
      .type('text/html; charset=utf-8')
      .send(docsPage(document.info.title, { address, script, nonce }))
  })
}

function docsPage(title: string, { address, script, nonce }: Record<'address' | 'script' | 'nonce', string>) {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta property="csp-nonce" nonce="${nonce}">
<title>${escapeHtml(title)}</title>
<script type="module" src="${script}"></script>
</head>
<body>
<noscript><a href="${address}">OpenAPI document</a></noscript>
<main><redoc spec-url="${address}" disable-telemetry="true"></redoc></main>
</body>
</html>
`
}
