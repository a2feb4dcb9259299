import { act } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { testDeposit } from '../../tests/support/test-cashier.ts'
import { bare } from '../../tests/support/bare.ts'
import type { DepositInfo, Transaction } from '../../schemas/api/entities/cashier.ts'
import type { Bonus } from '../../schemas/api/entities/rewards.ts'
import { keepBackUrl } from '../../src/lib/urls/back-url.ts'
import { storeDepositOrigin } from '../../src/lib/urls/deposit-origin.ts'
import { registerAction } from '../../src/renderer/actions.ts'
import { click, mount, settle } from '../../tests/support/mount.tsx'
import { testAccount } from '../../tests/support/test-account.ts'
import { testConfig } from '../../tests/support/site-config.ts'
import { testPlatform } from '../../tests/support/test-platform.ts'
import { activatedCampaign } from '../../src/modules/promo/index.ts'
import { keepActivatedCampaign } from '../../src/modules/promo/activated-campaign.ts'
import { sessionStore } from '../../src/modules/session/index.ts'
import { offer } from '../../tests/support/show-deposit.tsx'
import { Deposit } from '../deposit/deposit.tsx'
import { isWaiting } from './payment-outcome.ts'
import { PaymentResult } from './payment-result.tsx'

const transaction = (status: Transaction['status']) => testDeposit(42, { status })

function info(status: Transaction['status']): DepositInfo {
  return {
    ...transaction(status),
    fee: { amount: '7500.00', currency: 'UZS' },
    offer_id: 2,
    credited: { amount: status === 'success' ? '492500.00' : '0.00', currency: 'UZS' },
    fail_reason: null,
    display: 'mobile',
    url: status === 'pending' ? '/pay/42' : null,
  }
}

const bonus: Bonus = {
  id: 7,
  type: 'casino',
  status: 'available',
  amount: { amount: '100000.00', currency: 'UZS' },
  granted: { amount: '100000.00', currency: 'UZS' },
  wager_required: { amount: '2000000.00', currency: 'UZS' },
  wager_done: { amount: '0.00', currency: 'UZS' },
  activated_at: null,
  expires_at: null,
  forfeit: { amount: '0.00', currency: 'UZS' },
  can_activate: true,
  can_remove: true,
  can_deactivate: false,
  description: { name: '+50% раз в неделю', text: '', terms: '' },
}

type Outcome = Parameters<typeof PaymentResult>[0]['props']['outcome']

function result(
  outcome: Outcome,
  history: Transaction[] | undefined,
  params: Record<string, string> = { transaction: '42' },
  address = '/',
  buttons: Parameters<typeof PaymentResult>[0]['props']['buttons'] = [],
) {
  const data = history && ({ status: 'success', data: { items: history, total: history.length } } as const)
  const props = { outcome, title: 'Заголовок', text: 'Текст', buttons }
  return (
    <MemoryRouter initialEntries={[address]}>
      <PaymentResult {...bare} props={props} data={{ history: data }} params={params} />
    </MemoryRouter>
  )
}

let visited: string[] = []
beforeEach(() => {
  visited = []
  registerAction('navigate', ({ to }) => visited.push(to))
})
afterEach(() => {
  vi.useRealTimers()
})

