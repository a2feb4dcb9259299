import { act } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { testAppContext, testRouter } from '../../../../tests/support/app-context.ts'
import type { Cashback } from '../../../../schemas/api/entities/rewards.ts'
import messages from '../../../../schemas/defaults/messages/ru.json' with { type: 'json' }
import { click, mount, settle } from '../../../../tests/support/mount.tsx'
import { testAccount } from '../../../../tests/support/test-account.ts'
import { testPage, testState } from '../../../../tests/support/page-answer.ts'
import { traitsAt } from '../../../../tests/support/traits-at.ts'
import { testPlatform } from '../../../../tests/support/test-platform.ts'
import { createI18n } from '../../../lib/i18n/i18n.ts'
import { closeTopDialog, DialogHost } from '../../../modules/dialogs/index.ts'
import { dialogs } from '../../../modules/dialogs/dialogs.ts'
import { registerFollowUp, runFollowUps, sessionStore } from '../../../modules/session/index.ts'
import { cashbackEffect } from './cashback-effect.ts'

const key = 'already_seen_cashback_id'
const money = (amount: string) => ({ amount, currency: 'UZS' })
const active: Cashback = {
  id: 12,
  status: 'active',
  amount: money('32000.00'),
  percent: '5',
  start_date: '2026-02-15T19:00:00Z',
  end_date: '2026-02-22T19:00:00Z',
  receiving_expired_at: '2026-03-01T19:00:00Z',
  paid_out_at: null,
  description: { name: 'Кешбэк недели', text: '' },
}
const paid: Cashback = {
  ...active,
  status: 'paid_out',
  receiving_expired_at: null,
  paid_out_at: '2026-02-22T19:00:00Z',
}

const { answer, config } = testState({ locale: 'ru' })
let path = '/'
let router = testRouter('/game/anor-deluxe')
const currentPage = () => ({
  answer: { ...answer, path, page: testPage([], traitsAt(path)) },
  config,
  i18n: createI18n('ru', messages.body),
  components: new Map(),
})
const stops: (() => void)[] = []

beforeAll(() => import('../../../modules/dialogs/dialog-stack.tsx'))
beforeEach(() => {
  localStorage.clear()
  path = '/'
  sessionStore.set(testAccount)
  router = testRouter('/game/anor-deluxe')
  stops.push(cashbackEffect(testAppContext({ router, currentPage })))
})
afterEach(() => {
  stops.splice(0).forEach((stop) => stop())
  sessionStore.set(null)
  for (const { id } of dialogs.get()) dialogs.remove(id)
})

const platformWith = (cashback: Cashback | undefined) =>
  testPlatform({
    'cashbacks.get': () => ({ data: { items: cashback ? [cashback] : [], total: cashback ? 1 : 0 } }),
    'cashbacks.payout': () => ({ data: 1 }),
  })

/** Checks as after a login. Returns whether the popup is open. */
async function checkCashback(account = testAccount): Promise<boolean> {
  const followed = runFollowUps(account, ['cashback'])
  const isShown = vi.waitFor(() => {
    expect(dialogs.get()).not.toEqual([])
    return true
  })
  return Promise.race([followed.then(() => false), isShown])
}

it('requests the latest cashback that was paid or can be claimed [CB-02, CB-08]', async () => {
  const platform = platformWith(undefined)
  expect(await checkCashback()).toBe(false)
  expect(platform.called('cashbacks.get').map(({ params }) => params)).toMatchObject([
    { sort: 'end_date', order: 'desc', statuses: 'paid_out,active', count: '1' },
  ])
})

it.each([
  ['one that can be received, after another was seen', active, '11', true],
  ['one that can be received, when none was seen', active, null, false],
  ['one that can be received, when it was seen', active, '12', false],
  ['one that was paid unasked, when none was seen', paid, null, true],
  ['one that was paid unasked, after another was seen', paid, '11', true],
  ['one that was paid unasked, when it was seen', paid, '12', false],
  [
    'one that the player has received himself',
    { ...paid, receiving_expired_at: '2026-03-01T19:00:00Z' },
    '11',
    false,
  ],
  ['one that still grows', { ...active, status: 'pending' as const }, '11', false],
  ['one that was not received in time', { ...active, status: 'expired' as const }, '11', false],
  ['none', undefined, '11', false],
])('shows %s or not [CB-03, CB-04, CB-05]', async (_, cashback, seen, isTold) => {
  platformWith(cashback)
  if (seen !== null) localStorage.setItem(key, seen)
  expect(await checkCashback()).toBe(isTold)
})

