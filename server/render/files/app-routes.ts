import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { defaultLocale, isLocale } from '../../../schemas/locale.ts'
import { workerAddress } from '../../../src/lib/browser/service-worker.ts'
import type { PublishedContent } from '../../content/index.ts'
import { offlinePage } from './offline-page.ts'
import { webManifest } from './web-manifest.ts'

interface AppRoutesParts {
  gateway: Pick<PublishedContent, 'config' | 'messages' | 'parts' | 'theme'>
  /** Folder of the client build; undefined in development, which has no service worker. */
  clientDir?: string | undefined
}

interface Localized {
  Querystring: { locale?: string }
}

/** The service worker connects to its own server only. */
const workerPolicy = "default-src 'none'; connect-src 'self'"

/** Seconds. Also the interval at which devices refresh the offline page. */
const day = 86_400

const localeOf = (asked: unknown) => (isLocale(asked) ? asked : defaultLocale)

/** Makes the site installable: web manifest, service worker and offline page. */
export function registerAppRoutes(app: FastifyInstance, { gateway, clientDir }: AppRoutesParts): void {
  app.get<Localized>('/manifest.webmanifest', async (request, reply) => {
    const locale = localeOf(request.query.locale)
    const [{ site }, { web }, { theme }] = await Promise.all([
      gateway.config(locale),
      gateway.parts(locale),
      gateway.theme(),
    ])
    return reply
      .header('cache-control', 'no-cache')
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify(webManifest({ site, web, theme, locale })))
  })

  app.get<Localized>('/offline', async (request, reply) => {
    const locale = localeOf(request.query.locale)
    const [{ site }, { theme }, { catalogue }] = await Promise.all([
      gateway.config(locale),
      gateway.theme(),
      gateway.messages(locale),
    ])
    const { html, policy } = offlinePage({ locale, name: site.name, theme, messages: catalogue })
    return reply
      .headers({ 'cache-control': `public, max-age=${day}`, 'content-security-policy': policy })
      .type('text/html; charset=utf-8')
      .send(html)
  })

  if (clientDir === undefined) return
  app.get(workerAddress, async (_request, reply) =>
    reply
      .headers({ 'cache-control': 'no-cache', 'content-security-policy': workerPolicy })
      .type('text/javascript; charset=utf-8')
      .send(await readFile(join(clientDir, workerAddress), 'utf8')),
  )
}
