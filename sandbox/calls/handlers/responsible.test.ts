import { beforeEach, expect, test } from 'vitest'
import { sandboxOfTest, type Call } from '../../tests/support/test-calls.ts'
import type { TestSandbox } from '../../tests/support/test-sandbox.ts'

let sandbox: TestSandbox
let session: string
let send: Call
beforeEach(async () => {
  ;({ sandbox, call: send } = await sandboxOfTest())
  session = await sandbox.login({ login: '998901234568', password: 'marra2026' })
})

/** Calls as the player. */
const call = (name: string, params: Record<string, string> = {}) => send(name, params, session)

test('a break ends open real-money games and blocks new ones, but not demos', async () => {
  const rich = await sandbox.login()
  const open = async (mode: string) => {
    const { body } = await sandbox.get(`/platform/game/olmos-saltanati/${mode}`, rich)
    return /&quot;token&quot;:&quot;([\w-]+)&quot;/.exec(body)?.[1] ?? ''
  }
  const spin = async (token: string, round: string) =>
    (await sandbox.post('/sandbox/slot/spin', { token, round, stake: '5000' })).statusCode
  const game = await open('play')
  const demo = await open('demo')
  expect(await spin(game, 'round-01')).toBe(200)
  await send('responsible.settimeout', { hours: '1' }, rich)
  expect(await spin(game, 'round-02')).toBe(401)
  expect(await spin(demo, 'round-03')).toBe(200)
  expect(await spin(await open('demo'), 'round-04')).toBe(200)
  const rejected = await sandbox.get('/platform/game/olmos-saltanati/play?locale=uz', rich)
  expect(rejected.statusCode).toBe(400)
  expect(rejected.body).toContain('data-error="InvalidRequestException" data-code="break"')
  expect(rejected.body).toContain('Tanaffusdasiz')
})

test('self-exclusion requires the password', async () => {
  expect(await call('responsible.selfexclude', { months: '6', password: 'wrong' })).toMatchObject({
    error: { type: 'InvalidParameterException', error_data: { password: 'wrong' } },
  })
  expect((await call('responsible.getstatus')).data).toMatchObject({ is_self_excluded: false })
  expect((await call('responsible.selfexclude', { months: '6', password: 'marra2026' })).data).toMatchObject({
    is_self_excluded: true,
    self_excluded_until: '2026-09-01T07:00:00Z',
  })
  expect((await call('responsible.selfexclude', { months: '0', password: 'marra2026' })).data).toMatchObject({
    is_self_excluded: true,
    self_excluded_until: null,
  })
  // A self-excluded player may still log in to withdraw.
  expect((await send('auth.login', { login: '998901234568', password: 'marra2026' })).error).toBeUndefined()
})
