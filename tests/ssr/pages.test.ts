import { brotliDecompressSync } from 'node:zlib'
import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSite, type Site } from '../e2e/support/site.ts'

let site: Site

beforeAll(async () => {
  site = await startSite()
}, 120_000)
afterAll(() => site.stop())

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${site.url}${path}`, { redirect: 'manual', headers })

/** Cookie of a demo account's session. */
async function login(phone: string): Promise<string> {
  const answer = await fetch(`${site.url}/api/auth/login?v=2.34&locale=uz`, {
    method: 'POST',
    body: new URLSearchParams({ login: phone, password: 'marra2026' }),
  })
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0]
  if (cookie === undefined) throw new Error(`no session: ${await answer.text()}`)
  return cookie
}

const player = '998901234567'

/** Requests an address without decoding the answer. */
function getRaw(
  path: string,
  headers: Record<string, string>,
): Promise<{ encoding: string | undefined; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const sent = request(`${site.url}${path}`, { headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () =>
        resolve({ encoding: answer.headers['content-encoding'], body: Buffer.concat(chunks) }),
      )
    })
    sent.on('error', reject)
    sent.end()
  })
}

describe('addresses', () => {
  it.each([
    ['/uz', '/'],
    ['/uz/rules?a=1', '/rules?a=1'],
    ['/RU/rules', '/ru/rules'],
    ['/rules/', '/rules'],
  ])('%s redirects permanently to %s', async (from, to) => {
    const answer = await get(from)
    expect(answer.status).toBe(301)
    expect(answer.headers.get('location')).toBe(to)
  })

  it('serves a page in the language of its address, whatever the cookies', async () => {
    const html = await (await get('/ru/rules', { cookie: 'i18n_locale=uz; i18n_redirected=uz' })).text()
    expect(html).toContain('<html lang="ru-RU"')
    expect(html).toContain(`<link rel="canonical" href="${site.url}/ru/rules"`)
    expect(html).toContain(`hreflang="uz-Latn-UZ" href="${site.url}/rules"`)
  })

  it('answers an address without a page with status 404 and the not-found page', async () => {
    const answer = await get('/no-such-page')
    expect(answer.status).toBe(404)
    const html = await answer.text()
    expect(html).toContain('data-layout="default"')
    expect(html).toContain('noindex')
  })

  it.each(['/game/%E0%A4%A', '/ru/game/%zz', '/%', '/rules/%ff%fe'])(
    'answers %s, which is malformed, with status 404 and the not-found page',
    async (path) => {
      const answer = await get(path)
      expect(answer.status).toBe(404)
      expect(await answer.text()).toContain('data-layout="default"')
      const lines = () => site.output().split('\n')
      await expect
        .poll(() => lines().filter((line) => line.includes(`"path":"${path}"`)))
        .toEqual([expect.stringMatching(/"status":404.*"Page Not Found"/)])
    },
  )

  it.each(['/game/', '/no-such-page-', '/offers/99', '/ru/slots/none/'])(
    'missing addresses at %s share a page that differs in its own address only',
    async (prefix) => {
      const [one = '', other = ''] = await Promise.all(
        ['71a', '72b'].map(async (end) => {
          const answer = await get(`${prefix}${end}`)
          expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'private, no-store'])
          const text = await answer.text()
          const path = `${prefix.replace('/ru/', '/')}${end}`
          expect(text).toContain(`"path":"${path}"`)
          expect(text).toContain(`href="/ru${path}"`)
          return text.replaceAll(path, '*')
        }),
      )
      expect(one).toBe(other)
      expect(one).not.toMatch(/href="[^"]*\/[0-9a-f]{8}-[0-9a-f-]{27}/)
    },
  )

  it('a missing address cannot insert markup or code', async () => {
    const { body } = await getRaw(`/game/x"'><script>alert(1)</script>&`, {})
    expect(body.toString()).toContain(`"path":"/game/x%22%27%3E%3Cscript%3Ealert(1)%3C/script%3E%26"`)
    expect(body.toString()).not.toContain('<script>alert')
  })

  it('a forged session makes a missing address no more costly', async () => {
    const [guest, forged] = await Promise.all(
      [{}, { cookie: 'marquee_session=forged' }].map(async (headers) => (await get('/nope', headers)).text()),
    )
    expect(forged).toBe(guest)
  })

  it('logs a missing address without its query, which can contain a token', async () => {
    await get('/lost-link?access_token=of-a-player')
    await expect.poll(() => site.output()).toContain('"path":"/lost-link"')
    expect(site.output()).not.toContain('of-a-player')
  })

  it('reads a page whose query has a literal percent sign', async () => {
    expect((await get('/rules?q=100%')).status).toBe(200)
  })

  it.each([
    ['/platform/game/olmos-saltanati', 'uz-Latn-UZ'],
    ['/ru/platform/game/olmos-saltanati?a=1', 'ru-RU'],
  ])("shows the game's page at %s", async (path, language) => {
    const answer = await get(path)
    const html = await answer.text()
    expect(answer.status).toBe(200)
    expect(html).toContain(`<html lang="${language}"`)
    expect(html).toMatch(/<h1[^>]*>Olmos Saltanati/)
  })

  it("serves a game's data for a navigation below /platform", async () => {
    const answer = await get('/nfx/page?locale=ru&path=/platform/game/olmos-saltanati')
    expect(await answer.json()).toMatchObject({ status: 200, path: '/game/olmos-saltanati' })
  })

  it("serves a missing page's data for a navigation with its status", async () => {
    const answer = await get('/nfx/page?locale=ru&path=/no-such-page')
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ status: 404, locale: 'ru', path: '/no-such-page' })
  })

  it('answers unknown files and services without a page', async () => {
    for (const path of ['/assets/nothing.js', '/nfx/nothing', '/art/nothing.svg', '/api/nothing/at-all']) {
      const answer = await get(path)
      expect([path, answer.status]).toEqual([path, 404])
      expect(answer.headers.get('content-type')).toContain('application/json')
    }
  })
})

