import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isLocale, type Locale } from '../../schemas/locale.ts'
import type { ContentGateway } from './gateway.ts'
import { contentHash, hashPattern } from './hash.ts'

const forEver = 'public, max-age=31536000, immutable'

interface DocumentParams {
  locale: string
  key: string
}

function notFound(reply: FastifyReply, message: string) {
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .send({ error: { type: 'NotFoundException', message } })
}

/** A document: asked for again each time, sent only when it has changed. */
function sendDocument(request: FastifyRequest, reply: FastifyReply, document: object) {
  const body = JSON.stringify(document)
  // Weak: the answer may be compressed on its way.
  const etag = `W/"${contentHash(body)}"`
  reply.headers({ etag, 'cache-control': 'no-cache' })
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
  return reply.type('application/json; charset=utf-8').send(body)
}

/** `asked` is part of the address. Another server may have made it from a newer or an older snapshot. */
function cacheControlFor(asked: string, hash: string): string {
  return asked === hash ? forEver : 'no-store'
}

/** Forms, popups, validators, catalogues and the theme, as browsers ask for them. */
export function registerDocumentRoutes(app: FastifyInstance, gateway: ContentGateway): void {
  const documents = {
    forms: (key: string, locale: Locale) => gateway.form(key, locale),
    popups: (key: string, locale: Locale) => gateway.popup(key, locale),
  }
  for (const [name, find] of Object.entries(documents)) {
    app.get<{ Params: DocumentParams }>(`/nfx/${name}/:locale/:key`, async (request, reply) => {
      const { locale, key } = request.params
      reply.header('x-content-version', gateway.contentVersion)
      const document = isLocale(locale) ? await find(key, locale) : null
      return document
        ? sendDocument(request, reply, document)
        : notFound(reply, `${name} has no "${key}" in "${locale}"`)
    })
  }

  app.get<{ Params: { file: string } }>('/nfx/validators/:file', async (request, reply) => {
    const hash = request.params.file.replace(/\.js$/, '')
    const source = hashPattern.test(hash) ? await gateway.validator(hash) : null
    if (source === null) return notFound(reply, 'There is no such validator')
    return reply.header('cache-control', forEver).type('text/javascript; charset=utf-8').send(source)
  })

  app.get<{ Params: { locale: string; file: string } }>(
    '/nfx/messages/:locale/:file',
    async (request, reply) => {
      const { locale, file } = request.params
      reply.header('x-content-version', gateway.contentVersion)
      if (!isLocale(locale)) return notFound(reply, 'There is no such language')
      const { hash, catalogue } = await gateway.messages(locale)
      return reply.header('cache-control', cacheControlFor(file, `${hash}.json`)).send(catalogue)
    },
  )

  app.get<{ Params: { file: string } }>('/nfx/theme/:file', async (request, reply) => {
    const { hash, css } = await gateway.theme()
    const caching = cacheControlFor(request.params.file, `${hash}.css`)
    return reply.header('cache-control', caching).type('text/css; charset=utf-8').send(css)
  })
}
