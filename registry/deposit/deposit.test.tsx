// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { click, mount } from '../../tests/support/mount.tsx'
import { testAccount } from '../../tests/support/test-account.ts'
import { testPlatform } from '../../tests/support/test-platform.ts'
import { Deposit } from './deposit.tsx'

afterEach(() => vi.unstubAllGlobals())

describe('Deposit', () => {
  it('reports that there are no payment methods and links to support', async () => {
    testPlatform({})
    const settings = { status: 'success' as const, data: { items: [] } }
    const page = await mount(
      <Deposit
        id="d"
        props={{}}
        data={{ settings, offers: undefined, limit: undefined }}
        slots={{}}
        params={{}}
      />,
      {
        account: testAccount,
      },
    )
    expect(page.container.textContent).toContain('Сейчас нет способов оплаты')
    expect(page.control('Поддержка').getAttribute('href')).toBe('/ru/support')
    await page.unmount()
  })

  it('asks a guest to log in and makes no call to the platform', async () => {
    const platform = testPlatform({})
    const page = await mount(
      <Deposit
        id="d"
        props={{}}
        data={{ settings: undefined, offers: undefined, limit: undefined }}
        slots={{}}
        params={{}}
      />,
    )
    expect(page.container.textContent).toContain('Войдите, чтобы пополнить счёт')
    expect(page.control('Войти').getAttribute('data-action')).toContain('login')
    expect(platform.calls).toEqual([])
    await page.unmount()
  })

  it('shows an error of the platform with a retry', async () => {
    const platform = testPlatform({ 'cashier.getdepositsettings': () => ({ data: { items: [] } }) })
    const settings = { status: 'error' as const, error: 'BillingUnavailableException' }
    const page = await mount(
      <Deposit
        id="d"
        props={{}}
        data={{ settings, offers: undefined, limit: undefined }}
        slots={{}}
        params={{}}
      />,
      {
        account: testAccount,
      },
    )
    expect(page.container.querySelector('[role=alert]')?.textContent).toContain('Касса не отвечает')
    await click(page.control('Попробовать ещё раз'))
    expect(platform.called('cashier.getdepositsettings')).toHaveLength(1)
    expect(page.container.textContent).toContain('Сейчас нет способов оплаты')
    await page.unmount()
  })
})
