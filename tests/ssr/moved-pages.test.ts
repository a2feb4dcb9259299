import { afterAll, beforeAll, expect, it } from 'vitest'
import { defaultBody } from '../e2e/support/texts.ts'
import { startSite, type Site } from '../e2e/support/site.ts'
import { publishAt, sessionAt } from './support/requests.ts'

let site: Site
let cookie = ''

/** A default page at another address. */
const moved = (key: string, route: string) => ({
  kind: 'page',
  key,
  schemaVersion: 2,
  body: { ...defaultBody(`pages/${key}`), route },
})

beforeAll(async () => {
  site = await startSite()
  await publishAt(site, [
    moved('cashier-deposit', '/kassa/popolnit'),
    moved('cashier-deposit-method', '/kassa/popolnit/:sysname'),
  ])
  cookie = await sessionAt(site)
}, 120_000)
afterAll(() => site.stop())

const get = (path: string, headers: Record<string, string> = { cookie }) =>
  fetch(`${site.url}${path}`, { redirect: 'manual', headers })

const targetOf = async (path: string, headers?: Record<string, string>) => {
  const { status, headers: answered } = await get(path, headers)
  return [status, answered.get('location')]
}

it.each([
  ['/cashier/deposit?amount=5&x=1', '/kassa/popolnit?amount=5&x=1'],
  ['/ru/cashier/deposit/uzcard?a=1', '/ru/kassa/popolnit/uzcard?a=1'],
  ['/cashier?a=1', '/kassa/popolnit?a=1'],
  ['/cashier/billing', '/kassa/popolnit'],
])('the moved deposit answers %s with %s', async (from, to) => {
  const [status, location] = await targetOf(from)
  expect([301, 302, 307, 308]).toContain(status)
  expect(location).toBe(to)
})

it('guests log in before the moved deposit, and return to it', async () => {
  const login = '/ru?redirectUrl=%2Fru%2Fkassa%2Fpopolnit%3Famount%3D5&show_popup_auth=1'
  expect(await targetOf('/ru/kassa/popolnit?amount=5', {})).toEqual([302, login])
})

it.each(['/profile/settings', '/ru/cashier/history'])(
  'menus and buttons of %s lead to the moved deposit',
  async (path) => {
    const html = await (await get(path)).text()
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, link = '']) => link)
    expect(links).toContain(path.startsWith('/ru') ? '/ru/kassa/popolnit' : '/kassa/popolnit')
    expect(links.filter((link) => link.includes('/cashier/deposit'))).toEqual([])
  },
)

it('nothing opens by itself over the moved deposit, and its methods are found', async () => {
  for (const path of ['/kassa/popolnit', '/kassa/popolnit/uzcard']) {
    expect((await get(path)).status).toBe(200)
    const answer = await get(`/nfx/page?locale=uz&path=${encodeURIComponent(path)}`)
    expect(await answer.json()).toMatchObject({ page: { isCalm: true, isTask: true, forPlayers: true } })
  }
})
