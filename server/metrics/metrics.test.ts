import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import fastify from 'fastify'
import { expect, test, vi } from 'vitest'
import { ApiError } from '../../schemas/api/errors.ts'
import { startTestOperator } from '../../tests/support/test-operator.ts'
import { noteShownPage } from '../http/request-route.ts'
import { createMetrics, createMetricsServer, measured, measureRequests, sentMetrics } from './index.ts'

/** The lines of one metric, as Prometheus reads them. */
async function linesOf(metrics: ReturnType<typeof createMetrics>, name: string): Promise<string[]> {
  const answer = await createMetricsServer(metrics.registry).inject('/metrics')
  expect(answer.headers['content-type']).toContain('text/plain')
  return answer.body.split('\n').filter((line) => line.startsWith(name))
}

test('counts requests by route, not by the addresses that visitors choose', async () => {
  const metrics = createMetrics()
  const app = fastify()
  measureRequests(app, metrics.observeRequest)
  app.get('/game/:name', () => 'a page')
  app.all('/api/*', () => ({ data: 1 }))
  for (const url of ['/game/a', '/game/b', '/api/games/get?v=2.34', '/api/nothing/real', '/nowhere'])
    await app.inject(url)
  expect(await linesOf(metrics, 'marquee_http_request_duration_seconds_count')).toEqual([
    'marquee_http_request_duration_seconds_count{route="/game/:name",page="",method="GET",status="200"} 2',
    'marquee_http_request_duration_seconds_count{route="/api/games/get",page="",method="GET",status="200"} 1',
    'marquee_http_request_duration_seconds_count{route="/api/*",page="",method="GET",status="200"} 1',
    'marquee_http_request_duration_seconds_count{route="none",page="",method="GET",status="404"} 1',
  ])
})

test('tells the pages apart, which have one route, but not the articles', async () => {
  const metrics = createMetrics()
  const app = fastify()
  measureRequests(app, metrics.observeRequest)
  app.get('/*', (request) => {
    noteShownPage(request, request.url === '/' ? 'home' : `article${request.url}`)
    return 'a page'
  })
  for (const url of ['/', '/news/cup', '/news/league']) await app.inject(url)
  expect(await linesOf(metrics, 'marquee_http_request_duration_seconds_count')).toEqual([
    'marquee_http_request_duration_seconds_count{route="/*",page="home",method="GET",status="200"} 1',
    'marquee_http_request_duration_seconds_count{route="/*",page="article",method="GET",status="200"} 2',
  ])
})

test('says what the server runs and shows, and what waits in the Studio, if that can be read', async () => {
  const metrics = createMetrics()
  const backlog = vi.fn(async () => ({ lateSchedules: 2, failingWebhooks: 1 }))
  metrics.includeVersions({ build: 'a1b2', content: () => 7 })
  metrics.includeBacklog(backlog)
  expect(await linesOf(metrics, 'marquee_build_info')).toEqual(['marquee_build_info{build="a1b2"} 1'])
  expect(await linesOf(metrics, 'marquee_studio_backlog')).toEqual([
    'marquee_studio_backlog{kind="late-schedule"} 2',
    'marquee_studio_backlog{kind="failing-webhook"} 1',
  ])
  backlog.mockRejectedValue(new Error('the database is away'))
  expect(await linesOf(metrics, 'marquee_content_version')).toEqual(['marquee_content_version 7'])
  expect(await linesOf(metrics, 'marquee_studio_backlog')).toEqual([])
})

test('counts responses that were sent without Fastify like all others', async () => {
  const metrics = createMetrics()
  const request = Object.assign(new IncomingMessage(new Socket()), { method: 'GET', url: '/rules' })
  const observe = sentMetrics(metrics.observeRequest)
  observe({ request, requestId: 'request-1', route: '/*', page: 'rules', status: 304, milliseconds: 250 })
  const ofPages = '{route="/*",page="rules",method="GET",status="304"}'
  const name = 'marquee_http_request_duration_seconds'
  expect(await linesOf(metrics, `${name}_count`)).toEqual([`${name}_count${ofPages} 1`])
  expect(await linesOf(metrics, `${name}_sum`)).toEqual([`${name}_sum${ofPages} 0.25`])
})

test("counts the server's calls by result and passes answers and errors on", async () => {
  const metrics = createMetrics()
  const operator = await startTestOperator()
  const platform = measured(operator.platform, metrics.observeCall)
  operator.answerJson(200, { data: { countries: [], currencies: [] } })
  expect(await platform.call('metadata.get', {}, { locale: 'uz' })).toHaveProperty('currencies')
  operator.answerJson(401, { error: { type: 'AuthorizationException', message: '', error_data: {} } })
  await expect(platform.call('account.getprofileinfo', {}, { locale: 'uz' })).rejects.toThrow(ApiError)
  await operator.close()
  expect(await linesOf(metrics, 'marquee_platform_call_duration_seconds_count')).toEqual([
    'marquee_platform_call_duration_seconds_count{call="metadata.get",result="ok"} 1',
    'marquee_platform_call_duration_seconds_count{call="account.getprofileinfo",result="AuthorizationException"} 1',
  ])
})

test('includes the state of each part and the delay of the event loop', async () => {
  const metrics = createMetrics()
  metrics.includePlatform(() => ({
    circuits: [],
    misconfiguration: null,
    omissions: [{ call: 'games.get', path: '/items/*/type', reason: 'unknown: "crash"', count: 3 }],
  }))
  expect(await linesOf(metrics, 'marquee_platform_omissions')).toEqual([
    'marquee_platform_omissions{call="games.get",path="/items/*/type"} 3',
  ])
  const parts = [
    { name: 'content', state: 'ok', since: '' },
    { name: 'disk', state: 'degraded', since: '' },
  ] as const
  metrics.includeHealth({ report: async () => ({ isReady: true, parts: [...parts] }) })
  expect(await linesOf(metrics, 'marquee_part_up')).toEqual([
    'marquee_part_up{part="content"} 1',
    'marquee_part_up{part="disk"} 0.5',
  ])
  expect(await linesOf(metrics, 'nodejs_eventloop_lag_p99_seconds ')).toHaveLength(1)
})

test('counts calls that move money by outcome, and no others', async () => {
  const metrics = createMetrics()
  const app = fastify()
  measureRequests(app, metrics.observeRequest)
  app.post<{ Querystring: { status: number } }>('/api/*', ({ query }, reply) =>
    reply.code(query.status).send(),
  )
  for (const status of [200, 200, 400, 429, 503])
    await app.inject({ method: 'POST', url: `/api/cashier/makedeposit?status=${status}` })
  await app.inject({ method: 'POST', url: '/api/auth/login?status=200' })
  const call = 'call="cashier.makedeposit"'
  expect(await linesOf(metrics, 'marquee_money_calls_total')).toEqual([
    `marquee_money_calls_total{${call},outcome="accepted"} 2`,
    `marquee_money_calls_total{${call},outcome="rejected"} 2`,
    `marquee_money_calls_total{${call},outcome="unknown"} 1`,
  ])
})
