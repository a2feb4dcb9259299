// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import type { Action } from '../../../../schemas/documents/blocks/action.ts'
import { testAccount } from '../../../../tests/support/test-account.ts'
import { testCashier, testDeposit } from '../../../../tests/support/test-cashier.ts'
import { registerAction } from '../../../renderer/actions.ts'
import { sessionStore } from '../../session/index.ts'
import { depositAndLeave, readOrder } from './deposit-operation.ts'
import { leaveForPayment } from './leave-for-payment.ts'
import { deposits } from './make-deposit.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStore.set(testAccount)
  deposits.start()
})
describe('the way to the payment', () => {
  function exits() {
    const taken: string[] = []
    registerAction('navigate', (action: Extract<Action, { type: 'navigate' }>) =>
      taken.push(`navigate ${action.to}${action.query ? `?${new URLSearchParams(action.query)}` : ''}`),
    )
    return {
      taken,
      assign: (url: string) => taken.push(`assign ${url}`),
      open: (url: string) => taken.push(`open ${url}`),
    }
  }
  const answer = { transaction: testDeposit(9), display: 'redirect' as const, url: 'https://pay.example/x' }

  it.each([
    [answer, ['assign https://pay.example/x']],
    [{ ...answer, url: '/sandbox/payments/t' }, ['assign /sandbox/payments/t']],
    [
      { ...answer, display: 'new_window' as const },
      ['open https://pay.example/x', 'navigate /cashier/paynewwindow?transaction=9'],
    ],
    [{ ...answer, display: 'mobile' as const }, ['navigate /cashier/paymobile?transaction=9']],
    [{ ...answer, display: 'pending' as const, url: null }, ['navigate /cashier/paypending/9']],
    [{ ...answer, display: 'frame' as const }, ['navigate /cashier/paypending/9']],
    [{ ...answer, url: 'javascript:alert(1)' }, ['navigate /cashier/paypending/9']],
  ])('opens %j', (given, expected) => {
    const way = exits()
    leaveForPayment(given, way)
    expect(way.taken).toEqual(expected)
  })

  it('is opened by the operation of the requisites form', async () => {
    testCashier()
    const way = exits()
    await depositAndLeave(
      {
        method_id: 1,
        method: 'uzcard',
        amount: '500000',
        requisites: { phone: '+998901234567', empty: null },
      },
      way,
    )
    expect(way.taken).toEqual(['assign /sandbox/payments/t'])
  })

  it('needs a method and an amount', () => {
    expect(() => readOrder({ amount: '500000', requisites: {} })).toThrow('a method and an amount')
    const requisites = { a: 'x', b: undefined, c: true }
    expect(readOrder({ method_id: 1, method: 'uzcard', amount: '5', requisites })).toEqual({
      methodId: 1,
      method: 'uzcard',
      savesCard: false,
      amount: '5',
      offerId: -1,
      requisites: { a: 'x', c: 'true' },
    })
  })
})
