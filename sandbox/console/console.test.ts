import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { callNames } from '../../schemas/api/calls.ts'
import { errorStatuses } from '../../schemas/api/errors.ts'
import { methodOf } from '../../schemas/api/methods.ts'
import { sessionOf, startTestSandbox, type TestSandbox } from '../tests/support/test-sandbox.ts'

let sandbox: TestSandbox
/** Delays of calls, in milliseconds. */
let waits: number[]
beforeEach(async () => {
  waits = []
  sandbox = await startTestSandbox({
    delay: (milliseconds) => {
      waits.push(milliseconds)
      return Promise.resolve()
    },
  })
})
afterEach(() => sandbox.close())

const day = 24 * 60 * 60 * 1000
const ask = (session?: string) => sandbox.get('/api/account/getBalance', session)
const provoke = (form: Record<string, string>) =>
  sandbox.post('/sandbox/console/faults', { kind: 'error', call: 'account.getBalance', ...form })

/** Error types of the specification. */
const specifiedTypes = [
  'UnknownErrorException',
  'ApplicationDisabledException',
  'MethodNotFoundException',
  'AuthorizationException',
  'InvalidRequestException',
  'InternalServerErrorException',
  'AccessDeniedException',
  'UserDeletedException',
  'UserBannedException',
  'UserNeedDepositException',
  'UserNeedProfileDataException',
  'UserNeedConfirmContactException',
  'ApplicationUnavailableException',
  'InvalidParameterException',
  'TooManyRequestsException',
  'BillingServiceErrorException',
  'BillingTransactionDeclinedException',
  'BillingUnavailableException',
  'BillingDepositLimitExceededException',
  'WithdrawalDeclinedException',
  'WithdrawalLimitsExceededException',
  'WithdrawalLimitsPeriodExceededException',
  'KycUserProfileException',
  'KycWithdrawalException',
  'StorageQuotaExceededException',
  'IdentityVerificationRequiredException',
  'RequisitesOnVerificationException',
  'RequisitesValidationRequiredException',
  'RequisitesFraudulentException',
] as const

describe('an injected error', () => {
  test('is returned until the fault is removed, for every error type of the contract [ERR-02, ERR-04, ERR-06, ERR-07, ERR-08, ERR-11, ERR-12, ERR-15, ERR-16, ERR-17, ERR-18, ERR-19, ERR-20, ERR-21, ERR-22, ERR-23, ERR-24, ERR-26, ERR-27, ERR-29, ERR-30, ERR-31]', async () => {
    const session = await sandbox.login()
    for (const [index, type] of specifiedTypes.entries()) {
      await provoke({ error_type: type, error_data: '{"reason":"test"}' })
      for (let time = 0; time < 2; time += 1) {
        const rejected = await ask(session)
        expect(rejected.statusCode).toBe(errorStatuses[type])
        expect(rejected.json()).toMatchObject({ error: { type, error_data: { reason: 'test' } } })
      }
      expect((await sandbox.get('/sandbox')).body).toContain(`${type} {&quot;reason&quot;:&quot;test&quot;}`)
      await sandbox.post('/sandbox/console/faults/remove', { id: String(index + 1) })
      expect((await ask(session)).statusCode).toBe(200)
    }
  })

  test('can be any error of the contract on any of its calls', async () => {
    for (const name of callNames) {
      await provoke({ call: name, error_type: 'KycWithdrawalException', times: '1' })
      const path = `/api/${name.replace('.', '/')}`
      const answer = methodOf(name) === 'GET' ? await sandbox.get(path) : await sandbox.post(path, {})
      expect([name, answer.json()]).toMatchObject([name, { error: { type: 'KycWithdrawalException' } }])
    }
  })

  test('affects no other call', async () => {
    await provoke({ error_type: 'AccessDeniedException' })
    expect((await sandbox.get('/api/account/getInfo')).statusCode).toBe(200)
  })

  test("affects every call if set for all, including the server's own", async () => {
    await provoke({ call: '*', error_type: 'ApplicationDisabledException' })
    expect((await sandbox.get('/api/account/getInfo')).statusCode).toBe(503)
    expect((await sandbox.get('/api/games/getCategories')).statusCode).toBe(503)
    await expect(
      sandbox.platform.call('metadata.getgeneralinfo', {}, { locale: 'uz' }),
    ).rejects.toMatchObject({ type: 'ApplicationDisabledException' })
  })

  test('occurs as often as configured, even with concurrent calls', async () => {
    const session = await sandbox.login()
    await provoke({ error_type: 'BillingUnavailableException', times: '3' })
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(session)))
    expect(answers.filter(({ statusCode }) => statusCode === 502)).toHaveLength(3)
    expect((await ask(session)).statusCode).toBe(200)
    expect((await sandbox.get('/sandbox')).body).toContain('Nothing is switched on.')
  })

  test('affects only the configured player', async () => {
    const [rich, poor] = [
      await sandbox.login(),
      await sandbox.login({ login: '998901234568', password: 'marra2026' }),
    ]
    await provoke({ error_type: 'TooManyRequestsException', player_id: '2' })
    expect((await ask(rich)).statusCode).toBe(200)
    expect((await ask(poor)).statusCode).toBe(429)
  })

  test('prevents all writes', async () => {
    const session = await sandbox.login()
    await provoke({ call: 'account.changelocale', error_type: 'UnknownErrorException' })
    await sandbox.post('/api/account/changelocale', { locale: 'ru' }, { session })
    expect((await sandbox.get('/api/account/getInfo', session)).json()).toMatchObject({
      data: { locale: 'uz' },
    })
    expect(sandbox.errors).toEqual([])
  })
})

