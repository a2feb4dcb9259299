import { afterAll, beforeAll, expect, it, test } from 'vitest'
import { callNames } from '../../schemas/api/calls.ts'
import { richLogin, startTestSandbox, type TestSandbox } from './support/test-sandbox.ts'
import { faults, startFaulty } from '../../tests/conformance/faulty-platform.ts'
import { lineOf } from '../../tests/conformance/report.ts'
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
