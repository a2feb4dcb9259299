import type { FastifyInstance, FastifyRequest } from 'fastify'
import { defaultLocale, type Locale, type LocaleDefinition } from '../../../schemas/locale.ts'
import { isProtected, protectedSegments } from '../../../schemas/route-rules.ts'
import { localePath } from '../../../src/lib/urls/locale-path.ts'
import type { ContentGateway } from '../../content/index.ts'
import { isMirror, type GeneralInfoSource } from '../../platform/index.ts'
import { escapeHtml } from '../../lib/html.ts'
import { canonicalPath } from '../head/head-elements.ts'
import type { ListedGames } from '../loads/listed-games.ts'

export interface SeoRoutesParts {
  gateway: Pick<
    ContentGateway,
    'contentVersion' | 'locales' | 'domain' | 'findPage' | 'listedRoutes' | 'parts' | 'roles'
  >
  general: Pick<GeneralInfoSource, 'current'>
  games: Pick<ListedGames, 'sysnames'>
  publicUrl: string
}

/** Paths that search engines must not crawl: API, account pages, tools. Files that pages need stay open. */
const privatePaths = [
  '/api/',
  '/cms/',
  '/content/',
  '/studio',
  '/sandbox',
  ...protectedSegments.map((segment) => `/${segment}`),
  '/_icons',
]

/** The limit of the sitemap protocol. */
const maxAddresses = 50_000

function siteMap(paths: readonly string[], origin: string, locales: readonly LocaleDefinition[]): string {
  const address = (path: string, code: Locale) =>
    escapeHtml(`${origin}${localePath(canonicalPath(path), code)}`)
  const alternate = (language: string, href: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`
  const entries = paths.slice(0, maxAddresses / locales.length).flatMap((path) => {
    const alternates = [
      ...locales.map(({ code, language }) => alternate(language, address(path, code))),
      alternate('x-default', address(path, defaultLocale)),
    ].join('')
    return locales.map(({ code }) => `<url><loc>${address(path, code)}</loc>${alternates}</url>`)
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`
}

/** Registers robots.txt and sitemap.xml. */
export function registerSeoRoutes(app: FastifyInstance, parts: SeoRoutesParts): void {
  const { gateway, general, games, publicUrl } = parts
  async function domainOf(request: FastifyRequest) {
    const domain = await gateway.domain(request.host.toLowerCase())
    const { seo } = await gateway.parts(defaultLocale)
    return { domain, seo, origin: domain?.canonicalUrl ?? seo.canonicalUrl ?? publicUrl }
  }

  app.get('/robots.txt', async (request, reply) => {
    const { domain, seo, origin } = await domainOf(request)
    const inEveryLanguage = (path: string) => gateway.locales.map(({ code }) => localePath(path, code))
    const disallowed = [...privatePaths, ...(seo.disallow ?? [])].flatMap(inEveryLanguage)
    const usual = ['User-agent: *', ...disallowed.map((path) => `Disallow: ${path}`)]
    const isListed = domain?.robots !== 'noindex,nofollow' && !isMirror(general)
    const lines = domain?.robotsTxt ?? [...usual, ...(isListed ? ['', `Sitemap: ${origin}/sitemap.xml`] : [])]
    return reply
      .header('cache-control', 'public, max-age=300')
      .type('text/plain; charset=utf-8')
      .send(`${lines.join('\n')}\n`)
  })

  /** Of routes with parameters, only those with known pages are listed. */
  async function listedPaths() {
    const routes = gateway.listedRoutes()
    const gameRoute = gateway.roles.pages.game
    const isListed = gameRoute !== undefined && routes.includes(gameRoute)
    const sysnames = isListed ? await games.sysnames() : []
    return routes.flatMap((route) => {
      if (route === gameRoute) return sysnames.map((sysname) => route.replace(':sysname', sysname))
      return route.includes('/:') || isProtected(route, true) ? [] : [route]
    })
  }

  let made = { key: '', body: '' }
  app.get('/sitemap.xml', async (request, reply) => {
    const { origin } = await domainOf(request)
    const listed = await listedPaths()
    const key = [gateway.contentVersion, origin, ...listed].join()
    if (made.key !== key) {
      made = { key, body: siteMap(listed, origin, gateway.locales) }
    }
    return reply
      .header('cache-control', 'public, max-age=300')
      .type('application/xml; charset=utf-8')
      .send(made.body)
  })
}
