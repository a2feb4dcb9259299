import { EventEmitter, once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { Writable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { isRecord } from '../../schemas/is-record.ts'
import { builtInLocales } from '../../schemas/locale.ts'
import { testConfig } from '../../tests/support/site-config.ts'
import { readSettings } from '../env.ts'
import { sentLog } from '../http/access-log.ts'
import { encodeAll } from '../http/encoding.ts'
import type { SentResponse } from '../http/sent-response.ts'
import { countryReader } from '../http/visitor-country.ts'
import {
  campaignCookie,
  registerPageRoutes,
  type PageUrl,
  type ReadyAnswer,
  type SitePages,
} from '../render/index.ts'
import { answerCachedPages } from './answer-cached-pages.ts'
import { createServer } from './create-server.ts'

const ends: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

async function readyAnswer(html: string): Promise<ReadyAnswer> {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'self'",
    'x-content-version': '7',
  }
  return { bodies: await encodeAll(Buffer.from(html)), etag: `W/"${html.length}"`, headers, page: 'home' }
}

const keyOf = ({ locale, path, search, host = '', country = '', campaign = '' }: PageUrl) =>
  `${host}${country}${campaign}/${locale}${path}${search}`

/** A site with cached pages and one slow route. `made`: addresses of Fastify's answers. */
async function start(settings: Record<string, string> = {}, domain = 'main') {
  const read = readSettings({ LOG_LEVEL: 'silent', ...settings })
  const lines: string[] = []
  const output = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(chunk.toString())
      done()
    },
  })
  const app = createServer(read, { output })
  const cached = new Map<string, ReadyAnswer>()
  const home = await readyAnswer('<p>home</p>'.repeat(300))
  for (const key of ['/uz/', '/uz/games', '/ru/', '/ru/games', '/uz/?utm=1', '/uz/game/chess'])
    cached.set(key, home)
  cached.set('DE/uz/', await readyAnswer('<p>Deutschland</p>'))
  cached.set('spring/uz/', await readyAnswer('<p>spring</p>'))
  cached.set('spring/uz/?utm_campaign=Spring', await readyAnswer('<p>spring</p>'))
  cached.set('/uz/?utm_campaign=other', home)
  cached.set('known.example/uz/', await readyAnswer('<p>known</p>'))
  const headers = { 'content-type': 'text/html; charset=utf-8' }
  const pages: SitePages = {
    cachedAnswer: (_format, url) => cached.get(keyOf(url)) ?? null,
    answer(_format, url, session) {
      const answer = session === undefined ? cached.get(keyOf(url)) : undefined
      if (answer) return Promise.resolve({ kind: 'cached', answer })
      return Promise.resolve({ kind: 'made', page: 'home', status: 200, parts: ['<p>made</p>'], headers })
    },
    clear: () => cached.clear(),
  }
  const gateway = {
    contentVersion: 7,
    knowsHost: (host: string) => host === 'known.example',
    locales: builtInLocales,
    asksForCampaign: (key: string) => key === 'spring',
    findPage: () => null,
  }
  const general = { current: () => ({ ...testConfig.general, domain_type: domain }) }
  const made: string[] = []
  app.addHook('onSend', (request, _reply, _payload, done) => {
    made.push(request.url)
    done()
  })
  const slow = new EventEmitter()
  app.get('/api/slow', async () => {
    slow.emit('request')
    await once(slow, 'release')
    return 'slow'
  })
  registerPageRoutes(app, {
    pages,
    general,
    gateway,
    sessionCookie: read.sessionCookie,
    countryOf: countryReader(read.countryHeader, read.trustProxy),
    campaigns: campaignCookie(read.publicUrl),
    pagesOfPreview: () => Promise.resolve({ pages, locales: builtInLocales, content: gateway }),
  })
  const sent: SentResponse[] = []
  const log = read.hasAccessLog ? [sentLog(app.log, read.trustProxy)] : []
  const observers = [...log, (response: SentResponse) => void sent.push(response)]
  answerCachedPages(app, { settings: read, gateway, general, pages, observers })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  ends.push(() => app.close())
  return { app, address, pages, made, sent, lines, slow }
}

/** Sends a request as it is written, and does not decode the answer. */
async function ask(address: string, path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { port } = new URL(address)
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const options = {
      host: '127.0.0.1',
      port,
      path,
      method,
      agent: false,
      headers: { host: 'site', ...headers },
    }
    request(options, resolve).once('error', reject).end()
  })
  return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) }
}

