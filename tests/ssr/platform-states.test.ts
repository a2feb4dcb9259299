import { createServer, type Server } from 'node:http'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { errorStatuses, type ApiErrorType } from '../../schemas/api/errors.ts'
import { startSite, type Site } from '../e2e/support/site.ts'

/** Errors of the operator's platform, by call; all other answers are empty. */
const rejections = new Map<string, ApiErrorType>()
const answers: Readonly<Record<string, unknown>> = { 'games/get': { items: [], total: 0 } }

let operator: Server
let site: Site

beforeAll(async () => {
  operator = createServer((request, response) => {
    const call = /^\/api\/([^?]+)/.exec(request.url ?? '')?.[1] ?? ''
    const type = rejections.get(call) ?? (call in answers ? undefined : 'MethodNotFoundException')
    response.writeHead(type === undefined ? 200 : errorStatuses[type], { 'content-type': 'application/json' })
    response.end(
      JSON.stringify(type === undefined ? { data: answers[call] } : { error: { type, message: '' } }),
    )
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

/** Status and layout of a page that a player requests. */
async function visit(path: string) {
  const answer = await fetch(`${site.url}${path}`, { headers: { cookie: 'marquee_session=player' } })
  const html = await answer.text()
  return { status: answer.status, layout: /data-layout="([^"]+)"/.exec(html)?.[1], html }
}

it('a banned player sees the user-blocked page with status 403 and a link to support', async () => {
  rejections.set('account/getInfo', 'UserBannedException')
  const { status, html } = await visit('/rules')
  expect(status).toBe(403)
  expect(html).toContain('href="/support"')
  expect((await visit('/support')).status).toBe(200)
})

it('any other 403 shows the forbidden page in the empty layout', async () => {
  rejections.set('account/getInfo', 'AccessDeniedException')
  expect(await visit('/rules')).toMatchObject({ status: 403, layout: 'empty' })
})

describe.each(['ApplicationDisabledException', 'ApplicationUnavailableException'] as const)('%s', (type) => {
  it('shows a player the maintenance page in the empty layout with status 503', async () => {
    rejections.set('account/getInfo', type)
    expect(await visit('/rules')).toMatchObject({ status: 503, layout: 'empty' })
  })

  it('shows a guest the maintenance page if a block needs the platform', async () => {
    rejections.set('games/get', type)
    const answer = await fetch(`${site.url}/gamehall?fresh=${type}`)
    expect(answer.status).toBe(503)
    expect(answer.headers.get('cache-control')).toContain('no-store')
    expect((await fetch(`${site.url}/rules`)).status).toBe(200)
  })
})

it('an error that affects one block leaves the page unchanged', async () => {
  rejections.set('games/get', 'TooManyRequestsException')
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
  '%s, which has no page of its own, shows not found with its status and a retry',
  async (type, code) => {
    rejections.set('account/getInfo', type)
    const { status, layout, html } = await visit('/ru/rules?a=1')
    expect([status, layout]).toEqual([code, 'default'])
    expect(html).toContain('Такой страницы нет')
    expect(html).toMatch(/<a [^>]*href="\/ru\/rules\?a=1"[^>]*>(?:<[^>]*>)*Попробовать/)
    expect((await fetch(`${site.url}/ru/rules`)).status).toBe(200)
  },
)
