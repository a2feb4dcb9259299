import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { defaultBody } from '../e2e/support/texts.ts'
import { startSite, type Site } from '../e2e/support/site.ts'
import { publishAt } from './support/requests.ts'

/** Parameters that the site has sent to the operator's platform, by call. */
const sent = new Map<string, Record<string, string>[]>()
let operator: Server
let site: Site
let whileStarting: Record<string, string>[]

beforeAll(async () => {
  operator = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://operator')
    const call = pathname.replace('/api/', '')
    sent.set(call, [...(sent.get(call) ?? []), Object.fromEntries(searchParams)])
    const isList = call === 'banners/get' || call === 'games/get'
    response.writeHead(isList ? 200 : 422, { 'content-type': 'application/json' })
    response.end(
      JSON.stringify(
        isList ? { data: { items: [], total: 0 } } : { error: { type: 'InvalidParameterException' } },
      ),
    )
  })
  await new Promise<void>((resolve) => operator.listen(0, '127.0.0.1', resolve))
  const address = operator.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  site = await startSite({ PLATFORM_URL: `http://127.0.0.1:${address.port}`, LOG_LEVEL: 'silent' })
  whileStarting = sent.get('games/get') ?? []
}, 120_000)
afterAll(async () => {
  await site.stop()
  operator.close()
})

/** Parameters of the requests that a page causes. */
async function requestsOf(path: string, call: string): Promise<Record<string, string>[]> {
  sent.clear()
  await fetch(`${site.url}${path}`)
  return sent.get(call) ?? []
}

it('a page with banners requests ten of the type standard [BAN-01, BAN-02]', async () => {
  const requests = await requestsOf('/promotions', 'banners/get')
  expect(requests).toContainEqual(
    expect.objectContaining({ position: 'promotions_top', count: '10', type: 'standard' }),
  )
})

it('a page may request another number and type of banners [BAN-01, BAN-02]', async () => {
  const body = defaultBody('pages/promotions')
  const blocks = Array.isArray(body['blocks']) ? body['blocks'] : []
  const changed: unknown = JSON.parse(
    JSON.stringify(blocks).replace('"position":"promotions_top"', '"position":"top","count":3,"type":"vip"'),
  )
  await publishAt(site, [
    { kind: 'page', key: 'promotions', schemaVersion: 1, body: { ...body, blocks: changed } },
  ])
  await expect
    .poll(() => requestsOf('/promotions', 'banners/get'), { timeout: 5000 })
    .toContainEqual(expect.objectContaining({ position: 'top', count: '3', type: 'vip' }))
})

it.each(['/', '/gamehall', '/live'])('%s requests games by priority [GAME-10]', async (path) => {
  // The home page is requested while the site starts, and then kept for some seconds.
  const requests = path === '/' ? whileStarting : await requestsOf(path, 'games/get')
  expect(requests.length).toBeGreaterThan(0)
  for (const request of requests) expect(request).toMatchObject({ sort: 'priority', order: 'asc' })
})

it('providers are requested by the types of the specification, or by the chosen one [GAME-14]', async () => {
  for (const [path, types] of [
    ['/providers', 'casino,slot,live,fast'],
    ['/providers?types=live', 'live'],
  ] as const)
    expect(await requestsOf(path, 'games/getProviders')).toContainEqual(
      expect.objectContaining({ types, fields: 'game_params' }),
    )
})

it('a chosen order replaces the priority', async () => {
  const requests = await requestsOf('/gamehall?sort=name', 'games/get')
  expect(requests).toContainEqual(expect.objectContaining({ sort: 'name' }))
})
