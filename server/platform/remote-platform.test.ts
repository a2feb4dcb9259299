import { afterEach, beforeEach, describe, expect, it, test } from 'vitest'
import { ApiError } from '../../schemas/api/errors.ts'
import { testAccount } from '../../tests/support/test-account.ts'
import { testCaller } from '../../tests/support/test-caller.ts'
import type { Caller } from '../contracts/platform.ts'
import { startTestOperator, type TestOperator } from '../../tests/support/test-operator.ts'

let operator: TestOperator
beforeEach(async () => {
  operator = await startTestOperator()
})
afterEach(() => operator.close())

const balance = '/api/account/getBalance?v=2.34&locale=uz'

describe('a call of the site', () => {
  const session = '__Host-marquee_session'

  it('sends version, language, parameters and all that the platform may know of the browser', async () => {
    operator.answerJson(200, { data: { items: [], total: 0 } })
    const cookie = `${session}=abc; platform-lb=7; theme=dark`
    const caller = testCaller(cookie, { ip: '203.0.113.7', 'user-agent': 'a browser' })
    const games = await operator.platform.call('games.get', { count: 5 }, { locale: 'ru', caller })
    expect(games).toEqual({ items: [], total: 0 })
    const [{ url, headers } = { url: '', headers: {} }] = operator.received
    const { pathname, searchParams } = new URL(url ?? '', 'http://operator')
    expect(pathname).toBe('/api/games/get')
    expect(Object.fromEntries(searchParams)).toEqual({ count: '5', v: '2.34', locale: 'ru' })
    expect(headers).toMatchObject({
      accept: 'application/json',
      cookie: `${session}=abc; lb=7`,
      'user-agent': 'a browser',
      'x-forwarded-for': '203.0.113.7',
      'x-forwarded-host': 'example.com',
      'x-forwarded-proto': 'https',
    })
  })

  it("in nobody's name sends neither cookies nor an address, and keeps no cookies", async () => {
    operator.answerJson(200, { data: testAccount }, { 'set-cookie': `${session}=somebody` })
    await operator.platform.call('account.getInfo', {}, { locale: 'ru' })
    await operator.platform.call('account.getInfo', {}, { locale: 'ru' })
    for (const { headers } of operator.received)
      for (const name of ['cookie', 'user-agent', 'x-forwarded-for']) expect(headers).not.toHaveProperty(name)
  })

  it('sends the parameters of a write in its body', async () => {
    const credentials = { login: '998901234567', password: 'secret' }
    operator.answerJson(200, { data: testAccount })
    await operator.platform.call('auth.login', credentials, { locale: 'ru', caller: testCaller('') })
    expect(operator.received[0]).toMatchObject({
      method: 'POST',
      url: '/api/auth/login?v=2.34&locale=ru',
      body: 'login=998901234567&password=secret',
    })
  })

  it('passes new cookies to the browser, and sends them with the next call of the same request', async () => {
    operator.answerJson(
      200,
      { data: testAccount },
      { 'set-cookie': ['lb=1', `${session}=second; Path=/; Secure`] },
    )
    const caller = testCaller(`${session}=first`)
    await operator.platform.call('account.getInfo', {}, { locale: 'ru', caller })
    expect(caller.given).toEqual([
      'platform-lb=1; Path=/; HttpOnly; SameSite=Lax; Secure',
      `${session}=second; Path=/; HttpOnly; SameSite=Lax; Secure`,
    ])
    await operator.platform.call('account.getInfo', {}, { locale: 'ru', caller })
    expect(operator.received[1]?.headers.cookie).toBe(`${session}=second; lb=1`)
  })

  it.each(['=; Path=/', '=x; Max-Age=0', '=deleted; Expires=Thu, 01 Jan 1970 00:00:00 GMT'])(
    'sends no session after an answer with %s',
    async (ended) => {
      operator.answerJson(200, { data: testAccount }, { 'set-cookie': session + ended })
      const caller = testCaller(`${session}=first`)
      await operator.platform.call('account.getInfo', {}, { locale: 'ru', caller })
      await operator.platform.call('account.getInfo', {}, { locale: 'ru', caller })
      expect(operator.received[1]?.headers).not.toHaveProperty('cookie')
    },
  )

  it('throws the error type of the platform, and passes on the cookies of its answer', async () => {
    operator.answerJson(
      403,
      { error: { type: 'UserBannedException', message: 'No', error_data: { until: 1 } } },
      { 'set-cookie': 'lb=1' },
    )
    const caller = testCaller('')
    const call = operator.platform.call('account.getInfo', {}, { locale: 'uz', caller })
    await expect(call).rejects.toMatchObject({ type: 'UserBannedException', data: { until: 1 } })
    expect(caller.given).toHaveLength(1)
  })

  it('treats a silent platform as unreachable', async () => {
    await operator.close()
    operator = await startTestOperator({ callTimeout: 200 })
    operator.answer(() => {})
    const call = operator.platform.call('account.getInfo', {}, { locale: 'uz' })
    await expect(call).rejects.toMatchObject({ type: 'ApplicationUnavailableException' })
  })
})

