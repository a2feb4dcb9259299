import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CallName } from '../../schemas/api/calls.ts'
import { maxDeviceSession } from '../../schemas/device-session.ts'
import uzbek from '../../schemas/defaults/messages/uz.json' with { type: 'json' }
import { startSite, type Site } from '../e2e/support/site.ts'
import { defaultBody, documentText } from '../e2e/support/texts.ts'
import { publishAt } from '../ssr/support/requests.ts'
import { eventually } from '../support/eventually.ts'
import { firstCookies, startStrangersPlatform, type Fault, type StrangersPlatform } from './platform.ts'

/* What visitors see of the built site while calls of its platform fail. */

let platform: StrangersPlatform
let site: Site

beforeAll(async () => {
  platform = await startStrangersPlatform()
  site = await startSite({
    PLATFORM_URL: platform.url,
    PLATFORM_SESSION_COOKIE: 'SID',
    TRUST_PROXY: '1',
    LOG_LEVEL: 'silent',
  })
}, 120_000)
beforeEach(() => platform.reset())
afterAll(async () => {
  await site.stop()
  platform.close()
})

const browser = { 'user-agent': 'a browser', 'x-forwarded-for': '203.0.113.7' }

/** A page as HTML, by default that of the player. */
async function open(path: string, cookie = firstCookies) {
  const answer = await fetch(site.url + path, { headers: { ...browser, cookie }, redirect: 'manual' })
  const html = await answer.text()
  return {
    status: answer.status,
    html,
    title: /<title>([^<]*)/.exec(html)?.[1],
    cookies: answer.headers.getSetCookie().map((one) => one.split(';')[0] ?? ''),
  }
}

/** What is shown before the code has loaded. */
const withoutScripts = (html: string) => html.replace(/<script[\s\S]*?<\/script>/g, '')

const { header, system } = uzbek.body
const titleOf = (page: string) => documentText(`pages/${page}`, 'seo.title', 'uz')
const faults: Fault[] = ['502', 'reset', 'garbage', 'hang']

describe('a call for a page of a player', () => {
  it('has the cookies, the address and the browser of the player, and the newest session (profile)', async () => {
    const page = await open('/profile/settings')
    expect(page.status).toBe(200)
    const own = platform.received.filter(({ headers }) => headers.cookie !== undefined)
    expect(own.length).toBeGreaterThan(1)
    expect(own[0]?.headers.cookie).toBe('SID=session-0; node=7')
    for (const { headers } of own)
      expect(headers).toMatchObject({ 'user-agent': 'a browser', 'x-forwarded-for': '203.0.113.7' })
    for (const { headers } of own.slice(1)) expect(headers.cookie).toMatch(/^SID=session-[1-9]\d*; node=7$/)
    expect(page.cookies).toEqual([`marquee_session=session-${own.length}`, 'platform-node=7'])
    expect((await open('/profile/settings', page.cookies.join('; '))).status).toBe(200)
  })

  it('has nothing of a guest, whose page others get as well (lobby)', async () => {
    const page = await open('/gamehall', 'platform-node=7')
    expect([page.status, page.cookies]).toEqual([200, []])
    expect(platform.received.length).toBeGreaterThan(0)
    for (const { headers } of platform.received)
      for (const name of ['cookie', 'user-agent', 'x-forwarded-for']) expect(headers).not.toHaveProperty(name)
  })
})

it('a login carries the longest description of a device to the platform', async () => {
  await fetch(`${site.url}/cms/auth/local`, {
    method: 'POST',
    headers: { ...browser, 'content-type': 'application/json', origin: site.url },
    body: JSON.stringify({
      identifier: '998901234567',
      password: 'marra2026',
      device_session: 'x'.repeat(maxDeviceSession),
    }),
  })
  const login = platform.received.find(({ call }) => call === 'auth.login')
  expect(Number(login?.headers['content-length'])).toBeGreaterThan(maxDeviceSession)
})

const blocks: [page: string, path: string, call: CallName][] = [
  ['home', '/ru', 'games.get'],
  ['gamehall', '/ru/gamehall', 'games.get'],
  ['jackpots', '/ru/jackpots', 'jackpots.get'],
  ['winners', '/ru/winners', 'leaderboard.get'],
  ['betting', '/ru/betting', 'sports.getEvents'],
]

describe.each(blocks)('%s', (page, path, call) => {
  it.each(faults)(`loses a block only if ${call} has the fault %s`, async (fault) => {
    platform.faults.set(call, fault)
    const shown = await open(path)
    expect([shown.status, shown.title]).toEqual([200, documentText(`pages/${page}`, 'seo.title', 'ru')])
    expect(shown.html).toContain('data-player')
  })
})

