import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { closeSoundly, makeReady, openCashier, payIn, type Cashier } from '../tests/support/cashier.ts'
import type { TestSandbox } from '../tests/support/test-sandbox.ts'

let sandbox: TestSandbox
let session: string
let cashier: Cashier
beforeEach(async () => ({ sandbox, session, cashier } = await openCashier()))
afterEach(() => closeSoundly(sandbox))

describe('the history', () => {
  beforeEach(async () => {
    await makeReady(sandbox)
    await payIn(sandbox, cashier, '1000000')
    await cashier.deposit('50000')
    await cashier.withdraw('60000')
  })

  test.each([
    ['', ['withdrawal pending', 'deposit pending', 'deposit success']],
    ['&type=deposit', ['deposit pending', 'deposit success']],
    ['&type=withdrawal', ['withdrawal pending']],
    ['&statuses=success', ['deposit success']],
    ['&statuses=success,pending&type=deposit', ['deposit pending', 'deposit success']],
    ['&statuses=cancel', []],
  ])('can be filtered by "%s"', async (query, expected) => {
    const found = await cashier.history(query)
    expect(found.map(({ type, status }) => `${type} ${status}`)).toEqual(expected)
  })

  test('is paginated and includes the total', async () => {
    const page = await cashier.read<{ items: unknown[]; total: number }>('gethistory?count=2&offset=2')
    expect(page.items).toHaveLength(1)
    expect(page.total).toBe(3)
  })

  test('rejects an unknown status', async () => {
    const answer = await sandbox.get('/api/cashier/gethistory?statuses=lost', session)
    expect(answer.json()).toMatchObject({ error: { error_data: { statuses: 'enum' } } })
  })
})
