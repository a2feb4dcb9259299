import { gunzipSync } from 'node:zlib'
import fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { ApiError } from '../../schemas/api/errors.ts'
import { builtInLocales } from '../../schemas/locale.ts'
import { compressResponses } from './compression.ts'
import { readCookie } from './cookies.ts'
import { chooseEncoding } from './encoding.ts'
import { handleErrors } from './failures.ts'
import { readableUrl } from './readable-url.ts'
import { isCrossSite, rejectCrossSiteRequests } from './origin-check.ts'
import { limitJsonDepth } from './json-body.ts'

describe('cookies', () => {
  it('finds a cookie by its whole name', () => {
    expect(readCookie('a=1; marquee_session=abc=; b=2', 'marquee_session')).toBe('abc=')
    expect(readCookie('not_marquee_session=abc', 'marquee_session')).toBeUndefined()
    expect(readCookie('marquee_session=', 'marquee_session')).toBeUndefined()
    expect(readCookie(undefined, 'marquee_session')).toBeUndefined()
  })
})

describe('addresses', () => {
  it.each([
    ['/games?tab=1%0a', '/games?tab=1%0a'],
    ['/game/a%20b', '/game/a%20b'],
    ['/game/%0a', '/_unreadable'],
    ['/ru/game/x%0d%0aset-cookie:a=1', '/ru/_unreadable'],
    ['/ru/%00', '/ru/_unreadable'],
    ['/%E0%A4%A', '/_unreadable'],
    ['/ru/%E0%EA%F6%E8%E8?a=%E0', '/ru/%D0%B0%D0%BA%D1%86%D0%B8%D0%B8?a=%E0'],
    ['http://site.example/ru/rules?a=1', '/ru/rules?a=1'],
    ['HTTPS://site.example', '/'],
    ['http://site.example?a=1', '/?a=1'],
  ])('reads %s as %s', (url, expected) => {
    expect(readableUrl(url)).toBe(expected)
  })
})

describe('encodings', () => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['identity', 'identity'],
    [undefined, 'identity'],
  ])('uses for %s the encoding %s', (header, expected) => {
    expect(chooseEncoding(header)).toBe(expected)
  })

  it('compresses long texts and sends Vary', async () => {
    const app = fastify()
    compressResponses(app)
    app.get('/long', () => ({ text: 'word '.repeat(1000) }))
    app.get('/short', () => ({ text: 'word' }))
    const long = await app.inject({ url: '/long', headers: { 'accept-encoding': 'gzip' } })
    expect(long.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' })
    expect(gunzipSync(long.rawPayload).toString()).toContain('word word')
    const short = await app.inject({ url: '/short', headers: { 'accept-encoding': 'gzip' } })
    expect(short.headers['content-encoding']).toBeUndefined()
  })
})