describe('the connection', () => {
  test('is as slow as configured', async () => {
    await sandbox.post('/sandbox/console/faults', { kind: 'latency', call: '*', delay: '1500' })
    expect((await sandbox.get('/api/account/getInfo')).statusCode).toBe(200)
    expect(waits).toEqual([1500])
  })

  test('can be down', async () => {
    await sandbox.post('/sandbox/console/faults', { kind: 'outage', call: '*' })
    const answer = await sandbox.get('/api/account/getInfo')
    expect(answer.statusCode).toBe(503)
    expect(answer.json()).toMatchObject({ error: { type: 'ApplicationUnavailableException' } })
  })

  test('can stay silent for longer than callers wait', async () => {
    await sandbox.post('/sandbox/console/faults', { kind: 'silence', call: 'account.getInfo' })
    expect((await sandbox.get('/api/account/getInfo')).statusCode).toBe(503)
    expect(waits).toEqual([120_000])
  })
})

describe('the time', () => {
  test('ends sessions when moved past their expiry, and restores them when moved back', async () => {
    const session = await sandbox.login()
    await sandbox.post('/sandbox/console/clock', { amount: '31', unit: 'days' })
    expect((await ask(session)).statusCode).toBe(401)
    await sandbox.post('/sandbox/console/clock', { amount: '-25', unit: 'days' })
    expect((await ask(session)).statusCode).toBe(200)
  })

  test('is shown and can be reset to real time', async () => {
    await sandbox.post('/sandbox/console/clock', { amount: '90', unit: 'minutes' })
    const moved = (await sandbox.get('/sandbox')).body
    expect(moved).toContain('2026-03-01 08:30:00 UTC')
    expect(moved).toContain('1 h 30 min ahead of the real time')
    await sandbox.post('/sandbox/console/clock', { reset: '1' })
    expect((await sandbox.get('/sandbox')).body).toContain('2026-03-01 07:00:00 UTC')
  })

  test('keeps running after it was moved', async () => {
    const session = await sandbox.login()
    await sandbox.post('/sandbox/console/clock', { amount: '6', unit: 'days' })
    expect((await ask(session)).statusCode).toBe(200)
    sandbox.pass(8 * day)
    expect((await ask(session)).statusCode).toBe(401)
  })
})

test('console settings survive a restart', async () => {
  await sandbox.post('/sandbox/console/clock', { amount: '1', unit: 'days' })
  await provoke({ call: 'account.getInfo', error_type: 'UserBannedException' })
  const next = await startTestSandbox(sandbox.settings)
  expect((await next.get('/sandbox')).body).toContain('1 d ahead of the real time')
  expect((await next.get('/api/account/getInfo')).statusCode).toBe(403)
  await next.close()
})

