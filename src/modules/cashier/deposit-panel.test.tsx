// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { DepositLimit } from '../../../schemas/api/entities/account.ts'
import type { DepositMethod } from '../../../schemas/api/entities/cashier.ts'
import type { Offer } from '../../../schemas/api/entities/rewards.ts'
import type { SiteConfig } from '../../../schemas/compiled.ts'
import { testConfig } from '../../../tests/support/site-config.ts'
import { click, mount, settle, testAccount } from '../../../tests/support/mount.tsx'
import { testPlatform } from '../../../tests/support/test-platform.ts'
import { DepositPanel } from './index.ts'

const sent = vi.hoisted(() => vi.fn())

vi.mock('../../renderer/form/form-view.tsx', async () => {
  const { formThatSends } = await import('../../../tests/support/form-that-sends.tsx')
  return { FormView: formThatSends({ card_number: '8600' }, sent) }
})

const uzcard: DepositMethod = {
  id: 3,
  sysname: 'uzcard',
  currency: 'UZS',
  min: '20000.00',
  max: '10000000.00',
  fee_percent: '1.5',
  processing_time: 'PT0S',
  display: 'redirect',
  is_available: true,
  requisites: [],
}

const offer: Offer = {
  id: 2,
  sysname: 'reload',
  trigger: {
    action: 'deposit',
    user_satisfies_params: true,
    params: { exclude_methods: ['humo'], min_amount: null, promo_code: false },
  },
  description: {
    name: '+50% раз в неделю',
    text: '',
    terms: 'Вейджер ×20',
    rules: '',
    scene: null,
    image: null,
  },
  promotions: [{ id: 20, type: 'bonus', name: '+50%', percent: '50', amount: '100000.00', count: null }],
}

interface Around {
  offers?: Offer[]
  limit?: DepositLimit
  sysname?: string
  config?: SiteConfig
  activated?: Offer | undefined
  features?: Record<string, boolean>
}

async function choose(container: HTMLElement, id: number) {
  const radio = container.querySelector<HTMLInputElement>(`input[type=radio][value="${id}"]`)
  if (radio === null) throw new Error(`no offer ${id}`)
  await click(radio)
}

async function mountPanel(
  methods = [uzcard],
  { offers = [], limit, sysname, config = testConfig, activated, features = {} }: Around = {},
) {
  const platform = testPlatform({
    'cashier.gethistory': () => ({ data: { items: [], total: 0 } }),
  })
  const panel = (props: Pick<Around, 'activated'>) => (
    <DepositPanel
      methods={methods}
      offers={offers}
      limit={limit}
      activated={props.activated}
      promo={null}
      sysname={sysname}
      empty={<p>Нет способов</p>}
    />
  )
  const page = await mount(panel({ activated }), { account: testAccount, config, features })
  await settle()
  const input = page.container.querySelector<HTMLInputElement>('input[inputmode=numeric]')
  const type = async (text: string) => {
    if (input === null) throw new Error('no amount field')
    await act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
      input.dispatchEvent(new Event('input', { bubbles: true }))
    })
  }
  const pay = () => {
    const button = page.container.querySelector<HTMLButtonElement>('button[type=submit][form]')
    if (button === null) throw new Error('no button that pays')
    return button
  }
  const render = (props: Pick<Around, 'activated'>) => page.render(panel(props))
  return { page, platform, input, type, pay, render }
}

beforeEach(() => {
  localStorage.clear()
  window.history.replaceState(null, '', '/ru/cashier/deposit')
  sent.mockClear()
})
afterEach(() => vi.unstubAllGlobals())

