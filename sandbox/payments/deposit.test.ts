import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  cashierOf,
  closeSoundly,
  emptyLogin,
  openCashier,
  payIn,
  prepare,
  type Cashier,
  uzcardNumber,
} from '../tests/support/cashier.ts'
import { sessionOf, type TestSandbox } from '../tests/support/test-sandbox.ts'

const minute = 60_000
const hour = 60 * minute
const phone = '{"phone":"998901234568"}'

let sandbox: TestSandbox
let cashier: Cashier
beforeEach(async () => ({ sandbox, cashier } = await openCashier()))
afterEach(() => closeSoundly(sandbox))

interface Info {
  status: string
  fee: { amount: string }
  credited: { amount: string }
  fail_reason: string | null
  display: string
  url: string | null
}
const info = (id: number | undefined, locale = 'uz') =>
  cashier.read<Info>(`getdepositinfo?id=${id ?? 0}&locale=${locale}`)

const visa = { method: '4', card: '4111111111111234' }

describe('a deposit by display mode', () => {
  test.each([
    ['redirect', () => cashier.deposit('50000')],
    ['new_window', () => cashier.deposit('50000', visa)],
    ['mobile', () => cashier.pay('makedeposit', { method_id: '9', amount: '50000', requisites: phone })],
  ])("%s opens the provider's page", async (display, start) => {
    const { data } = await start()
    expect(data).toMatchObject({ display, transaction: { status: 'pending' } })
    expect((await sandbox.get(data?.url ?? '')).statusCode).toBe(200)
    expect(await info(data?.transaction.id)).toMatchObject({ status: 'pending', display, url: data?.url })
  })

  test('new_window ends on a page that closes itself or links to the result', async () => {
    const { data } = await cashier.deposit('50000', visa)
    const answered = await sandbox.post(data?.url ?? '', { decision: 'pay' })
    expect(answered.statusCode).toBe(303)
    const page = await sandbox.get(String(answered.headers.location))
    expect(page.body).toContain(`href="/cashier/paysuccess/${data?.transaction.id ?? 0}"`)
    expect(page.body).toContain('close-window.js')
    expect(page.headers['content-security-policy']).toContain("script-src 'self'")
  })

  test('frame is the form of a processor on another origin, which asks for the card and then for a code', async () => {
    const start = () => cashier.pay('makedeposit', { method_id: '14', amount: '50000' })
    const { data } = await start()
    const address = data?.url ?? ''
    expect(address).toMatch(/^http:\/\/frames\.example\/sandbox\/payments\//)
    expect(await info(data?.transaction.id)).toMatchObject({ display: 'frame', url: address })
    const { pathname } = new URL(address)
    const page = await sandbox.get(pathname)
    expect(page.headers['content-security-policy']).toContain('frame-ancestors http://localhost:3103')
    const card = { number: '8600 4902 7715 3308', expiry: '12/30', cvc: '123' }
    const wrong = await sandbox.post(pathname, { ...card, cvc: '12' })
    expect([wrong.statusCode, wrong.body.split('aria-invalid').length - 1]).toEqual([422, 1])
    expect((await sandbox.post(pathname, card)).headers.location).toBe(pathname)
    const codePage = await sandbox.get(pathname)
    expect(codePage.body).toContain('8600 **** **** 3308')
    expect((await sandbox.post(pathname, { code: '000000' })).statusCode).toBe(422)
    const end = await sandbox.post(pathname, { code: '123456' })
    expect(end.headers.location).toBe(`http://localhost:3103/cashier/paysuccess/${data?.transaction.id ?? 0}`)
    expect(await cashier.history()).toMatchObject([
      { status: 'success', requisites: { card_number: '8600********3308' } },
    ])
    const other = new URL((await start()).data?.url ?? '').pathname
    const declined = await sandbox.post(other, { ...card, number: '8600490277151113' })
    expect(declined.headers.location).toContain('/cashier/payfail/')
    expect(await cashier.balance()).toBe('50000.00')
  })

  test('mobile shows a code to scan, and the app confirms after a minute', async () => {
    const form = { method_id: '9', amount: '50000', requisites: phone }
    const { data } = await cashier.pay('makedeposit', form)
    expect((await sandbox.get(data?.url ?? '')).body).toContain('class="scan-code"')
    sandbox.pass(minute - 1)
    expect((await info(data?.transaction.id)).status).toBe('pending')
    sandbox.pass(1)
    expect((await info(data?.transaction.id)).status).toBe('success')
    expect(await cashier.balance()).toBe('50000.00')
  })

  test('pending opens no page and settles later, less its fee', async () => {
    const form = { method_id: '11', amount: '50000', requisites: phone }
    const { data } = await cashier.pay('makedeposit', form)
    expect(data).toMatchObject({ display: 'pending', url: null })
    sandbox.pass(minute - 1)
    expect(await cashier.history()).toMatchObject([{ status: 'pending' }])
    sandbox.pass(1)
    expect(await cashier.history()).toMatchObject([{ status: 'success' }])
    expect(await cashier.balance()).toBe('49500.00')
    expect(await info(data?.transaction.id)).toMatchObject({
      fee: { amount: '500.00' },
      credited: { amount: '49500.00' },
      url: null,
    })
  })

  test('expires after a day if the payer does not decide', async () => {
    const { data } = await cashier.deposit('50000')
    sandbox.pass(24 * hour)
    expect(await info(data?.transaction.id)).toMatchObject({ status: 'fail', url: null })
    expect((await info(data?.transaction.id, 'ru')).fail_reason).toContain('не\u00a0подтвердили')
    const late = await sandbox.post(data?.url ?? '', { decision: 'pay' })
    expect(late.headers.location).toBe(`/cashier/payfail/${data?.transaction.id ?? 0}`)
    expect(await cashier.balance()).toBe('0.00')
  })
})

describe('a deposit that the provider rejects', () => {
  test.each([
    ['8600490277151113', '50000', 'BillingTransactionDeclinedException'],
    ['8600490277151115', '50000', 'BillingServiceErrorException'],
    ['8600490277151116', '50000', 'BillingUnavailableException'],
    [uzcardNumber, '50913', 'BillingTransactionDeclinedException'],
  ])('by the card %s with %s fails with %s and is not stored', async (card, amount, type) => {
    expect((await cashier.deposit(amount, { card })).error?.type).toBe(type)
    expect(await cashier.history()).toEqual([])
  })

  test('later fails with a reason that the player can read', async () => {
    const requisites = '{"phone":"998901231114"}'
    const { data } = await cashier.pay('makedeposit', { method_id: '11', amount: '50000', requisites })
    sandbox.pass(minute)
    expect(await info(data?.transaction.id)).toMatchObject({ status: 'fail', credited: { amount: '0.00' } })
    expect((await info(data?.transaction.id)).fail_reason).toContain('rad etdi')
    expect(await cashier.balance()).toBe('0.00')
  })
})

test('rejects an offer that does not exist or does not allow the method', async () => {
  const account = { phone: '998935550109', password: 'marra-01', birth_date: '1995-04-03' }
  const form = { ...account, currency: 'USDT' }
  const player = cashierOf(sandbox, sessionOf(await sandbox.post('/api/auth/register', form)))
  const start = (offer: string) =>
    player.pay('makedeposit', { method_id: '12', amount: '50', campaign_offer_id: offer })
  const rejected = (rule: string) => ({
    type: 'InvalidParameterException',
    error_data: { campaign_offer_id: rule },
  })
  expect((await start('1')).error).toMatchObject(rejected('exclude_methods'))
  expect((await start('999')).error).toMatchObject(rejected('unknown'))
  expect((await start('0')).error).toMatchObject(rejected('unknown'))
  expect((await start('-1')).data).toBeDefined()
  const requisites = `{"card_number":"${uzcardNumber}"}`
  const taken = { method_id: '1', amount: '50000', requisites, campaign_offer_id: '1' }
  expect((await cashier.pay('makedeposit', taken)).data).toBeDefined()
})

test('shows a receipt only to the player who paid', async () => {
  const { data } = await cashier.deposit('50000')
  const other = await sandbox.login()
  const url = `/api/cashier/getdepositinfo?id=${data?.transaction.id ?? 0}`
  expect((await sandbox.get(url)).statusCode).toBe(401)
  expect((await sandbox.get(url, other)).json()).toMatchObject({ error: { error_data: { id: 'unknown' } } })
})

test("rejects an amount above the player's own limit and returns the remaining amount", async () => {
  await prepare(sandbox, async (tables) => {
    const { id } = await tables
      .selectFrom('players')
      .select('id')
      .where('phone', '=', emptyLogin.login)
      .executeTakeFirstOrThrow()
    await tables
      .insertInto('play_limits')
      .values({
        player_id: id,
        kind: 'deposit',
        period: 'day',
        currency: 'UZS',
        bound: 10_000_000n,
      })
      .execute()
  })
  await payIn(sandbox, cashier, '60000')
  expect((await cashier.deposit('40001')).error).toMatchObject({
    type: 'BillingDepositLimitExceededException',
    error_data: { available_amount: '40000.00' },
  })
  expect((await cashier.deposit('40000')).data).toBeDefined()
})
