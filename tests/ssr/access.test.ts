import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSite, type Site } from '../e2e/support/site.ts'
import { demoPlayer, publishAt, sessionAt } from './support/requests.ts'

let site: Site

beforeAll(async () => {
  site = await startSite()
}, 120_000)
afterAll(() => site.stop())

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${site.url}${path}`, { redirect: 'manual', headers })

describe('access by guests', () => {
  it.each([
    ['/cashier/deposit?a=1&b', '/?redirectUrl=%2Fcashier%2Fdeposit%3Fa%3D1%26b&show_popup_auth=1'],
    ['/ru/profile/settings', '/ru?redirectUrl=%2Fru%2Fprofile%2Fsettings&show_popup_auth=1'],
    ['/bets/anything', '/?redirectUrl=%2Fbets%2Fanything&show_popup_auth=1'],
    ['/responsible-game', '/?redirectUrl=%2Fresponsible-game&show_popup_auth=1'],
  ])(
    '%s redirects a guest to the home page with the address [RULE-06, RULE-07, RULE-08, RULE-09]',
    async (from, to) => {
      const answer = await get(from)
      expect(answer.status).toBe(302)
      expect(answer.headers.get('location')).toBe(to)
      expect(answer.headers.get('cache-control')).toContain('no-store')
    },
  )

  it('tells a payer in the iframe of a payment page, who has no session there, that the payment is checked', async () => {
    const frame = { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'cross-site' }
    const answer = await get('/ru/cashier/paysuccess/7', frame)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(answer.headers.get('content-security-policy')).toContain('sandbox allow-scripts')
    const page = await answer.text()
    expect(page).toContain('Проверяем платёж')
    expect(page).toContain('/ru?redirectUrl=%2Fru%2Fcashier%2Fpaysuccess%2F7&amp;show_popup_auth=1')
    expect((await get('/cashier/deposit', frame)).status).toBe(302)
  })

  it('redirects a guest in a navigation too', async () => {
    const answer = await get(`/nfx/page?locale=ru&path=${encodeURIComponent('/cashier/deposit')}`)
    expect(await answer.json()).toEqual({
      redirect: '/ru?redirectUrl=%2Fru%2Fcashier%2Fdeposit&show_popup_auth=1',
    })
  })

  it('serves a player, and redirects an index to its first page', async () => {
    const cookie = await sessionAt(site)
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
    await publishAt(site, [page])
    expect((await get('/members')).headers.get('location')).toBe('/?redirectUrl=%2Fmembers&show_popup_auth=1')
    expect((await get('/members', { cookie: await sessionAt(site) })).status).toBe(200)
  })

  it('treats an ended session as none', async () => {
    const answer = await get('/cashier/deposit', { cookie: 'marquee_session=long-gone' })
    expect(answer.status).toBe(302)
  })
})

describe('calls', () => {
  it('are rejected if another site sends them', async () => {
    const answer = await fetch(`${site.url}/api/auth/login?v=2.34`, {
      method: 'POST',
      headers: { origin: 'https://evil.example' },
      body: new URLSearchParams(demoPlayer),
    })
    expect(answer.status).toBe(403)
    expect(answer.headers.get('set-cookie')).toBeNull()
  })

  it('from another site do not log a player out', async () => {
    const cookie = await sessionAt(site)
    const logout = (path: string) =>
      fetch(site.url + path, { method: 'POST', headers: { cookie, 'sec-fetch-site': 'cross-site' } })
    for (const path of ['/api/auth/logout?v=2.34', '/%61pi/auth/logout?v=2.34'])
      expect((await logout(path)).status).toBe(403)
    expect((await get('/api/auth/logout?v=2.34', { cookie, accept: 'text/html' })).status).toBe(403)
    expect((await get('/cashier/deposit', { cookie })).status).toBe(200)
  })

  it('of the site log a player out by GET, and by POST as before [API-AUTH-02]', async () => {
    for (const method of ['GET', 'POST']) {
      const cookie = await sessionAt(site)
      const headers = { cookie, accept: 'application/json', 'sec-fetch-site': 'same-origin' }
      const answer = await fetch(`${site.url}/api/auth/logout?v=2.34&locale=uz`, { method, headers })
      expect(answer.status).toBe(200)
      expect((await get('/cashier/deposit', { cookie })).status).toBe(302)
    }
  })
})
