import { createServer, type Server } from 'node:http'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { apiErrorTypes, errorStatuses, type ApiErrorType } from '../../schemas/api/errors.ts'
import { isRecord } from '../../schemas/is-record.ts'
import { startSite, type Site } from '../e2e/support/site.ts'
import { documentText } from '../e2e/support/texts.ts'
import { testAccount } from '../support/test-account.ts'

interface Rejection {
  status: number
  body: string
}

/** Answers of the operator's platform, by call; all other calls are missing. */
const rejections = new Map<string, Rejection>()
const answers: Readonly<Record<string, unknown>> = {
  'account/getInfo': testAccount,
  'games/get': { items: [], total: 0 },
}

const errorBody = (type: string) => JSON.stringify({ error: { type, message: '' } })
const rejection = (type: string, status: number): Rejection => ({ status, body: errorBody(type) })
const reject = (call: string, type: ApiErrorType, status: number = errorStatuses[type]) =>
  rejections.set(call, rejection(type, status))

/** Addresses that the platform was asked for. */
const received: string[] = []
let operator: Server
let site: Site

beforeAll(async () => {
  operator = createServer((request, response) => {
    const call = /^\/api\/([^?]+)/.exec(request.url ?? '')?.[1] ?? ''
    received.push(request.url ?? '')
    const answer =
      rejections.get(call) ??
      (call in answers
        ? { status: 200, body: JSON.stringify({ data: answers[call] }) }
        : rejection('MethodNotFoundException', 404))
    response.writeHead(answer.status, { 'content-type': 'application/json' })
    response.end(answer.body)
  })
  await new Promise<void>((resolve) => operator.listen(0, '127.0.0.1', resolve))
  const address = operator.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  site = await startSite({ PLATFORM_URL: `http://127.0.0.1:${address.port}`, LOG_LEVEL: 'silent' })
}, 120_000)

afterEach(() => rejections.clear())
afterAll(async () => {
  await site.stop()
  operator.close()
})

const ofPlayer = { cookie: 'marquee_session=player' }

/** Status and layout of a page that a player requests. */
async function visit(path: string) {
  const answer = await fetch(`${site.url}${path}`, { headers: ofPlayer })
  const html = await answer.text()
  const cookie = answer.headers.get('set-cookie')
  return { status: answer.status, layout: /data-layout="([^"]+)"/.exec(html)?.[1], html, cookie }
}

/** The answer to a navigation in the browser: its status and the text of the page. */
async function navigateTo(path: string, query = '') {
  const answer = await fetch(`${site.url}/nfx/page?locale=uz&path=${encodeURIComponent(path)}${query}`, {
    headers: ofPlayer,
  })
  const text = await answer.text()
  const page: unknown = JSON.parse(text)
  return { status: isRecord(page) ? page['status'] : undefined, text }
}

type PageName = 'rules' | 'forbidden' | 'user-blocked' | 'maintenance'

const titles: Readonly<Record<PageName, string>> = {
  rules: documentText('pages/rules', 'seo.title', 'uz'),
  forbidden: documentText('pages/forbidden', 'blocks.0.props.title', 'uz'),
  'user-blocked': documentText('pages/user-blocked', 'blocks.0.props.title', 'uz'),
  maintenance: documentText('pages/maintenance', 'blocks.0.props.title', 'uz'),
}

/** Types with a reaction of their own, whatever the status of the answer. */
const pagesByType: Partial<Record<ApiErrorType, PageName>> = {
  UserBannedException: 'user-blocked',
  ApplicationDisabledException: 'maintenance',
  ApplicationUnavailableException: 'maintenance',
  AuthorizationException: 'rules',
}

/** The page that a player sees if the platform rejects the account with a type and a status: `/rules` needs no account. */
function expectedPage(type: ApiErrorType, status: number): PageName {
  return pagesByType[type] ?? (status === 403 ? 'forbidden' : 'rules')
}

const pageStatuses: Readonly<Record<PageName, number>> = {
  rules: 200,
  forbidden: 403,
  'user-blocked': 403,
  maintenance: 503,
}

const rejected: [what: string, type: ApiErrorType, answer: Rejection][] = [
  ...apiErrorTypes.flatMap((type): [string, ApiErrorType, Rejection][] => [
    [type, type, rejection(type, errorStatuses[type])],
    [`${type} with 403`, type, rejection(type, 403)],
  ]),
  ['an unknown type with 403', 'UnknownErrorException', rejection('TeapotException', 403)],
  ['an unknown type', 'UnknownErrorException', rejection('TeapotException', 500)],
  ['an HTML page with 403', 'UnknownErrorException', { status: 403, body: '<h1>Forbidden</h1>' }],
  ['an HTML page with 500', 'UnknownErrorException', { status: 500, body: '<h1>Oops</h1>' }],
]

it.each(rejected)(
  '%s has its page and status in HTML, navigations, blocks and calls of the browser [ERR-33, ERR-34]',
  async (_what, type, answered) => {
    const page = expectedPage(type, answered.status)
    const status = pageStatuses[page]
    rejections.set('account/getInfo', answered)
    const shown = await visit('/rules')
    expect([shown.status, shown.html.includes(titles[page])]).toEqual([status, true])
    const navigated = await navigateTo('/rules')
    expect([navigated.status, navigated.text.includes(titles[page])]).toEqual([status, true])

    const call = await fetch(`${site.url}/api/account/getInfo?v=2.34&locale=uz`, { headers: ofPlayer })
    const isForbidden = page === 'forbidden' || page === 'user-blocked'
    expect(call.status).toBe(isForbidden ? 403 : errorStatuses[type])

    rejections.clear()
    rejections.set('games/get', answered)
    expect((await visit('/gamehall')).status).toBe(isForbidden || page === 'maintenance' ? status : 200)
  },
)

