import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startTestOperator, type TestOperator } from '../../tests/support/sandbox/test-operator.ts'
import { startTestSandbox, type TestSandbox } from '../../tests/support/sandbox/test-sandbox.ts'
import { handleErrors } from '../http/failures.ts'
import { rejectCrossSiteRequests } from '../http/origin-check.ts'
import { registerHits } from './hit-route.ts'
import type { Platform } from '../contracts/platform.ts'

const publicUrl = 'https://example.com'
const hit =
  '/hit?type=visit&referer=https%3A%2F%2Fpartner.example%2F&fraud_session=abc123&td_track_id=77&td_link_id=5'

let app: FastifyInstance
afterEach(() => app.close())

async function siteBefore(platform: Pick<Platform, 'hit'>) {
  app = fastify()
  handleErrors(app)
  rejectCrossSiteRequests(app, publicUrl)
  registerHits(app, { platform })
  await app.ready()
}

describe("a hit on an operator's platform", () => {
  let operator: TestOperator
  beforeEach(async () => {
    operator = await startTestOperator()
    await siteBefore(operator.platform)
  })
  afterEach(() => operator.close())

  it("is forwarded with the browser's headers and session and nothing else of the site", async () => {
    operator.answer((response) => {
      response.writeHead(200, { 'content-type': 'text/html', 'set-cookie': 'visit=9; Domain=.evil.example' })
      response.end('<script>alert(1)</script>')
    })
    const answer = await app.inject({
      url: hit,
      headers: { cookie: '__Host-marquee_session=abc; theme=dark', 'user-agent': 'a browser' },
      remoteAddress: '203.0.113.7',
    })
    const [{ method, url, headers } = { method: '', url: '', headers: {} }] = operator.received
    const { pathname, searchParams } = new URL(url ?? '', 'http://operator')
    expect([method, pathname]).toEqual(['GET', '/hit'])
    expect(Object.fromEntries(searchParams)).toEqual({
      type: 'visit',
      referer: 'https://partner.example/',
      fraud_session: 'abc123',
      td_track_id: '77',
      td_link_id: '5',
    })
    expect(headers).toMatchObject({
      cookie: '__Host-marquee_session=abc',
      'user-agent': 'a browser',
      'x-forwarded-for': '203.0.113.7',
    })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({ 'content-type': 'image/gif', 'cache-control': 'no-store' })
    expect(answer.rawPayload.subarray(0, 6).toString()).toBe('GIF89a')
    expect(answer.headers['set-cookie']).toBe('platform-visit=9; Path=/; HttpOnly; SameSite=Lax; Secure')
  })

  it.each([
    ['refuses it', () => operator.answerJson(500, {})],
    ['is silent', () => operator.answer(() => {})],
  ])('returns the picture even if the platform %s', async (_what, prepare) => {
    prepare()
    const answer = await app.inject(hit)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('image/gif')
  })

  it.each([
    ['without a session for fraud detection', '/hit?type=visit'],
    ['of an unknown type', '/hit?type=other&fraud_session=a'],
    ['with fields that nobody knows', `${hit}&email=a`],
    ['with a mark twice', `${hit}&td_track_id=1`],
    ['with an endless mark', `${hit}&td_goal_id=${'x'.repeat(201)}`],
  ])('rejects a hit %s', async (_what, url) => {
    expect((await app.inject(url)).statusCode).toBe(422)
    expect(operator.received).toEqual([])
  })

  it('is rejected if another site requests it', async () => {
    const answer = await app.inject({ url: hit, headers: { 'sec-fetch-site': 'cross-site' } })
    expect(answer.statusCode).toBe(403)
    expect(operator.received).toEqual([])
  })
})

describe('in the sandbox', () => {
  let sandbox: TestSandbox
  beforeEach(async () => {
    sandbox = await startTestSandbox()
    await siteBefore(sandbox.platform)
  })
  afterEach(() => sandbox.close())

  const record = async () =>
    (await sandbox.get('/sandbox/tracking.json')).json<{ hits: unknown[]; devices: unknown[] }>()

  it('records a hit with the player', async () => {
    await app.inject(hit)
    const session = await sandbox.login()
    await app.inject({
      url: '/hit?type=seon&fraud_session=abc123',
      headers: { cookie: `marquee_session=${session}` },
    })
    const marks = { track_id: '77', link_id: '5' }
    expect((await record()).hits).toMatchObject([
      { type: 'seon', referer: '', fraud_session: 'abc123', marks: {} },
      { type: 'visit', referer: 'https://partner.example/', marks, player_id: null },
    ])
    expect((await record()).hits).not.toMatchObject([{ player_id: null }, {}])
  })

  it('records a registration with its tracking parameters', async () => {
    const registered = await sandbox.post('/api/auth/register', {
      phone: '998935550101',
      password: 'marra-01',
      track_id: '77',
      goal_entry_id: '9',
    })
    const { uid } = registered.json<{ data: { uid: number } }>().data
    const { body } = await sandbox.get(`/sandbox/players/${uid}`)
    expect(body).toContain('registration_marks')
    expect(body).toContain('{&quot;track_id&quot;:&quot;77&quot;,&quot;goal_entry_id&quot;:&quot;9&quot;}')
  })

  it("serves the fingerprint simulator's script and accepts its result", async () => {
    const script = await sandbox.get('/sandbox/fingerprint/agent.js')
    expect(script.headers['content-type']).toContain('text/javascript')
    expect(script.body).toContain('window.seon')
    const report = { session: 'abc123', device: '0badcafe' }
    expect((await sandbox.post('/sandbox/fingerprint/report', report)).statusCode).toBe(200)
    expect((await record()).devices).toMatchObject([{ fraud_session: 'abc123', device: '0badcafe' }])
    const wrong = { session: 'a b', device: 'x' }
    expect((await sandbox.post('/sandbox/fingerprint/report', wrong)).statusCode).toBe(422)
  })

  it('shows tracking records to developers only', async () => {
    const headers = { 'x-forwarded-for': '10.0.0.7' }
    expect((await sandbox.app.inject({ url: '/sandbox/tracking.json', headers })).statusCode).toBe(403)
    const script = await sandbox.app.inject({ url: '/sandbox/fingerprint/agent.js', headers })
    expect(script.statusCode).toBe(200)
  })
})
