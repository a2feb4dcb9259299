import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isLocale } from '../../schemas/locale.ts'
import { readCookie } from '../http/cookies.ts'
import { chooseEncoding } from '../http/encoding.ts'
import { isPageUrl, sendFailurePage } from '../http/failures.ts'
import type { ReadyAnswer } from './answer-cache.ts'
import { siteConfig, type PageParts } from './page-answers.ts'
import { canonicalAddress, readPageUrl, type PageUrl } from './page-url.ts'
import type { PageFormat, SiteAnswer, SitePages } from './site-pages.ts'

export interface PageRoutesParts extends Pick<PageParts, 'gateway' | 'general'> {
  pages: SitePages
  sessionCookie: string
}

const guestCaching: Readonly<Record<PageFormat, string>> = {
  html: 'public, max-age=0, s-maxage=1',
  json: 'private, no-cache',
}

function sendReady(request: FastifyRequest, reply: FastifyReply, format: PageFormat, ready: ReadyAnswer) {
  reply
    .headers(ready.headers)
    .header('cache-control', guestCaching[format])
    .header('vary', 'Accept-Encoding')
    .header('etag', ready.etag)
  if (request.headers['if-none-match']?.includes(ready.etag)) return reply.code(304).send()
  const encoding = chooseEncoding(request.headers['accept-encoding'])
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(ready.bodies[encoding])
}

function sendAnswer(request: FastifyRequest, reply: FastifyReply, format: PageFormat, answer: SiteAnswer) {
  if (answer.kind === 'kept') return sendReady(request, reply, format, answer.answer)
  reply.header('cache-control', 'private, no-store')
  if (answer.kind === 'made') return reply.code(answer.status).headers(answer.headers).send(answer.body)
  return format === 'html' ? reply.redirect(answer.to.redirect, 302) : reply.send(answer.to)
}

/** Pages as HTML and as data, and the configuration of the application. */
export function registerPageRoutes(app: FastifyInstance, parts: PageRoutesParts) {
  const { pages, gateway, sessionCookie } = parts

  async function answer(request: FastifyRequest, reply: FastifyReply, format: PageFormat, url: PageUrl) {
    const session = readCookie(request.headers.cookie, sessionCookie)
    const kept = session === undefined ? pages.keptAnswer(format, url) : null
    if (kept !== null) return sendReady(request, reply, format, kept)
    return sendAnswer(request, reply, format, await pages.answer(format, url, session))
  }

  app.get<{ Querystring: { locale?: string; path?: string } }>('/nfx/page', async (request, reply) => {
    reply.header('x-content-version', gateway.contentVersion)
    const { locale, path } = request.query
    if (!isLocale(locale) || typeof path !== 'string' || !path.startsWith('/'))
      return reply
        .code(404)
        .send({ error: { type: 'InvalidParameterException', message: 'No such locale or path' } })
    return answer(request, reply, 'json', { ...readPageUrl(path), locale, path: path.split('?')[0] ?? path })
  })

  app.get<{ Params: { locale: string } }>('/nfx/cms-config/:locale', async (request, reply) => {
    const { locale } = request.params
    if (!isLocale(locale)) return reply.callNotFound()
    reply.headers({ 'x-content-version': gateway.contentVersion, 'cache-control': 'private, no-cache' })
    return siteConfig(parts, locale)
  })

  app.get('/*', async (request, reply) => {
    const { url } = request
    if (!isPageUrl(url)) return reply.callNotFound()
    const canonical = canonicalAddress(url)
    if (canonical !== null) return reply.header('cache-control', 'no-cache').redirect(canonical, 301)
    try {
      return await answer(request, reply, 'html', readPageUrl(url))
    } catch (error) {
      request.log.error(error, 'a page could not be made')
      return sendFailurePage(request, reply, 500)
    }
  })
}
