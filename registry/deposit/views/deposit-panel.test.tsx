import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { DepositLimit } from '../../../schemas/api/entities/account.ts'
import type { DepositInfo } from '../../../schemas/api/entities/cashier.ts'
import type { SiteConfig } from '../../../schemas/compiled.ts'
import type { DictionaryEntry } from '../../../schemas/documents/form.ts'
import { defaultFormats } from '../../../schemas/formats.ts'
import { storeOrder } from '../../../src/modules/cashier/index.ts'
import { sessionStore } from '../../../src/modules/session/index.ts'
import { click, settle } from '../../../tests/support/mount.tsx'
import { humo, showDeposit, uzcard, withHumo } from '../../../tests/support/show-deposit.tsx'
import { testAccount } from '../../../tests/support/test-account.ts'
import { testDeposit } from '../../../tests/support/test-cashier.ts'
import { testConfig } from '../../../tests/support/site-config.ts'

const sent = vi.hoisted(() => vi.fn())
/** Dictionary of the payment's form. */
const ownMessages = vi.hoisted((): DictionaryEntry[] => [])

vi.mock('../../../src/renderer/form/form-view.tsx', async () => {
  const { formThatSends } = await import('../../../tests/support/form-that-sends.tsx')
  return { FormView: formThatSends({ card_number: '8600' }, sent, ownMessages) }
})

