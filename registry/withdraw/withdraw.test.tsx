import { act } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { bare } from '../../tests/support/bare.ts'
import type { Transaction, WithdrawSettings } from '../../schemas/api/entities/cashier.ts'
import { defaultFormats } from '../../schemas/formats.ts'
import messages from '../../schemas/defaults/messages/ru.json' with { type: 'json' }
import type { SiteConfig } from '../../schemas/compiled.ts'
import { withdrawals } from '../../src/modules/cashier/withdrawal/make-withdrawal.ts'
import { sessionStore } from '../../src/modules/session/index.ts'
import { testAppContext } from '../../tests/support/app-context.ts'
import { registerOperations } from '../../src/app/operations.ts'
import { runOperation, type OperationValues } from '../../src/renderer/actions.ts'
import { click, mount, settle } from '../../tests/support/mount.tsx'
import { testAccount } from '../../tests/support/test-account.ts'
import { testConfig } from '../../tests/support/site-config.ts'
import { testPlatform, type Outcome } from '../../tests/support/test-platform.ts'
import { Withdraw } from './withdraw.tsx'

vi.mock('../../src/renderer/form/form-view.tsx', async () => {
  const { formThatSends } = await import('../../tests/support/form-that-sends.tsx')
  const send = (values: OperationValues) => runOperation('cashier.makewithdrawal', values)
  return { FormView: formThatSends({ card_number: '9860' }, send) }
})

registerOperations(testAppContext())

const uzs = (amount: string) => ({ amount, currency: 'UZS' })
const uzcard: WithdrawSettings['items'][number] = {
  id: 101,
  sysname: 'uzcard',
  currency: 'UZS',
  min: '50000.00',
  max: '20000000.00',
  fee_percent: '1',
  processing_time: 'PT1M',
  requisites: [],
  is_available: true,
  saved_requisites: [
    { id: 5, masked: '8600 **** **** 3308', status: 'ready' },
    { id: 6, masked: '8600 **** **** 1117', status: 'on_verification' },
  ],
  bank_required: false,
}
const settings: WithdrawSettings = {
  items: [uzcard],
  available: uzs('1000000.00'),
  held: uzs('250000.00'),
  day_limit: uzs('30000000.00'),
  day_left: uzs('30000000.00'),
  needs: [],
}
const [described] = testConfig.cashier.methods
if (described === undefined) throw new Error('no method')
const config: SiteConfig = {
  ...testConfig,
  cashier: {
    ...testConfig.cashier,
    methods: [
      { ...described, withdrawalForm: 'withdrawal-uzcard', instructions: 'Оплатите на странице банка.' },
    ],
    savedRequisitesForm: 'withdrawal-saved',
    withdrawalButtons: [
      { errorType: 'UserNeedConfirmContactException', label: 'Подтвердить контакт', to: '/support' },
      { errorType: 'KycWithdrawalException', label: 'Подтвердить личность', to: '/rules' },
    ],
  },
}

const asked: Transaction = {
  id: 42,
  created_at: '2025-10-09T08:53:20Z',
  updated_at: '2025-10-09T08:53:20Z',
  requisites: { card_number: '8600********3308' },
  method: 'uzcard',
  type: 'withdrawal',
  amount: uzs('100000.00'),
  status: 'pending',
  can_cancel: true,
  domain: 'localhost',
}

async function open(
  outcome: Outcome<'cashier.makewithdrawal'> = { data: { transaction: asked } },
  given: WithdrawSettings = settings,
  siteConfig = config,
  features: Record<string, boolean> = { identityVerification: true },
) {
  const history: Transaction[] = []
  const platform = testPlatform({
    'cashier.getwithdrawsettings': () => ({ data: given }),
    'cashier.gethistory': () => ({ data: { items: history, total: history.length } }),
    'cashier.makewithdrawal': () => {
      if (outcome !== 'connection lost' && 'data' in outcome) history.unshift(outcome.data.transaction)
      return outcome
    },
  })
  const data = { settings: { status: 'success' as const, data: given } }
  const page = await mount(<Withdraw {...bare} data={data} />, {
    account: testAccount,
    config: siteConfig,
    features,
  })
  await settle()
  const type = async (text: string) => {
    const input = page.container.querySelector<HTMLInputElement>('input[inputmode=numeric]')
    await act(async () => {
      if (input === null) return
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
      input.dispatchEvent(new Event('input', { bubbles: true }))
    })
  }
  const send = async () => {
    await click(page.container.querySelector<HTMLElement>('button[type=submit][form]') ?? page.container)
    await settle()
  }
  return { platform, page, history, type, send }
}

