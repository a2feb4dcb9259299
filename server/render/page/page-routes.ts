import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isApiErrorType } from '../../../schemas/api/errors.ts'
import { isLocaleOf, type LocaleDefinition } from '../../../schemas/locale.ts'
import { pageRole } from '../../../schemas/roles/page-roles.ts'
import { visitorPath, type VisitorFacts } from '../../../schemas/visitor-facts.ts'
import { localeCookies } from '../../../src/lib/browser/locale-cookies.ts'
import type { PublishedContent } from '../../content/index.ts'
import type { CookieJar } from '../../http/cookie-jar.ts'
import { readCookie, removalOf } from '../../http/cookies.ts'
import { isFramedCall } from '../../http/framed-cookies.ts'
import { accepts, chooseEncoding } from '../../http/encoding.ts'
import {
  answerOtherMethods,
  isPageUrl,
  pageMethods,
  sendFailurePage,
  sendReturnedPage,
} from '../../http/failures.ts'
import { noteShownPage } from '../../http/request-route.ts'
import { GzipParts, joinTexts } from '../../http/gzip-parts.ts'
import {
  callerOf,
  createCaller,
  isMirror,
  type Caller,
  type GeneralInfoSource,
} from '../../platform/index.ts'
import type { ReadyAnswer } from '../cache/answer-cache.ts'
import { campaignIn, type CampaignCookie } from './campaign-cookie.ts'
import { loginAddress } from './guards.ts'
import { canonicalAddress, pagePath, previousPath, readPageUrl, type PageUrl } from './page-url.ts'
import { cachedHereOnly } from './cached-here-only.ts'
import { readyHeaders } from './ready-headers.ts'
import type { MadeAnswer, PageFormat, SiteAnswer, SitePages } from './site-pages.ts'

export interface PageRoutesParts {
  gateway: Pick<PublishedContent, 'contentVersion' | 'knowsHost' | 'locales' | 'asksForCampaign' | 'findPage'>
  pages: SitePages
  general: Pick<GeneralInfoSource, 'current'>
  /** The pages of a preview link; null if the token is forged or has expired. */
  pagesOfPreview: (token: string, visit: string | undefined) => Promise<Preview | null>
  sessionCookie: string
  /** The country of a visitor, if a trusted proxy says it. */
  countryOf: (request: FastifyRequest) => string | undefined
  campaigns: CampaignCookie
}

/** A site with drafts applied. */
export interface Preview {
  pages: SitePages
  /** The languages of the site with the drafts, also those that are not public yet. */
  locales: readonly LocaleDefinition[]
  /** The cookies of the preview's separate visit; undefined: the browser's own apply. */
  cookies?: Pick<CookieJar, 'header' | 'take'>
  /** The country of its visitor; undefined: that of the request. */
  country?: string | undefined
  /** The campaign of its visitor; undefined: that of the address or the cookies. */
  campaign?: string | undefined
  /** The site's content with the drafts. */
  content: Pick<PublishedContent, 'asksForCampaign'>
}

function sendReady(request: FastifyRequest, reply: FastifyReply, format: PageFormat, ready: ReadyAnswer) {
  noteShownPage(request, ready.page)
  reply.headers(readyHeaders(format, ready))
  // A shared cache would give the next visitor a page without the cookie.
  if (reply.hasHeader('set-cookie')) reply.headers(cachedHereOnly)
  if (request.headers['if-none-match']?.includes(ready.etag)) return reply.code(304).send()
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(ready.bodies[encoding])
}

/** Compressed parts of earlier pages, reused by later ones. */
const gzip = new GzipParts(32 * 1024 * 1024)

function sendMade(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, headers, parts, page }: MadeAnswer,
) {
  noteShownPage(request, page)
  reply.code(status).headers(headers)
  if (!accepts(request.headers['accept-encoding'], 'gzip')) return reply.send(joinTexts(parts))
  return reply.headers({ vary: 'Accept-Encoding', 'content-encoding': 'gzip' }).send(gzip.encode(parts))
}

function sendAnswer(request: FastifyRequest, reply: FastifyReply, format: PageFormat, answer: SiteAnswer) {
  if (answer.kind === 'cached') return sendReady(request, reply, format, answer.answer)
  reply.header('cache-control', 'private, no-store')
  if (answer.kind === 'made') return sendMade(request, reply, answer)
  const { redirect, status = 302 } = answer.to
  return format === 'html' ? reply.redirect(redirect, status) : reply.send(answer.to)
}

/** The browser, or the visit whose cookies a preview stores in its place. */
function callerIn(request: FastifyRequest, reply: FastifyReply, { cookies }: Preview): Caller {
  return cookies ? createCaller(request, cookies) : callerOf(request, reply)
}

function previewToken({ query }: FastifyRequest): string | null {
  const token = typeof query === 'object' && query !== null && 'preview' in query ? query.preview : undefined
  return typeof token === 'string' ? token : null
}

/** Redirects of a preview within the site stay in the preview. */
function stayInPreview(request: FastifyRequest, answer: SiteAnswer): SiteAnswer {
  const token = previewToken(request)
  if (answer.kind !== 'redirect' || answer.to.external === true || token === null) return answer
  const site = 'http://site'
  const url = new URL(answer.to.redirect, site)
  url.searchParams.set('preview', token)
  return { ...answer, to: { ...answer.to, redirect: url.href.slice(site.length) } }
}