describe('forms of the console', () => {
  const wrong: readonly [string, Record<string, string>][] = [
    ['/sandbox/console/clock', { amount: 'x', unit: 'days' }],
    ['/sandbox/console/clock', { amount: '99999', unit: 'days' }],
    ['/sandbox/console/clock', { amount: '1', unit: 'fortnights' }],
    ['/sandbox/console/faults', { kind: 'error', call: 'account.getInfo', error_type: 'Nothing' }],
    ['/sandbox/console/faults', { kind: 'explosion', call: '*' }],
    ['/sandbox/console/faults', { kind: 'outage', call: 'no.call' }],
    ['/sandbox/console/faults', { kind: 'latency', call: '*', delay: '-5' }],
    ['/sandbox/console/faults', { kind: 'latency', call: '*', delay: '999999' }],
    ['/sandbox/console/faults', { kind: 'outage', call: '*', times: '0' }],
    ['/sandbox/console/faults', { kind: 'outage', call: '*', player_id: 'me' }],
    [
      '/sandbox/console/faults',
      { kind: 'error', call: '*', error_type: 'UnknownErrorException', error_data: '[1]' },
    ],
    [
      '/sandbox/console/faults',
      { kind: 'error', call: '*', error_type: 'UnknownErrorException', error_data: '{' },
    ],
    ['/sandbox/console/faults/remove', { id: 'all' }],
    ['/sandbox/console/isolation', { value: 'yes' }],
  ]
  test('reject invalid values and change nothing', async () => {
    for (const [path, form] of wrong)
      expect([form, (await sandbox.post(path, form)).statusCode]).toEqual([form, 422])
    const { body } = await sandbox.get('/sandbox')
    expect(body).toContain('Nothing is switched on.')
    expect(body).toContain('the real time')
  })
})

test.each([
  ['bonus isolation', 'isolation', 'is_bonus_isolation_enabled'],
  ['fraud detection', 'seon', 'is_seon_enabled'],
] as const)(
  '%s can be switched on and off, and the platform reports it [BONUS-03]',
  async (_what, path, field) => {
    const isOn = async () =>
      (await sandbox.get('/api/metadata/getgeneralinfo')).json<{ data: Record<typeof field, boolean> }>()
        .data[field]
    expect(await isOn()).toBe(false)
    await sandbox.post(`/sandbox/console/${path}`, { value: '1' })
    expect(await isOn()).toBe(true)
    expect((await sandbox.get('/sandbox')).body).toContain('Switch off')
    await sandbox.post(`/sandbox/console/${path}`, { value: '0' })
    expect(await isOn()).toBe(false)
  },
)

describe('access to the console', () => {
  test('is denied through a proxy unless the setting opens the console', async () => {
    const visit = (to: TestSandbox) =>
      to.app.inject({ url: '/sandbox', headers: { 'x-forwarded-for': '10.0.0.7' } })
    expect((await visit(sandbox)).statusCode).toBe(403)
    const open = await startTestSandbox({ isConsoleOpen: true })
    expect((await visit(open)).statusCode).toBe(200)
    await open.close()
  })

  test.each([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-dest': 'empty', 'sec-fetch-site': 'same-origin' },
  ])('is denied to other pages: %o', async (headers) => {
    const answer = await sandbox.app.inject({
      method: 'POST',
      url: '/sandbox/console/clock',
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'amount=31&unit=days',
    })
    expect(answer.statusCode).toBe(403)
    expect((await sandbox.get('/sandbox')).body).toContain('the real time')
  })

  test('is granted to its own pages', async () => {
    const answer = await sandbox.app.inject({
      method: 'POST',
      url: '/sandbox/console/players/2/login',
      headers: {
        host: 'localhost:3103',
        origin: 'http://localhost:3103',
        'sec-fetch-site': 'same-origin',
        'sec-fetch-dest': 'document',
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: '',
    })
    expect(answer.statusCode).toBe(303)
    const info = await sandbox.get('/api/account/getInfo', sessionOf(answer))
    expect(info.json()).toMatchObject({ data: { uid: 2 } })
  })
})
