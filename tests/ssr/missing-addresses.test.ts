import { afterAll, beforeAll, expect, it } from 'vitest'
import { startSite, type Site } from '../e2e/support/site.ts'
import { getRaw } from './support/requests.ts'

let site: Site

beforeAll(async () => {
  site = await startSite()
}, 120_000)
afterAll(() => site.stop())

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${site.url}${path}`, { redirect: 'manual', headers })

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
  const { body } = await getRaw(site, `/game/x"'><script>alert(1)</script>&`)
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
