import { afterEach, beforeEach, describe, expect, it, test } from 'vitest'
import { startTestOperator, type TestOperator } from '../../tests/support/test-operator.ts'

let operator: TestOperator
beforeEach(async () => {
  operator = await startTestOperator()
})
afterEach(() => operator.close())

function answerPage(headers: Record<string, string> = {}, status = 200) {
  operator.answer((response) => {
    response.writeHead(status, { 'content-type': 'text/html', ...headers })
    response.end('<p>Game</p>')
  })
}

describe('game iframes', () => {
  it('get no rights on our origin, whatever the platform allows', async () => {
    answerPage({ 'content-security-policy': 'default-src *', 'x-powered-by': 'x' })
    const response = await operator.site.inject({
      url: '/platform/game/aviora/play?locale=uz',
      headers: { cookie: '__Host-marquee_session=abc; __Host-marquee_jwt=secret' },
    })
    expect(response.body).toBe('<p>Game</p>')
    expect(response.headers['content-security-policy']).toBe('sandbox allow-scripts allow-forms')
    expect(response.headers).not.toHaveProperty('x-powered-by')
    expect(operator.received[0]).toMatchObject({
      url: '/platform/game/aviora/play?locale=uz',
      headers: { cookie: '__Host-marquee_session=abc' },
    })
  })

  it("redirect to the game's host, but never to the platform's own address", async () => {
    answerPage({ location: 'https://games.example/launch?t=1' }, 302)
    const launch = '/platform/game/aviora/play'
    expect((await operator.site.inject(launch)).headers.location).toBe('https://games.example/launch?t=1')
    answerPage({ location: `${operator.url}/platform/game/aviora/demo?x=1` }, 302)
    expect((await operator.site.inject(launch)).headers.location).toBe('/platform/game/aviora/demo?x=1')
    answerPage({ location: `${operator.url}//evil.example/x` }, 302)
    expect((await operator.site.inject(launch)).headers.location).toBe('/evil.example/x')
    answerPage({ location: 'javascript:alert(1)' }, 302)
    expect((await operator.site.inject(launch)).headers).not.toHaveProperty('location')
  })

  test.each([
    '/platform/game/../../admin',
    '/platform/game/%2e%2e/%2e%2e/admin',
    '/platform/game/..%2f..%2fadmin',
    '/platform/game/..\\..\\admin',
    '/platform/game/x/..;/y',
    '/platform/game/x/..%3b/y',
    '/platform/game/%252e%252e/%252e%252e/admin',
    '/platform/game/aviora/play%0a',
  ])('give no access to the rest of the platform: %s', async (url) => {
    answerPage()
    expect(await operator.sendRaw('GET', url)).toBe(400)
    expect(operator.received).toEqual([])
  })

  it("keep the platform's status", async () => {
    answerPage({}, 404)
    expect((await operator.site.inject('/platform/game/none/play')).statusCode).toBe(404)
  })

  it('show an error page if the platform does not answer', async () => {
    await operator.close()
    operator = await startTestOperator({ proxyTimeout: 200 })
    operator.answer(() => {})
    const response = await operator.site.inject('/platform/game/aviora/play')
    expect(response.statusCode).toBe(503)
    expect(response.headers['content-type']).toMatch(/^text\/html/)
    expect(response.body).not.toContain(operator.url)
  })

  it('accept only GET', async () => {
    const response = await operator.site.inject({ method: 'POST', url: '/platform/game/aviora/play' })
    expect(response.statusCode).toBe(405)
    expect(operator.received).toEqual([])
  })
})

describe('social login', () => {
  it('starts at the platform and returns to it', async () => {
    answerPage({ location: 'https://accounts.example/authorize', 'set-cookie': 'state=s; Path=/oauth' }, 302)
    const begun = await operator.site.inject('/oauth/init?service=google&type_auth=login')
    expect(begun.statusCode).toBe(302)
    expect(begun.headers.location).toBe('https://accounts.example/authorize')
    expect(begun.headers['set-cookie']).toMatch(/^platform-state=s; Path=\/oauth;/)
    await operator.site.inject({
      method: 'POST',
      url: '/oauth/apple/callback?x=1',
      headers: { 'content-type': 'application/x-www-form-urlencoded', cookie: 'platform-state=s' },
      payload: 'code=1',
    })
    expect(operator.received[1]).toMatchObject({
      method: 'POST',
      url: '/oauth/apple/callback?x=1',
      body: 'code=1',
      headers: { cookie: 'state=s' },
    })
  })

  it("shows the platform's pages without scripts because they share our origin", async () => {
    answerPage({ 'content-security-policy': 'default-src *' })
    const policy = (await operator.site.inject('/oauth/init')).headers['content-security-policy']
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toContain('script-src')
  })
})