describe('DepositPanel', () => {
  it('says the bounds before anything is typed', async () => {
    const { page } = await mountPanel()
    expect(page.container.textContent).toContain('От 20,000\u00a0сум до 10,000,000\u00a0сум')
    await page.unmount()
  })

  it('bears the standard that payments are handled by where the settings name one, and no mark elsewhere', async () => {
    const plain = await mountPanel()
    expect(plain.page.container.textContent).not.toContain('PCI DSS')
    await plain.page.unmount()
    const config = { ...testConfig, cashier: { ...testConfig.cashier, assurance: 'PCI DSS' } }
    const { page } = await mountPanel([uzcard], { config })
    expect(page.container.querySelector('fieldset')?.textContent).toContain(
      'Платежи защищены по стандарту PCI DSS',
    )
    await page.unmount()
  })

  it('sets the amount to the preset that is chosen', async () => {
    const { page, input, pay } = await mountPanel()
    await click(page.control('500,000'))
    expect(input?.value).toBe('500,000')
    expect(page.control('500,000').getAttribute('aria-pressed')).toBe('true')
    expect(pay().textContent).toBe('Оплатить 500,000\u00a0сум')
    expect(page.container.textContent).toContain('492,500\u00a0сум')
    await page.unmount()
  })

  it('groups what is typed and names the amount on the button', async () => {
    const { page, input, type, pay } = await mountPanel()
    await type('1250000')
    expect(input?.value).toBe('1,250,000')
    expect(pay().textContent).toBe('Оплатить 1,250,000\u00a0сум')
    await page.unmount()
  })

  it('sends method, amount and requisites together', async () => {
    const { page, type, pay } = await mountPanel()
    await type('500000')
    await click(pay())
    expect(sent).toHaveBeenCalledWith({
      method_id: 3,
      method: 'uzcard',
      amount: '500000',
      campaign_offer_id: -1,
      requisites: { card_number: '8600' },
    })
    await page.unmount()
  })

  it.each([
    ['', 'Введите сумму'],
    ['5', 'Введите от 20,000\u00a0сум до 10,000,000\u00a0сум'],
  ])('with the amount %j sends nothing, says why and goes to the field', async (amount, message) => {
    const { page, input, type, pay } = await mountPanel()
    if (amount !== '') await type(amount)
    await click(pay())
    expect(sent).not.toHaveBeenCalled()
    expect(page.container.textContent).toContain(message)
    expect(input?.getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(input)
    await page.unmount()
  })

  it('shows a method with the icon, name and description of the settings and its own form', async () => {
    const { page } = await mountPanel()
    const card = page.container.querySelector('label:has(input[type=radio])')
    expect(card?.textContent).toBe('Uzcard0% · сразу')
    expect(page.container.querySelector<HTMLElement>('form[data-form]')?.dataset.form).toBe(
      'requisites-uzcard',
    )
    await page.unmount()
  })

  const humo = { ...uzcard, id: 4, sysname: 'humo' }
  const [described] = testConfig.cashier.methods
  if (described === undefined) throw new Error('no method')
  const withHumo: SiteConfig = {
    ...testConfig,
    cashier: {
      ...testConfig.cashier,
      methods: [described, { ...described, sysname: 'humo', name: 'Humo', form: 'requisites-humo' }],
    },
  }
  const chosenMethod = (page: { container: HTMLElement }) =>
    [...page.container.querySelectorAll<HTMLInputElement>('input[type=radio]')].find(
      ({ checked, value }) => checked && ['uzcard', 'humo'].includes(value),
    )?.value

  it('opens the method that the address names and names the chosen one there', async () => {
    const { page } = await mountPanel([uzcard, humo], { sysname: 'humo', config: withHumo })
    expect(chosenMethod(page)).toBe('humo')
    expect(page.container.querySelector('form[data-form]')?.getAttribute('data-form')).toBe('requisites-humo')
    await click(page.container.querySelector<HTMLElement>('input[value=uzcard]') ?? page.container)
    expect(location.pathname).toBe('/ru/cashier/deposit/uzcard')
    await page.unmount()
  })

  it('leaves the address alone where the settings say so', async () => {
    const config: SiteConfig = {
      ...withHumo,
      cashier: { ...withHumo.cashier, paymentUrlDisplay: 'none' },
    }
    const { page } = await mountPanel([uzcard, humo], { config })
    await click(page.container.querySelector<HTMLElement>('input[value=humo]') ?? page.container)
    expect(chosenMethod(page)).toBe('humo')
    expect(location.pathname).toBe('/ru/cashier/deposit')
    await page.unmount()
  })

  it('begins with the method of the last time', async () => {
    localStorage.setItem('marquee.last_deposit_method', 'humo')
    const { page } = await mountPanel([uzcard, humo], { config: withHumo })
    expect(chosenMethod(page)).toBe('humo')
    await page.unmount()
  })

  it.each(['ContainerView', 'ContainerScrollView'] as const)(
    'shows its methods as %s',
    async (depositView) => {
      const config: SiteConfig = { ...withHumo, cashier: { ...withHumo.cashier, depositView } }
      const { page } = await mountPanel([uzcard, humo], { config })
      expect(page.container.querySelector('[data-view]')?.getAttribute('data-view')).toBe(depositView)
      await page.unmount()
    },
  )

  it('sends the chosen offer and says what it brings, up to its most', async () => {
    const { page, type, pay } = await mountPanel([uzcard], { offers: [offer] })
    await type('500000')
    expect(page.container.querySelector('aside')?.textContent).not.toContain('Бонус')
    await click(page.container.querySelector<HTMLElement>('input[value="2"]') ?? page.container)
    expect(page.container.querySelector('aside')?.textContent).toContain('Бонус+100,000\u00a0сум')
    await click(pay())
    expect(sent).toHaveBeenCalledWith(expect.objectContaining({ campaign_offer_id: 2 }))
    await page.unmount()
  })

  it('drops an offer that leaves the chosen method out', async () => {
    const { page, type, pay } = await mountPanel([uzcard, humo], { offers: [offer], config: withHumo })
    await click(page.container.querySelector<HTMLElement>('input[value="2"]') ?? page.container)
    await click(page.container.querySelector<HTMLElement>('input[value=humo]') ?? page.container)
    expect(page.container.textContent).not.toContain('+50% раз в неделю')
    await type('500000')
    await click(pay())
    expect(sent).toHaveBeenCalledWith(expect.objectContaining({ campaign_offer_id: -1 }))
    await page.unmount()
  })

  it('chooses the offer that a promo code opens, until the player chooses another one', async () => {
    const activated = { ...offer, id: 9 }
    const { page, render, type, pay } = await mountPanel([uzcard], { offers: [offer] })
    await type('500000')
    await render({ activated })
    await click(pay())
    expect(sent).toHaveBeenLastCalledWith(expect.objectContaining({ campaign_offer_id: 9 }))
    await choose(page.container, 2)
    await click(pay())
    expect(sent).toHaveBeenLastCalledWith(expect.objectContaining({ campaign_offer_id: 2 }))
    await page.unmount()
  })

  it('where bonus money is kept apart, says so beside the choice of a bonus', async () => {
    const isSaid = async (bonusIsolation: boolean) => {
      const { page } = await mountPanel([uzcard], { offers: [offer], features: { bonusIsolation } })
      const group = page.container.querySelector('[role=radiogroup]')?.textContent ?? ''
      await page.unmount()
      return group.includes('Бонус приходит на отдельный баланс') && group.includes('Без бонуса')
    }
    expect([await isSaid(true), await isSaid(false)]).toEqual([true, false])
  })

  it('leaves the chosen offer alone when a promo code brings something else', async () => {
    const gift = { ...offer, id: 8, trigger: { ...offer.trigger, action: 'promo_code' as const } }
    const { page, render, type, pay } = await mountPanel([uzcard], { offers: [offer] })
    await type('500000')
    await choose(page.container, 2)
    await render({ activated: gift })
    await click(pay())
    expect(sent).toHaveBeenLastCalledWith(expect.objectContaining({ campaign_offer_id: 2 }))
    await page.unmount()
  })

  it('keeps to the limit of the player and says what is left of it', async () => {
    const limit: DepositLimit = {
      available_amount: '300000.00',
      limit_amount: '1000000.00',
      can_edit: true,
      expired_at: null,
      period: 'month',
      currency: 'UZS',
    }
    const { page, type, pay } = await mountPanel([uzcard], { limit })
    expect(page.container.querySelector('meter')?.getAttribute('value')).toBe('70')
    expect(page.container.textContent).toContain('Можно внести ещё 300,000\u00a0сум')
    await type('300001')
    await click(pay())
    expect(sent).not.toHaveBeenCalled()
    expect(page.container.textContent).toContain('По вашему лимиту осталось 300,000\u00a0сум')
    await page.unmount()
  })

  it('says so where there is no method', async () => {
    const { page } = await mountPanel([])
    expect(page.container.textContent).toBe('Нет способов')
    await page.unmount()
  })
})