beforeEach(() => {
  localStorage.clear()
  sessionStore.set(testAccount)
  withdrawals.start()
})
describe('Withdraw', () => {
  it('calls its methods those of a withdrawal, not of a payment', async () => {
    const { page } = await open()
    const heading = page.container.querySelector('legend')
    expect(heading?.textContent).toBe(messages.body.cashier.withdrawalMethod)
  })

  it('shows fee and duration of the method, but not how to pay a deposit', async () => {
    const { page } = await open()
    expect(page.container.textContent).toContain('Комиссия1%')
    expect(page.container.textContent).not.toContain('Оплатите на странице банка')
  })

  it('shows what is available, what is on hold, and what is deducted from the balance [API-CASH-05]', async () => {
    const { page, type } = await open()
    await type('100000')
    const text = page.container.textContent
    expect(text).toContain('Доступно к выводу1,000,000\u00a0сум')
    expect(text).toContain('В открытых заявках: 250,000\u00a0сум')
    expect(text).toContain('Спишется с баланса101,000\u00a0сум')
    expect(text).toContain('Вывести 100,000\u00a0сум')
    expect(text).toContain('1% · 1 мин')
  })

  it('sends to masked, previously used requisites, and polls the request', async () => {
    const { platform, page, type, send } = await open()
    expect(page.container.textContent).toContain('8600 **** **** 3308')
    expect(page.container.querySelector('form')?.dataset['form']).toBe('withdrawal-saved')
    await type('100000')
    await send()
    const [call] = platform.called('cashier.makewithdrawal')
    expect(call?.params).toMatchObject({ method_id: '101', amount: '100000', saved_requisite_id: '5' })
    expect(call?.idempotencyKey).toMatch(/^[0-9a-f]{32}$/)
    expect(page.container.textContent).toContain('Заявка принята')
    expect(page.container.textContent).toContain('Рассматривается')
    expect(page.control('Отменить заявку')).toBeDefined()
  })

  it('offers no requisites under review, and accepts new ones', async () => {
    const { platform, page, type, send } = await open()
    const radios = [...page.container.querySelectorAll<HTMLInputElement>('[role=radiogroup] input')]
    expect(radios.map(({ disabled }) => disabled)).toEqual([false, true, false])
    await click(radios[2] ?? page.container)
    expect(page.container.querySelector('form')?.dataset['form']).toBe('withdrawal-uzcard')
    await type('100000')
    await send()
    expect(platform.called('cashier.makewithdrawal')[0]?.params).toMatchObject({
      requisites: '{"card_number":"9860"}',
    })
  })

  it.each([
    ['UserNeedConfirmContactException', 'Подтвердить контакт', '/ru/support'],
    ['KycWithdrawalException', 'Подтвердить личность', '/ru/rules'],
  ] as const)(
    'shows the configured button and the balance of now after a rejection with %s [CASH-12, CASH-13, ERR-13, ERR-25]',
    async (error, label, href) => {
      const { platform, page, type, send } = await open({ error })
      await type('100000')
      await send()
      await vi.waitFor(() => expect(page.control(label).getAttribute('href')).toBe(href))
      expect(platform.called('cashier.getwithdrawsettings')).toHaveLength(1)
    },
  )

  it('shows the button while the identity is being verified, too [CASH-12, CASH-13]', async () => {
    const { page, type, send } = await open({
      error: 'KycWithdrawalException',
      errorData: { verification: 'pending' },
    })
    await type('100000')
    await send()
    await vi.waitFor(() =>
      expect(page.container.textContent).toContain(messages.body.cashier.withdrawal.refused.checking),
    )
    expect(page.control('Подтвердить личность').getAttribute('href')).toBe('/ru/rules')
  })

  it('leads to support while the site verifies no identities [VERIF-02]', async () => {
    const needs = { ...settings, needs: ['verification' as const] }
    const { page } = await open(undefined, needs, config, { identityVerification: false })
    expect(page.control('Написать в поддержку').getAttribute('href')).toBe('/ru/support')
    expect(page.container.textContent).not.toContain('Подтвердить личность')
  })

  it('shows the requirements in advance', async () => {
    const { page } = await open(undefined, { ...settings, needs: ['confirmed_contact', 'wagering'] })
    expect(page.container.textContent).toContain('Сначала подтвердите телефон или почту')
    expect(page.container.textContent).toContain('Есть активный бонус')
    expect(page.control('Подтвердить контакт')).toBeDefined()
  })

  it('limits the amount to the available balance and sends nothing above it', async () => {
    const { platform, page, type, send } = await open()
    await type('1000001')
    await send()
    expect(platform.called('cashier.makewithdrawal')).toHaveLength(0)
    expect(page.container.textContent).toContain('Сейчас можно не\u00a0больше 1,000,000\u00a0сум')
  })

  it.each([
    [0, '1,000,000', '1000000'],
    [2, '1,000,000.37', '1000000.37'],
  ])('withdraws all, with %i decimals as %s', async (typedDecimals, shown, amount) => {
    const formats = { ...defaultFormats, currencies: { UZS: { typedDecimals } } }
    const available = { ...settings, available: uzs('1000000.37') }
    const { platform, page, send } = await open(undefined, available, {
      ...config,
      site: { ...config.site, formats },
    })
    await click(page.control('Всё'))
    const input = page.container.querySelector<HTMLInputElement>('input[inputmode]')
    expect(input?.value).toBe(shown)
    await send()
    expect(platform.called('cashier.makewithdrawal')[0]?.params).toMatchObject({ amount })
  })

  it('leads to support if saved requisites must be confirmed', async () => {
    const [ready] = uzcard.saved_requisites
    if (ready === undefined) throw new Error('no requisites')
    const items = [{ ...uzcard, saved_requisites: [{ ...ready, status: 'validation_required' as const }] }]
    const { page } = await open(undefined, { ...settings, items })
    expect(page.control('Написать в поддержку').getAttribute('href')).toBe('/ru/support')
  })

  it('sends another order with a new key after a withdrawal that was not confirmed', async () => {
    const errorData = { reason: 'confirmation_required', method: 'password' }
    const { platform, type, send } = await open({ error: 'InvalidRequestException', errorData })
    await type('100000')
    await send()
    await send()
    const keys = platform.called('cashier.makewithdrawal').map(({ idempotencyKey }) => idempotencyKey)
    expect(new Set(keys).size).toBe(2)
  })

  it('reports an unknown outcome after a lost answer, and does not resend by itself', async () => {
    const { platform, page, type, send } = await open('connection lost')
    await type('100000')
    await send()
    expect(page.container.textContent).toContain('Проверяем, дошла ли заявка на вывод 100,000\u00a0сум')
    expect(platform.called('cashier.makewithdrawal')).toHaveLength(1)
  })

  it('asks for confirmation if such a request is already open', async () => {
    const { platform, page, history, type, send } = await open()
    history.push(asked)
    await type('100000')
    await send()
    expect(platform.called('cashier.makewithdrawal')).toHaveLength(0)
    expect(page.container.textContent).toContain('Заявка на вывод 100,000\u00a0сум уже есть')
    await click(page.control('Ещё одна заявка'))
    await settle()
    expect(platform.called('cashier.makewithdrawal')).toHaveLength(1)
  })

  it('reports missing methods, and a cashier that does not answer', async () => {
    for (const items of [[], [{ ...uzcard, sysname: 'unknown' }], [{ ...uzcard, is_available: false }]]) {
      const { page } = await open(undefined, { ...settings, items })
      expect(page.control('Поддержка').getAttribute('href')).toBe('/ru/support')
      await page.unmount()
    }
    const data = { settings: { status: 'error' as const, error: 'BillingUnavailableException' } }
    const failed = await mount(<Withdraw {...bare} data={data} />, {
      account: testAccount,
      config,
    })
    expect(failed.container.querySelector('[role=alert]')?.textContent).toContain('Касса не отвечает')
  })
})
