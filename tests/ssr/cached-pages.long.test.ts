import { request, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startSite, type Site } from '../e2e/support/site.ts'

let site: Site
beforeAll(async () => {
  site = await startSite()
}, 120_000)
afterAll(() => site.stop())

/** Sends a request and does not decode the answer. */
async function get(path: string, headers: Record<string, string>) {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request(`${site.url}${path}`, { headers }, resolve).once('error', reject).end()
  })
  const { 'x-request-id': id, ...own } = answer.headers
  delete own.date
  // Fastify's hooks set the id first.
  const isOfFastify = answer.rawHeaders[0] === 'x-request-id'
  return { status: answer.statusCode, id, own, body: await buffer(answer), isOfFastify }
}

/** The same request twice, to the cache and to Fastify, which decides about hosts that a proxy names. */
async function getTwice(path: string, headers: Record<string, string>) {
  const cached = await get(path, headers)
  const made = await get(path, { ...headers, 'x-forwarded-host': 'site' })
  return { cached, made }
}

/** Addresses of all public pages in both languages, of games only a few. */
async function listedPaths(): Promise<string[]> {
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text()
  const all = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  )
  const games = all.filter((path) => path.includes('/game/'))
  return [...all.filter((path) => !games.includes(path)), ...games.slice(0, 6)]
}

it('every page has the same response from the cache as from Fastify, in all encodings', async () => {
  const paths = await listedPaths()
  expect(paths.length).toBeGreaterThan(30)
  const encodings = ['br', 'gzip', 'identity']
  for (const [index, path] of paths.entries()) {
    const headers = { 'accept-encoding': encodings[index % encodings.length] ?? '' }
    await get(path, headers)
    let { cached, made } = await getTwice(path, headers)
    // The page may have expired before either of the two.
    const hasExpired = () => cached.isOfFastify || cached.own.etag !== made.own.etag
    for (let tries = 0; tries < 5 && hasExpired(); tries += 1)
      ({ cached, made } = await getTwice(path, headers))
    expect([path, cached.status, cached.isOfFastify, made.isOfFastify]).toEqual([path, 200, false, true])
    expect(cached.own, path).toEqual(made.own)
    expect(cached.body.equals(made.body), path).toBe(true)
    expect(cached.id).not.toBe(made.id)
  }
}, 120_000)

it.each(['/rules', '/ru/rules'])('a browser that has %s gets the same response from both', async (path) => {
  const { etag = '' } = (await get(path, {})).own
  const { cached, made } = await getTwice(path, { 'if-none-match': etag, 'accept-encoding': 'br' })
  expect([cached.status, cached.isOfFastify, made.isOfFastify]).toEqual([304, false, true])
  expect(cached.own).toEqual(made.own)
  expect(cached.body).toHaveLength(0)
})