/** Headers without those of one request, and those that Node adds. */
function ownHeaders(headers: object) {
  const hidden = new Set(['date', 'connection', 'keep-alive', 'x-request-id'])
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !hidden.has(name)))
}

/** A log line without what differs from request to request. */
function fieldsOf(line: string | undefined) {
  const fields: unknown = JSON.parse(line ?? '{}')
  if (!isRecord(fields)) throw new Error('no line')
  const { time, ms, requestId, ...same } = fields
  expect([typeof time, typeof ms]).toEqual(['number', 'number'])
  return { requestId, same }
}

const uuid = /^[0-9a-f-]{36}$/
const secure = {
  PLATFORM_URL: 'sandbox',
  PUBLIC_URL: 'https://site.example',
  FRAMES_ORIGIN: 'https://frames.example',
}
const behindProxy = { TRUST_PROXY: '1', COUNTRY_HEADER: 'cf-ipcountry' }

test.each<[string, string, Record<string, string>, Record<string, string>?, string?]>([
  ['plain', '/', {}],
  ['gzip', '/', { 'accept-encoding': 'gzip, deflate' }],
  ['Brotli', '/games', { 'accept-encoding': 'gzip, deflate, br' }],
  ['another language', '/ru', { 'accept-encoding': 'br' }],
  ['a page of another language', '/ru/games', {}],
  ['the page of a game', '/platform/game/chess', { 'accept-encoding': 'br' }],
  ['a query', '/?utm=1', { 'accept-encoding': 'gzip' }],
  ['a page that the browser has', '/', { 'if-none-match': 'W/"3300"', 'accept-encoding': 'br' }],
  ['an older page', '/', { 'if-none-match': 'W/"1"', 'accept-encoding': 'br' }],
  ['other cookies', '/', { cookie: 'theme=dark; not_marquee_session=1' }],
  ['the link of another page', '/', { referer: 'http://site/games', 'sec-fetch-dest': 'iframe' }],
  ['https', '/', { host: 'site.example' }, secure],
  ['a country', '/', { 'cf-ipcountry': 'de', 'accept-encoding': 'gzip' }, behindProxy],
  ['the country of a visitor without a proxy', '/', { 'cf-ipcountry': 'de' }],
  ['a campaign', '/', { cookie: 'theme=dark; marquee_campaign=spring' }],
  ['a campaign that no block asks for', '/', { cookie: 'marquee_campaign=other' }],
  ['the link of a campaign that no block asks for', '/?utm_campaign=other', {}],
  ['a host of its own', '/', { host: 'KNOWN.example' }],
  ['the same host, named by a proxy', '/', { 'x-forwarded-host': 'site' }, behindProxy],
  ['a mirror', '/', { 'accept-encoding': 'br' }, {}, 'mirror'],
  ['a mirror that the browser has', '/', { 'if-none-match': 'W/"3300"' }, {}, 'mirror'],
])(
  'a cached page is sent without Fastify as it would send it: %s',
  async (_name, path, headers, settings, domain) => {
    const site = await start(settings, domain)
    const short = await ask(site.address, path, headers)
    expect(site.made).toEqual([])
    const long = await site.app.inject({ url: path, headers: { host: 'site', ...headers } })
    expect(site.made).toEqual([path])
    expect(short.status).toBe(long.statusCode)
    expect(ownHeaders(short.headers)).toEqual(ownHeaders(long.headers))
    expect(short.body.equals(long.rawPayload)).toBe(true)
    expect(short.headers['x-request-id']).toMatch(uuid)
  },
)

test.each<[string, string, Record<string, string>, Record<string, string>?, string?]>([
  ['HEAD', '/', {}, {}, 'HEAD'],
  ['POST', '/', {}, {}, 'POST'],
  ['a page that is not cached', '/new', {}],
  ['an address with another spelling', '/uz/games', {}],
  ['a slash at the end', '/games/', {}],
  ['two slashes', '//games', {}],
  ['a player', '/', { cookie: 'theme=dark; marquee_session=abc' }],
  ['a preview', '/?preview=token', {}],
  ['an escaped preview', '/?%70review=token', {}],
  ['the visit of a preview', '/', { 'x-preview': 'token' }],
  ['another host that a proxy names', '/', { 'x-forwarded-host': 'known.example' }, behindProxy],
  ['the origin of third-party documents', '/', { host: 'frames.example' }, secure],
  ['the link of a campaign', '/?utm_campaign=Spring', {}],
  ['an iframe of a game', '/platform/game/chess/demo', {}],
])('Fastify answers %s', async (_name, path, headers, settings = {}, method = 'GET') => {
  const site = await start(settings)
  await ask(site.address, path, headers, method)
  expect(site.made).toHaveLength(1)
  expect(site.sent).toEqual([])
})

