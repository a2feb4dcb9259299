import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cashierOf, emptyLogin, payIn } from '../tests/support/cashier.ts'
import { startTestSandbox, type TestSandbox } from '../tests/support/test-sandbox.ts'
import type { CreditedDeposit } from './credited-deposit.ts'

const noted = vi.hoisted(() => ({ deposits: new Array<CreditedDeposit>(), fails: false }))
vi.mock('./deposit-effects.ts', () => ({
  depositEffects: [
    (_booking: unknown, _sandbox: unknown, deposit: CreditedDeposit) => {
      noted.deposits.push(deposit)
      return noted.fails ? Promise.reject(new Error('no')) : Promise.resolve()
    },
  ],
}))

let sandbox: TestSandbox
let cashier: ReturnType<typeof cashierOf>
beforeEach(async () => {
  noted.deposits = []
  noted.fails = false
  sandbox = await startTestSandbox()
  cashier = cashierOf(sandbox, await sandbox.login(emptyLogin))
})
afterEach(() => sandbox.close())

test('runs effects once for a successful deposit, with the credited amount and the offer', async () => {
  const form = {
    method_id: '11',
    amount: '50000',
    requisites: '{"phone":"998901234568"}',
  }
  const { data } = await cashier.pay('makedeposit', form)
  expect(noted.deposits).toEqual([])
  sandbox.pass(60_000)
  await Promise.all([cashier.history(), cashier.history()])
  expect(noted.deposits).toEqual([
    expect.objectContaining({
      transactionId: data?.transaction.id,
      amount: 4_950_000n,
      currency: 'UZS',
      offerId: -1,
    }),
  ])
})

test('runs no effects for a failed deposit', async () => {
  const { data } = await cashier.deposit('50000')
  await sandbox.post(data?.url ?? '', { decision: 'decline' })
  expect(noted.deposits).toEqual([])
})

test('leaves the deposit pending and uncredited if an effect fails', async () => {
  noted.fails = true
  await payIn(sandbox, cashier, '50000')
  expect(await cashier.history()).toMatchObject([{ status: 'pending' }])
  expect(await cashier.balance()).toBe('0.00')
})