describe('cross-site calls', () => {
  const publicUrl = 'https://example.com'

  it.each([
    [{ host: 'example.com' }, false],
    [{ host: 'inside', origin: 'https://example.com' }, false],
    [{ host: 'localhost:3000', origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' }, false],
    [{ host: 'example.com', 'sec-fetch-site': 'none' }, false],
    [{ host: 'example.com', origin: 'https://evil.example' }, true],
    [{ host: 'example.com', origin: 'null' }, true],
    [{ host: 'example.com', 'sec-fetch-site': 'cross-site' }, true],
    [{ host: 'example.com', 'sec-fetch-site': 'same-site' }, true],
  ])('%o are cross-site: %s', (headers, expected) => {
    expect(isCrossSite({ headers }, publicUrl)).toBe(expected)
  })

  it('are rejected if they change state', async () => {
    const app = fastify()
    handleErrors(app)
    rejectCrossSiteRequests(app, publicUrl)
    app.all('/api/*', () => ({ data: 1 }))
    app.get('/hit', { config: { isOpenToOtherSites: false } }, () => ({ data: 1 }))
    app.post('/oauth/back', { config: { isOpenToOtherSites: true } }, () => ({ data: 1 }))
    const foreign = { origin: 'https://evil.example', host: 'example.com' }
    const status = async (method: 'GET' | 'POST', url: string) =>
      (await app.inject({ method, url, headers: foreign })).statusCode
    expect(await status('POST', '/api/auth/login')).toBe(403)
    expect(await status('POST', '/%61pi/auth/login')).toBe(403)
    expect(await status('GET', '/hit')).toBe(403)
    expect(await status('GET', '/%68it?x')).toBe(403)
    expect(await status('GET', '/api/games/get')).toBe(200)
    expect(await status('POST', '/oauth/back')).toBe(200)
  })

  const ofCode = { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty', accept: 'application/json' }
  it.each([
    ['code of the site', ofCode, 200],
    ['code in a browser without these headers', { accept: 'application/json' }, 200],
    ['a link on the site', { ...ofCode, 'sec-fetch-dest': 'document', accept: 'text/html' }, 403],
    ['a link in a browser without these headers', { accept: 'text/html' }, 403],
    ['a picture on the site', { ...ofCode, 'sec-fetch-dest': 'image', accept: 'image/*' }, 403],
    ['the address bar', { 'sec-fetch-site': 'none', 'sec-fetch-dest': 'document', accept: 'text/html' }, 403],
    ['another site', { ...ofCode, 'sec-fetch-site': 'cross-site' }, 403],
    ['another host of the domain', { ...ofCode, 'sec-fetch-site': 'same-site' }, 403],
  ])('a logout by GET from %s is answered with %3$i [API-AUTH-02]', async (_, headers, status) => {
    const app = fastify()
    handleErrors(app)
    rejectCrossSiteRequests(app, publicUrl)
    app.all('/api/*', () => ({ data: 1 }))
    for (const url of ['/api/auth/logout?v=2.34', '/api/auth.logout', '/%61pi/auth/logout'])
      expect((await app.inject({ url, headers })).statusCode).toBe(status)
  })
})

describe('a JSON body', () => {
  const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)

  it.each([
    ['of a hundred levels', nested(100), 200],
    ['with brackets in a text', JSON.stringify({ text: `"\\"${'['.repeat(200)}` }), 200],
    ['with many lists beside each other', `[${'[],'.repeat(200)}[]]`, 200],
    ['with more levels', nested(101), 400],
    ['that is cut off', '[', 400],
  ])('%s is answered with %3$i', async (_name, payload, status) => {
    const app = fastify()
    handleErrors(app)
    limitJsonDepth(app)
    app.post('/', () => ({}))
    const headers = { 'content-type': 'application/json' }
    expect((await app.inject({ method: 'POST', url: '/', headers, payload })).statusCode).toBe(status)
  })
})

describe('failures', () => {
  async function failing() {
    const app = fastify()
    handleErrors(app)
    app.get('/api/refused', () => {
      throw new ApiError('InvalidParameterException', 'No', { phone: 'pattern' })
    })
    app.get('/api/broken', () => {
      throw new Error('secret detail')
    })
    app.get('/ru/broken', () => {
      throw new Error('secret detail')
    })
    return app
  }

  it('sends errors of calls in the format of the platform', async () => {
    const answer = await (await failing()).inject('/api/refused')
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toEqual({
      error: { type: 'InvalidParameterException', message: 'No', error_data: { phone: 'pattern' } },
    })
  })

  it('hides the cause of a failure', async () => {
    const answer = await (await failing()).inject('/api/broken')
    expect(answer.statusCode).toBe(500)
    expect(answer.body).not.toContain('secret')
  })

  it('shows an error page in the language of the address when a page fails', async () => {
    const answer = await (await failing()).inject('/ru/broken')
    expect(answer.statusCode).toBe(500)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.body).toContain('<html lang="ru-RU">')
    expect(answer.body).toContain('Попробовать ещё раз')
    expect(answer.body).not.toContain('secret')
  })

  it('shows the error page of an added language in the one that completes it', async () => {
    const app = await failing()
    const kazakh = {
      code: 'kk',
      language: 'kk-Cyrl-KZ',
      name: 'Қазақша',
      dir: 'ltr',
      isDefault: false,
    } as const
    app.errorPages.locales = () => [...builtInLocales, { ...kazakh, fallback: 'ru' }]
    app.get('/kk/broken', () => {
      throw new Error('secret detail')
    })
    const answer = await app.inject('/kk/broken')
    expect(answer.body).toContain('<html lang="ru-RU">')
    expect(answer.body).toContain('Попробовать ещё раз')
  })

  it('sends 404 for an unknown address of a service', async () => {
    expect((await (await failing()).inject('/api/nothing')).statusCode).toBe(404)
  })
})
