import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { answerFailures } from '../http/failures.ts'
import type { Platform } from './platform.ts'
import { createRemotePlatform } from './remote-platform.ts'

interface Received {
  method: string | undefined
  url: string | undefined
  headers: IncomingMessage['headers']
  body: string
}

let operator: Server
let site: FastifyInstance
let platform: Platform
let received: Received[]
let answer: (response: ServerResponse) => void

async function readBody(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of request) body += String(chunk)
  return body
}

function sendJson(status: number, value: unknown, headers: Record<string, string> = {}) {
  answer = (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(JSON.stringify(value))
  }
}

beforeEach(async () => {
  received = []
  sendJson(200, { data: 1 })
  operator = createServer((request, response) => {
    void readBody(request).then((body) => {
      received.push({ method: request.method, url: request.url, headers: request.headers, body })
      answer(response)
    })
  })
  await new Promise<void>((resolve) => operator.listen(0, '127.0.0.1', resolve))
  const address = operator.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  site = fastify()
  answerFailures(site)
  platform = createRemotePlatform({
    url: `http://127.0.0.1:${address.port}`,
    publicUrl: 'https://example.com',
    sessionCookie: '__Host-marquee_session',
    log: site.log,
    callTimeout: 200,
    proxyTimeout: 200,
  })
  await platform.register(site)
})

afterEach(async () => {
  await site.close()
  operator.closeAllConnections()
  operator.close()
})

it('asks on behalf of a page with version, language and session', async () => {
  sendJson(200, { data: { items: [], total: 0 } })
  const games = await platform.call('games.get', { count: 5 }, { locale: 'ru', session: 'abc' })
  expect(games).toEqual({ items: [], total: 0 })
  const { pathname, searchParams } = new URL(received[0]?.url ?? '', 'http://operator')
  expect(pathname).toBe('/api/games/get')
  expect(Object.fromEntries(searchParams)).toEqual({ count: '5', v: '2.34', locale: 'ru' })
  expect(received[0]?.headers.cookie).toBe('__Host-marquee_session=abc')
})

it('gives a refusal of the platform its type', async () => {
  sendJson(403, { error: { type: 'UserBannedException', message: 'No', error_data: { until: 1 } } })
  const call = platform.call('account.getInfo', {}, { locale: 'uz' })
  await expect(call).rejects.toMatchObject({ type: 'UserBannedException', data: { until: 1 } })
})

it('takes a silent platform for an unavailable one', async () => {
  answer = () => {}
  const call = platform.call('account.getInfo', {}, { locale: 'uz' })
  await expect(call).rejects.toMatchObject({ type: 'ApplicationUnavailableException' })
  expect((await site.inject('/api/account/getInfo')).statusCode).toBe(503)
})

it('passes a call on with its body, cookies and key, and nothing else', async () => {
  await site.inject({
    method: 'POST',
    url: '/api/cashier/makedeposit?v=2.34',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      cookie: '__Host-marquee_session=abc',
      'idempotency-key': 'one',
      'x-secret': 'mine',
      'x-forwarded-for': '6.6.6.6',
    },
    payload: 'amount=500000.00',
  })
  expect(received[0]).toMatchObject({
    method: 'POST',
    url: '/api/cashier/makedeposit?v=2.34',
    body: 'amount=500000.00',
    headers: {
      cookie: '__Host-marquee_session=abc',
      'idempotency-key': 'one',
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': 'example.com',
      'x-forwarded-proto': 'https',
    },
  })
  expect(received[0]?.headers).not.toHaveProperty('x-secret')
})

it('gives the browser status and cookies of the answer, as the site own', async () => {
  sendJson(
    422,
    { error: { type: 'InvalidParameterException', message: '' } },
    {
      'set-cookie': '__Host-marquee_session=new; Path=/; Domain=operator.example; HttpOnly',
      server: 'operator',
    },
  )
  const response = await site.inject({ method: 'POST', url: '/api/auth/login' })
  expect(response.statusCode).toBe(422)
  expect(response.json()).toEqual({ error: { type: 'InvalidParameterException', message: '' } })
  expect(response.headers['set-cookie']).toEqual(['__Host-marquee_session=new; Path=/; HttpOnly'])
  expect(response.headers['server']).toBeUndefined()
})

it('shows games without rights on our origin, whatever the platform allows', async () => {
  answer = (response) => {
    response.writeHead(200, { 'content-type': 'text/html', 'content-security-policy': 'default-src *' })
    response.end('<p>Game</p>')
  }
  const response = await site.inject('/platform/game/aviora/play?locale=uz')
  expect(response.body).toBe('<p>Game</p>')
  expect(response.headers['content-security-policy']).toBe('sandbox allow-scripts allow-forms')
})