const limitWith = (available: string): DepositLimit => ({
  available_amount: available,
  limit_amount: '1000000.00',
  can_edit: true,
  expired_at: null,
  period: 'month',
  currency: 'UZS',
})

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  window.history.replaceState(null, '', '/ru/cashier/deposit')
  sent.mockClear()
  ownMessages.length = 0
})
describe('DepositPanel', () => {
  it('shows the limits before an amount is typed [CASH-15]', async () => {
    const { page } = await showDeposit()
    expect(page.container.textContent).toContain('От 20,000\u00a0сум до 10,000,000\u00a0сум')
  })

  it('shows the security standard only if the settings name one', async () => {
    const plain = await showDeposit()
    expect(plain.page.container.textContent).not.toContain('PCI DSS')
    await plain.page.unmount()
    const config = { ...testConfig, cashier: { ...testConfig.cashier, assurance: 'PCI DSS' } }
    const { page } = await showDeposit([uzcard], { config })
    expect(page.container.querySelector('fieldset')?.textContent).toContain(
      'Платежи защищены по стандарту PCI DSS',
    )
  })

  it('sets the amount to the clicked preset [CASH-07, ENT-10]', async () => {
    const { page, input, pay } = await showDeposit()
    await click(page.control('500,000'))
    expect(input?.value).toBe('500,000')
    expect(page.control('500,000').getAttribute('aria-pressed')).toBe('true')
    expect(pay().textContent).toBe('Оплатить 500,000\u00a0сум')
    expect(page.container.textContent).toContain('492,500\u00a0сум')
  })

  it('groups typed digits and shows the amount on the button', async () => {
    const { input, type, pay } = await showDeposit()
    await type('1250000')
    expect(input?.value).toBe('1,250,000')
    expect(pay().textContent).toBe('Оплатить 1,250,000\u00a0сум')
  })

  it('sends method, amount and requisites together', async () => {
    const { type, pay } = await showDeposit()
    await type('500000')
    await click(pay())
    expect(sent).toHaveBeenCalledWith({
      method_id: 3,
      method: 'uzcard',
      amount: '500000',
      campaign_offer_id: -1,
      requisites: { card_number: '8600' },
    })
  })

  it.each([
    ['', 'Введите сумму'],
    ['5', 'Введите от\u00a020,000\u00a0сум до\u00a010,000,000\u00a0сум'],
    ['50000.50', 'Введите целое число'],
    ['50000,50', 'Введите целое число'],
    ['1e5', 'Введите целое число'],
  ])(
    'sends nothing for the amount %j, shows why and focuses the field [VAL-20, VAL-21]',
    async (amount, message) => {
      const { page, input, type, pay } = await showDeposit()
      if (amount !== '') await type(amount)
      await click(pay())
      expect(sent).not.toHaveBeenCalled()
      expect(page.container.textContent).toContain(message)
      expect(input?.getAttribute('aria-invalid')).toBe('true')
      expect(document.activeElement).toBe(input)
    },
  )

  it('charges the decimals that the settings allow for the currency, and no others', async () => {
    const card = { ...uzcard, currency: 'USD', min: '2.00', max: '1000.00' }
    const formats = { ...defaultFormats, currencies: { USD: { typedDecimals: 2 } } }
    const config = { ...testConfig, site: { ...testConfig.site, formats } }
    const { type, pay } = await showDeposit([card], { config })
    await type('6,505')
    expect(pay().textContent).toBe('Оплатить')
    await type('6,50')
    expect(pay().textContent).toBe('Оплатить 6.50\u00a0$')
    await click(pay())
    expect(sent.mock.calls).toEqual([[expect.objectContaining({ amount: '6.50' })]])
  })

  it('takes the messages of the amount from the dictionary of the form, first those of its field `amount` [VAL-15]', async () => {
    const entry = (fieldName: string, errorType: 'required' | 'sumRange', ru: string): DictionaryEntry => ({
      fieldName,
      validationDict: [{ errorType, message: { uz: ru, ru } }],
    })
    ownMessages.push(
      entry('*', 'required', 'Для всех полей'),
      entry('amount', 'required', 'Сколько внести?'),
      entry('amount', 'sumRange', 'Принимаем $$min$$–$$max$$'),
    )
    const { page, type, pay } = await showDeposit()
    await click(pay())
    expect(page.container.textContent).toContain('Сколько внести?')
    await type('5')
    expect(page.container.textContent).toContain('Принимаем 20,000\u00a0сум–10,000,000\u00a0сум')
  })

  it('shows a method with its configured icon, name and description, and its own form [CASH-14]', async () => {
    const { page } = await showDeposit()
    const card = page.container.querySelector('label:has(input[type=radio])')
    expect(card?.textContent).toBe('Uzcard0% · сразу')
    expect(page.container.querySelector<HTMLElement>('form[data-form]')?.dataset.form).toBe(
      'requisites-uzcard',
    )
  })

  it('shows the picture of a method in place of its icon', async () => {
    const [first, ...rest] = testConfig.cashier.methods
    if (first === undefined) throw new Error('no method')
    const methods = [{ ...first, image: '/art/emblems/coins.svg' }, ...rest]
    const config = { ...testConfig, cashier: { ...testConfig.cashier, methods } }
    const { page } = await showDeposit([uzcard], { config })
    const card = page.container.querySelector('label:has(input[type=radio])')
    expect(card?.querySelector('img')?.getAttribute('src')).toBe('/art/emblems/coins.svg')
    expect(card?.querySelector('[data-palette]')).toBeNull()
  })

  const chosenMethod = (page: { container: HTMLElement }) =>
    [...page.container.querySelectorAll<HTMLInputElement>('input[type=radio]')].find(
      ({ checked, value }) => checked && ['uzcard', 'humo'].includes(value),
    )?.value

  it('opens the method of the address and puts the chosen one there [CASH-08]', async () => {
    const { page } = await showDeposit([uzcard, humo], { sysname: 'humo', config: withHumo })
    expect(chosenMethod(page)).toBe('humo')
    expect(page.container.querySelector('form[data-form]')?.getAttribute('data-form')).toBe('requisites-humo')
    await click(page.container.querySelector<HTMLElement>('input[value=uzcard]') ?? page.container)
    expect(location.pathname).toBe('/ru/cashier/deposit/uzcard')
  })

  it('leaves the address unchanged if the settings say so', async () => {
    const config: SiteConfig = {
      ...withHumo,
      cashier: { ...withHumo.cashier, paymentUrlDisplay: 'none' },
    }
    const { page } = await showDeposit([uzcard, humo], { config })
    await click(page.container.querySelector<HTMLElement>('input[value=humo]') ?? page.container)
    expect(chosenMethod(page)).toBe('humo')
    expect(location.pathname).toBe('/ru/cashier/deposit')
  })

  it('starts with the method used last', async () => {
    localStorage.setItem('marquee.last_deposit_method', 'humo')
    const { page } = await showDeposit([uzcard, humo], { config: withHumo })
    expect(chosenMethod(page)).toBe('humo')
  })

  it.each(['ContainerView', 'ContainerScrollView'] as const)(
    'shows its methods as %s',
    async (depositView) => {
      const config: SiteConfig = { ...withHumo, cashier: { ...withHumo.cashier, depositView } }
      const { page } = await showDeposit([uzcard, humo], { config })
      expect(page.container.querySelector('[data-view]')?.getAttribute('data-view')).toBe(depositView)
    },
  )

  it("respects the player's limit and shows what is left of it [API-ACC-03]", async () => {
    const { page, type, pay } = await showDeposit([uzcard], { limit: limitWith('300000.00') })
    expect(page.container.querySelector('meter')?.getAttribute('value')).toBe('70')
    expect(page.container.textContent).toContain('Можно внести ещё 300,000\u00a0сум')
    await type('300001')
    await click(pay())
    expect(sent).not.toHaveBeenCalled()
    expect(page.container.textContent).toContain(
      'Сейчас можно не\u00a0больше 300,000\u00a0сум: введите сумму меньше',
    )
  })

  it('explains that what is left of the limit is below the minimum', async () => {
    const { page, type, pay } = await showDeposit([uzcard], { limit: limitWith('5000.00') })
    const reason =
      'От вашего лимита осталось 5,000\u00a0сум, а минимальный платёж этим способом — 20,000\u00a0сум'
    expect(page.container.textContent).toContain(reason)
    await type('5000')
    await click(pay())
    expect(sent).not.toHaveBeenCalled()
    expect(page.container.textContent).toContain(reason)
  })

  it.each([
    ['fail', 'Платёж не прошёл: Uzcard, 500,000\u00a0сум', 'Банк отклонил платёж'],
    ['pending', 'Платёж ещё не завершён: Uzcard, 500,000\u00a0сум', 'Продолжить оплату'],
  ] as const)(
    'keeps the amount after the return from a payment that is %s, and says so',
    async (status, text, detail) => {
      sessionStore.set(testAccount)
      const before = await showDeposit()
      await before.type('500000')
      storeOrder({ transactionId: 42 })
      await before.page.unmount()
      const info: DepositInfo = {
        ...testDeposit(42, { status, amount: { amount: '500000.00', currency: 'UZS' } }),
        fee: { amount: '0.00', currency: 'UZS' },
        credited: { amount: '0.00', currency: 'UZS' },
        fail_reason: status === 'fail' ? 'Банк отклонил платёж' : null,
        display: 'redirect',
        url: status === 'pending' ? '/pay/42' : null,
      }
      const { page, input } = await showDeposit([uzcard], { info })
      await settle()
      expect(input?.value).toBe('500,000')
      expect(page.container.textContent).toContain(text)
      expect(page.container.textContent).toContain(detail)
    },
  )

  it('shows the amount of one player to no other', async () => {
    sessionStore.set({ ...testAccount, uid: 'another' })
    storeOrder({ amount: '700000' })
    const { input } = await showDeposit()
    expect(input?.value).toBe('')
  })

  it('reports that there are no methods', async () => {
    const { page } = await showDeposit([])
    expect(page.container.textContent).toBe('Нет способов')
  })
})