describe('a call that the platform does not answer', () => {
  const call = (name: 'metadata.get' | 'account.getInfo' = 'metadata.get') =>
    operator.platform
      .call(name, {}, { locale: 'uz' })
      .then(() => 'answered')
      .catch((error: unknown) => (error instanceof ApiError ? error.type : 'defect'))
  const circuits = () => operator.platform.condition?.().circuits
  const unavailable = 'ApplicationUnavailableException'

  test('gets no requests after a few lost ones, while all others do', async () => {
    operator.answer((response, { url = '' }) => {
      if (url.startsWith('/api/account/getInfo')) response.end(JSON.stringify({ data: testAccount }))
      else response.destroy()
    })
    for (let lost = 0; lost < 5; lost += 1) expect(await call()).toBe(unavailable)
    expect(circuits()).toEqual([{ call: 'metadata.get', state: 'open' }])
    expect([await call(), operator.received.length]).toEqual([unavailable, 5])
    expect(await call('account.getInfo')).toBe('answered')
  })

  test('is tried by one request after two seconds, and used again when it is answered', async () => {
    operator.answer((response) => response.destroy())
    for (let lost = 0; lost < 5; lost += 1) await call()
    operator.answerJson(500, { error: { type: 'InternalServerErrorException' } })
    expect(await call()).toBe(unavailable)
    operator.pass(2_000)
    expect(circuits()).toEqual([{ call: 'metadata.get', state: 'half-open' }])
    expect([await call(), circuits()]).toEqual(['InternalServerErrorException', []])
  })

  test('is lost if a gateway answers in place of the platform, but not by an error of the platform', async () => {
    operator.answerJson(502, { error: { type: 'BillingUnavailableException', message: '' } })
    for (let answered = 0; answered < 5; answered += 1) await call()
    expect(circuits()).toEqual([])
    operator.answerJson(502, { message: 'no upstream' })
    for (let lost = 0; lost < 5; lost += 1) await call()
    expect(circuits()).toEqual([{ call: 'metadata.get', state: 'open' }])
  })

  test('leaves pages of the platform alone', async () => {
    operator.answer((response, { url = '' }) => {
      if (url.startsWith('/platform/')) response.end('a game')
      else response.destroy()
    })
    for (let lost = 0; lost < 5; lost += 1) await call()
    expect((await operator.site.inject('/platform/game/anor/play')).body).toBe('a game')
  })
})

describe('a platform that answers 429 with Retry-After', () => {
  const error = { type: 'TooManyRequestsException', message: '' }
  const ask = (caller?: Caller) =>
    operator.platform.call('games.get', {}, { locale: 'uz', caller }).catch((failure: unknown) => failure)

  it.each(['30', 'Sun, 01 Mar 2026 00:00:30 GMT'])(
    "gets no calls in nobody's name until %s",
    async (time) => {
      operator.answerJson(429, { error }, { 'retry-after': time })
      for (let asked = 0; asked < 3; asked += 1) expect(await ask()).toMatchObject({ type: error.type })
      expect(operator.received).toHaveLength(1)
      await ask(testCaller(''))
      expect(operator.received).toHaveLength(2)
      operator.pass(30_000)
      await ask()
      expect(operator.received).toHaveLength(3)
    },
  )
})

