import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Locale } from '../../schemas/locale.ts'
import type { ContentGateway } from '../content/index.ts'
import type { Settings } from '../env.ts'
import { readCookie } from '../http/cookies.ts'
import { chooseEncoding, type Encoding } from '../http/encoding.ts'
import { requestIds } from '../http/request-id.ts'
import { securityHeaders } from '../http/security-headers.ts'
import type { SentResponse } from '../http/sent-response.ts'
import { countryReader } from '../http/visitor-country.ts'
import { isMirror, type GeneralInfoSource } from '../platform/index.ts'
import {
  campaignCookie,
  campaignIn,
  canonicalAddress,
  readPageUrl,
  readyHeaders,
  type PageUrl,
  type ReadyAnswer,
  type SitePages,
} from '../render/index.ts'

export interface CachedPagesParts {
  settings: Settings
  gateway: Pick<ContentGateway, 'knowsHost' | 'locales' | 'asksForCampaign'>
  general: Pick<GeneralInfoSource, 'current'>
  pages: Pick<SitePages, 'cachedAnswer'>
  /** Called when a response was sent. */
  observers: readonly ((response: SentResponse) => void)[]
}

/** Names and values in turn, as `writeHead` takes them. */
type RawHeaders = readonly string[]

const flat = (headers: Readonly<Record<string, string>>): RawHeaders => Object.entries(headers).flat()

/** All headers of a cached page but those of one request, in each encoding and for a browser that has the page. */
function prepareHeaders(ready: ReadyAnswer, publicUrl: string): Record<Encoding | 'unchanged', RawHeaders> {
  const { always, ofDocuments } = securityHeaders(publicUrl)
  const common = { ...always, ...readyHeaders('html', ready), ...ofDocuments }
  const encoded = (encoding: Encoding) =>
    flat({
      ...common,
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      'content-length': String(ready.bodies[encoding].length),
    })
  return {
    br: encoded('br'),
    gzip: encoded('gzip'),
    identity: encoded('identity'),
    unchanged: flat(common),
  }
}

/** A page, and the pattern of Fastify's route for its address. */
interface Located {
  page: PageUrl
  route: string
}

/** A preview has a query parameter, whose name may be escaped. */
const mayBePreview = /\?.*(?:preview|%)/
/** All other addresses below `/platform` are the platform's. */
const gamePage = /^\/platform\/game\/[\w-]{1,200}(?:\?|$)/

/** The page of an address; null for addresses that redirect or may be more than a page. */
function locate(url: string, codes: readonly Locale[]): Located | null {
  if (mayBePreview.test(url) || canonicalAddress(url, codes) !== null) return null
  if (!url.startsWith('/platform/')) return { page: readPageUrl(url, codes), route: '/*' }
  return gamePage.test(url) ? { page: readPageUrl(url, codes), route: '/platform/game/:sysname' } : null
}

const maxAddresses = 1000

/**
 * Answers guests who request a cached page, before Fastify: its router, hooks and request objects take longer than
 * everything else together. All other requests, and those with any doubt, go to Fastify, whose answer to the same
 * request has the same headers. The cache is filled by Fastify's route of pages only, so that no other route can be
 * hidden.
 */
export function answerCachedPages(app: FastifyInstance, parts: CachedPagesParts): void {
  const { settings, gateway, general, pages, observers } = parts
  const { publicUrl, sessionCookie, framesOrigin, trustProxy, countryHeader } = settings
  const framesHost = framesOrigin === null ? undefined : new URL(framesOrigin).host
  const countryOf = countryReader(countryHeader, trustProxy)
  const campaigns = campaignCookie(publicUrl)
  const requestIdOf = requestIds(trustProxy)
  const addresses = new LRUCache<string, Located>({ max: maxAddresses })
  /** The languages of `addresses`. */
  let locales: CachedPagesParts['gateway']['locales'] = []
  const prepared = new WeakMap<ReadyAnswer, ReturnType<typeof prepareHeaders>>()

  /** The cached page for a guest's request; null: Fastify decides. */
  function find(request: IncomingMessage): { ready: ReadyAnswer; route: string } | null {
    const { method, url = '', headers } = request
    if (method !== 'GET' || headers['x-preview'] !== undefined) return null
    // Many proxies send it always. Fastify decides whether to trust another name.
    const named = headers['x-forwarded-host']
    if (named !== undefined && named !== headers.host) return null
    if (gateway.locales !== locales) {
      locales = gateway.locales
      addresses.clear()
    }
    const located =
      addresses.get(url) ??
      locate(
        url,
        locales.map(({ code }) => code),
      )
    if (located === null) return null
    const host = headers.host?.toLowerCase() ?? ''
    if (host === framesHost || readCookie(headers.cookie, sessionCookie) !== undefined) return null
    // The response sets a cookie.
    if (campaignIn(located.page.search, gateway) !== undefined) return null
    const country = countryOf(request)
    const campaign = campaigns.read(headers.cookie, gateway)
    const ready = pages.cachedAnswer('html', {
      ...located.page,
      ...(gateway.knowsHost(host) && { host }),
      ...(country !== undefined && { country }),
      ...(campaign !== undefined && { campaign }),
    })
    if (ready === null) return null
    addresses.set(url, located)
    return { ready, route: located.route }
  }

  /** Fastify answers an error like any other. */
  function findSafely(request: IncomingMessage) {
    try {
      return find(request)
    } catch (error) {
      app.log.error({ err: error }, 'The cache of pages cannot be read')
      return null
    }
  }

  function observe(
    request: IncomingMessage,
    response: ServerResponse,
    sent: Pick<SentResponse, 'requestId' | 'route' | 'page'>,
  ) {
    const start = performance.now()
    response.once('finish', () => {
      const milliseconds = performance.now() - start
      for (const observer of observers)
        observer({ ...sent, request, status: response.statusCode, milliseconds })
    })
  }

  function send(request: IncomingMessage, response: ServerResponse, ready: ReadyAnswer, route: string) {
    const heads = prepared.get(ready) ?? prepareHeaders(ready, publicUrl)
    prepared.set(ready, heads)
    const { headers } = request
    const isUnchanged = headers['if-none-match']?.includes(ready.etag) === true
    const encoding = chooseEncoding(headers['accept-encoding'])
    const requestId = requestIdOf(request)
    const head = [...heads[isUnchanged ? 'unchanged' : encoding], 'x-request-id', requestId]
    if (isMirror(general)) head.push('x-robots-tag', 'noindex')
    if (observers.length > 0) observe(request, response, { requestId, route, page: ready.page })
    if (isUnchanged) response.writeHead(304, head).end()
    else response.writeHead(200, head).end(ready.bodies[encoding])
  }

  let isClosing = false
  app.addHook('preClose', (done) => {
    isClosing = true
    done()
  })
  app.server.removeAllListeners('request').on('request', (request, response) => {
    const found = isClosing ? null : findSafely(request)
    if (found === null) app.routing(request, response)
    else send(request, response, found.ready, found.route)
  })
}
