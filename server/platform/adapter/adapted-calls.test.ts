import { afterEach, describe, expect, it } from 'vitest'
import { testAccount } from '../../../tests/support/test-account.ts'
import { testCaller } from '../../../tests/support/test-caller.ts'
import { startTestOperator, type TestOperator } from '../../../tests/support/test-operator.ts'
import {
  defineAdapter,
  failure,
  fromPages,
  recordOf,
  recordsIn,
  type PlatformAdapter,
  type PushTarget,
} from '../../contracts/adapter.ts'

let operator: TestOperator
afterEach(() => operator.close())

const start = async (adapter: PlatformAdapter) => {
  operator = await startTestOperator({ adapter: defineAdapter(adapter) })
}
const money = { amount: '10.00', currency: 'UZS' }

describe('a mapped call', () => {
  it('gets valid parameters, whoever calls, and its own request with all that the site sends', async () => {
    const inputs: unknown[] = []
    await start({
      calls: {
        'games.get': (input, line) => {
          inputs.push(input)
          return line.send({ path: '/v1/list', json: { n: input.count } })
        },
      },
    })
    operator.answerJson(200, { data: { items: [], total: 0 } })
    const caller = testCaller('__Host-marquee_session=abc', { ip: '203.0.113.7', 'user-agent': 'a browser' })
    await operator.platform.call('games.get', { count: 5 }, { locale: 'ru', caller })
    await operator.site.inject('/api/games/get?v=2.34&locale=ru&count=7')
    expect(inputs).toMatchObject([
      { count: 5, offset: 0 },
      { count: 7, offset: 0, sort: 'priority' },
    ])
    expect(operator.received[0]).toMatchObject({
      method: 'POST',
      url: '/v1/list',
      body: '{"n":5}',
      headers: {
        'content-type': 'application/json',
        cookie: '__Host-marquee_session=abc',
        'user-agent': 'a browser',
        'x-forwarded-for': '203.0.113.7',
      },
    })
    const wrong = await operator.site.inject('/api/games/get?v=2.34&locale=ru&count=x')
    expect(wrong.json()).toMatchObject({
      error: { type: 'InvalidParameterException', error_data: { count: 'type' } },
    })
    expect(operator.received).toHaveLength(2)
  })

  it('opens a session in the browser, which its next request and later calls have', async () => {
    await start({
      headers: (_request, { session }) => ({ Authorization: `Bearer ${session}` }),
      calls: {
        async 'auth.login'(_input, line) {
          line.openSession('t-1', { maxAgeSeconds: 60 })
          return line.send({ path: '/me' })
        },
        async 'auth.logout'(_input, line) {
          line.endSession()
          return 1
        },
      },
    })
    operator.answerJson(200, { data: testAccount })
    const login = await operator.site.inject({
      method: 'POST',
      url: '/api/auth/login?v=2.34&locale=uz',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'login=a&password=b',
    })
    expect(login.headers['set-cookie']).toBe(
      '__Host-marquee_session=t-1; Path=/; Max-Age=60; HttpOnly; SameSite=Lax; Secure',
    )
    expect(operator.received[0]?.headers).toMatchObject({ authorization: 'Bearer t-1' })
    expect(operator.received[0]?.headers).not.toHaveProperty('content-type')
    const cookie = '__Host-marquee_session=t-1'
    const logout = await operator.site.inject({ url: '/api/auth/logout?v=2.34', headers: { cookie } })
    expect(logout.headers['set-cookie']).toMatch(/^__Host-marquee_session=; Path=\/; Max-Age=0/)
  })

  it('has its answer read tolerantly, and moves money once for a key', async () => {
    let made = 0
    await start({
      calls: {
        'account.getInfo': async () => ({ uid: 'u-1', balance_main: money, reg_time: '7' }),
        'cashbacks.payout': async (_input, { idempotencyKey }) => {
          made += 1
          return idempotencyKey === 'one' ? 1 : 0
        },
      },
    })
    const account = await operator.platform.call('account.getInfo', {}, { locale: 'uz' })
    expect(account).toMatchObject({ uid: 'u-1', reg_time: 7, is_verified: false })
    const payout = () =>
      operator.site.inject({
        method: 'POST',
        url: '/api/cashbacks/payout',
        headers: {
          cookie: '__Host-marquee_session=abc',
          'idempotency-key': 'one',
          'content-type': 'application/x-www-form-urlencoded',
        },
        payload: 'cashback_id=1',
      })
    expect([(await payout()).json(), (await payout()).json(), made]).toEqual([{ data: 1 }, { data: 1 }, 1])
  })

  it('that fails in the adapter is an unknown outcome, and named in no answer', async () => {
    await start({ calls: { 'games.get': () => Promise.reject(new TypeError('secret of the adapter')) } })
    const answer = await operator.site.inject('/api/games/get?v=2.34&locale=ru')
    expect(answer.json()).toMatchObject({ error: { type: 'UnknownErrorException' } })
    expect(answer.body).not.toContain('secret')
  })

  it('has a circuit like any other', async () => {
    await start({ calls: { 'games.get': (_input, line) => line.send({ path: '/v1/list' }) } })
    operator.answer((response) => response.destroy())
    for (let lost = 0; lost < 6; lost += 1)
      await operator.platform.call('games.get', {}, { locale: 'uz' }).catch(() => undefined)
    expect(operator.received).toHaveLength(5)
    expect(operator.platform.condition?.().circuits).toEqual([{ call: 'games.get', state: 'open' }])
  })
})

