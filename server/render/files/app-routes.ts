import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { defaultLocale, definitionOf, isLocaleOf, type Locale } from '../../../schemas/locale.ts'
import { workerAddress } from '../../../src/lib/browser/service-worker.ts'
import type { PublishedContent } from '../../content/index.ts'
import { offlinePage } from './offline-page.ts'
import { webManifest } from './web-manifest.ts'

interface AppRoutesParts {
  gateway: Pick<PublishedContent, 'config' | 'findPage' | 'locales' | 'messages' | 'page' | 'parts' | 'theme'>
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

/** In bytes; the offline page is stored on each device. */
const largestLogo = 8 * 1024

/** The logo as a data URL, whether it belongs to the build, the theme or the media library; undefined if it is too large. */
async function logoOf(app: FastifyInstance, src: string): Promise<string | undefined> {
  if (!src.startsWith('/')) return undefined
  const { statusCode, headers, rawPayload } = await app.inject(src)
  const [type = ''] = String(headers['content-type'] ?? '').split(';')
  if (statusCode !== 200 || !/^image\/[\w+.-]+$/.test(type) || rawPayload.length > largestLogo)
    return undefined
  return `data:${type};base64,${rawPayload.toString('base64')}`
}

/** Makes the site installable: web manifest, service worker and offline page. */
export function registerAppRoutes(app: FastifyInstance, { gateway, clientDir }: AppRoutesParts): void {
  /** The language that a request names; undefined if the site does not have it. */
  function localeOf({ query: { locale = defaultLocale } }: FastifyRequest<Localized>): Locale | undefined {
    return isLocaleOf(gateway.locales, locale) ? locale : undefined
  }

  /** The menu that the header of the home page has as tabs. */
  async function tabsMenu(locale: Locale): Promise<string | undefined> {
    const home = gateway.findPage('/')
    if (home === null) return undefined
    const { header } = await gateway.page(home.key, locale)
    return header.map(({ props }) => props?.['tabs']).find((tabs) => typeof tabs === 'string')
  }

  app.get<Localized>('/manifest.webmanifest', async (request, reply) => {
    const locale = localeOf(request) ?? defaultLocale
    const [{ site, locales }, { web }, { theme }] = await Promise.all([
      gateway.config(locale),
      gateway.parts(locale),
      gateway.theme(),
    ])
    return reply
      .header('cache-control', 'no-cache')
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify(webManifest({ site, web, theme, locale: definitionOf(locales, locale) })))
  })

  app.get<Localized>('/offline', async (request, reply) => {
    const locale = localeOf(request)
    // The service worker asks for the language that an address seems to have.
    if (locale === undefined) return reply.callNotFound()
    const [{ site, menus, locales }, { theme }, { catalogue }, menu] = await Promise.all([
      gateway.config(locale),
      gateway.theme(),
      gateway.messages(locale),
      tabsMenu(locale),
    ])
    const { html, policy } = offlinePage({
      locale: definitionOf(locales, locale),
      name: site.logo.name,
      logo: await logoOf(app, site.logo.src),
      tabs: (menu !== undefined && menus[menu]) || [],
      theme,
      messages: catalogue,
    })
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
