import { MemoryRouter } from 'react-router-dom'
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { testDeposit } from '../../../tests/support/test-cashier.ts'
import { bare } from '../../../tests/support/bare.ts'
import type { Contact } from '../../../schemas/api/entities/account.ts'
import type { Transaction } from '../../../schemas/api/entities/cashier.ts'
import { click, mount, settle } from '../../../tests/support/mount.tsx'
import { testAccount } from '../../../tests/support/test-account.ts'
import { testPlatform } from '../../../tests/support/test-platform.ts'
import { AccountHints } from './account-hints.tsx'
import { emitChange } from './changes.ts'
import { markConfirmSent } from './contacts/confirm-sent.ts'
import { confirmContact } from './operations.ts'
import { PaymentResult } from '../../../registry/payment-result/payment-result.tsx'
import { DepositLimitCard } from '../../../registry/deposit-limit/views/deposit-limit-card.tsx'
import { ForPlayers } from './for-players.tsx'
import { SubscriptionsCard } from '../../../registry/subscriptions/views/subscriptions-card.tsx'

const limit = {
  available_amount: '3850000.00',
  can_edit: true,
  expired_at: '2026-11-30T19:00:00Z',
  limit_amount: '5000000.00',
  period: 'month' as const,
  currency: 'UZS',
}
const phone: Contact = {
  type: 'phone',
  contact: '998901234567',
  is_confirmed: false,
  is_subscribed: false,
  phone_country_code: 'UZ',
}
const profile = {
  first_name: '',
  last_name: '',
  sex: 0,
  birth_date: null,
  document_number: '',
  country: '',
  country_code: 'UZ',
  region: '',
  home_town: '',
  address: '',
  postcode: '',
  contacts: [phone],
}

const deposit = testDeposit(1, { status: 'success' })

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.useRealTimers()
})

describe('the deposit limit', () => {
  it('is loaded only for players [PROF-05]', async () => {
    const platform = testPlatform({ 'account.getDepositLimit': () => ({ data: limit }) })
    const card = (
      <ForPlayers>
        <DepositLimitCard {...bare} data={{ limit: undefined }} />
      </ForPlayers>
    )
    const guest = await mount(card)
    expect(guest.container.innerHTML).toBe('')
    expect(platform.calls).toEqual([])
    await guest.unmount()
    await mount(card, { account: testAccount })
    await settle()
    expect(platform.called('account.getDepositLimit')).toHaveLength(1)
  })

  it('shows the remaining amount, the limit, its period and its end, and links to support [PROF-06]', async () => {
    testPlatform({})
    const page = await mount(
      <DepositLimitCard {...bare} data={{ limit: { status: 'success', data: limit } }} />,
      { account: testAccount },
    )
    const facts = [...page.container.querySelectorAll('dt')].map((name) => [
      name.textContent,
      name.nextElementSibling?.textContent,
    ])
    expect(facts).toEqual([
      ['Ещё можно пополнить', '3,850,000\u00a0сум'],
      ['Лимит', '5,000,000\u00a0сум'],
      ['Период', 'месяц'],
      ['Период закончится', expect.stringMatching(/^\d\d\.\d\d\.2026 \d+:\d\d$/)],
    ])
    expect(page.control('Чтобы изменить, напишите в поддержку').getAttribute('href')).toBe('/ru/support')
  })

  it('shows no link if it cannot be changed [PROF-07]', async () => {
    testPlatform({})
    const fixed = { status: 'success' as const, data: { ...limit, can_edit: false } }
    const page = await mount(<DepositLimitCard {...bare} data={{ limit: fixed }} />, { account: testAccount })
    expect(page.container.querySelector('a')).toBeNull()
  })

  it('shows an error, retries, and reloads after the limits have changed', async () => {
    const platform = testPlatform({ 'account.getDepositLimit': () => ({ data: limit }) })
    const failed = { status: 'error' as const, error: 'InternalServerErrorException' }
    const page = await mount(<DepositLimitCard {...bare} data={{ limit: failed }} />, {
      account: testAccount,
    })
    expect(page.container.querySelector('[role=alert]')?.textContent).toContain('Данные не открылись')
    await click(page.control('Попробовать ещё раз'))
    expect(page.container.textContent).toContain('5,000,000')
    emitChange('limits')
    await settle()
    expect(platform.called('account.getDepositLimit')).toHaveLength(2)
  })
})

describe('a subscription', () => {
  it.each([['connection lost' as const], [{ error: 'InternalServerErrorException' as const }]])(
    'reverts with an error after the answer %j',
    async (outcome) => {
      testPlatform({ 'account.changeSubscription': () => outcome })
      const page = await mount(
        <SubscriptionsCard {...bare} data={{ profile: { status: 'success', data: profile } }} />,
        { account: testAccount },
      )
      const control = page.container.querySelector('input')
      if (control === null) throw new Error('there is no switch')
      await click(control)
      expect(control.checked).toBe(false)
      expect(page.container.querySelector('[role=alert]')?.textContent).toMatch(/\S/)
    },
  )

  it('is sent as 1 and stays on', async () => {
    const platform = testPlatform({
      'account.changeSubscription': () => ({ data: 1 }),
      'account.getInfo': () => ({ data: testAccount }),
    })
    const page = await mount(
      <SubscriptionsCard {...bare} data={{ profile: { status: 'success', data: profile } }} />,
      { account: testAccount },
    )
    const control = page.container.querySelector('input')
    if (control === null) throw new Error('there is no switch')
    await click(control)
    expect(platform.called('account.changeSubscription')[0]?.params).toMatchObject({
      contact: '998901234567',
      subscription: '1',
    })
    expect(control.checked).toBe(true)
  })
})

