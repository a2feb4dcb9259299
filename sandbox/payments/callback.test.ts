import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { closeSoundly, openCashier, type Cashier } from '../tests/support/cashier.ts'
import type { TestSandbox } from '../tests/support/test-sandbox.ts'
import { systemRandom } from '../random.ts'
import type { ProviderMessage } from './callback.ts'
import { signedMessage } from './provider.ts'
import { readTransactions } from './transactions.ts'
import type { Database } from '../tables/database.ts'

let sandbox: TestSandbox
let cashier: Cashier
let database: Database
beforeEach(async () => {
  ;({ sandbox, cashier } = await openCashier())
  database = sandbox.openDatabase()
})
afterEach(async () => {
  await database.destroy()
  await closeSoundly(sandbox)
})

describe("the provider's callback", () => {
  let id = 0
  beforeEach(async () => {
    id = (await cashier.deposit('50000')).data?.transaction.id ?? 0
  })

  /** A message signed with the sandbox's secret. */
  async function message(status: ProviderMessage['status'], event: string): Promise<Record<string, string>> {
    const [payment] = await readTransactions(database, { id })
    if (!payment) throw new Error('no payment')
    const context = { database, random: systemRandom }
    return Object.fromEntries(await signedMessage(context, payment, status, event))
  }

  const send = (fields: Record<string, string>) => sandbox.post('/sandbox/payments/callback', fields)

  test('credits once even if it is repeated', async () => {
    const fields = await message('success', 'event-1')
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(fields)))
    for (const answer of answers) {
      expect(answer.statusCode).toBe(200)
      expect(answer.json()).toMatchObject({ accepted: true })
    }
    await send(await message('success', 'event-2'))
    expect(await cashier.balance()).toBe('50000.00')
    expect(await cashier.history()).toMatchObject([{ status: 'success' }])
  })

  test.each([
    [['processing', 'success'], 'success', '50000.00'],
    [['success', 'processing'], 'success', '50000.00'],
    [['success', 'fail'], 'success', '50000.00'],
    [['fail', 'success'], 'fail', '0.00'],
    [['cancel', 'success'], 'cancel', '0.00'],
    [['processing'], 'pending', '0.00'],
  ] as const)('in the order %j ends as %s', async (statuses, status, balance) => {
    for (const [index, each] of statuses.entries()) await send(await message(each, `event-${index}`))
    expect(await cashier.history()).toMatchObject([{ status }])
    expect(await cashier.balance()).toBe(balance)
  })

  test.each([
    ['another amount', { amount: '500000.00' }, 401],
    ['another transaction', { transaction: '1' }, 401],
    ['no signature', { signature: '' }, 401],
    ['an unknown status', { status: 'paid' }, 400],
    ['no number', { transaction: '' }, 400],
  ])('is rejected with %s', async (_what, forged, status) => {
    const answer = await send({ ...(await message('success', 'event-1')), ...forged })
    expect(answer.statusCode).toBe(status)
    expect(await cashier.history()).toMatchObject([{ status: 'pending' }])
  })

  test('settles a payment whose page was never opened; the page then redirects to the result', async () => {
    const { url } = await cashier.read<{ url: string | null }>(`getdepositinfo?id=${id}`)
    await send(await message('success', 'event-1'))
    const location = `/cashier/paysuccess/${id}`
    expect((await sandbox.get(url ?? '')).headers.location).toBe(location)
    const returned = await sandbox.post(`${url}/return`, { anything: 'the provider says' })
    expect(returned.statusCode).toBe(303)
    expect(returned.headers.location).toBe(location)
    expect((await sandbox.get(`${url}/return`)).headers.location).toBe(location)
  })
})