it('a banned player sees the user-blocked page with status 403 and a link to support [ERR-10, ROLE-03, SYS-04]', async () => {
  reject('account/getInfo', 'UserBannedException')
  const { status, html } = await visit('/rules')
  expect(status).toBe(403)
  expect(html).toContain('href="/support"')
  expect((await visit('/support')).status).toBe(200)
})

it('a player whose account was deleted is a guest from now on, with the session removed [ERR-09]', async () => {
  reject('account/getInfo', 'UserDeletedException')
  expect(await visit('/rules')).toMatchObject({ status: 200, layout: 'default' })
  expect((await visit('/rules')).cookie).toMatch(/^marquee_session=; Path=\/; Max-Age=0/)
  const guarded = await fetch(`${site.url}/profile/settings`, { headers: ofPlayer, redirect: 'manual' })
  expect(guarded.headers.get('location')).toBe('/?redirectUrl=%2Fprofile%2Fsettings&show_popup_auth=1')
  expect(guarded.headers.get('set-cookie')).toContain('marquee_session=;')
})

describe('_non_strict', () => {
  const framedCalls = async (path: string, init: RequestInit = {}) => {
    received.length = 0
    const headers = { ...ofPlayer, ...Object.fromEntries(new Headers(init.headers)) }
    await (await fetch(`${site.url}${path}`, { ...init, headers })).text()
    const urls = received.map((url) => new URL(url, 'http://platform'))
    // Other calls serve all visitors.
    const own = urls.filter(({ pathname }) => /^\/api\/(?:account|auth)\//.test(pathname))
    return own.map(({ searchParams }) => searchParams.get('_non_strict'))
  }
  const login = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ identifier: 'a', password: 'b' }),
  }

  it.each<[string, string, RequestInit]>([
    ['a page that opens in an iframe', '/profile/settings', { headers: { 'sec-fetch-dest': 'iframe' } }],
    ['a navigation', '/nfx/page?locale=uz&path=%2Fprofile%2Fsettings&_non_strict=1', {}],
    ['a login', '/cms/auth/local?locale=uz&_non_strict=1', login],
    ['a call', '/api/account/getInfo?v=2.34&locale=uz&_non_strict=1', {}],
  ])('is in every call of %s in an iframe [API-COM-04]', async (_what, path, init) => {
    expect(new Set(await framedCalls(path, init))).toEqual(new Set(['1']))
  })

  it.each<[string, RequestInit]>([
    ['/profile/settings', {}],
    ['/nfx/page?locale=uz&path=%2Fprofile%2Fsettings', {}],
    ['/cms/auth/local?locale=uz', login],
  ])('is in no call of %s outside an iframe [API-COM-06]', async (path, init) => {
    expect(new Set(await framedCalls(path, init))).toEqual(new Set([null]))
  })
})

it('any other 403 shows the forbidden page in the empty layout [SYS-03]', async () => {
  reject('account/getInfo', 'AccessDeniedException')
  expect(await visit('/rules')).toMatchObject({ status: 403, layout: 'empty' })
})

it('a page is replaced by the system page for a call that failed in the browser', async () => {
  const { status, text } = await navigateTo('/rules', '&failure=AccessDeniedException')
  expect([status, text.includes(titles.forbidden)]).toEqual([403, true])
  expect((await navigateTo('/rules', '&failure=UserBannedException')).text).toContain(titles['user-blocked'])
  expect((await navigateTo('/support', '&failure=UserBannedException')).status).toBe(200)
  expect((await navigateTo('/rules', '&failure=InvalidParameterException')).status).toBe(200)
  expect((await navigateTo('/rules')).status).toBe(200)
})

describe.each(['ApplicationDisabledException', 'ApplicationUnavailableException'] as const)('%s', (type) => {
  it('shows a player the maintenance page in the empty layout with status 503 [ERR-03, ERR-14, SYS-01]', async () => {
    reject('account/getInfo', type)
    expect(await visit('/rules')).toMatchObject({ status: 503, layout: 'empty' })
  })

  it('shows a guest the maintenance page if a block needs the platform', async () => {
    reject('games/get', type)
    const answer = await fetch(`${site.url}/gamehall?fresh=${type}`)
    expect(answer.status).toBe(503)
    expect(answer.headers.get('cache-control')).toContain('no-store')
    expect((await fetch(`${site.url}/rules`)).status).toBe(200)
  })
})

it('an error that affects one block leaves the page unchanged', async () => {
  reject('games/get', 'TooManyRequestsException')
  const answer = await fetch(`${site.url}/ru/gamehall`)
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('"status":"error","error":"TooManyRequestsException"')
})

it.each([
  ['InternalServerErrorException', 500],
  ['TooManyRequestsException', 429],
  ['BillingUnavailableException', 502],
  ['InvalidParameterException', 422],
] as const)(
  '%s, which has no page of its own, is explained on a page that needs the account, with its status and a retry [ERR-36]',
  async (type, code) => {
    reject('account/getInfo', type)
    const { status, layout, html } = await visit('/ru/profile/settings?a=1')
    expect([status, layout]).toEqual([code, 'default'])
    expect(html).toMatch(/Не\sполучилось открыть счёт/)
    expect(html).toMatch(/<a [^>]*href="\/ru\/profile\/settings\?a=1"[^>]*>(?:<[^>]*>)*Попробовать/)
    expect((await visit('/ru/rules')).status).toBe(200)
  },
)
