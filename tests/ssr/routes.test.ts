import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSite, type Site } from '../e2e/support/site.ts'
import { sessionAt } from './support/requests.ts'

let site: Site
let cookie = ''

beforeAll(async () => {
  site = await startSite()
  cookie = await sessionAt(site)
}, 60_000)
afterAll(() => site.stop())

const languages = [
  { prefix: '', locale: 'uz', language: 'uz-Latn-UZ' },
  { prefix: '/ru', locale: 'ru', language: 'ru-RU' },
] as const

/** An address, with its page and layout. */
type Route = readonly [path: string, page: string, layout: string]

/** Every public route of the site. */
const routes: readonly Route[] = [
  ['/', 'home', 'default'],
  ['/rules', 'rules', 'default'],
  ['/betting', 'betting', 'default'],
  ['/gamehall', 'gamehall', 'default'],
  ['/gamehall/for-you', 'gamehall-for-you', 'default'],
  ['/game/olmos-saltanati', 'game', 'game'],
  ['/jackpots', 'jackpots', 'default'],
  ['/jackpots/1', 'jackpot', 'default'],
  ['/loyalty', 'loyalty', 'default'],
  ['/loyalty/shop', 'loyalty-shop', 'default'],
  ['/loyalty/marra-club', 'loyalty-program', 'default'],
  ['/offers', 'offers', 'default'],
  ['/offers/2', 'offer', 'default'],
  ['/promotions', 'promotions', 'default'],
  ['/promotions/20', 'promotion', 'default'],
  ['/promotions/weekly-cashback', 'promotion-weekly-cashback', 'default'],
  ['/providers', 'providers', 'default'],
  ['/support', 'support', 'default'],
  ['/tournaments', 'tournaments', 'default'],
  ['/tournaments/1', 'tournament', 'default'],
  ['/tournaments/1/gamehall', 'tournament-games', 'default'],
  ['/unsubscribe', 'unsubscribe', 'default'],
  ['/winners', 'winners', 'default'],
  ['/confirmation', 'confirmation', 'default'],
  ['/confirmation/success', 'confirmation-success', 'default'],
  ['/forms/sign_in', 'forms-sign-in', 'empty'],
  ['/forms/sign_up', 'forms-sign-up', 'empty'],
  ['/_icons', 'icons', 'svg-sprite'],
]

/** Routes for players. */
const playersRoutes: readonly Route[] = [
  ['/profile/settings', 'profile-settings', 'default'],
  ['/profile/security', 'profile-security', 'default'],
  ['/profile/verification', 'profile-verification', 'default'],
  ['/profile/responsible-game', 'profile-responsible-game', 'default'],
  ['/profile/bets/history', 'profile-bets-history', 'default'],
  ['/profile/bets/exports', 'profile-bets-exports', 'default'],
  ['/profile/bonuses', 'profile-bonuses', 'default'],
  ['/referral', 'referral', 'default'],
  ['/profile/cashback', 'profile-cashback', 'default'],
  ['/profile/notification', 'profile-notification', 'default'],
  ['/profile/notifications', 'profile-notifications', 'default'],
  ['/cashier/deposit', 'cashier-deposit', 'default'],
  ['/cashier/deposit/uzcard', 'cashier-deposit-method', 'default'],
  ['/cashier/history', 'cashier-history', 'default'],
  ['/cashier/paycancel', 'pay-cancel', 'default'],
  ['/cashier/payfail', 'pay-fail', 'default'],
  ['/cashier/payfail/1', 'pay-fail-transaction', 'default'],
  ['/cashier/paymobile', 'pay-mobile', 'default'],
  ['/cashier/paynewwindow', 'pay-new-window', 'default'],
  ['/cashier/paypending', 'pay-pending', 'default'],
  ['/cashier/paypending/1', 'pay-pending-transaction', 'default'],
  ['/cashier/paysuccess', 'pay-success', 'default'],
  ['/cashier/paysuccess/1', 'pay-success-transaction', 'default'],
  ['/cashier/receipt', 'cashier-receipt', 'default'],
  ['/cashier/wallet', 'cashier-wallet', 'default'],
  ['/cashier/withdraw', 'cashier-withdraw', 'default'],
]

/** Addresses for players that redirect. */
const leading: readonly (readonly [path: string, target: string])[] = [
  ['/profile', '/profile/settings'],
  ['/profile/bets', '/profile/bets/history'],
  ['/cashier', '/cashier/deposit'],
  ['/cashier/billing', '/cashier/deposit'],
  ['/responsible-game', '/profile/responsible-game'],
  ['/bets', '/profile/bets/history'],
  ['/bets/exports', '/profile/bets/exports'],
  ['/bets/anything/below', '/profile/bets/history'],
]

const get = (path: string, session: string) =>
  fetch(`${site.url}${path}`, { redirect: 'manual', headers: session === '' ? {} : { cookie: session } })