async function publish(document: object) {
  const published = await fetch(`${site.url}/content/publish`, {
    method: 'POST',
    headers: { authorization: `Bearer ${site.contentToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ documents: [document] }),
  })
  expect(await published.text()).toContain('"published":true')
}

it('keeps the query at redirects of content managers, also to another site', async () => {
  const items = [
    { from_url: '/old-rules', to_url: '/rules?from=old' },
    { from_url: '/shop', to_url: 'https://shop.example/sale?a=1#top' },
  ]
  await publish({ kind: 'redirects', key: 'site', schemaVersion: 2, body: { items } })
  const targetOf = async (path: string) => (await get(path)).headers.get('location')
  expect(await targetOf('/ru/old-rules?promo_code=X')).toBe('/ru/rules?from=old&promo_code=X')
  expect(await targetOf('/shop?track_id=7&a=2')).toBe('https://shop.example/sale?a=1&track_id=7#top')
})

describe('access by guests', () => {
  it.each([
    ['/cashier/deposit?a=1&b', '/?redirectUrl=%2Fcashier%2Fdeposit%3Fa%3D1%26b'],
    ['/ru/profile/settings', '/ru?redirectUrl=%2Fru%2Fprofile%2Fsettings'],
    ['/bets/anything', '/?redirectUrl=%2Fbets%2Fanything'],
    ['/responsible-game', '/?redirectUrl=%2Fresponsible-game'],
  ])('%s redirects a guest to the home page with the address', async (from, to) => {
    const answer = await get(from)
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toBe(to)
    expect(answer.headers.get('cache-control')).toContain('no-store')
  })

  it('redirects a guest in a navigation too', async () => {
    const answer = await get(`/nfx/page?locale=ru&path=${encodeURIComponent('/cashier/deposit')}`)
    expect(await answer.json()).toEqual({ redirect: '/ru?redirectUrl=%2Fru%2Fcashier%2Fdeposit' })
  })

  it('serves a player, and redirects an index to its first page', async () => {
    const cookie = await login(player)
    expect((await get('/cashier/deposit', { cookie })).status).toBe(200)
    const index = await get('/ru/cashier?x=1', { cookie })
    expect([index.status, index.headers.get('location')]).toEqual([302, '/ru/cashier/deposit?x=1'])
  })

  it('protects a page that content managers mark as protected', async () => {
    const page = {
      kind: 'page',
      key: 'members',
      schemaVersion: 1,
      body: {
        route: '/members',
        layout: 'default',
        access: 'authenticated',
        seo: { title: { uz: 'Aʼzolar', ru: 'Участникам' } },
        blocks: [],
      },
    }
    await publish(page)
    expect((await get('/members')).headers.get('location')).toBe('/?redirectUrl=%2Fmembers')
    expect((await get('/members', { cookie: await login(player) })).status).toBe(200)
  })

  it('treats an ended session as none', async () => {
    const answer = await get('/cashier/deposit', { cookie: 'marquee_session=long-gone' })
    expect(answer.status).toBe(302)
  })
})

describe('caching', () => {
  it('sends guests one cached answer with an entity tag and no cookie', async () => {
    const first = await get('/rules')
    expect(first.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=1')
    expect(first.headers.get('vary')).toBe('Accept-Encoding')
    expect(first.headers.get('set-cookie')).toBeNull()
    const tag = first.headers.get('etag') ?? ''
    expect(tag).toMatch(/^W\/"/)
    const again = await get('/rules', { 'if-none-match': tag })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
  })

  it('ignores query keys that a page does not declare', async () => {
    const tags = await Promise.all(
      ['/rules', '/rules?utm_source=x', '/rules?a=1&b=2'].map(async (path) =>
        (await get(path)).headers.get('etag'),
      ),
    )
    expect(new Set(tags).size).toBe(1)
  })

  it('compresses with an encoding that the browser accepts', async () => {
    const plain = await getRaw('/rules', {})
    const brotli = await getRaw('/rules', { 'accept-encoding': 'gzip, br' })
    expect([plain.encoding, brotli.encoding]).toEqual([undefined, 'br'])
    expect(brotliDecompressSync(brotli.body)).toEqual(plain.body)
  })

  it("caches nothing of a player's page", async () => {
    const cookie = await login(player)
    const answer = await get('/', { cookie })
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.headers.get('etag')).toBeNull()
    expect(await answer.text()).toContain('"uid":')
    expect(await (await get('/')).text()).toContain('"session":{"account":null}')
  })

  it('lets browsers cache hashed files forever', async () => {
    const html = await (await get('/')).text()
    const entry = /<script type="module" src="([^"]+)"/.exec(html)?.[1] ?? ''
    const answer = await get(entry)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  })
})

describe('the document', () => {
  it('has the policy, and no script that it does not allow', async () => {
    const answer = await get('/')
    const policy = answer.headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(
      /^default-src 'self'; script-src 'self' 'sha256-[^']+'; style-src 'self'( 'sha256-[^']+'){2}; /,
    )
    expect(policy).not.toContain("script-src 'self' 'unsafe")
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    const inline = [...(await answer.text()).matchAll(/<script(?![^>]*(?:src=|application\/(?:ld\+)?json))/g)]
    expect(inline).toHaveLength(1)
  })

  it('preloads only the code of interactive blocks that are visible first', async () => {
    const preloads = async (path: string) => {
      const html = await (await get(path)).text()
      return [...html.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)].map(([, href]) => href)
    }
    const [home, rules] = await Promise.all([preloads('/'), preloads('/rules')])
    expect(home.some((href) => href?.includes('jackpot-board'))).toBe(true)
    expect(home.some((href) => href?.includes('tournament-card'))).toBe(false)
    expect(rules.some((href) => href?.includes('jackpot-board'))).toBe(false)
    expect(home.some((href) => href?.includes('site-footer'))).toBe(false)
  })

  it('omits the props of static blocks', async () => {
    const html = await (await get('/rules')).text()
    const state = /<script type="application\/json" id="app-state">(.*?)<\/script>/s.exec(html)?.[1] ?? ''
    const text = /<h2[^>]*>(.*?)<\/h2>/s.exec(html)?.[1] ?? ''
    expect(html).toContain('data-static=""')
    expect(text).not.toBe('')
    expect(state).toContain('"static":true')
    expect(state).not.toContain(JSON.stringify(text))
  })

  it("shows the platform's games before any script runs", async () => {
    expect(await (await get('/')).text()).toMatch(/<a [^>]*href="\/game\/[a-z0-9-]+"/)
  })
})

describe('calls', () => {
  it('are rejected if another site sends them', async () => {
    const answer = await fetch(`${site.url}/api/auth/login?v=2.34`, {
      method: 'POST',
      headers: { origin: 'https://evil.example' },
      body: new URLSearchParams({ login: player, password: 'marra2026' }),
    })
    expect(answer.status).toBe(403)
    expect(answer.headers.get('set-cookie')).toBeNull()
  })

  it('from another site do not log a player out', async () => {
    const cookie = await login(player)
    const logout = (path: string) =>
      fetch(site.url + path, { method: 'POST', headers: { cookie, 'sec-fetch-site': 'cross-site' } })
    for (const path of ['/api/auth/logout?v=2.34', '/%61pi/auth/logout?v=2.34'])
      expect((await logout(path)).status).toBe(403)
    expect((await get('/api/auth/logout?v=2.34', { cookie })).status).toBe(400)
    expect((await get('/cashier/deposit', { cookie })).status).toBe(200)
  })
})
