import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSite, type Site } from '../e2e/support/site.ts'
import { getRaw, sessionAt } from './support/requests.ts'

let site: Site

beforeAll(async () => {
  site = await startSite()
}, 120_000)
afterAll(() => site.stop())

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${site.url}${path}`, { redirect: 'manual', headers })

it('answers an address without a page with status 404 and the not-found page [ERR-35, ROUTE-05, SYS-02]', async () => {
  const answer = await get('/no-such-page')
  expect(answer.status).toBe(404)
  const html = await answer.text()
  expect(html).toContain('data-layout="default"')
  expect(html).toContain('noindex')
})

it.each(['/game/%E0%A4%A', '/ru/game/%zz', '/%', '/rules/%ff%fe'])(
  'answers %s, which is malformed, with status 404 and the not-found page [ERR-39]',
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

it.each([
  '/game/nothing',
  '/gamehall/nothing',
  '/jackpots/nothing',
  '/loyalty/nothing',
  '/offers/nothing',
  '/promotions/nothing',
  '/tournaments/nothing',
  '/tournaments/999999/gamehall',
  '/ru/tournaments/nothing/gamehall',
])('a parameter that nothing resolves leads to the not-found page: %s [ERR-39]', async (path) => {
  expect((await get(path)).status).toBe(404)
})

it('a payment method that the platform does not offer is not found', async () => {
  const cookie = await sessionAt(site)
  expect((await get('/cashier/deposit/uzcard', { cookie })).status).toBe(200)
  expect((await get('/cashier/deposit/nothing', { cookie })).status).toBe(404)
})

it('a category leads to the lobby that it filters [ROUTE-08, RULE-04]', async () => {
  const answer = await get('/ru/gamehall/slots')
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/ru/gamehall?category=slots'])
})

it('a missing address cannot insert markup or code', async () => {
  const { body } = await getRaw(site, `/game/x"'><script>alert(1)</script>&`)
  expect(body.toString()).toContain(`"path":"/game/x%22%27%3E%3Cscript%3Ealert(1)%3C/script%3E%26"`)
  expect(body.toString()).not.toContain('<script>alert')
})

it('a forged session makes no address more costly', async () => {
  const forged = { cookie: 'marquee_session=forged' }
  const [guest, other] = await Promise.all(
    [{}, forged].map(async (headers) => (await get('/nope', headers)).text()),
  )
  expect(other).toBe(guest)
  // Only cached pages have a tag.
  const { headers } = await get('/rules')
  expect(headers.get('etag')).not.toBeNull()
  expect((await get('/rules', forged)).headers.get('etag')).toBe(headers.get('etag'))
})

describe('other methods', () => {
  const send = (method: string, path: string) =>
    fetch(`${site.url}${path}`, {
      method,
      redirect: 'manual',
      headers: { origin: 'https://pay.example', 'sec-fetch-site': 'cross-site' },
      ...(method === 'POST' && { body: new URLSearchParams({ status: 'paid' }) }),
    })

  it.each([
    ['/ru/cashier/paysuccess/11?ref=a', '/ru/cashier/paysuccess/11?ref=a'],
    ['/no-such-page', '/no-such-page'],
    ['//evil.example/rules/', '/evil.example/rules'],
  ])('a form that is sent to %s leads to %s', async (path, target) => {
    const answer = await send('POST', path)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, target])
  })

  it.each(['PUT', 'PATCH', 'DELETE'])('%s gets a page with the allowed methods', async (method) => {
    const answer = await send(method, '/ru/rules')
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST'])
    expect(await answer.text()).toContain('<html lang="ru-RU">')
  })

  it('OPTIONS names the allowed methods', async () => {
    const answer = await send('OPTIONS', '/rules')
    expect([answer.status, answer.headers.get('allow')]).toEqual([204, 'GET, HEAD, POST'])
  })

  it('a call is answered as before', async () => {
    const answer = await send('POST', '/api/account/getInfo')
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      403,
      'application/json; charset=utf-8',
    ])
  })
})

it('logs a missing address without its query, which can contain a token', async () => {
  await get('/lost-link?access_token=of-a-player')
  await expect.poll(() => site.output()).toContain('"path":"/lost-link"')
  expect(site.output()).not.toContain('of-a-player')
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