describe('a player whose account cannot be read', () => {
  describe.each(faults)('by the fault %s', (fault) => {
    beforeEach(() => platform.faults.set('account.getInfo', fault))

    it.each(['rules', 'support', 'home', 'gamehall'])(
      'reads %s and that the account did not load',
      async (page) => {
        const shown = await open(page === 'home' ? '/' : `/${page}`)
        expect([shown.status, shown.title, shown.cookies]).toEqual([200, titleOf(page), []])
        expect(shown.html).toContain(header.accountFailed)
        expect(shown.html).not.toContain(`>${header.register}<`)
      },
    )

    it('reads on the profile why it is not there, with a retry', async () => {
      const shown = await open('/profile/settings?a=1')
      expect([shown.status, shown.cookies]).toEqual([fault === 'garbage' ? 500 : 503, []])
      expect(shown.html).toContain(system.account.title)
      expect(shown.html).toMatch(/href="\/profile\/settings\?a=1"/)
      expect(shown.html).not.toContain(titleOf('not-found'))
    })
  })

  it('sees the profile again when the platform answers (profile)', async () => {
    await eventually(async () => expect(await open('/profile/settings')).toMatchObject({ status: 200 }))
  })
})

it('a platform that hangs holds no page back (home, lobby, jackpots, profile)', async () => {
  platform.faults.set('all', 'hang')
  const paths = ['/ru', '/ru/gamehall', '/ru/jackpots', '/ru/profile/settings']
  const pages = await Promise.all(paths.map((path) => open(path)))
  expect(pages.map(({ status }) => status)).toEqual([200, 200, 200, 503])
})

it.each([
  ['ApplicationDisabledException', 503, 'maintenance'],
  ['UserBannedException', 403, 'user-blocked'],
] as const)('%s is said of everything, by whichever call (home)', async (error, status, page) => {
  await eventually(async () => {
    platform.faults.clear()
    expect((await open('/')).html).toContain('data-player')
  })
  platform.faults.set('campaigns.getoffers', { error, status })
  expect(await open('/offers')).toMatchObject({ status, title: titleOf(page) })
})

describe('a platform with ways of its own', () => {
  // After the failures before, the site asks again some seconds later.
  beforeAll(() =>
    eventually(async () => {
      platform.reset()
      expect((await open('/ru/gamehall')).html).toContain('data-game="aviora"')
      expect((await open('/ru/cashier/deposit')).status).toBe(200)
    }),
  )

  const id = '5f0c9e9c-9b2f-4c1e-8f52-6f1d1c3f9a10'
  const money = { amount: 1500.5, currency: 'UZS' }
  const game = { sysname: 'aviora', name: 'Aviora' }

  it('names players by UUIDs, has one balance, numbers for amounts and 1 for true (home)', async () => {
    platform.quirks.set('account.getInfo', {
      uid: id,
      login: '998901112233',
      fakename: 'Dilshod',
      is_verified: 1,
      locale: 'ru',
      balance_main: money,
    })
    const { html } = await open('/ru')
    expect(withoutScripts(html)).toContain('1,500')
    expect(html).not.toContain(`>${header.register}<`)
    expect(html).not.toContain(header.accountFailed)
  })

  it('has games of new types and with few fields, and a broken one (lobby)', async () => {
    const items = [
      { ...game, type: 'crash' },
      { sysname: 'broken', name: null, type: 'slot' },
      { ...game, sysname: 'b' },
    ]
    platform.quirks.set('games.get', { items, total: 3 })
    const { status, html } = await open('/ru/gamehall?sort=name')
    expect(status).toBe(200)
    expect(html).toContain('Aviora')
    const health = await (await fetch(`${site.url}/health/ready`)).text()
    expect(health).toContain('games.get /items/*/')
  })

  it('shows payment methods in new ways, with UUIDs (deposit)', async () => {
    const body = { ...defaultBody('settings/cashier'), otherMethodsForm: 'requisites-saved' }
    await publishAt(site, [{ kind: 'settings', key: 'cashier', schemaVersion: 1, body }])
    const method = {
      id,
      sysname: 'qr',
      name: 'QR-kod',
      currency: 'UZS',
      min: 1000,
      max: '5000000',
      fee_percent: 0,
    }
    platform.quirks.set('cashier.getdepositsettings', {
      items: [
        { ...method, display: 'qr_code' },
        { ...method, id: 7, sysname: 'uzcard', min: 'free' },
      ],
    })
    const { status, html } = await open('/ru/cashier/deposit')
    expect(status).toBe(200)
    expect(withoutScripts(html)).toContain('QR-kod')
    expect(html).not.toContain('uzcard')
  })

  it('answers the state of a payment that the site does not know (history)', async () => {
    platform.quirks.set('cashier.gethistory', {
      items: [
        {
          id,
          created_at: '2026-11-21 18:30:00',
          updated_at: 1_795_286_400,
          method: 'uzcard',
          type: 'deposit',
          amount: money,
          status: 'processing',
        },
      ],
      total: 1,
    })
    const answer = await fetch(`${site.url}/api/cashier/gethistory`, {
      headers: { ...browser, cookie: firstCookies },
    })
    expect(await answer.json()).toMatchObject({
      data: {
        items: [
          {
            id,
            created_at: '2026-11-21T18:30:00Z',
            amount: { amount: '1500.5' },
            status: 'pending',
            can_cancel: false,
          },
        ],
      },
    })
  })
})
