import { afterAll, beforeAll, expect, it, test } from 'vitest'
import { callNames } from '../../schemas/api/calls.ts'
import { richLogin, startTestSandbox, type TestSandbox } from './support/test-sandbox.ts'
import { faults, startFaulty } from '../../tests/conformance/faulty-platform.ts'
import { htmlOf, lineOf, summaryOf } from '../../tests/conformance/report.ts'
import { anyCall, testPlatform, type Result } from '../../tests/conformance/run.ts'

let sandbox: TestSandbox
let url: string
beforeAll(async () => {
  sandbox = await startTestSandbox()
  url = await sandbox.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => sandbox.close())

const failures = (results: readonly Result[]) =>
  results.filter(({ outcome }) => outcome === 'fail').map(lineOf)

it('the sandbox passes with a new player [CMS-03]', async () => {
  const results = await testPlatform({ url })
  expect(new Set(results.map(({ call }) => call))).toEqual(new Set([anyCall, ...callNames]))
  expect(failures(results)).toEqual([])
  expect(sandbox.errors).toEqual([])
}, 120_000)

it('the sandbox passes with a player who has money', async () => {
  expect(failures(await testPlatform({ url, account: richLogin }))).toEqual([])
  expect(sandbox.errors).toEqual([])
}, 120_000)

test.each(faults)('the suite finds %s', async (_what, fault, call, found) => {
  const faulty = await startFaulty(sandbox.app, fault)
  const results = await testPlatform({ url: faulty.url, account: richLogin, only: [call] })
  await faulty.close()
  expect(failures(results.filter((result) => result.case === found))).toHaveLength(1)
})

it('reports calls that a platform lacks as missing, and optional ones as not offered', async () => {
  const faulty = await startFaulty(sandbox.app, {
    answers: (said) =>
      Object.assign(said, {
        status: 404,
        body: '{"error":{"type":"MethodNotFoundException","message":""}}',
      }),
  })
  const results = await testPlatform({ url: faulty.url, only: ['games.get', 'auth.callback'] })
  await faulty.close()
  expect(results.filter(({ call }) => call === 'games.get').map(({ outcome }) => outcome)).not.toContain(
    'pass',
  )
  const optional = results.filter(({ call }) => call === 'auth.callback')
  expect(new Set(optional.map(({ outcome }) => outcome))).toEqual(new Set(['skip']))
})

it('stops at a fault that every call has, and names it once', async () => {
  const faulty = await startFaulty(sandbox.app, {
    answers: (said) => Object.assign(said, { status: 500, body: '<h1>Error</h1>' }),
  })
  const results = await testPlatform({ url: faulty.url, account: richLogin, level: 'should' })
  await faulty.close()
  const calls = new Set(results.map(({ call }) => call))
  expect(calls.size).toBeLessThan(callNames.length / 2)
  const named = results.filter(({ case: name }) => name === 'every call').map(({ reason }) => reason)
  expect(named).toHaveLength(1)
  expect(named[0]).toContain('the other calls are not tested')
})

it('reads tolerantly up to the level should, and names the pages that miss calls', async () => {
  const faulty = await startFaulty(sandbox.app, {
    answers: (said, { path }) => {
      said.headers['cache-control'] = 'private'
      said.body = said.body.replaceAll(/"amount":"([\d.]+)"/g, '"amount":$1')
      if (path.startsWith('/api/jackpots/'))
        Object.assign(said, {
          status: 404,
          body: '{"error":{"type":"MethodNotFoundException","message":""}}',
        })
    },
  })
  const target = { url: faulty.url, account: richLogin, level: 'should' } as const
  const results = await testPlatform(target)
  const minimal = await testPlatform({ ...target, isMinimal: true })
  await faulty.close()
  expect(failures(results).filter((line) => !line.includes('jackpots.'))).toEqual([])
  expect(summaryOf(results)).toMatch(/\/jackpots +missing: these 2 leave a hole/)
  expect(htmlOf(results, faulty.url)).toContain('jackpots.get')
  expect(failures(minimal)).toEqual([])
  expect(minimal.every(({ level }) => level !== 'strict')).toBe(true)
})
