import { isRecord } from '../../../schemas/is-record.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isLocaleOf, type Locale } from '../../../schemas/locale.ts'
import type { PublishedContent } from '../model/gateway.ts'
import { sendDocument } from '../../http/send-document.ts'
import { cacheControlFor, forEver, sendNamed } from '../../http/send-named.ts'
import { hashPattern } from '../../lib/content-hash.ts'
import type { PreviewOf } from '../read/preview-content.ts'
import type { CompiledForm } from '../../../schemas/compiled.ts'

/** Completes a form with data of the platform. Rejects if it needs data that the platform does not supply. */
export type CompleteForm = (form: CompiledForm, locale: Locale) => Promise<CompiledForm>

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

/** Registers the routes for forms, popups, validators, catalogues and the theme. */
export function registerDocumentRoutes(
  app: FastifyInstance,
  gateway: PublishedContent,
  { previewOf, completeForm }: { previewOf: PreviewOf; completeForm: CompleteForm },
): void {
  const documents = {
    forms: async (content: PublishedContent, key: string, locale: Locale) => {
      const form = await content.form(key, locale)
      return form && completeForm(form, locale)
    },
    popups: (content: PublishedContent, key: string, locale: Locale) => content.popup(key, locale),
  }
  /** Returns the published content, or the drafts that the request's preview token allows. */
  async function contentFor({ query }: FastifyRequest): Promise<PublishedContent> {
    const token = isRecord(query) ? query['preview'] : undefined
    return (typeof token === 'string' ? await previewOf(token) : null) ?? gateway
  }
  for (const [name, find] of Object.entries(documents)) {
    app.get<{ Params: DocumentParams }>(`/nfx/${name}/:locale/:key`, async (request, reply) => {
      const { locale, key } = request.params
      reply.header('x-content-version', gateway.contentVersion)
      const content = await contentFor(request)
      const document = isLocaleOf(content.locales, locale) ? await find(content, key, locale) : null
      return document
        ? sendDocument(request, reply, document)
        : notFound(reply, `${name} has no "${key}" in "${locale}"`)
    })
  }

  app.get<{ Params: { file: string } }>('/nfx/validators/:file', async (request, reply) => {
    const hash = request.params.file.replace(/\.js$/, '')
    const content = await contentFor(request)
    const source = hashPattern.test(hash) ? await content.validator(hash) : null
    if (source === null) return notFound(reply, 'There is no such validator')
    return reply.header('cache-control', forEver).type('text/javascript; charset=utf-8').send(source)
  })

  app.get<{ Params: { locale: string; file: string } }>(
    '/nfx/messages/:locale/:file',
    async (request, reply) => {
      const { locale, file } = request.params
      reply.header('x-content-version', gateway.contentVersion)
      const content = await contentFor(request)
      if (!isLocaleOf(content.locales, locale)) return notFound(reply, 'There is no such language')
      const { hash, catalogue } = await content.messages(locale)
      return sendNamed(request, reply, { asked: file, name: `${hash}.json`, document: catalogue })
    },
  )

  app.get<{ Params: { file: string } }>('/nfx/theme/:file', async (request, reply) => {
    const { hash, css } = await (await contentFor(request)).theme()
    const caching = cacheControlFor(request.params.file, `${hash}.css`)
    return reply.header('cache-control', caching).type('text/css; charset=utf-8').send(css)
  })
}
