import { builtInCodes, defaultLocale, isLocaleCode, type Locale } from '../../schemas/locale.ts'
import { ruleOf, serverSegments } from '../../schemas/route-rules.ts'
import { splitLocalePath } from '../lib/urls/locale-path.ts'
import { activateMessage, offlineAddress } from '../lib/browser/service-worker.ts'
import { handlePushes } from './push.ts'
import type { RequestEvent, WorkerScope } from './worker-scope.ts'

/** Files of the layout; their names contain hashes, so they never change. */
const frameCache = 'frame'
const offlineCache = 'offline'

/** The language that an address seems to have: only the server knows the languages of the site. */
function apparentLocale(pathname: string): Locale {
  const [, first] = pathname.split('/')
  return isLocaleCode(first) ? first : defaultLocale
}

/** The language of a page request (a navigation of the whole window). */
function pageLocale({ mode, destination, method, url }: Request): Locale | undefined {
  if (mode !== 'navigate' || destination !== 'document' || method !== 'GET') return undefined
  const { pathname } = new URL(url)
  const locale = apparentLocale(pathname)
  const { path } = splitLocalePath(pathname, [locale])
  return ruleOf(pathname).page === false || ruleOf(path).page === false ? undefined : locale
}

/**
 * The service worker: caches the files of the layout and the offline page. Pages, calls
 * and documents always come from the server. A new worker waits until a page activates it.
 */
export function startWorker(scope: WorkerScope, files: readonly string[]): void {
  const frame = new Set(files.map((file) => `/${file}`))
  const isOwn = ({ url }: Request) => new URL(url).origin === scope.location.origin

  async function keepFrame() {
    const cache = await scope.caches.open(frameCache)
    const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname)
    await cache.addAll([...frame].filter((file) => !kept.includes(file)))
  }

  async function dropOldFrame() {
    const cache = await scope.caches.open(frameCache)
    const old = (await cache.keys()).filter(({ url }) => !frame.has(new URL(url).pathname))
    await Promise.all(old.map((request) => cache.delete(request)))
  }

  async function keepOfflinePage(locale: Locale, cacheMode: RequestCache) {
    const cache = await scope.caches.open(offlineCache)
    await cache.add(new Request(offlineAddress(locale), { cache: cacheMode }))
  }

  async function frameFile(event: RequestEvent): Promise<Response> {
    const { request } = event
    const cache = await scope.caches.open(frameCache)
    const kept = await cache.match(request)
    if (kept !== undefined) return kept
    const answer = await scope.fetch(request)
    if (answer.ok) event.waitUntil(cache.put(request, answer.clone()))
    return answer
  }

  async function page(event: RequestEvent, locale: Locale): Promise<Response> {
    try {
      const answer = (await event.preloadResponse) ?? (await scope.fetch(event.request))
      // Its texts may have changed; the browser's own cache answers for a day.
      event.waitUntil(keepOfflinePage(locale, 'default').catch(() => undefined))
      return answer
    } catch (error) {
      const offlinePage = (code: Locale) =>
        scope.caches.match(offlineAddress(code), { cacheName: offlineCache })
      const offline = (await offlinePage(locale)) ?? (await offlinePage(defaultLocale))
      if (offline === undefined) throw error
      return offline
    }
  }

  scope.addEventListener('install', (event) => {
    const offlinePages = builtInCodes.map((locale) => keepOfflinePage(locale, 'no-cache'))
    // The first worker needs only the offline pages: a guest may lose the connection soon, and loads the files of the
    // layout with the first page that uses them.
    const isFirst = scope.registration.active === null
    event.waitUntil(Promise.all([...offlinePages, ...(isFirst ? [] : [keepFrame()])]))
    // Requests that the server handles itself need not wait for the worker to start.
    const paths = serverSegments.filter((segment) => segment !== 'assets').map((segment) => `/${segment}/*`)
    const rules = paths.map((pathname) => ({
      condition: { urlPattern: { pathname } },
      source: 'network' as const,
    }))
    if (event.addRoutes) event.waitUntil(event.addRoutes(rules))
  })
  scope.addEventListener('activate', (event) => {
    event.waitUntil(Promise.all([dropOldFrame(), scope.registration.navigationPreload?.enable()]))
  })
  scope.addEventListener('fetch', (event) => {
    const { request } = event
    if (!isOwn(request)) return
    const locale = pageLocale(request)
    if (locale !== undefined) event.respondWith(page(event, locale))
    else if (frame.has(new URL(request.url).pathname)) event.respondWith(frameFile(event))
  })
  handlePushes(scope)
  scope.addEventListener('message', ({ data }) => {
    if (data === activateMessage) void scope.skipWaiting()
  })
}