describe('PaymentResult', () => {
  it.each([
    ['success', 'Комиссия7,500\u00a0сумЗачислено492,500\u00a0сум'],
    ['fail', 'Сумма500,000\u00a0сумПричинаОтказ банка'],
  ] as const)('shows a fee only if it was charged: %s', async (status, facts) => {
    testPlatform({
      'cashier.getdepositinfo': () => ({
        data: { ...info(status), fail_reason: status === 'fail' ? 'Отказ банка' : null },
      }),
    })
    const page = await mount(result(status, [transaction(status)]), { account: testAccount })
    await settle()
    expect(page.container.textContent).toContain(facts)
  })

  it('shows amount, method and time of a successful payment', async () => {
    const platform = testPlatform({})
    const page = await mount(result('success', [transaction('success')]), { account: testAccount })
    for (const fact of ['Заголовок', '500,000\u00a0сум', 'Uzcard', '09.10.2025 13:53', '№ 42']) {
      expect(page.container.textContent).toContain(fact)
    }
    expect(visited).toEqual([])
    expect(platform.called('cashier.gethistory')).toEqual([])
  })

  it('a successful payment returns the player to where they came from [RULE-31]', async () => {
    testPlatform({})
    const hosts = { externalHosts: ['partner.example'] }
    const config = { ...testConfig, site: { ...testConfig.site, ...hosts } }
    keepBackUrl('payment', '?backUrl=https%3A%2F%2Fpartner.example%2Fpaid', hosts)
    for (const outcome of ['fail', 'success'] as const) {
      await mount(result(outcome, [transaction(outcome)]), { account: testAccount, config })
      expect(visited).toEqual(outcome === 'fail' ? [] : ['https://partner.example/paid'])
    }
    expect(localStorage).toHaveLength(0)
  })

  it('a payment that succeeds after a failed one returns the player, too', async () => {
    testPlatform({
      'cashier.getdepositsettings': () => ({ data: { items: [] } }),
      'campaigns.getoffers': () => ({ data: { items: [], total: 0 } }),
    })
    const hosts = { externalHosts: ['partner.example'] }
    const config = { ...testConfig, site: { ...testConfig.site, ...hosts } }
    keepBackUrl('payment', '?backUrl=https%3A%2F%2Fpartner.example%2Fpaid', hosts)
    const failed = await mount(result('fail', [transaction('fail')]), { account: testAccount, config })
    await failed.unmount()
    const data = {
      settings: undefined,
      offers: undefined,
      limit: undefined,
      cards: undefined,
      status: undefined,
    }
    const again = await mount(<Deposit {...bare} data={data} />, {
      account: testAccount,
      config,
    })
    await again.unmount()
    await mount(result('success', [transaction('success')]), { account: testAccount, config })
    expect(visited).toEqual(['https://partner.example/paid'])
  })

  it.each([
    ['success', ['Вернуться в Aviora', 'К играм']],
    ['fail', ['К играм', 'Вернуться в Aviora']],
  ] as const)(
    'of %s leads back to the game from which the player went to pay in',
    async (outcome, labels) => {
      testPlatform({})
      storeDepositOrigin(testAccount.uid, { address: '/game/aviora#real', name: 'Aviora' })
      const buttons = [{ label: 'К играм', action: { type: 'navigate', to: '/gamehall' } as const }]
      const page = await mount(result(outcome, [transaction(outcome)], { transaction: '42' }, '/', buttons), {
        account: testAccount,
      })
      const links = [...page.container.querySelectorAll('a')]
      expect(links.map(({ textContent }) => textContent)).toEqual(labels)
      expect(page.control('Вернуться в Aviora').getAttribute('href')).toBe('/ru/game/aviora#real')
      const other = await mount(
        result(outcome, [transaction(outcome)], { transaction: '42' }, '/', buttons),
        {
          account: { ...testAccount, uid: 8 },
        },
      )
      expect(other.container.textContent).not.toContain('Aviora')
    },
  )

  it.each([
    ['success', 'fail', '/cashier/payfail/42'],
    ['success', 'pending', '/cashier/paypending/42'],
    ['fail', 'success', '/cashier/paysuccess/42'],
    ['pending', 'cancel', '/cashier/paycancel'],
  ] as const)(
    'never shows %s for a payment that is %s [CASH-09, CASH-10]',
    async (outcome, status, target) => {
      testPlatform({})
      const page = await mount(result(outcome, [transaction(status)]), { account: testAccount })
      expect(page.container.textContent).not.toContain('Заголовок')
      expect(visited).toEqual([target])
    },
  )

  it('polls a pending payment and continues when it has ended [CASH-11]', async () => {
    vi.useFakeTimers()
    let status: Transaction['status'] = 'pending'
    const platform = testPlatform({
      'cashier.gethistory': () => ({ data: { items: [transaction(status)], total: 1 } }),
      'cashier.getdepositinfo': () => ({ data: info(status) }),
    })
    await mount(result('pending', [transaction('pending')]), { account: testAccount })
    await act(() => vi.advanceTimersByTimeAsync(6500))
    expect(platform.called('cashier.gethistory').length).toBeGreaterThanOrEqual(2)
    expect(visited).toEqual([])
    status = 'success'
    await act(() => vi.advanceTimersByTimeAsync(3500))
    expect(visited).toEqual(['/cashier/paysuccess/42'])
    const asked = platform.calls.length
    await act(() => vi.advanceTimersByTimeAsync(30_000))
    expect(platform.calls.length).toBe(asked)
  })

  it.each(['mobile', 'new_window'] as const)(
    'the page of %s notices that the payment has ended',
    async (outcome) => {
      vi.useFakeTimers()
      let status: Transaction['status'] = 'pending'
      testPlatform({
        'cashier.gethistory': () => ({ data: { items: [transaction(status)], total: 1 } }),
        'cashier.getdepositinfo': () => ({ data: info(status) }),
      })
      const page = await mount(result(outcome, undefined, {}, '/?transaction=42'), { account: testAccount })
      await act(() => vi.advanceTimersByTimeAsync(100))
      expect(page.container.textContent).toContain('Заголовок')
      expect(page.control('Продолжить оплату').getAttribute('href')).toBe('/pay/42')
      expect(visited).toEqual([])
      status = 'success'
      await act(() => vi.advanceTimersByTimeAsync(3500))
      expect(visited).toEqual(['/cashier/paysuccess/42'])
    },
  )

  describe('a payment page in an iframe', () => {
    async function mountFrame() {
      testPlatform({
        'cashier.getdepositinfo': () => ({
          data: { ...info('pending'), display: 'frame', url: 'https://cards.example/pay/42' },
        }),
      })
      const page = await mount(result('pending', [transaction('pending')]), { account: testAccount })
      await settle()
      const iframe = () => page.container.querySelector('iframe')
      const say = (data: object, source: MessageEventSource | null | undefined = iframe()?.contentWindow) =>
        act(async () => {
          window.dispatchEvent(new MessageEvent('message', { data, source: source ?? null }))
        })
      return { page, iframe, say }
    }

    it('has no rights on the site, and the height that it asks for', async () => {
      const { page, iframe, say } = await mountFrame()
      expect(iframe()?.getAttribute('src')).toBe('https://cards.example/pay/42')
      expect(iframe()?.getAttribute('sandbox')).toBe('allow-scripts allow-forms allow-same-origin')
      expect(page.container.textContent).toContain('Завершите оплату')
      await say({ type: 'marquee:height', height: 700 }, window)
      expect(iframe()?.style.height).toBe('')
      await say({ type: 'marquee:height', height: 70_000 })
      expect(iframe()?.style.height).toBe('2000px')
    })

    it('makes way for the result when it is done, and opens again', async () => {
      const { page, iframe, say } = await mountFrame()
      await say({ type: 'marquee:close' })
      expect(iframe()).toBeNull()
      expect(page.container.textContent).toContain('Заголовок')
      await click(page.control('Продолжить оплату'))
      expect(iframe()).not.toBeNull()
    })

    it.each([
      ['the page', ({ say }) => say({ type: 'marquee:error', code: 'failed' })],
      [
        'the browser',
        () =>
          act(async () => {
            const violation = { effectiveDirective: 'frame-src', blockedURI: 'https://cards.example' }
            document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), violation))
          }),
      ],
    ] satisfies [string, (frame: Awaited<ReturnType<typeof mountFrame>>) => Promise<void>][])(
      'refused by %s leaves the way to it as a page of its own',
      async (_by, fail) => {
        const frame = await mountFrame()
        await fail(frame)
        expect(frame.iframe()).toBeNull()
        expect(frame.page.container.textContent).toContain('Показать форму оплаты здесь не получилось')
        expect(frame.page.control('Открыть форму отдельно').getAttribute('href')).toBe(
          'https://cards.example/pay/42',
        )
      },
    )

    it('stays closed for a payer who comes back from it', async () => {
      testPlatform({})
      const navigated: unknown[] = []
      registerAction('navigate', (action) => navigated.push(action))
      await mount(result('success', [transaction('pending')]), { account: testAccount })
      expect(navigated).toEqual([
        { type: 'navigate', to: '/cashier/paypending/42', query: { returned: '1' } },
      ])
    })
  })

  it('shows the fee, the credited amount, and the bonus that must be activated', async () => {
    const bonuses = { items: [bonus], total: 1 }
    testPlatform({
      'cashier.getdepositinfo': () => ({ data: info('success') }),
      'bonuses.get': () => ({ data: bonuses }),
      'bettingBonuses.get': () => ({ data: { items: [], total: 0 } }),
    })
    const page = await mount(result('success', [transaction('success')]), { account: testAccount })
    await settle()
    const text = page.container.textContent
    expect(text).toContain('Комиссия7,500\u00a0сум')
    expect(text).toContain('492,500\u00a0сум')
    expect(text).toContain('Бонус добавлен: активируйте его')
    expect(text).toContain('+50% раз в неделю')
    expect(page.control('Активировать бонус').getAttribute('href')).toBe('/ru/profile/bonuses')
  })

  it('the offer of a promo code is used up by the deposit that has arrived with it [PROMO-03]', async () => {
    sessionStore.set(testAccount)
    const { trigger } = offer
    keepActivatedCampaign({
      ...offer,
      trigger: { ...trigger, params: { ...trigger.params, promo_code: true } },
    })
    for (const status of ['fail', 'success'] as const) {
      testPlatform({
        'cashier.getdepositinfo': () => ({ data: info(status) }),
        'bonuses.get': () => ({ data: { items: [], total: 0 } }),
        'bettingBonuses.get': () => ({ data: { items: [], total: 0 } }),
      })
      await mount(result(status, [transaction(status)]), { account: testAccount })
      await settle()
      // A payment that has failed can be made again with it.
      expect(activatedCampaign()?.id).toBe(status === 'fail' ? offer.id : undefined)
    }
  })

  it('mentions no bonus if the deposit was made without an offer', async () => {
    const platform = testPlatform({
      'cashier.getdepositinfo': () => ({ data: { ...info('success'), offer_id: null } }),
    })
    const page = await mount(result('success', [transaction('success')]), { account: testAccount })
    await settle()
    expect(page.container.textContent).not.toContain('Бонус')
    expect(platform.called('bonuses.get')).toEqual([])
  })

  it('makes no statement about a payment missing from the history', async () => {
    testPlatform({ 'cashier.gethistory': () => ({ data: { items: [], total: 0 } }) })
    const page = await mount(result('success', []), { account: testAccount })
    await settle()
    expect(page.container.textContent).toContain('Мы не видим этот платёж')
    expect(page.container.textContent).not.toContain('Заголовок')
    expect(page.control('Написать в поддержку').getAttribute('href')).toBe('/ru/support')
  })

  it.each(['success', 'fail', 'cancel', 'pending', 'mobile', 'new_window'] as const)(
    'claims the outcome %s of a payment that its address does not name only if there is one [CASH-09]',
    async (outcome) => {
      const made = transaction(isWaiting(outcome) ? 'pending' : outcome)
      testPlatform({ 'cashier.gethistory': () => ({ data: { items: [made], total: 1 } }) })
      const earlier = await mount(result(outcome, [made], {}), { account: testAccount })
      await settle()
      expect(earlier.container.textContent).toContain('Мы не видим этот платёж')
      await earlier.unmount()
      const latest = { ...made, created_at: new Date().toISOString() }
      const page = await mount(result(outcome, [latest], {}), { account: testAccount })
      expect(page.container.textContent).toContain('500,000\u00a0сум')
    },
  )

  it('offers a retry if the history cannot be read', async () => {
    const platform = testPlatform({ 'cashier.gethistory': () => ({ error: 'InternalServerErrorException' }) })
    const page = await mount(result('success', undefined), { account: testAccount })
    await settle()
    expect(page.container.textContent).toContain('Не получилось проверить платёж')
    platform.answers['cashier.gethistory'] = () => ({ data: { items: [transaction('success')], total: 1 } })
    await click(page.control('Попробовать ещё раз'))
    expect(page.container.textContent).toContain('500,000\u00a0сум')
  })
})