describe('a session cookie of another name than the settings say', () => {
  const login = { method: 'POST', url: '/api/auth/login?v=2.34&locale=uz' } as const
  const misconfiguration = () => operator.platform.condition?.().misconfiguration
  const loginWith = async (...cookies: string[]) => {
    operator.answerJson(200, { data: testAccount }, { 'set-cookie': cookies })
    return [(await operator.site.inject(login)).headers['set-cookie'] ?? []].flat()
  }

  it('is used if a login sets no other that could be the session, and named to operators', async () => {
    operator.answerJson(200, { data: testAccount }, { 'set-cookie': 'lb=1; HttpOnly' })
    await operator.site.inject(balance)
    expect(misconfiguration()).toBeNull()
    const [session = '', other] = await loginWith('PHPSESSID=abc; HttpOnly', 'lb=1')
    expect(session).toMatch(/^__Host-marquee_session=~PHPSESSID:abc; Path=\/; HttpOnly/)
    expect(other).toMatch(/^platform-lb=1/)
    expect(misconfiguration()).toContain('set PLATFORM_SESSION_COOKIE to PHPSESSID')
    // Any server reads the name from the cookie, and a call that moves money has a session.
    const cookie = session.split(';')[0]
    operator.answerJson(200, { data: 1 }, { 'set-cookie': 'PHPSESSID=def; HttpOnly' })
    const paid = await operator.site.inject({
      method: 'POST',
      url: '/api/cashbacks/payout',
      headers: { cookie, 'idempotency-key': 'one' },
    })
    expect(operator.received.at(-1)?.headers.cookie).toBe('PHPSESSID=abc')
    expect([paid.statusCode, paid.headers['set-cookie']]).toEqual([
      200,
      expect.stringMatching(/^__Host-marquee_session=~PHPSESSID:def;/),
    ])
  })

  it('is not guessed from several, but reported', async () => {
    const cookies = await loginWith('a=1; HttpOnly', 'b=2; HttpOnly')
    expect(cookies.every((cookie) => cookie.startsWith('platform-'))).toBe(true)
    expect(misconfiguration()).toContain('sets the cookies a, b, but no __Host-marquee_session')
  })

  it('is not reported for a platform that keeps the session of a guest', async () => {
    operator.answerJson(200, { data: testAccount }, { 'set-cookie': 'lb=1; HttpOnly' })
    await operator.site.inject({ ...login, headers: { cookie: '__Host-marquee_session=guest' } })
    expect(misconfiguration()).toBeNull()
  })
})

describe('the API proxy', () => {
  it('forwards the call with its body, session and key, and nothing else', async () => {
    operator.answerJson(200, { data: { id: 1 } })
    await operator.site.inject({
      method: 'POST',
      url: '/api/cashier/makedeposit?v=2.34',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        cookie: '__Host-marquee_session=abc; __Host-marquee_jwt=secret; theme=dark; i18n_redirected=ru',
        'idempotency-key': 'one',
        connection: 'keep-alive, x-hop',
        'x-hop': '1',
        'x-secret': 'mine',
        'x-forwarded-for': '6.6.6.6',
        'x-forwarded-host': 'evil.example',
        authorization: 'Bearer mine',
      },
      payload: 'amount=500000.00',
    })
    const [{ method, url, body, headers } = { headers: {} }] = operator.received
    expect({ method, url, body }).toEqual({
      method: 'POST',
      url: '/api/cashier/makedeposit?v=2.34',
      body: 'amount=500000.00',
    })
    expect(headers).toEqual({
      host: new URL(operator.url).host,
      connection: 'close',
      'user-agent': 'lightMyRequest',
      'accept-encoding': 'identity',
      'content-length': '16',
      'content-type': 'application/x-www-form-urlencoded',
      cookie: '__Host-marquee_session=abc',
      'idempotency-key': 'one',
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': 'example.com',
      'x-forwarded-proto': 'https',
    })
  })

  test.each([
    ['POST', '/api/account/getBalance', 405, 'InvalidRequestException'],
    ['DELETE', '/api/account/getBalance', 405, 'InvalidRequestException'],
    ['PUT', '/api/auth/login', 405, 'InvalidRequestException'],
    // Another page can make a browser send a GET, so a GET must not move money.
    ['GET', '/api/cashier/makedeposit', 405, 'InvalidRequestException'],
    ['GET', '/api/games/explode', 404, 'MethodNotFoundException'],
    ['POST', '/api/cashier/MakeDeposit', 404, 'MethodNotFoundException'],
    ['POST', '/api/cashier/makedeposit/', 404, 'MethodNotFoundException'],
    ['POST', '/api//cashier/makedeposit', 404, 'MethodNotFoundException'],
    ['POST', '/api/cashier%2Fmakedeposit', 404, 'MethodNotFoundException'],
    ['GET', '/api/__proto__/x', 404, 'MethodNotFoundException'],
  ] as const)('does not forward %s %s', async (method, url, status, type) => {
    const response = await operator.site.inject({ method, url })
    expect(response.statusCode).toBe(status)
    expect(response.json()).toMatchObject({ error: { type } })
    expect(operator.received).toEqual([])
  })

  it('does not forward other spellings of a path', async () => {
    expect(await operator.sendRaw('POST', '/api/x/../cashier/makedeposit')).toBe(404)
    expect(operator.received).toEqual([])
  })

  it('does not forward bodies of more than 64 KiB', async () => {
    const send = (length: number) =>
      operator.site.inject({ method: 'POST', url: '/api/auth/restore', payload: 'x'.repeat(length) })
    operator.answerJson(200, { data: 1 })
    const rejected = await send(64 * 1024 + 1)
    expect(rejected.statusCode).toBe(400)
    expect(rejected.json()).toMatchObject({ error: { type: 'InvalidRequestException' } })
    expect(operator.received).toEqual([])
    expect((await send(64 * 1024)).statusCode).toBe(200)
  })
})

