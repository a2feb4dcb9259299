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

async function deposit(amount: string) {
  const response = await sandbox.post(
    '/api/cashier/makedeposit',
    { method_id: '1', amount, requisites: '{"card_number":"8600490277153308"}' },
    { session, idempotencyKey: `deposit-${amount}` },
  )
  return response.json<{ error?: { type: string } }>().error?.type
}

test('a deposit limit can be set and read, and is enforced', async () => {
  expect((await call('account.getDepositLimit')).data).toMatchObject({ limit_amount: null, period: 'none' })
  await call('responsible.setlimit', { kind: 'deposit', period: 'month', amount: '900000' })
  expect((await call('responsible.setlimit', { kind: 'deposit', amount: '100000' })).data).toEqual({
    kind: 'deposit',
    period: 'day',
    amount: '100000.00',
    currency: 'UZS',
    minutes: null,
    used: '0.00',
    next_amount: null,
    next_minutes: null,
    next_at: null,
  })
  expect(await deposit('60000')).toBeUndefined()
  expect((await call('account.getDepositLimit')).data).toEqual({
    available_amount: '40000.00',
    can_edit: true,
    expired_at: '2026-03-01T19:00:00Z',
    limit_amount: '100000.00',
    period: 'day',
    currency: 'UZS',
  })
  expect(await deposit('50000')).toBe('BillingDepositLimitExceededException')
})

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
