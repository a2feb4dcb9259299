// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { DepositInfo } from '../../../../schemas/api/entities/cashier.ts'
import messages from '../../../../schemas/defaults/messages/ru.json' with { type: 'json' }
import { testAppContext, testPageData, testRouter } from '../../../../tests/support/app-context.ts'
import { testPage } from '../../../../tests/support/page-answer.ts'
import { testAccount } from '../../../../tests/support/test-account.ts'
import { testDeposit } from '../../../../tests/support/test-cashier.ts'
import { testPlatform } from '../../../../tests/support/test-platform.ts'
import { traitsAt } from '../../../../tests/support/traits-at.ts'
import { storeOrder } from '../../../modules/cashier/index.ts'
import { sessionStore } from '../../../modules/session/index.ts'
import { toasts } from '../../../modules/toasts/toasts.ts'
import { paymentEffect } from './payment-effect.ts'

let status: DepositInfo['status']
let platform: ReturnType<typeof testPlatform>
let stop: () => void
const checks = () => platform.called('cashier.getdepositinfo').length
const shown = () => toasts.get().map(({ kind, title }) => [kind, title])

beforeEach(() => {
  vi.useFakeTimers()
  sessionStorage.clear()
  sessionStore.set(testAccount)
  status = 'pending'
  platform = testPlatform({
    'cashier.getdepositinfo': () => ({
      data: {
        ...testDeposit(42, { status }),
        fee: { amount: '0.00', currency: 'UZS' },
        credited: { amount: '0.00', currency: 'UZS' },
        offer_id: null,
        fail_reason: null,
        display: 'mobile',
        url: null,
      },
    }),
  })
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  sessionStore.set(null)
  for (const { id } of toasts.get()) toasts.remove(id)
})

/** Opens the site at a path, with a balance that is refreshed every ten seconds. */
function open(path: string) {
  const data = testPageData({ locale: 'ru' }, messages.body)
  const settingsForUpdBalance = { ...data.config.functional.settingsForUpdBalance, isEnabledInterval: true }
  const functional = { ...data.config.functional, settingsForUpdBalance }
  const page = testPage([], traitsAt(path))
  const currentPage = () => ({
    ...data,
    answer: { ...data.answer, path, page },
    config: { ...data.config, functional },
  })
  stop = paymentEffect(testAppContext({ router: testRouter(`/ru${path}`), currentPage }))
}

it('tells once that a payment has failed which the player does not watch, as soon as the balance is refreshed', async () => {
  storeOrder({ transactionId: 42, isOutcomeSeen: false })
  open('/game/olmos')
  await vi.advanceTimersByTimeAsync(9_000)
  expect([checks(), shown()]).toEqual([1, []])
  status = 'fail'
  await vi.advanceTimersByTimeAsync(1_000)
  const title = 'Платёж не прошёл: Uzcard, 500,000\u00a0сум. На счёт ничего не поступило.'
  expect(shown()).toEqual([['error', title]])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(checks()).toBe(2)
})

it.each(['/cashier/paypending/42', '/cashier/deposit', '/cashier/deposit/uzcard', '/cashier/paynewwindow'])(
  'leaves it to %s to show the payment',
  async (path) => {
    storeOrder({ transactionId: 42, isOutcomeSeen: false })
    status = 'fail'
    open(path)
    await vi.advanceTimersByTimeAsync(20_000)
    expect([checks(), shown()]).toEqual([0, []])
  },
)

it('makes no calls for players whose payment is over or who have made none', async () => {
  open('/')
  await vi.advanceTimersByTimeAsync(20_000)
  storeOrder({ transactionId: 42, isOutcomeSeen: true })
  await vi.advanceTimersByTimeAsync(20_000)
  expect(checks()).toBe(0)
})
