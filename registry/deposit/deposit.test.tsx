import { act } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { bare } from '../../tests/support/bare.ts'
import { click, mount, settle } from '../../tests/support/mount.tsx'
import { testAccount } from '../../tests/support/test-account.ts'
import { testPlatform } from '../../tests/support/test-platform.ts'
import type { DepositLimit } from '../../schemas/api/entities/account.ts'
import type { Offer } from '../../schemas/api/entities/rewards.ts'
import { ApiError } from '../../schemas/api/errors.ts'
import { deposits } from '../../src/modules/cashier/index.ts'
import { sessionStore } from '../../src/modules/session/index.ts'
import { offer, uzcard } from '../../tests/support/show-deposit.tsx'
import { testConfig } from '../../tests/support/site-config.ts'
import { Deposit } from './deposit.tsx'

const unanswered = {
  settings: undefined,
  offers: undefined,
  limit: undefined,
  cards: undefined,
  status: undefined,
}

// As when the page opens: a payment that was refused before loads its limits again.
beforeEach(() => deposits.start())

describe('Deposit', () => {
  it('reports that there are no payment methods and links to support', async () => {
    testPlatform({})
    const settings = { status: 'success' as const, data: { items: [] } }
    const page = await mount(<Deposit {...bare} data={{ ...unanswered, settings }} />, {
      account: testAccount,
    })
    expect(page.container.textContent).toContain('Сейчас нет способов оплаты')
    expect(page.control('Поддержка').getAttribute('href')).toBe('/ru/support')
  })

  it.each([
    [
      { is_self_excluded: true, self_excluded_until: '2027-05-21T09:30:00Z' },
      'Вы исключили себя из игры до 21',
    ],
    [{ is_self_excluded: true }, 'Вы исключили себя из игры бессрочно'],
    [{ time_out_until: '2999-01-01T00:00:00Z' }, 'У вас перерыв до 01'],
  ])('asks for nothing during a break, and says until when: %j', async (standing, text) => {
    testPlatform({})
    const free = {
      time_out_until: null,
      self_excluded_until: null,
      is_self_excluded: false,
      session_minutes: 1,
    }
    const data = {
      ...unanswered,
      settings: { status: 'success' as const, data: { items: [uzcard] } },
      status: { status: 'success' as const, data: { ...free, ...standing } },
    }
    const page = await mount(<Deposit {...bare} data={data} />, { account: testAccount })
    expect(page.container.textContent).toContain(text)
    expect(page.container.querySelector('input')).toBeNull()
    expect(page.control('Вывести деньги').getAttribute('href')).toBe('/ru/cashier/withdraw')
  })

  it('asks for no requisites before the saved cards have arrived or failed', async () => {
    let fail = () => {}
    const failure = new Promise<{ error: 'MethodNotFoundException' }>((resolve) => {
      fail = () => resolve({ error: 'MethodNotFoundException' })
    })
    testPlatform({ 'cashier.getcards': () => failure })
    const settings = {
      status: 'success' as const,
      data: { items: [{ ...uzcard, saved_cards: 'without_code' as const }] },
    }
    const page = await mount(<Deposit {...bare} data={{ ...unanswered, settings }} />, {
      account: testAccount,
      config: { ...testConfig, cashier: { ...testConfig.cashier, savedCardForm: 'requisites-saved' } },
    })
    await settle()
    expect(page.container.querySelector('[role=group][aria-labelledby]')).toBeNull()
    fail()
    await settle()
    await settle()
    expect(page.container.querySelector('[role=group][aria-labelledby]')).not.toBeNull()
  })

  it('asks a guest to log in and makes no call for players', async () => {
    const platform = testPlatform({ 'campaigns.getoffers': () => ({ data: { items: [], total: 0 } }) })
    const page = await mount(<Deposit {...bare} data={unanswered} />)
    expect(page.container.textContent).toContain('Войдите, чтобы пополнить счёт')
    expect(page.control('Войти').getAttribute('data-action')).toContain('login')
    expect(platform.calls.map(({ name }) => name)).toEqual(['campaigns.getoffers'])
  })

  it('shows a guest the deposit offers, also those with unknown conditions [CASH-03]', async () => {
    const unknown = { ...offer, trigger: { ...offer.trigger, user_satisfies_params: false } }
    const later: Offer = { ...offer, id: 3, trigger: { ...offer.trigger, action: 'registration' } }
    const items = [unknown, { ...later, description: { ...offer.description, name: 'За регистрацию' } }]
    const platform = testPlatform({
      'campaigns.getoffers': () => ({ data: { items, total: items.length } }),
    })
    const page = await mount(<Deposit {...bare} data={unanswered} />)
    await settle()
    expect(page.container.textContent).toContain('+50% раз в неделю')
    expect(page.container.textContent).not.toContain('За регистрацию')
    expect(platform.calls.map(({ name }) => name)).toEqual(['campaigns.getoffers'])
  })

  it('shows the limit of now after a payment that was above it', async () => {
    const limit = (amount: string): DepositLimit => ({
      available_amount: amount,
      can_edit: true,
      expired_at: null,
      limit_amount: amount,
      period: 'day',
      currency: 'UZS',
    })
    testPlatform({
      'cashier.gethistory': () => ({ data: { items: [], total: 0 } }),
      'cashier.getdepositsettings': () => ({ data: { items: [uzcard] } }),
      'account.getDepositLimit': () => ({ data: limit('80000.00') }),
    })
    const data = {
      ...unanswered,
      settings: { status: 'success' as const, data: { items: [uzcard] } },
      limit: { status: 'success' as const, data: limit('100000.00') },
    }
    sessionStore.set(testAccount)
    const page = await mount(<Deposit {...bare} data={data} />, { account: testAccount })
    expect(page.container.textContent).toContain('Можно внести ещё 100,000\u00a0сум')
    const order = { kind: 'deposit', method: 'uzcard', amount: '90000', transactionId: null } as const
    const rejection = new ApiError('BillingDepositLimitExceededException', '')
    await act(() => deposits.submit(order, () => Promise.reject(rejection)).catch(() => undefined))
    await settle()
    expect(page.container.textContent).toContain('Можно внести ещё 80,000\u00a0сум')
  })

  it('shows an error of the platform with a retry', async () => {
    const platform = testPlatform({ 'cashier.getdepositsettings': () => ({ data: { items: [] } }) })
    const settings = { status: 'error' as const, error: 'BillingUnavailableException' }
    const page = await mount(<Deposit {...bare} data={{ ...unanswered, settings }} />, {
      account: testAccount,
    })
    expect(page.container.querySelector('[role=alert]')?.textContent).toContain('Касса не отвечает')
    await click(page.control('Попробовать ещё раз'))
    expect(platform.called('cashier.getdepositsettings')).toHaveLength(1)
    expect(page.container.textContent).toContain('Сейчас нет способов оплаты')
  })
})
