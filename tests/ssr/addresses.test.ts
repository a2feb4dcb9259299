import { afterAll, beforeAll, expect, it } from 'vitest'
import { startSite, type Site } from '../e2e/support/site.ts'
import { publishAt } from './support/requests.ts'

let site: Site

beforeAll(async () => {
  site = await startSite()
}, 120_000)
afterAll(() => site.stop())

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${site.url}${path}`, { redirect: 'manual', headers })

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

it('keeps the query at redirects of content managers, also to another site, with their status [RULE-37]', async () => {
  const items = [
    { from_url: '/old-rules', to_url: '/rules?from=old' },
    { from_url: '/shop', to_url: 'https://shop.example/sale?a=1#top', status: 308 },
    { from_url: '/?page_id=7', to_url: '/rules', status: 301 },
    { from_url: '/акции', to_url: '/promotions' },
  ]
  await publishAt(site, [{ kind: 'redirects', key: 'site', schemaVersion: 2, body: { items } }])
  async function answerTo(path: string) {
    const { status, headers } = await get(path)
    return [status, headers.get('location')]
  }
  expect(await answerTo('/ru/old-rules?promo_code=X')).toEqual([302, '/ru/rules?from=old&promo_code=X'])
  expect(await answerTo('/shop?track_id=7&a=2')).toEqual([
    308,
    'https://shop.example/sale?a=1&track_id=7#top',
  ])
  // The page itself is cached for all queries.
  expect(await answerTo('/?page_id=8')).toEqual([200, null])
  expect(await answerTo('/?utm_source=x&page_id=7')).toEqual([301, '/rules?utm_source=x'])
  expect(await answerTo('/%D0%B0%D0%BA%D1%86%D0%B8%D0%B8/')).toEqual([301, '/%D0%B0%D0%BA%D1%86%D0%B8%D0%B8'])
  expect(await answerTo('/%D0%B0%D0%BA%D1%86%D0%B8%D0%B8')).toEqual([302, '/promotions'])
})
