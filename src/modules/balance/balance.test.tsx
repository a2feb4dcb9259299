import { act } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Value } from 'typebox/value'
import type { Balance } from '../../../schemas/api/entities/account.ts'
import { FunctionalSettings } from '../../../schemas/documents/settings/settings.ts'
import { mount, settle } from '../../../tests/support/mount.tsx'
import { testAccount } from '../../../tests/support/test-account.ts'
import { testConfig } from '../../../tests/support/site-config.ts'
import { testPlatform } from '../../../tests/support/test-platform.ts'
import { totalBalance } from '../../lib/shown-balance.ts'
import { BalanceBreakdown, BalancePill, refreshBalance } from './index.ts'

const money = (amount: string) => ({ amount, currency: 'UZS' })
const balance: Balance = {
  balance_main: money('1284500.10'),
  balance_bonus: money('0.20'),
  balance_betting_bonus: money('15000'),
  balance_fun: money('999999.00'),
}

afterEach(() => {
  vi.useRealTimers()
})

describe('balance', () => {
  it('adds main, bonus and betting bonus and leaves play money out [BAL-08]', () => {
    expect(totalBalance(balance)).toEqual(money('1299500.30'))
  })

  it('shows the total of account.getBalance with two decimals [BAL-09, BAL-11]', async () => {
    const platform = testPlatform({
      'account.getBalance': () => ({ data: { ...balance, balance_bonus: money('0.90') } }),
    })
    const page = await mount(<BalancePill />, { account: testAccount })
    await settle()
    expect(page.container.textContent).toContain('1,299,501.00\u00a0сум')
    expect(platform.called('account.getBalance')).toHaveLength(1)
  })

  it("shows only the player's own money without a sum if bonus money is kept separate [BONUS-04]", async () => {
    testPlatform({ 'account.getBalance': () => ({ data: { ...balance, balance_bonus: money('0') } }) })
    const both = (
      <>
        <BalancePill />
        <BalanceBreakdown />
      </>
    )
    const texts = async (bonusIsolation: boolean) => {
      const page = await mount(both, { account: testAccount, features: { bonusIsolation } })
      await settle()
      const pill = page.container.querySelector('[data-testid=balance]')?.textContent
      const parts = [...page.container.querySelectorAll('dt')].map(
        ({ firstChild }) => firstChild?.textContent,
      )
      await page.unmount()
      return { pill, parts }
    }
    expect(await texts(true)).toEqual({
      pill: '1,284,500.10\u00a0сум',
      parts: ['Основной', 'Бонусный', 'Бонус на спорт'],
    })
    expect(await texts(false)).toEqual({
      pill: '1,299,500.10\u00a0сум',
      parts: ['Основной', 'Бонус на спорт', 'Всего'],
    })
  })

  it('says that the total has bonus money, and how much is the player’s own', async () => {
    const texts = async (bonus: string) => {
      testPlatform({
        'account.getBalance': () => ({
          data: { ...balance, balance_bonus: money(bonus), balance_betting_bonus: money('0') },
        }),
      })
      const page = await mount(<BalancePill />, { account: testAccount })
      await settle()
      const text = page.container.textContent
      await page.unmount()
      return text
    }
    const mixed = await texts('50000.00')
    expect(mixed).toContain('С бонусами1,334,500.10')
    expect(mixed).toContain('из них основной баланс: 1,284,500.10')
    const own = await texts('0.00')
    expect(own).toContain('Баланс1,284,500.10')
    expect(own).not.toContain('основной баланс')
  })

  it('makes no calls for a guest [BAL-10]', async () => {
    const platform = testPlatform({ 'account.getBalance': () => ({ data: balance }) })
    await mount(<BalancePill />)
    refreshBalance()
    document.body.click()
    await settle()
    expect(platform.calls).toEqual([])
  })

  it('makes one call per page, however many places show the balance', async () => {
    const platform = testPlatform({ 'account.getBalance': () => ({ data: balance }) })
    await mount(
      <>
        <BalancePill />
        <BalancePill />
      </>,
      { account: testAccount },
    )
    await settle()
    const before = platform.calls.length
    await act(async () => refreshBalance())
    await settle()
    expect(platform.calls.length).toBe(before + 1)
  })

  it('keeps and marks the last known amount when the platform does not answer', async () => {
    const platform = testPlatform({ 'account.getBalance': () => ({ data: balance }) })
    const page = await mount(<BalancePill />, { account: testAccount })
    await settle()
    platform.answers['account.getBalance'] = () => ({ error: 'InternalServerErrorException' })
    await act(async () => refreshBalance())
    await settle()
    expect(page.container.textContent).toContain('1,299,500.30')
    expect(page.container.textContent).toContain('Баланс мог устареть')
  })

  it('never shows the balance of the previous player', async () => {
    testPlatform({ 'account.getBalance': () => ({ data: balance }) })
    const page = await mount(<BalancePill />, { account: testAccount })
    await settle()
    testPlatform({ 'account.getBalance': () => new Promise<never>(() => undefined) })
    await act(async () => page.session.set({ ...testAccount, uid: 8 }))
    await settle()
    expect(page.container.textContent).not.toContain('1,299,500.30')
  })

  it('uses the settings of the site [BAL-07]', async () => {
    vi.useFakeTimers()
    const platform = testPlatform({ 'account.getBalance': () => ({ data: balance }) })
    const settings = { ...testConfig.functional.settingsForUpdBalance, countSecondsForInterval: 4 }
    const functional = { ...testConfig.functional, settingsForUpdBalance: settings }
    await mount(<BalancePill />, {
      account: testAccount,
      config: { ...testConfig, functional },
    })
    await act(() => vi.advanceTimersByTimeAsync(3900))
    const before = platform.calls.length
    await act(() => vi.advanceTimersByTimeAsync(100))
    expect(platform.calls.length).toBe(before + 1)
  })

  describe('without times in the settings', () => {
    const functional = Value.Parse(FunctionalSettings, {
      features: {},
      settingsForUpdBalance: {
        isEnabledInterval: true,
        isEnabledTurnOffRequests: true,
        isEnabledRequestsAfterClick: true,
      },
    })
    const show = async (isEnabledInterval: boolean) => {
      vi.useFakeTimers()
      const platform = testPlatform({ 'account.getBalance': () => ({ data: balance }) })
      const settingsForUpdBalance = { ...functional.settingsForUpdBalance, isEnabledInterval }
      const config = { ...testConfig, functional: { ...functional, settingsForUpdBalance } }
      const page = await mount(<BalancePill />, { account: testAccount, config })
      const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))
      await pass(0)
      const first = platform.calls.length
      return { page, pass, refreshes: () => platform.calls.length - first }
    }

    it('waits a second between refreshes after clicks [BAL-05]', async () => {
      const { pass, refreshes } = await show(false)
      await act(async () => document.body.click())
      await pass(0)
      expect(refreshes()).toBe(1)
      await act(async () => document.body.click())
      await pass(0.9)
      expect(refreshes()).toBe(1)
      await pass(0.1)
      expect(refreshes()).toBe(2)
    })
  })
})
