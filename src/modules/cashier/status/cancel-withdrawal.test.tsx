import { beforeEach, expect, it, vi } from 'vitest'
import type { Transaction } from '../../../../schemas/api/entities/cashier.ts'
import { click, mount, settle } from '../../../../tests/support/mount.tsx'
import { testAccount } from '../../../../tests/support/test-account.ts'
import { testPlatform } from '../../../../tests/support/test-platform.ts'
import { sessionStore } from '../../session/index.ts'
import { CancelButton } from './cancel-button.tsx'
import { cancelWithdrawal } from './cancel-withdrawal.ts'

vi.mock('../../dialogs/index.ts', () => ({ confirmDialog: () => Promise.resolve(true) }))

let id = 100
const open = (): Transaction => ({
  id: (id += 1),
  created_at: '2025-10-09T08:53:20Z',
  updated_at: '2025-10-09T08:53:20Z',
  requisites: {},
  method: 'uzcard',
  type: 'withdrawal',
  amount: { amount: '100000.00', currency: 'UZS' },
  status: 'pending',
  can_cancel: true,
  domain: 'localhost',
})

beforeEach(() => {
  localStorage.clear()
  sessionStore.set(testAccount)
})
it('is cancelled once for a double click', async () => {
  const transaction = open()
  const platform = testPlatform({
    'cashier.gethistory': () => ({ data: { items: [transaction], total: 1 } }),
    'cashier.cancelwithdrawal': () => ({ data: { transaction: { ...transaction, status: 'cancel' } } }),
  })
  const [one, other] = await Promise.all([cancelWithdrawal(transaction), cancelWithdrawal(transaction)])
  expect(one.status).toBe('cancel')
  expect(other).toEqual(one)
  expect(platform.called('cashier.cancelwithdrawal')).toHaveLength(1)
})

it('finds the cancellation in the history when the answer is lost', async () => {
  const transaction = open()
  let isCancelled = false
  testPlatform({
    'cashier.gethistory': () => ({
      data: { items: [{ ...transaction, status: isCancelled ? 'cancel' : 'pending' }], total: 1 },
    }),
    'cashier.cancelwithdrawal': () => {
      isCancelled = true
      return 'connection lost'
    },
  })
  expect(await cancelWithdrawal(transaction)).toMatchObject({ id: transaction.id, status: 'cancel' })
})

it('reports that the withdrawal had already ended', async () => {
  const transaction = open()
  testPlatform({
    'cashier.gethistory': () => ({ data: { items: [transaction], total: 1 } }),
    'cashier.cancelwithdrawal': () => ({ error: 'WithdrawalDeclinedException' }),
  })
  const changed = vi.fn()
  const page = await mount(<CancelButton transaction={transaction} onChanged={changed} />, {
    account: testAccount,
  })
  await click(page.control('Отменить заявку'))
  await settle()
  expect(page.container.textContent).toContain('Заявка уже завершена')
  expect(changed).toHaveBeenCalledOnce()
})

it('reports an unknown state if neither answer nor history show it', async () => {
  const transaction = open()
  const platform = testPlatform({
    'cashier.gethistory': () => ({ data: { items: [transaction], total: 1 } }),
    'cashier.cancelwithdrawal': () => 'connection lost',
  })
  const page = await mount(<CancelButton transaction={transaction} onChanged={vi.fn()} />, {
    account: testAccount,
  })
  await click(page.control('Отменить заявку'))
  await settle()
  expect(page.container.textContent).toContain('Проверяем, дошла ли отмена')
  expect(platform.called('cashier.cancelwithdrawal')).toHaveLength(1)
})
