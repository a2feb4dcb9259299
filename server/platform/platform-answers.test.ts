import { afterEach, beforeEach, describe, expect, it, test } from 'vitest'
import { testAccount } from '../../tests/support/test-account.ts'
import { apiErrorTypes, errorStatuses } from '../../schemas/api/errors.ts'
import { startTestOperator, type TestOperator } from '../../tests/support/test-operator.ts'
import { maxAnswerBytes } from './upstream.ts'

let operator: TestOperator
beforeEach(async () => {
  operator = await startTestOperator()
})
afterEach(() => operator.close())

const balance = '/api/account/getBalance'
const ask = () => operator.site.inject(balance)

function answerText(status: number, text: string, headers: Record<string, string> = {}) {
  operator.answer((response) => {
    response.writeHead(status, { 'content-type': 'text/html', ...headers })
    response.end(text)
  })
}

it('forwards data unchanged and uncached', async () => {
  const data = { ...testAccount, title: 'Oʻyin' }
  operator.answerJson(200, { data, extra: 1 }, { 'cache-control': 'public', server: 'x' })
  const response = await ask()
  expect(response.json()).toEqual({ data })
  expect(response.headers['cache-control']).toBe('no-store')
  expect(response.headers).not.toHaveProperty('server')
})

it('accepts 0 and 1 as booleans, for browsers and for pages [ENT-45]', async () => {
  const account = { ...testAccount, is_verified: true, two_factor_auth: false }
  operator.answerJson(200, { data: { ...account, is_verified: 1, two_factor_auth: 0 } })
  expect((await operator.site.inject('/api/account/getInfo')).json()).toEqual({ data: account })
  expect(await operator.platform.call('account.getInfo', {}, { locale: 'uz' })).toEqual(account)
})

it.each([0, '0', null])('reads a guest, whose ID is %j, without a balance', async (uid) => {
  operator.answerJson(200, { data: { uid } })
  expect(await operator.platform.call('account.getInfo', {}, { locale: 'uz' })).toMatchObject({ uid: 0 })
})

it('keeps an item whose status it does not know', async () => {
  const money = { amount: '1', currency: 'UZS' }
  const bet = { id: 1, game: { sysname: 'a', name: 'A' }, bet: money, win: money, created_at: 1_795_286_400 }
  operator.answerJson(200, { data: { items: [{ ...bet, status: 'voided' }], total: 1 } })
  const { items } = await operator.platform.call('games.getHistory', {}, { locale: 'uz' })
  expect(items).toMatchObject([{ id: 1, status: 'other' }])
})

describe('a call that reports success by 1', () => {
  it.each([0, 2, '1', true, null, { ok: 1 }])('fails with %j [CONT-04, PROF-02]', async (data) => {
    operator.answerJson(200, { data })
    const response = await operator.site.inject({ method: 'POST', url: '/api/account/confirmContact' })
    expect(response.statusCode).toBe(422)
    expect(response.json()).toMatchObject({ error: { type: 'InvalidParameterException' } })
  })

  it('has an unknown outcome with any other answer if it moves money', async () => {
    operator.answerJson(200, { data: 0 })
    const response = await operator.site.inject({
      method: 'POST',
      url: '/api/cashbacks/payout',
      headers: { cookie: '__Host-marquee_session=abc', 'idempotency-key': 'one' },
    })
    expect(response.json()).toMatchObject({ error: { type: 'UnknownErrorException' } })
  })
})

/** Types with a reaction of their own, whatever their status. */
const fixedStatus: readonly string[] = [
  'AuthorizationException',
  'ApplicationDisabledException',
  'ApplicationUnavailableException',
]

/** A call that the platform lacks has its own answer. */
test.each(apiErrorTypes.filter((type) => type !== 'MethodNotFoundException'))(
  "sends %s with the contract's status, or with 403 if the platform does",
  async (type) => {
    const ofContract = errorStatuses[type]
    for (const status of [200, 403, 418, ofContract]) {
      operator.answerJson(status, { error: { type, message: 'm', error_data: { a: 'b' }, trace: 'secret' } })
      const response = await ask()
      const isForbidden = status === 403 && !fixedStatus.includes(type)
      expect(response.statusCode).toBe(isForbidden ? 403 : ofContract)
      expect(response.json()).toEqual({ error: { type, message: 'm', error_data: { a: 'b' } } })
    }
  },
)

it('makes the browser forget the session of a deleted account', async () => {
  operator.answerJson(422, { error: { type: 'UserDeletedException', message: '' } })
  expect((await ask()).headers['set-cookie']).toBe(
    '__Host-marquee_session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure',
  )
  operator.answerJson(422, { error: { type: 'InvalidParameterException', message: '' } })
  expect((await ask()).headers).not.toHaveProperty('set-cookie')
})

