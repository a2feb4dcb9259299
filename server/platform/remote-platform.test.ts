import { afterEach, beforeEach, describe, expect, it, test } from 'vitest'
import { ApiError } from '../../schemas/api/errors.ts'
import { testAccount } from '../../tests/support/test-account.ts'
import { startTestOperator, type TestOperator } from '../../tests/support/test-operator.ts'

let operator: TestOperator
beforeEach(async () => {
  operator = await startTestOperator()
})
afterEach(() => operator.close())

const balance = '/api/account/getBalance?v=2.34&locale=uz'

describe('calls for a page that is being rendered', () => {
  it('send version, language and session', async () => {
    operator.answerJson(200, { data: { items: [], total: 0 } })
    const games = await operator.platform.call('games.get', { count: 5 }, { locale: 'ru', session: 'abc' })
    expect(games).toEqual({ items: [], total: 0 })
    const [{ url, headers } = { url: '', headers: {} }] = operator.received
    const { pathname, searchParams } = new URL(url ?? '', 'http://operator')
    expect(pathname).toBe('/api/games/get')
    expect(Object.fromEntries(searchParams)).toEqual({ count: '5', v: '2.34', locale: 'ru' })
    expect(headers.cookie).toBe('__Host-marquee_session=abc')
  })

  it('throw the error type of the platform', async () => {
    operator.answerJson(403, {
      error: { type: 'UserBannedException', message: 'No', error_data: { until: 1 } },
    })
    const call = operator.platform.call('account.getInfo', {}, { locale: 'uz' })
    await expect(call).rejects.toMatchObject({ type: 'UserBannedException', data: { until: 1 } })
  })

  it('treat a silent platform as unavailable', async () => {
    operator.answer(() => {})
    const call = operator.platform.call('account.getInfo', {}, { locale: 'uz' })
    await expect(call).rejects.toMatchObject({ type: 'ApplicationUnavailableException' })
  })
})

describe('a platform that does not answer', () => {
  const call = () =>
    operator.platform
      .call('metadata.get', {}, { locale: 'uz' })
      .catch((error: unknown) => (error instanceof ApiError ? error.type : 'defect'))
  const page = async () => (await operator.site.inject('/platform/game/anor')).statusCode
  const unavailable = 'ApplicationUnavailableException'

  test('gets no requests after a few lost ones, and nobody waits for it', async () => {
    operator.answer(() => {})
    for (let lost = 0; lost < 5; lost += 1) expect(await call()).toBe(unavailable)
    expect(operator.platform.circuit?.()).toBe('open')
    expect([await call(), await page(), operator.received.length]).toEqual([unavailable, 503, 5])
  })

  test('is tried by one request after two seconds, and used again when it answers', async () => {
    operator.answer((response) => response.destroy())
    for (let lost = 0; lost < 5; lost += 1) await page()
    operator.answerJson(500, { error: { type: 'InternalServerErrorException' } })
    expect([await page(), operator.platform.circuit?.()]).toEqual([503, 'open'])
    operator.pass(2_000)
    expect(operator.platform.circuit?.()).toBe('half-open')
    expect([await page(), operator.platform.circuit?.()]).toEqual([500, 'closed'])
  })
})

describe('calls for a browser', () => {
  const browser = {
    headers: { cookie: '__Host-marquee_session=abc; theme=dark', 'user-agent': 'a browser' },
    ip: '203.0.113.7',
    locale: 'ru' as const,
  }

  it("send the browser's headers and return the session that they open", async () => {
    operator.answerJson(
      200,
      { data: testAccount },
      { 'set-cookie': ['lb=1', '__Host-marquee_session=new; Path=/; Secure'] },
    )
    const credentials = { login: '998901234567', password: 'secret' }
    const answer = await operator.platform.callFor('auth.login', credentials, browser)
    expect(answer).toEqual({
      data: testAccount,
      session: 'new',
      cookies: [
        'platform-lb=1; Path=/; HttpOnly; SameSite=Lax; Secure',
        '__Host-marquee_session=new; Path=/; HttpOnly; SameSite=Lax; Secure',
      ],
    })
    const [{ url, body, headers } = { url: '', body: '', headers: {} }] = operator.received
    expect(url).toBe('/api/auth/login?v=2.34&locale=ru')
    expect(body).toBe('login=998901234567&password=secret')
    expect(headers).toMatchObject({
      cookie: '__Host-marquee_session=abc',
      'x-forwarded-for': '203.0.113.7',
      'user-agent': 'a browser',
    })
  })

  it.each([
    ['__Host-marquee_session=; Path=/', null],
    ['__Host-marquee_session=x; Max-Age=0', null],
    ['other=x', undefined],
  ])('with the cookie %s leave the session %s', async (cookie, session) => {
    operator.answerJson(200, { data: 1 }, { 'set-cookie': cookie })
    expect((await operator.platform.callFor('auth.logout', {}, browser)).session).toBe(session)
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
    ['POST', '/api/account/getBalance', 400, 'InvalidRequestException'],
    ['DELETE', '/api/account/getBalance', 400, 'InvalidRequestException'],
    ['PUT', '/api/auth/login', 400, 'InvalidRequestException'],
    // Another page can make a browser send a GET, so a GET must not move money.
    ['GET', '/api/cashier/makedeposit', 400, 'InvalidRequestException'],
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
