import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SqliteDriver } from '../db/sqlite-driver.ts'
import fastify from 'fastify'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { siteChecks, spaceLeft } from './checks.ts'
import { registerHealth } from './health-routes.ts'
import { Health, type CheckResult } from './health.ts'
import { eventually } from '../../tests/support/eventually.ts'

const start = Date.UTC(2026, 0, 1)
afterEach(() => vi.useRealTimers())

function site() {
  let now = start
  let state: CheckResult | Error | Promise<CheckResult> = { state: 'ok' }
  const check = vi.fn(() => {
    if (state instanceof Error) throw state
    return state
  })
  const health = new Health([{ name: 'content', check }], () => now)
  const app = fastify()
  registerHealth(app, { health, contentVersion: () => 7 })
  return {
    check,
    health,
    app,
    become: (next: typeof state) => void (state = next),
    pass: (time: number) => void (now += time),
    ready: async () => {
      const answer = await app.inject('/health/ready')
      return { code: answer.statusCode, ...answer.json<Record<string, unknown>>() }
    },
  }
}

test('lists each part with its state and since when', async () => {
  const { ready, become, pass } = site()
  const at = (time: number) => new Date(start + time).toISOString()
  expect(await ready()).toEqual({
    code: 200,
    status: 'ready',
    contentVersion: 7,
    parts: [{ name: 'content', state: 'ok', since: at(0) }],
  })
  become({ state: 'degraded', reason: 'old' })
  pass(5_000)
  const degraded = { name: 'content', state: 'degraded', reason: 'old', since: at(5_000) }
  expect(await ready()).toMatchObject({ code: 200, parts: [degraded] })
  pass(5_000)
  expect(await ready()).toMatchObject({ parts: [degraded] })
})

test('a failing part is down but keeps the server in rotation', async () => {
  const { ready, become } = site()
  become(new Error('no route to host'))
  expect(await ready()).toMatchObject({ code: 200, parts: [{ state: 'down', reason: 'no route to host' }] })
})

test('a part that does not answer is down', async () => {
  vi.useFakeTimers()
  const { health, become } = site()
  become(new Promise(() => undefined))
  const report = health.report()
  await vi.advanceTimersByTimeAsync(3_000)
  expect((await report).parts).toMatchObject([{ state: 'down', reason: 'no result in 3000 ms' }])
})

test('asking often checks nothing twice', async () => {
  const { ready, check, pass } = site()
  await Promise.all([ready(), ready(), ready()])
  expect(check).toHaveBeenCalledOnce()
  pass(2_000)
  await ready()
  expect(check).toHaveBeenCalledTimes(2)
})

test('a server that is about to end is alive but not ready', async () => {
  const { app, health, ready } = site()
  health.end()
  expect(await ready()).toMatchObject({ code: 503, status: 'ending' })
  expect((await app.inject('/health/live')).statusCode).toBe(200)
})

test('a server that ends while its parts are examined is not ready', async () => {
  const { become, check, health, ready } = site()
  let answer: (result: CheckResult) => void = () => undefined
  become(new Promise((resolve) => (answer = resolve)))
  const asked = ready()
  await eventually(() => expect(check).toHaveBeenCalled())
  health.end()
  answer({ state: 'ok' })
  expect(await asked).toMatchObject({ code: 503, status: 'ending' })
})

test.each([
  [1024, 'ok'],
  [100, 'degraded'],
  [10, 'down'],
])('%i MiB of space are %s', (mebibytes, state) => {
  expect(spaceLeft({ bavail: mebibytes, bsize: 1024 * 1024 }).state).toBe(state)
})

test('a PostgreSQL that cannot be reached is down, with the reason', async () => {
  const databaseUrl = 'postgres://marquee:secret@127.0.0.1:1/marquee'
  const content = () => ({ status: 'ok' }) as const
  const checks = siteChecks({ dataDir: '.', databaseUrl, content, platform: () => ({ fault: null }) })
  const { parts } = await new Health(checks).report()
  const databases = parts.find(({ name }) => name === 'databases')
  expect(databases).toMatchObject({ state: 'down' })
  expect(databases?.reason).toContain('127.0.0.1:1')
  expect(databases?.reason).not.toContain('secret')
})

test('an embedded database that is damaged is down, by its name', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'marquee-health-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  const databases = async () => {
    const content = () => ({ status: 'ok' }) as const
    const checks = siteChecks({ dataDir, databaseUrl: null, content, platform: () => ({ fault: null }) })
    const { parts } = await new Health(checks).report()
    return parts.find(({ name }) => name === 'databases')
  }
  const driver = new SqliteDriver(join(dataDir, 'studio.sqlite'))
  driver.exec('CREATE TABLE users (name TEXT)')
  driver.close()
  expect(await databases()).toMatchObject({ state: 'ok' })
  await writeFile(join(dataDir, 'studio.sqlite'), Buffer.alloc(8192, 'x'))
  const damaged = await databases()
  expect(damaged?.state).toBe('down')
  expect(damaged?.reason).toMatch(/^studio\.sqlite cannot be read/)
})

test('values that were left out are a note, not a fault', async () => {
  const checks = siteChecks({
    dataDir: '.',
    databaseUrl: null,
    content: () => ({ status: 'ok' }),
    platform: () => ({
      fault: null,
      omissions: [
        { call: 'games.get', path: '/items/*/type', reason: 'unknown: "crash"', count: 2 },
        { call: 'sports.getEvents', path: '/items/*', reason: 'no object', count: 1 },
      ],
      notes: ['The platform lacks push.subscribe'],
    }),
  })
  const { parts } = await new Health(checks).report()
  expect(parts.find(({ name }) => name === 'platform')).toMatchObject({
    state: 'ok',
    reason:
      'The platform lacks push.subscribe; 3 values were left out, first games.get /items/*/type: unknown: "crash"',
  })
})

test('the site checks content, databases, platform and disk', async () => {
  const checks = siteChecks({
    dataDir: '/nowhere/at/all',
    databaseUrl: null,
    content: () => ({ status: 'degraded', reason: 'the store is away' }),
    platform: () => ({ fault: 'it does not answer' }),
  })
  const { parts } = await new Health(checks).report()
  expect(parts).toMatchObject([
    { name: 'content', state: 'degraded', reason: 'the store is away' },
    { name: 'databases', state: 'down' },
    { name: 'platform', state: 'down', reason: 'it does not answer' },
    { name: 'disk', state: 'down' },
  ])
})

test.each([
  [{ circuits: [{ call: 'games.get' }, { call: 'games.get' }] }, 'The platform does not answer games.get'],
  [{ misconfiguration: 'set PLATFORM_SESSION_COOKIE' }, 'set PLATFORM_SESSION_COOKIE'],
])('a platform with %j is degraded, with the reason', async (condition, reason) => {
  const content = () => ({ status: 'ok' }) as const
  const platform = () => ({ fault: null, ...condition })
  const { parts } = await new Health(
    siteChecks({ dataDir: '.', databaseUrl: null, content, platform }),
  ).report()
  expect(parts.find(({ name }) => name === 'platform')).toMatchObject({ state: 'degraded', reason })
})