test('the link of a campaign answers from the cache too, with a cookie that no shared cache stores', async () => {
  const site = await start()
  const path = '/?utm_campaign=Spring'
  const { headers, body } = await ask(site.address, path)
  expect(body.toString()).toBe('<p>spring</p>')
  expect(headers['set-cookie']).toEqual(['marquee_campaign=spring; Path=/; HttpOnly; SameSite=Lax'])
  expect(headers['cache-control']).toBe('private, no-cache')
  const unchanged = await ask(site.address, path, { 'if-none-match': headers.etag ?? '' })
  expect(unchanged).toMatchObject({ status: 304, headers: { 'set-cookie': headers['set-cookie'] } })
})

test('a preview sets no cookie for a campaign', async () => {
  const site = await start()
  const { headers } = await ask(site.address, '/?utm_campaign=spring&preview=token')
  expect(headers['set-cookie']).toBeUndefined()
})

test('Fastify answers while the cache cannot be read', async () => {
  const site = await start()
  const { cachedAnswer } = site.pages
  let failures = 1
  site.pages.cachedAnswer = (...args) => {
    if (failures-- > 0) throw new Error('broken')
    return cachedAnswer(...args)
  }
  expect((await ask(site.address, '/')).body.toString()).toContain('<p>home</p>')
  expect(site.made).toEqual(['/'])
})

test('a publication shows in the next response', async () => {
  const site = await start()
  await ask(site.address, '/')
  site.pages.clear()
  const { body } = await ask(site.address, '/')
  expect(body.toString()).toBe('<p>made</p>')
})

test('the id of a trusted proxy is in the response', async () => {
  const id = { 'x-request-id': 'req-1234.abc' }
  expect((await ask((await start(behindProxy)).address, '/', id)).headers).toMatchObject(id)
  expect((await ask((await start()).address, '/', id)).headers['x-request-id']).toMatch(uuid)
})

test.each([
  ['false', '/?utm=1', '127.0.0.1'],
  ['1', '/platform/game/chess', '198.51.100.2'],
  ['2', '/', '198.51.100.1'],
  ['127.0.0.0/8,198.51.100.2', '/ru', '198.51.100.1'],
])('the access log has the same line, with TRUST_PROXY=%s for %s', async (TRUST_PROXY, path, ip) => {
  const site = await start({ ACCESS_LOG: 'true', TRUST_PROXY })
  const headers = { 'x-forwarded-for': '127.0.0.1, 198.51.100.1, 198.51.100.2' }
  const { headers: received } = await ask(site.address, path, headers)
  await site.app.inject({ url: path, headers, remoteAddress: '127.0.0.1' })
  const [short, long] = site.lines.map(fieldsOf)
  expect(short?.requestId).toBe(received['x-request-id'])
  expect(short?.same).toEqual(long?.same)
  expect(short?.same).toMatchObject({ level: 30, status: 200, ip })
  expect(JSON.stringify(short)).not.toContain('utm')
  expect(site.sent.map(({ status }) => status)).toEqual([200])
})

test('a server that ends answers no further request of an open connection', async () => {
  const site = await start()
  const { port } = new URL(site.address)
  const socket = connect(Number(port), '127.0.0.1')
  const answers = text(socket)
  const line = (path: string) => `GET ${path} HTTP/1.1\r\nhost: site\r\n\r\n`
  socket.write(line('/api/slow'))
  await once(site.slow, 'request')
  const closing = site.app.close()
  socket.write(line('/'))
  await expect.poll(() => socket.bytesWritten).toBeGreaterThan(line('/api/slow').length)
  // The server has read both requests when it has read a third.
  await ask(site.address, '/').catch(() => undefined)
  site.slow.emit('release')
  await closing
  expect((await answers).match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 503'])
})
