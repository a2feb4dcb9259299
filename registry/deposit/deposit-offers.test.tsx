import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { DepositInfo } from '../../schemas/api/entities/cashier.ts'
import { storeOrder } from '../../src/modules/cashier/index.ts'
import { keepActivatedCampaign } from '../../src/modules/promo/activated-campaign.ts'
import { activatedCampaign } from '../../src/modules/promo/index.ts'
import { sessionStore } from '../../src/modules/session/index.ts'
import { testAccount } from '../../tests/support/test-account.ts'
import { testDeposit } from '../../tests/support/test-cashier.ts'
import { click } from '../../tests/support/mount.tsx'
import { humo, offer, showDeposit, uzcard, withHumo } from '../../tests/support/show-deposit.tsx'

const sent = vi.hoisted(() => vi.fn())

vi.mock('../../src/renderer/form/form-view.tsx', async () => {
  const { formThatSends } = await import('../../tests/support/form-that-sends.tsx')
  return { FormView: formThatSends({ card_number: '8600' }, sent) }
})

beforeEach(() => {
  localStorage.clear()
  window.history.replaceState(null, '', '/ru/cashier/deposit')
  sent.mockClear()
})
async function choose(container: HTMLElement, id: number) {
  const radio = container.querySelector<HTMLInputElement>(`input[type=radio][value="${id}"]`)
  if (radio === null) throw new Error(`no offer ${id}`)
  await click(radio)
}

describe('the offers of a deposit', () => {
  it('sends the chosen offer and shows its bonus up to the maximum', async () => {
    const { page, type, pay } = await showDeposit([uzcard], { offers: [offer] })
    await type('500000')
    expect(page.container.querySelector('aside')?.textContent).not.toContain('Бонус')
    await click(page.container.querySelector<HTMLElement>('input[value="2"]') ?? page.container)
    expect(page.container.querySelector('aside')?.textContent).toContain('Бонус+100,000\u00a0сум')
    await click(pay())
    expect(sent).toHaveBeenCalledWith(expect.objectContaining({ campaign_offer_id: 2 }))
  })

  it('sends every value of the form, by default without an offer [ENT-09]', async () => {
    const { type, pay } = await showDeposit([uzcard], { offers: [offer] })
    await type('500000')
    await click(pay())
    expect(sent).toHaveBeenCalledExactlyOnceWith({
      method_id: 3,
      method: 'uzcard',
      amount: '500000',
      campaign_offer_id: -1,
      requisites: { card_number: '8600' },
    })
  })

  it('drops an offer that excludes the chosen method [CASH-04]', async () => {
    const { page, type, pay } = await showDeposit([uzcard, humo], { offers: [offer], config: withHumo })
    await click(page.container.querySelector<HTMLElement>('input[value="2"]') ?? page.container)
    await click(page.container.querySelector<HTMLElement>('input[value=humo]') ?? page.container)
    expect(page.container.textContent).not.toContain('+50% раз в неделю')
    await type('500000')
    await click(pay())
    expect(sent).toHaveBeenCalledWith(expect.objectContaining({ campaign_offer_id: -1 }))
  })

  it('selects the offer of a promo code until the player selects another one [PROMO-03]', async () => {
    const activated = { ...offer, id: 9 }
    const { page, render, type, pay } = await showDeposit([uzcard], { offers: [offer] })
    await type('500000')
    await render({ activated })
    await click(pay())
    expect(sent).toHaveBeenLastCalledWith(expect.objectContaining({ campaign_offer_id: 9 }))
    await choose(page.container, 2)
    await click(pay())
    expect(sent).toHaveBeenLastCalledWith(expect.objectContaining({ campaign_offer_id: 2 }))
  })

  it('selects no offer that the last payment has used [PROMO-03]', async () => {
    sessionStore.set(testAccount)
    keepActivatedCampaign(offer)
    storeOrder({ amount: '500000', transactionId: 42 })
    const info: DepositInfo = {
      ...testDeposit(42, { status: 'success' }),
      fee: { amount: '0.00', currency: 'UZS' },
      offer_id: offer.id,
      credited: { amount: '500000.00', currency: 'UZS' },
      fail_reason: null,
      display: 'redirect',
      url: null,
    }
    const { page } = await showDeposit([uzcard], { info })
    expect(activatedCampaign()).toBeUndefined()
    // It may arrive while the player types the next amount.
    expect(page.container.querySelector('[role=status]')).not.toBeNull()
    expect(document.activeElement).toBe(document.body)
  })

  it('mentions separate bonus money beside the offers', async () => {
    const isSaid = async (bonusIsolation: boolean) => {
      const { page } = await showDeposit([uzcard], { offers: [offer], features: { bonusIsolation } })
      const group = page.container.querySelector('[role=radiogroup]')?.textContent ?? ''
      await page.unmount()
      return group.includes('Бонус приходит на отдельный баланс') && group.includes('Без бонуса')
    }
    expect([await isSaid(true), await isSaid(false)]).toEqual([true, false])
  })

  it('keeps the chosen offer when a promo code brings another kind of reward', async () => {
    const gift = { ...offer, id: 8, trigger: { ...offer.trigger, action: 'promo_code' as const } }
    const { page, render, type, pay } = await showDeposit([uzcard], { offers: [offer] })
    await type('500000')
    await choose(page.container, 2)
    await render({ activated: gift })
    await click(pay())
    expect(sent).toHaveBeenLastCalledWith(expect.objectContaining({ campaign_offer_id: 2 }))
  })
})