/** Serves pages as HTML and as data. */
export function registerPageRoutes(app: FastifyInstance, parts: PageRoutesParts) {
  const { pages, gateway, general, pagesOfPreview, sessionCookie, countryOf, campaigns } = parts

  async function previewOf(request: FastifyRequest): Promise<Preview | null> {
    const token = previewToken(request)
    const visit = request.headers['x-preview-visit']
    return token === null ? null : pagesOfPreview(token, typeof visit === 'string' ? visit : undefined)
  }

  const codesOf = (preview: Preview | null) => (preview ?? gateway).locales.map(({ code }) => code)
  const previousOf = ({ headers }: FastifyRequest, preview: Preview | null) =>
    previousPath(headers.referer, headers.host, codesOf(preview))

  function isFramedReturn({ path, isFramed }: PageUrl): boolean {
    const role = isFramed === true ? gateway.findPage(path)?.role : undefined
    return role !== undefined && pageRole(role).isReturn === true
  }

  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    { format, asked, preview }: { format: PageFormat; asked: PageUrl; preview: Preview | null },
  ) {
    const host = request.host.toLowerCase()
    const content = preview?.content ?? gateway
    const cookies = preview?.cookies ? preview.cookies.header : request.headers.cookie
    const country = preview?.country ?? countryOf(request)
    const linked = campaignIn(asked.search, content)
    const campaign = linked ?? preview?.campaign ?? campaigns.read(cookies, content)
    const url = {
      ...asked,
      ...(gateway.knowsHost(host) && { host }),
      ...(country !== undefined && { country }),
      ...(campaign !== undefined && { campaign }),
    }
    const hasSession = readCookie(cookies, sessionCookie) !== undefined
    if (preview || isMirror(general)) reply.header('x-robots-tag', 'noindex')
    if (preview) {
      const shown = await preview.pages.answer(
        format,
        url,
        hasSession ? callerIn(request, reply, preview) : undefined,
      )
      return sendAnswer(request, reply, format, format === 'html' ? stayInPreview(request, shown) : shown)
    }
    if (linked !== undefined) campaigns.keep(reply, linked)
    const made = await pages.answer(format, url, hasSession ? callerOf(request, reply) : undefined)
    if ('endsSession' in made) reply.header('set-cookie', removalOf(sessionCookie))
    if (made.kind === 'made' && made.status === 404) {
      // Queries can contain tokens.
      const [path] = request.originalUrl.split('?')
      request.log.warn({ status: 404, path }, 'Page Not Found')
    }
    if (format === 'html' && made.kind === 'redirect' && isFramedReturn(asked)) {
      const login = loginAddress(asked)
      if (made.to.redirect === login) return sendReturnedPage(request, reply, login)
    }
    return sendAnswer(request, reply, format, made)
  }

  app.get<{ Querystring: { locale?: string; path?: string; failure?: string } }>(
    '/nfx/page',
    async (request, reply) => {
      reply.header('x-content-version', gateway.contentVersion)
      const { locale, path, failure } = request.query
      const preview = await previewOf(request)
      if (
        !isLocaleOf((preview ?? gateway).locales, locale) ||
        typeof path !== 'string' ||
        !path.startsWith('/')
      )
        return reply
          .code(404)
          .send({ error: { type: 'InvalidParameterException', message: 'No such locale or path' } })
      const [pathname = path] = path.split('?')
      const asked = {
        ...readPageUrl(path, codesOf(preview)),
        ...previousOf(request, preview),
        locale,
        path: pagePath(pathname),
        ...(isApiErrorType(failure) && { failure }),
        isFramed: isFramedCall(request.url),
      }
      return answer(request, reply, { format: 'json', asked, preview })
    },
  )

  app.get(visitorPath, (request, reply) => {
    const country = countryOf(request)
    const campaign = campaigns.read(request.headers.cookie, gateway)
    const facts: VisitorFacts = {
      ...(country !== undefined && { country }),
      ...(campaign !== undefined && { campaign }),
    }
    return reply.header('cache-control', 'private, no-store').send(facts)
  })

  async function answerCanonical(request: FastifyRequest, reply: FastifyReply) {
    const { url } = request
    const preview = await previewOf(request)
    const codes = codesOf(preview)
    const canonical = canonicalAddress(url, codes)
    if (canonical !== null) return reply.header('cache-control', 'no-cache').redirect(canonical, 301)
    const asked = {
      ...readPageUrl(url, codes),
      ...previousOf(request, preview),
      usedLocale: readCookie(request.headers.cookie, localeCookies[0]) ?? null,
      isFramed: request.headers['sec-fetch-dest'] === 'iframe',
    }
    return answer(request, reply, { format: 'html', asked, preview })
  }

  async function answerAddress(request: FastifyRequest, reply: FastifyReply) {
    if (!isPageUrl(request.url)) return reply.callNotFound()
    try {
      return await answerCanonical(request, reply)
    } catch (error) {
      request.log.error(error, 'a page could not be made')
      return sendFailurePage(request, reply, 500)
    }
  }

  /**
   * Documents are only read. Payment systems send players back by POST, so those get the same address to read; its
   * canonical spelling cannot lead to another site. Answered before the body is parsed, which nothing needs.
   */
  async function answerOtherMethod(request: FastifyRequest, reply: FastifyReply) {
    const { url, method } = request
    if (!isPageUrl(url)) return reply.callNotFound()
    if (method !== 'POST') return answerOtherMethods(request, reply, pageMethods)
    reply.header('cache-control', 'no-store')
    return reply.redirect(canonicalAddress(url, codesOf(null)) ?? url, 303)
  }

  app.route({
    method: ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: '/*',
    config: { isOpenToOtherSites: true },
    onRequest: answerOtherMethod,
    handler: (_request, reply) => reply.callNotFound(),
  })
  app.get('/*', answerAddress)
  // Next to the game iframes under `/platform/game/*`, which belong to the platform.
  app.get('/platform/game/:sysname', answerAddress)
}