/** The page that a document declares. */
async function shownAt(path: string, session: string) {
  const answer = await get(path, session)
  const html = await answer.text()
  const key = /"page":\{"key":"([^"]+)"/.exec(html)?.[1]
  const layout = /data-layout="([^"]+)"/.exec(html)?.[1]
  const language = /<html lang="([^"]+)"/.exec(html)?.[1]
  const title = /<title>([^<]*)</.exec(html)?.[1]
  return { status: answer.status, key, layout, language, title }
}

describe.each(languages)('in the language $locale', ({ prefix, language }) => {
  const addressOf = (path: string) => (path === '/' && prefix !== '' ? prefix : `${prefix}${path}`)

  it.each(routes)(
    '%s shows the page %s to a guest [ROUTE-01, ROUTE-03, ROUTE-06, ROUTE-10, ROUTE-11, ROUTE-12, ROUTE-13, ROUTE-14, ROUTE-15, ROUTE-16, ROUTE-17, ROUTE-21, ROUTE-22, ROUTE-23, ROUTE-24, ROUTE-25, ROUTE-26, ROUTE-27, ROUTE-28, ROUTE-29, ROUTE-30, SYS-06]',
    async (path, key, layout) => {
      expect(await shownAt(addressOf(path), '')).toMatchObject({ status: 200, key, layout, language })
    },
  )

  it.each(playersRoutes)(
    '%s shows the page %s to a player [ROUTE-01, ROUTE-40, ROUTE-41, ROUTE-43, ROUTE-44, ROUTE-49, ROUTE-51, ROUTE-52, ROUTE-53, ROUTE-54, ROUTE-55, ROUTE-56, ROUTE-57, ROUTE-58, ROUTE-60, ROUTE-61]',
    async (path, key, layout) => {
      expect(await shownAt(addressOf(path), cookie)).toMatchObject({ status: 200, key, layout, language })
    },
  )

  it.each(leading)(
    '%s redirects a player to %s [ROUTE-31, ROUTE-32, ROUTE-33, ROUTE-34, ROUTE-39, ROUTE-46, ROUTE-47, RULE-01, RULE-02, RULE-03]',
    async (path, target) => {
      for (const query of ['', '?amount=5&x=1']) {
        const answer = await get(`${addressOf(path)}${query}`, cookie)
        expect([answer.status, answer.headers.get('location')]).toEqual([302, `${addressOf(target)}${query}`])
      }
    },
  )
})

it.each([
  '/game/nope',
  '/offers/9999',
  '/offers/abc',
  '/promotions/9999',
  '/tournaments/9999',
  '/jackpots/999',
  '/loyalty/nope',
])('%s does not exist: status 404, no indexing, and other games', async (path) => {
  const answer = await get(path, '')
  const html = await answer.text()
  expect(answer.status).toBe(404)
  expect(html).toContain('"page":{"key":"not-found"')
  expect(html).toMatch(/<meta name="robots" content="noindex/)
  expect(html).not.toContain('rel="canonical"')
  expect(html).toMatch(/href="\/game\/[a-z]/)
})

it('the page of a pending payment shows a loader [SYS-14]', async () => {
  expect(await (await get('/cashier/paypending', cookie)).text()).toContain('aria-busy="true"')
})

it('a page has the same structure in both languages, with different texts', async () => {
  const [uz, ru] = await Promise.all([shownAt('/offers', ''), shownAt('/ru/offers', '')])
  expect(uz.key).toBe(ru.key)
  expect(uz.title).not.toBe(ru.title)
})

describe('a content page by slug', () => {
  const publish = async (route: string) => {
    const page = {
      kind: 'page',
      key: 'own-page',
      schemaVersion: 1,
      body: { route, layout: 'default', seo: { title: { uz: 'X', ru: 'X' } }, blocks: [] },
    }
    const answer = await fetch(`${site.url}/content/publish`, {
      method: 'POST',
      headers: { authorization: `Bearer ${site.contentToken}`, 'content-type': 'application/json' },
      body: JSON.stringify({ documents: [page] }),
    })
    return (await answer.text()).includes('"published":true')
  }

  it.each([
    '/betting',
    '/offers',
    '/profile/settings',
    '/cashier/deposit',
    '/ru',
    '/api',
    '/studio',
    '/profile',
    '/profile/bets',
    '/profile/:section',
    '/cashier',
    '/responsible-game',
    '/bets',
    '/bets/today',
  ])('cannot replace %s [ROUTE-04]', async (route) => {
    expect(await publish(route)).toBe(false)
  })

  it('is shown to guests although its address contains a word of the areas of players [RULE-10]', async () => {
    expect(await publish('/help/cashier')).toBe(true)
    await expect.poll(async () => (await get('/ru/help/cashier', '')).status, { timeout: 5000 }).toBe(200)
    expect((await shownAt('/ru/help/cashier', '')).key).toBe('own-page')
    expect((await get('/help/profile', '')).headers.get('location')).toContain('show_popup_auth=1')
  })

  it('is shown at an unused address [ROUTE-03]', async () => {
    expect(await publish('/own-page')).toBe(true)
    await expect.poll(async () => (await shownAt('/ru/own-page', '')).key, { timeout: 5000 }).toBe('own-page')
  })
})
