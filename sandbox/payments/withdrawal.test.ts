import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  cashierOf,
  closeSoundly,
  makeReady,
  openCashier,
  payIn,
  prepare,
  uzcardNumber,
  type Cashier,
  type WithdrawSettings,
} from '../tests/support/cashier.ts'
import type { TestSandbox } from '../tests/support/test-sandbox.ts'

const minute = 60_000

let sandbox: TestSandbox
let cashier: Cashier
beforeEach(async () => ({ sandbox, cashier } = await openCashier()))
afterEach(() => closeSoundly(sandbox))

const settings = () => cashier.read<WithdrawSettings>('getwithdrawsettings')

const statusOf = async (id: number | undefined) =>
  (await cashier.history()).find((payment) => payment.id === id)?.status

describe('a withdrawal of an eligible player', () => {
  beforeEach(async () => {
    await makeReady(sandbox)
    await payIn(sandbox, cashier, '1000000')
  })

  test('is paid out by the operator after the processing time', async () => {
    const { data } = await cashier.withdraw('400000')
    sandbox.pass(minute - 1)
    expect(await statusOf(data?.transaction.id)).toBe('pending')
    sandbox.pass(1)
    expect(await statusOf(data?.transaction.id)).toBe('success')
    expect(await cashier.balance()).toBe('600000.00')
    expect((await settings()).held.amount).toBe('0.00')
  })

  test.each([
    ['a card that ends in 1114', '400000', '8600490277151114'],
    ['an amount that ends in 914', '400914', uzcardNumber],
  ])('to %s is declined later, and the money is returned', async (_what, amount, card) => {
    const { data } = await cashier.withdraw(amount, { card })
    sandbox.pass(minute)
    expect(await statusOf(data?.transaction.id)).toBe('fail')
    expect(await cashier.balance()).toBe('1000000.00')
  })

  test('returns the money once when it is cancelled', async () => {
    const { data } = await cashier.withdraw('400000')
    const id = data?.transaction.id ?? 0
    const cancelled = await cashier.cancel(id, 'cancel-1')
    expect(cancelled.data?.transaction).toMatchObject({ status: 'cancel', can_cancel: false })
    expect(await cashier.cancel(id, 'cancel-1')).toEqual(cancelled)
    expect((await cashier.cancel(id, 'cancel-2')).error).toMatchObject({
      type: 'WithdrawalDeclinedException',
      error_data: { status: 'cancel' },
    })
    expect(await cashier.balance()).toBe('1000000.00')
  })

  test('cannot be cancelled after the operator has paid it out', async () => {
    const { data } = await cashier.withdraw('400000')
    sandbox.pass(minute)
    expect((await cashier.cancel(data?.transaction.id ?? 0)).error?.type).toBe('WithdrawalDeclinedException')
    expect(await cashier.balance()).toBe('600000.00')
  })

  test('of another player, or a deposit, cannot be cancelled', async () => {
    const { data } = await cashier.withdraw('400000')
    const other = cashierOf(sandbox, await sandbox.login())
    const [deposit] = await cashier.history('&type=deposit')
    const unknown = { error: { type: 'InvalidParameterException', error_data: { id: 'unknown' } } }
    expect(await other.cancel(data?.transaction.id ?? 0)).toMatchObject(unknown)
    expect(await cashier.cancel(deposit?.id ?? 0)).toMatchObject(unknown)
  })

  test('is the same withdrawal if repeated with its key', async () => {
    const [first, second] = await Promise.all([
      cashier.withdraw('400000', { key: 'once' }),
      cashier.withdraw('400000', { key: 'once' }),
    ])
    expect(second).toEqual(first)
    expect(await cashier.balance()).toBe('600000.00')
  })

  test('is rejected with the key of another call', async () => {
    const { data } = await cashier.withdraw('400000', { key: 'once' })
    const answer = await cashier.cancel(data?.transaction.id ?? 0, 'once')
    expect(answer.error?.type).toBe('InvalidRequestException')
    expect(await statusOf(data?.transaction.id)).toBe('pending')
  })

  test('never exceeds the balance despite many concurrent requests', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => cashier.withdraw('300000')))
    expect(answers.filter(({ data }) => data)).toHaveLength(3)
    const apiError = {
      type: 'WithdrawalLimitsExceededException',
      error_data: { amount: 'balance', available: '100000.00', currency: 'UZS' },
    }
    expect(answers.flatMap(({ error }) => (error ? [error] : []))).toMatchObject(Array(5).fill(apiError))
    expect(await cashier.balance()).toBe('100000.00')
  })

  test('ends only once if it is cancelled and paid out at the same time', async () => {
    const { data } = await cashier.withdraw('400000')
    const id = data?.transaction.id ?? 0
    sandbox.pass(minute - 1)
    const cancels = [cashier.cancel(id), cashier.cancel(id)]
    sandbox.pass(1)
    const answers = await Promise.all([...cancels, cashier.cancel(id), settings()])
    const status = await statusOf(id)
    expect(['cancel', 'success']).toContain(status)
    expect(await cashier.balance()).toBe(status === 'cancel' ? '1000000.00' : '600000.00')
    const wins = answers.slice(0, 3).filter((answer) => 'data' in answer)
    expect(wins).toHaveLength(status === 'cancel' ? 1 : 0)
  })

  test('adds its fee to the amount', async () => {
    const { data } = await cashier.withdraw('500000', { method: '104', card: '4111111111111234' })
    expect(data?.transaction.amount.amount).toBe('500000.00')
    expect(await cashier.balance()).toBe('495000.00')
    await cashier.cancel(data?.transaction.id ?? 0)
    expect(await cashier.balance()).toBe('1000000.00')
  })

  test('can reuse saved payment details, which are never returned in full', async () => {
    await cashier.withdraw('60000')
    await cashier.withdraw('60000')
    const uzcard = (await settings()).items.find(({ id }) => id === 101)
    expect(uzcard?.saved_requisites).toMatchObject([{ masked: '8600 **** **** 3308', status: 'ready' }])
    const again = await cashier.pay('makewithdrawal', {
      method_id: '101',
      amount: '60000',
      saved_requisite_id: String(uzcard?.saved_requisites[0]?.id),
    })
    expect(again.data?.transaction.requisites).toEqual({ card_number: '8600********3308' })
    await prepare(sandbox, async (database) => {
      const stored = await database.selectFrom('saved_requisites').selectAll().execute()
      const requests = await database.selectFrom('idempotent_requests').selectAll().execute()
      expect(JSON.stringify([stored, requests])).not.toContain(uzcardNumber)
    })
  })

  test.each([
    ['on_verification', 'RequisitesOnVerificationException'],
    ['validation_required', 'RequisitesValidationRequiredException'],
  ] as const)('is rejected for saved payment details that are %s', async (status, type) => {
    await cashier.withdraw('60000')
    await prepare(sandbox, (database) => database.updateTable('saved_requisites').set({ status }).execute())
    const saved = (await settings()).items.find(({ id }) => id === 101)?.saved_requisites[0]
    const answer = await cashier.pay('makewithdrawal', {
      method_id: '101',
      amount: '60000',
      saved_requisite_id: String(saved?.id),
    })
    expect(answer.error?.type).toBe(type)
  })

  test.each([
    ['8600490277151113', 'WithdrawalDeclinedException'],
    ['8600490277151115', 'BillingServiceErrorException'],
    ['8600490277151116', 'BillingUnavailableException'],
    ['8600490277151117', 'RequisitesOnVerificationException'],
    ['8600490277151118', 'RequisitesValidationRequiredException'],
    ['8600490277151119', 'RequisitesFraudulentException'],
  ])('to the card %s is rejected with %s and leaves nothing behind', async (card, type) => {
    expect((await cashier.withdraw('400000', { card })).error?.type).toBe(type)
    expect(await cashier.history('&type=withdrawal')).toEqual([])
    expect((await settings()).items.flatMap((item) => item.saved_requisites)).toEqual([])
    expect(await cashier.balance()).toBe('1000000.00')
  })

  test.each([
    [undefined, 'required'],
    ['99', 'unknown'],
    ['6', undefined],
  ])('to a bank account with the bank %s: %s', async (bank, rule) => {
    const form = {
      method_id: '108',
      amount: '60000',
      requisites: JSON.stringify({ account_number: '20208000900123456001', holder: 'Dilnoza Karimova' }),
      ...(bank && { bank_id: bank }),
    }
    const { error, data } = await cashier.pay('makewithdrawal', form)
    if (rule) expect(error?.error_data).toEqual({ bank_id: rule })
    else expect(data?.transaction.requisites.bank).toBe('Kapitalbank')
  })

  test('is limited to a number of open ones at a time', async () => {
    for (let open = 0; open < 5; open += 1) await cashier.withdraw('60000')
    expect((await cashier.withdraw('60000')).error).toMatchObject({
      type: 'WithdrawalLimitsExceededException',
      error_data: { open: 'maximum' },
    })
  })
})