describe('an answer that only the adapter reads', () => {
  const read: PlatformAdapter['read'] = ({ body }) => {
    const answer: unknown = JSON.parse(body)
    const { ok, value, why } = recordOf(answer)
    if (ok === true) return value
    throw why === 'banned'
      ? Object.assign(new Error('Go'), { name: 'ApiError', type: 'UserBannedException' })
      : failure('AuthorizationException')
  }
  const ask = () => operator.site.inject('/api/account/getBalance?v=2.34&locale=uz')

  it('is data, or an error also of an adapter that was compiled on its own', async () => {
    await start({ read })
    operator.answerJson(200, { ok: true, value: { balance_main: money } })
    expect((await ask()).json()).toEqual({ data: { balance_main: money } })
    operator.answerJson(200, { ok: false, why: 'banned' })
    expect([(await ask()).statusCode, (await ask()).json()]).toMatchObject([
      403,
      { error: { message: 'Go' } },
    ])
    operator.answerJson(502, { ok: false, why: 'session' })
    expect((await ask()).statusCode).toBe(401)
  })

  it('is that of a gateway if the adapter cannot read it', async () => {
    await start({ read })
    operator.answer((response) => response.writeHead(502).end('<h1>Bad Gateway</h1>'))
    expect((await ask()).statusCode).toBe(503)
    operator.answer((response) => response.writeHead(401).end('<h1>Login</h1>'))
    expect((await ask()).statusCode).toBe(401)
  })
})

it('a platform with numbered pages and methods of REST is asked for what a call needs', async () => {
  await start({
    headers: ({ method }) => ({ 'x-signed': method }),
    read: ({ body }): unknown => (body === '' ? null : JSON.parse(body)),
    calls: {
      'games.get': (input, line) =>
        fromPages(input, 10, async (page) => {
          const { list } = recordOf(await line.send({ path: `/games?page=${page}` }))
          return { items: recordsIn(list), total: 25 }
        }),
      'auth.logout': async (_input, line) => {
        await line.send({ method: 'DELETE', path: '/session' })
        return 1
      },
    },
  })
  operator.answer((response, { method, url = '' }) => {
    if (method === 'DELETE') return void response.writeHead(204).end()
    const first = (Number(url.split('=')[1]) - 1) * 10
    const list = Array.from({ length: 10 }, (_game, index) => ({
      sysname: `game-${first + index}`,
      name: 'Game',
    }))
    response.writeHead(200).end(JSON.stringify({ list }))
  })
  const part = await operator.platform.call('games.get', { offset: 18, count: 14 }, { locale: 'ru' })
  expect([part.total, part.items.length, part.items[0]?.sysname, part.items[13]?.sysname]).toEqual([
    25,
    14,
    'game-18',
    'game-31',
  ])
  expect(operator.received.map(({ url }) => url)).toEqual(['/games?page=2', '/games?page=3', '/games?page=4'])
  expect((await operator.site.inject('/api/auth/logout?v=2.34')).json()).toEqual({ data: 1 })
  expect(operator.received[3]).toMatchObject({ method: 'DELETE', headers: { 'x-signed': 'DELETE' } })
})