it('stores its number on close, so that it is not shown again, and continues with other follow-ups [CB-06, CB-07, ENT-43]', async () => {
  platformWith(paid)
  const next = vi.fn()
  stops.push(registerFollowUp('campaign', next))
  const followed = runFollowUps(testAccount, ['cashback', 'campaign'])
  await vi.waitFor(() => expect(dialogs.get()).toHaveLength(1))
  expect(localStorage.getItem(key)).toBeNull()
  expect(next).not.toHaveBeenCalled()
  dialogs.remove('unseen-cashback')
  await followed
  expect(localStorage.getItem(key)).toBe('12')
  expect(next).toHaveBeenCalledOnce()
  expect(await checkCashback()).toBe(false)
})

test('asks nobody about it during a break', async () => {
  const platform = platformWith(paid)
  const resting = { ...testAccount, is_on_break: true }
  sessionStore.set(resting)
  expect(await checkCashback(resting)).toBe(false)
  expect(platform.calls).toEqual([])
})

test.each([
  ['in a game', '/game/anor-deluxe'],
  ['at a deposit', '/cashier/deposit/humo'],
])('waits for the next page %s', async (_, where) => {
  const platform = platformWith(paid)
  path = where
  const shown = checkCashback()
  await settle()
  expect(platform.calls).toEqual([])
  path = '/'
  await router.navigate('/')
  expect(await shown).toBe(true)
})

test('the cashback is not shown after a logout', async () => {
  const platform = platformWith(paid)
  platform.answers['cashbacks.get'] = () => {
    sessionStore.set(null)
    return { data: { items: [paid], total: 1 } }
  }
  expect(await checkCashback()).toBe(false)
})

describe('the popup', () => {
  beforeEach(() => {
    // jsdom implements neither dialogs nor their size.
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true
    }
    HTMLDialogElement.prototype.close = function close() {
      this.open = false
    }
    vi.stubGlobal(
      'ResizeObserver',
      vi.fn(
        class {
          observe = vi.fn()
          disconnect = vi.fn()
        },
      ),
    )
  })

  async function open(cashback: Cashback) {
    const platform = platformWith(cashback)
    localStorage.setItem(key, '11')
    const page = await mount(<DialogHost />, { account: testAccount })
    await act(async () => expect(await checkCashback()).toBe(true))
    await settle()
    return { page, platform }
  }

  it('shows the amount and the deadline, and pays it out at once [DLG-15]', async () => {
    const { page, platform } = await open(active)
    expect(page.container.textContent).toContain('32,000\u00a0сум')
    expect(page.container.textContent).toContain('Получить можно до 02.03.2026 0:00')
    expect(page.control('Все кешбэки').getAttribute('href')).toBe('/ru/profile/cashback')
    await click(page.control('Получить 32,000\u00a0сум'))
    await settle()
    expect(platform.called('cashbacks.payout')).toMatchObject([
      { params: { cashback_id: '12' }, idempotencyKey: 'cashback-12' },
    ])
    await vi.waitFor(() => expect(dialogs.get()).toEqual([]))
    expect(localStorage.getItem(key)).toBe('12')
  })

  it('makes no call for a cashback that is already paid', async () => {
    const { page } = await open(paid)
    expect(page.container.textContent).toContain('Он уже на основном балансе')
    await act(async () => closeTopDialog())
    await vi.waitFor(() => expect(localStorage.getItem(key)).toBe('12'))
  })

  it('shows the reason if it cannot be paid out', async () => {
    const { page, platform } = await open(active)
    platform.answers['cashbacks.payout'] = () => 'connection lost'
    await click(page.control('Получить 32,000\u00a0сум'))
    await settle()
    expect(page.container.querySelector('dialog [role=alert]')?.textContent).toBe(
      messages.body.errors.network.text,
    )
  })
})
