import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { CmsConfig } from '../../../schemas/compiled.ts'
import { isRecord } from '../../../schemas/is-record.ts'
import { isLocaleOf } from '../../../schemas/locale.ts'
import type { PreviewOf } from '../../content/index.ts'
import { sendDocument } from '../../http/send-document.ts'
import { sendNamed } from '../../http/send-named.ts'
import { configFile, siteConfig, type ConfigSource } from './site-config.ts'

export interface ConfigRoutesParts extends ConfigSource {
  previewOf: PreviewOf
}

/** The application's configuration: the immutable one of a page, and the newest with all its parts. */
export function registerConfigRoutes(app: FastifyInstance, { previewOf, ...parts }: ConfigRoutesParts): void {
  /** Published content, or the drafts that the request may see. */
  async function shownTo({ query }: FastifyRequest): Promise<ConfigSource> {
    const token = isRecord(query) ? query['preview'] : undefined
    const gateway = typeof token === 'string' ? await previewOf(token) : null
    return gateway === null ? parts : { ...parts, gateway }
  }

  app.get<{ Params: { locale: string; file: string } }>(
    '/nfx/config/:locale/:file',
    async (request, reply) => {
      const { locale, file } = request.params
      const shown = await shownTo(request)
      if (!isLocaleOf(shown.gateway.locales, locale)) return reply.callNotFound()
      reply.header('x-content-version', parts.gateway.contentVersion)
      const config = await siteConfig(shown, locale)
      return sendNamed(request, reply, { asked: file, name: configFile(config), document: config })
    },
  )

  app.get<{ Params: { locale: string } }>('/nfx/cms-config/:locale', async (request, reply) => {
    const { locale } = request.params
    const shown = await shownTo(request)
    if (!isLocaleOf(shown.gateway.locales, locale)) return reply.callNotFound()
    reply.header('x-content-version', parts.gateway.contentVersion)
    const config: CmsConfig = {
      ...(await siteConfig(shown, locale)),
      ...(await shown.gateway.parts(locale)),
    }
    return sendDocument(request, reply, config)
  })
}