describe('an answer that does not follow the contract', () => {
  test.each([
    ['a gateway without platform', 502, '<h1>Bad Gateway</h1>', 'ApplicationUnavailableException'],
    ['a platform under maintenance', 503, 'Back soon', 'ApplicationUnavailableException'],
    ['a firewall that refuses', 403, '<h1>Forbidden</h1>', 'AccessDeniedException'],
    ['a forbidden call of an unknown type', 403, '{"error":{"type":"Teapot"}}', 'AccessDeniedException'],
    ['a firewall that asks for patience', 429, '', 'TooManyRequestsException'],
    ['a call without login', 401, '', 'AuthorizationException'],
    ['a request that a web server does not take', 413, '', 'InvalidParameterException'],
    ['a request that came too slowly', 408, '', 'ApplicationUnavailableException'],
    ['a failure', 500, '{"message":"NullPointerException"}', 'UnknownErrorException'],
    [
      'a refusal of an unknown type',
      422,
      '{"error":{"type":"TeapotException"}}',
      'InvalidParameterException',
    ],
    ['a failure of an unknown type', 500, '{"error":{"type":"TeapotException"}}', 'UnknownErrorException'],
    ['a type of Object', 400, '{"error":{"type":"toString"}}', 'InvalidParameterException'],
    ['an error that is none', 409, '{"error":"no"}', 'InvalidParameterException'],
    ['data with a status of failure', 500, '{"data":1}', 'UnknownErrorException'],
    ['data of another call', 200, '{"data":{"items":[]}}', 'UnknownErrorException'],
    ['no envelope', 200, '{"items":[]}', 'UnknownErrorException'],
    ['a list', 200, '[]', 'UnknownErrorException'],
    ['no JSON', 200, '<p>Hello</p>', 'UnknownErrorException'],
    ['nothing', 204, '', 'UnknownErrorException'],
  ] as const)('%s', async (_what, status, text, type) => {
    answerText(status, text)
    const response = await ask()
    expect(response.json()).toMatchObject({ error: { type } })
    // Too much data: the browser has a text of its own for this status.
    expect(response.statusCode).toBe(status === 413 ? 413 : errorStatuses[type])
    expect(response.body).not.toContain('NullPointer')
    await expect(operator.platform.call('account.getInfo', {}, { locale: 'uz' })).rejects.toMatchObject({
      type,
    })
  })

  it('a redirect is not followed', async () => {
    answerText(302, '', { location: `${operator.url}/api/games/get` })
    expect((await ask()).json()).toMatchObject({ error: { type: 'UnknownErrorException' } })
    expect(operator.received).toHaveLength(1)
  })

  it('an unrequested compressed answer', async () => {
    answerText(200, '{"data":1}', { 'content-encoding': 'gzip' })
    expect((await ask()).json()).toMatchObject({ error: { type: 'UnknownErrorException' } })
  })

  it('an endless answer', async () => {
    answerText(200, JSON.stringify({ data: 'x'.repeat(maxAnswerBytes) }))
    expect((await ask()).json()).toMatchObject({ error: { type: 'UnknownErrorException' } })
  })
})

describe('an unreachable platform', () => {
  beforeEach(async () => {
    await operator.close()
    operator = await startTestOperator({ proxyTimeout: 200 })
  })

  const isUnavailable = async () => {
    const response = await ask()
    expect(response.statusCode).toBe(503)
    expect(response.json()).toMatchObject({ error: { type: 'ApplicationUnavailableException' } })
  }

  it('sends nothing', async () => {
    operator.answer(() => {})
    await isUnavailable()
  })

  it('sends a byte now and then', async () => {
    operator.answer((response) => {
      response.writeHead(200)
      const dripping = setInterval(() => response.write(' '), 20)
      response.once('close', () => clearInterval(dripping))
    })
    await isUnavailable()
  })

  it('cuts the connection', async () => {
    operator.answer((response) => {
      response.writeHead(200, { 'content-length': '100' })
      response.write('{"data":')
      response.destroy()
    })
    await isUnavailable()
  })

  it('does not exist', async () => {
    const nowhere = await startTestOperator({ url: 'http://127.0.0.1:1' })
    expect((await nowhere.site.inject(balance)).statusCode).toBe(503)
    await nowhere.close()
  })
})

it('keeps Retry-After of the platform', async () => {
  const error = { type: 'TooManyRequestsException', message: '' }
  operator.answerJson(429, { error }, { 'retry-after': '30' })
  expect((await ask()).headers['retry-after']).toBe('30')
})

it('keeps the games of a list that are understood, and counts the others', async () => {
  const items = [
    { sysname: 'aviora', name: 'Aviora', type: 'crash' },
    { sysname: 'marra', name: null, type: 'slot' },
  ]
  operator.answerJson(200, { data: { items, total: 2 } })
  const { data } = (await operator.site.inject('/api/games/get')).json<{ data: { items: object[] } }>()
  expect(data.items).toMatchObject([{ sysname: 'aviora', type: 'casino', rtp: null, players: 0, tags: [] }])
  await operator.site.inject('/api/games/get')
  expect(operator.platform.condition?.().omissions).toEqual([
    { call: 'games.get', path: '/items/*/type', reason: 'unknown: "crash"', count: 2 },
    { call: 'games.get', path: '/items/*/name', reason: 'missing', count: 2 },
  ])
})