it('calls that are not mapped go through unchanged, with the headers of the adapter, or are missing', async () => {
  await start({ missing: ['jackpots.get'], headers: ({ path }) => ({ 'X-Signed': path }) })
  const path = '/api/account/getBalance?v=2.34&locale=uz'
  await operator.site.inject(path)
  await operator.site.inject('/platform/game/aviora/play')
  await operator.platform.hit({ type: 'visit', referer: '', fraud_session: 'a' }, testCaller(''))
  expect(operator.received.map(({ url, headers }) => headers['x-signed'] === url)).toEqual([true, true, true])
  expect((await operator.site.inject('/api/jackpots/get?v=2.34')).json()).toMatchObject({
    error: { type: 'MethodNotFoundException' },
  })
  operator.pass(600_000)
  await operator.site.inject('/api/jackpots/get?v=2.34')
  expect(operator.received).toHaveLength(3)
  expect(operator.platform.condition?.().absent).toEqual([{ call: 'jackpots.get', by: 'adapter' }])
})

describe('a launch by the adapter', () => {
  it.each([
    ['/platform/game/aviora/play', 'https://run.example/aviora/play/false'],
    ['/platform/game/custom/7/demo', 'https://run.example/7/demo/true'],
  ])('leads %s to %s, whose host operators may have to allow', async (path, target) => {
    await start({
      launch: async ({ sysname, mode, isCustom }) => `https://run.example/${sysname}/${mode}/${isCustom}`,
    })
    const answer = await operator.site.inject(path)
    expect([answer.statusCode, answer.headers.location]).toEqual([302, target])
    expect(operator.platform.condition?.().frameHosts).toEqual(['https://run.example'])
    expect((await operator.site.inject('/platform/game/aviora/other')).statusCode).toBe(404)
  })

  it('leads to a game that the platform itself serves', async () => {
    await start({ launch: async ({ sysname }) => `/run/${sysname}` })
    const answer = await operator.site.inject('/platform/game/aviora/play')
    expect(answer.headers.location).toBe(`${operator.url}/run/aviora`)
  })

  it('never leads to a script', async () => {
    await start({ launch: async () => 'javascript:alert(1)' })
    expect((await operator.site.inject('/platform/game/aviora/play')).statusCode).toBe(503)
  })
})

describe('what the platform pushes', () => {
  let target: PushTarget
  const listening: PlatformAdapter = {
    listen: (given) => {
      target = given
      return () => undefined
    },
  }
  const ask = (cookie = '__Host-marquee_session=abc') =>
    operator.site.inject({ url: '/api/account/getBalance?v=2.34&locale=uz', headers: { cookie } })
  const pushed = { balance_main: { amount: '99.00', currency: 'UZS' } }

  it('answers the calls of that session alone, for a minute or until it changes something', async () => {
    await start(listening)
    operator.answerJson(200, { data: { balance_main: money } })
    target.update('abc', 'account.getBalance', pushed)
    expect((await ask()).json()).toEqual({ data: pushed })
    expect(operator.received).toEqual([])
    expect((await ask('__Host-marquee_session=other')).json()).toEqual({ data: { balance_main: money } })
    operator.pass(60_001)
    expect((await ask()).json()).toEqual({ data: { balance_main: money } })
    target.update('abc', 'account.getBalance', pushed)
    await operator.site.inject({
      method: 'POST',
      url: '/api/account/changelocale?v=2.34&locale=uz',
      headers: { cookie: '__Host-marquee_session=abc' },
    })
    expect((await ask()).json()).toEqual({ data: { balance_main: money } })
  })

  it('is forgotten when the connection is lost, which operators are told', async () => {
    await start(listening)
    operator.answerJson(200, { data: { balance_main: money } })
    target.update('abc', 'account.getBalance', pushed)
    target.report('closed')
    expect((await ask()).json()).toEqual({ data: { balance_main: money } })
    expect(operator.platform.condition?.().pushFault).toBe('closed')
  })
})
