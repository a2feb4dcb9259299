import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSite, type Site } from '../e2e/support/site.ts'
import { sessionAt } from './support/requests.ts'

let site: Site

beforeAll(async () => {
  site = await startSite()
}, 120_000)
afterAll(() => site.stop())

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${site.url}${path}`, { redirect: 'manual', headers })

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

  it("caches nothing of a player's page [START-01]", async () => {
    const cookie = await sessionAt(site)
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
      /^default-src 'self'; script-src 'self' 'sha256-[^']+'; style-src 'self'( 'sha256-[^']+'){3}; /,
    )
    expect(policy).not.toContain("script-src 'self' 'unsafe")
    expect(policy).toContain("object-src 'none'")
    expect(policy).toContain("base-uri 'none'")
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