describe('hints of a new account', () => {
  const account = { ...testAccount, reg_time: Math.floor(Date.now() / 1000) - 60 }
  const onClosed = vi.fn()
  const platform = () =>
    testPlatform({
      'cashier.gethistory': () => ({ data: { items: [], total: 0 } }),
      'account.getprofileinfo': () => ({ data: profile }),
    })

  it('appear on the page that was loaded, then one with each page [SESS-07, SESS-08]', async () => {
    const { called } = platform()
    const page = await mount(<AccountHints onClosed={onClosed} />, { account })
    await settle()
    expect(page.container.textContent).toContain('Первое пополнение — одна минута')
    expect(called('cashier.gethistory')[0]?.params).toMatchObject({ type: 'deposit' })
    await click(page.control('Закрыть подсказку'))
    expect(onClosed).toHaveBeenCalledOnce()
    expect(page.container.textContent).toBe('')
    await page.navigate('/promo')
    expect(page.container.textContent).toContain('Подтвердите контакт')
    await click(page.control('Закрыть подсказку'))
    expect(page.container.textContent).toBe('')
  })

  it.each(['pending', 'success'] as const)('disappear after a deposit that is %s', async (status) => {
    let deposits: Transaction[] = []
    const { called } = testPlatform({
      'cashier.gethistory': () => ({ data: { items: deposits, total: deposits.length } }),
      'account.getprofileinfo': () => ({ data: { ...profile, contacts: [] } }),
    })
    const page = await mount(<AccountHints onClosed={onClosed} />, { account })
    await settle()
    await page.navigate('/promo')
    expect(page.container.textContent).toContain('Первое пополнение — одна минута')
    expect(called('cashier.gethistory')[0]?.params).toMatchObject({ statuses: 'pending,success' })
    deposits = [{ ...deposit, status }]
    const outcome = { outcome: status, title: '', text: '', buttons: [] }
    const shown = { history: { status: 'success' as const, data: { items: deposits, total: 1 } } }
    await mount(
      <MemoryRouter>
        <PaymentResult {...bare} props={outcome} data={shown} params={{ transaction: '1' }} />
      </MemoryRouter>,
      { account },
    )
    await settle()
    expect(page.container.textContent).toBe('')
  })

  it('disappear after the contact is confirmed, or a confirmation is requested', async () => {
    const contacts = [phone]
    testPlatform({
      'cashier.gethistory': () => ({ data: { items: [deposit], total: 1 } }),
      'account.getprofileinfo': () => ({ data: { ...profile, contacts } }),
      'account.confirmContact': () => ({ data: 1 }),
    })
    const confirming = await mount(<AccountHints onClosed={onClosed} />, { account })
    await settle()
    await confirming.navigate('/promo')
    expect(confirming.container.textContent).toContain('Подтвердите контакт')
    contacts[0] = { ...phone, is_confirmed: true }
    await act(() => confirmContact({ contact: phone.contact, code: '012345' }))
    await settle()
    expect(confirming.container.textContent).toBe('')
    await confirming.unmount()
    contacts[0] = phone
    const requesting = await mount(<AccountHints onClosed={onClosed} />, { account })
    await settle()
    await requesting.navigate('/promo')
    expect(requesting.container.textContent).toContain('Подтвердите контакт')
    await act(async () => markConfirmSent(account.uid))
    await settle()
    expect(requesting.container.textContent).toBe('')
  })

  it('disappear when their time ends', async () => {
    vi.useFakeTimers()
    const reg_time = Math.floor(Date.now() / 1000) - 7140
    platform()
    const page = await mount(<AccountHints onClosed={onClosed} />, { account: { ...account, reg_time } })
    await act(() => vi.advanceTimersByTimeAsync(100))
    await page.navigate('/promo')
    expect(page.container.textContent).toContain('Первое пополнение')
    await act(() => vi.advanceTimersByTimeAsync(61_000))
    expect(page.container.textContent).toBe('')
    await page.navigate('/')
    expect(page.container.textContent).toContain('Подтвердите контакт')
    await act(() => vi.advanceTimersByTimeAsync(5 * 24 * 60 * 60 * 1000))
    expect(page.container.textContent).toBe('')
  })

  it('leave out the deposit during a break', async () => {
    platform()
    const page = await mount(<AccountHints onClosed={onClosed} />, {
      account: { ...account, is_on_break: true },
    })
    await settle()
    await page.navigate('/promo')
    expect(page.container.textContent).toContain('Подтвердите контакт')
  })

  it('leave out a confirmation that was already requested [SESS-08]', async () => {
    markConfirmSent(account.uid)
    const { called } = platform()
    const page = await mount(<AccountHints onClosed={onClosed} />, { account })
    await settle()
    await page.navigate('/promo')
    await click(page.control('Закрыть подсказку'))
    expect(page.container.textContent).toBe('')
    expect(called('account.getprofileinfo')).toEqual([])
  })

  it('make no calls after their period has ended', async () => {
    const { calls } = platform()
    const page = await mount(<AccountHints onClosed={onClosed} />, { account: testAccount })
    await settle()
    await page.navigate('/promo')
    expect([page.container.textContent, calls]).toEqual(['', []])
  })
})