describe('cookies', () => {
  const setCookies = (...cookies: string[]) =>
    operator.answerJson(200, { data: 1 }, { 'set-cookie': cookies })

  it('of the session are bound to our host and unreadable for scripts', async () => {
    setCookies('__Host-marquee_session=new; Max-Age=60; Path=/api; Domain=operator.example; SameSite=None')
    const response = await operator.site.inject({ method: 'POST', url: '/api/auth/login' })
    expect(response.headers['set-cookie']).toBe(
      '__Host-marquee_session=new; Path=/; Max-Age=60; HttpOnly; SameSite=Lax; Secure',
    )
  })

  it('of the platform get a prefix, so that they cannot replace those of the site', async () => {
    setCookies('node=7; Path=/api; Domain=operator.example', '__Host-marquee_jwt=forged; Path=/')
    const response = await operator.site.inject(balance)
    expect(response.headers['set-cookie']).toEqual([
      'platform-node=7; Path=/api; HttpOnly; SameSite=Lax; Secure',
      'platform-__Host-marquee_jwt=forged; Path=/; HttpOnly; SameSite=Lax; Secure',
    ])
    await operator.site.inject({
      url: balance,
      headers: { cookie: 'a=b; platform-node=7; __Host-marquee_session=abc; platform-=x; platform' },
    })
    expect(operator.received[1]?.headers.cookie).toBe('node=7; __Host-marquee_session=abc')
  })

  it('cannot give the platform a second session', async () => {
    const cookie = 'platform-__Host-marquee_session=forged; __Host-marquee_session=abc'
    await operator.site.inject({ url: balance, headers: { cookie } })
    expect(operator.received[0]?.headers.cookie).toBe('__Host-marquee_session=abc')
  })

  it('are limited to the number and length that browsers accept', async () => {
    const many = Array.from({ length: 30 }, (_none, index) => `c${index}=1`)
    setCookies('=x', `long=${'x'.repeat(5000)}`, ...many)
    const response = await operator.site.inject(balance)
    expect(response.headers['set-cookie']).toHaveLength(18)
  })

  it('of the session may have another name at the platform', async () => {
    const other = await startTestOperator({ platformSessionCookie: 'PHPSESSID' })
    other.answerJson(200, { data: 1 }, { 'set-cookie': 'PHPSESSID=new' })
    const cookie = '__Host-marquee_session=abc'
    const response = await other.site.inject({ url: balance, headers: { cookie } })
    expect(response.headers['set-cookie']).toMatch(/^__Host-marquee_session=new; Path=\/;/)
    expect(other.received[0]?.headers.cookie).toBe('PHPSESSID=abc')
    await other.close()
  })
})

it('work over plain http without Secure', async () => {
  const other = await startTestOperator({
    publicUrl: 'http://localhost:3000',
    sessionCookie: 'marquee_session',
  })
  other.answerJson(200, { data: 1 }, { 'set-cookie': 'marquee_session=new; Secure' })
  const response = await other.site.inject(balance)
  expect(response.headers['set-cookie']).toBe('marquee_session=new; Path=/; HttpOnly; SameSite=Lax')
  expect(other.received[0]?.headers['x-forwarded-proto']).toBe('http')
  await other.close()
})
