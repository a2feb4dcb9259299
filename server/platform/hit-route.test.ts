import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startTestOperator, type TestOperator } from '../../tests/support/test-operator.ts'
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
    operator = await startTestOperator({ proxyTimeout: 1_000 })
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
