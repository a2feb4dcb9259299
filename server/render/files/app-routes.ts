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

interface Picture {
  type: string
  bytes: Buffer
}

/** A picture of this site, whether it belongs to the build, the theme or the media library. */
async function readPicture(app: FastifyInstance, src: string): Promise<Picture | undefined> {
  if (!src.startsWith('/')) return undefined
  const { statusCode, headers, rawPayload } = await app.inject(src)
  const [type = ''] = String(headers['content-type'] ?? '').split(';')
  return statusCode === 200 && /^image\/[\w+.-]+$/.test(type) ? { type, bytes: rawPayload } : undefined
}

/** The logo as a data URL; undefined if it is too large. */
async function logoOf(app: FastifyInstance, src: string): Promise<string | undefined> {
  const picture = await readPicture(app, src)
  if (picture === undefined || picture.bytes.length > largestLogo) return undefined
  return `data:${picture.type};base64,${picture.bytes.toString('base64')}`
}

/** Addresses that browsers, phones and crawlers request without being told, and the icon that they expect. */
const wellKnownIcons = {
  '/favicon.ico': 'icon',
  '/apple-touch-icon.png': 'apple-touch-icon',
  '/apple-touch-icon-precomposed.png': 'apple-touch-icon',
} as const

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

  /** The site's icons of a kind and then the others, pictures before drawings, which old programs cannot show. */
  async function iconsFor(rel: 'icon' | 'apple-touch-icon'): Promise<string[]> {
    const [{ site }, { web }] = await Promise.all([
      gateway.config(defaultLocale),
      gateway.parts(defaultLocale),
    ])
    const isDrawing = ({ href }: { href: string }) => href.endsWith('.svg')
    const rank = (icon: { rel: string; href: string }) =>
      (icon.rel === rel ? 0 : 2) + (isDrawing(icon) ? 1 : 0)
    const icons = web.favicons.filter((icon) => icon.rel !== 'mask-icon')
    return [...icons.toSorted((one, other) => rank(one) - rank(other)).map(({ href }) => href), site.logo.src]
  }

  for (const [address, rel] of Object.entries(wellKnownIcons))
    app.get(address, async (_request, reply) => {
      for (const href of await iconsFor(rel)) {
        const picture = await readPicture(app, href)
        if (picture)
          return reply
            .headers({ 'cache-control': `public, max-age=${day}`, 'content-type': picture.type })
            .send(picture.bytes)
      }
      return reply.code(404).send()
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
