import { beforeEach, expect, it, vi } from 'vitest'
import type { DepositMethod, PaymentCard } from '../../../schemas/api/entities/cashier.ts'
import { ApiError } from '../../../schemas/api/errors.ts'
import { click, settle } from '../../../tests/support/mount.tsx'
import { humo, showDeposit, uzcard, withHumo } from '../../../tests/support/show-deposit.tsx'
import { testConfig } from '../../../tests/support/site-config.ts'

const sent = vi.hoisted(() => vi.fn())
const confirm = vi.hoisted(() => vi.fn(() => Promise.resolve(true)))

vi.mock('../../../src/modules/dialogs/index.ts', () => ({ confirmDialog: confirm }))

vi.mock('../../../src/renderer/form/form-view.tsx', async () => {
  const { formThatSends } = await import('../../../tests/support/form-that-sends.tsx')
  return { FormView: formThatSends({ card_number: '8600' }, sent) }
})

const method = { ...uzcard, saved_cards: 'without_code' as const }
const config = { ...testConfig, cashier: { ...testConfig.cashier, savedCardForm: 'requisites-saved' } }
const card: PaymentCard = {
  id: 7,
  method: 'uzcard',
  brand: 'Uzcard',
  masked: '8600 **** **** 3308',
  expires: '12/27',
  status: 'ready',
}
const expired: PaymentCard = { ...card, id: 8, masked: '8600 **** **** 1111', status: 'expired' }
const order = { method_id: 3, method: 'uzcard', amount: '500000', campaign_offer_id: -1 }

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  sent.mockReset()
})
interface More extends NonNullable<Parameters<typeof showDeposit>[1]> {
  methods?: DepositMethod[]
}

async function show(cards: PaymentCard[] | undefined, { methods = [method], ...more }: More = {}) {
  const shown = await showDeposit(methods, { config, ...(cards && { cards }), ...more })
  const radio = (text: string) =>
    [...shown.page.container.querySelectorAll('label')]
      .find(({ textContent }) => textContent.includes(text))
      ?.querySelector('input')
  const choose = async (text: string) => {
    await click(radio(text) ?? shown.page.container)
    await settle()
  }
  const payNow = async () => {
    await shown.type('500000')
    await click(shown.pay())
    await settle()
  }
  return { ...shown, radio, choose, payNow, text: () => shown.page.container.textContent }
}

it('pays with the card used last, without requisites', async () => {
  const { radio, payNow, text } = await show([card, expired])
  expect(radio('3308')?.checked).toBe(true)
  expect(text()).toContain('Платёж пройдёт сразу, без кода')
  await payNow()
  expect(sent).toHaveBeenCalledWith({ ...order, card_id: 7 })
})

it('lets nobody choose another card while a payment is being sent', async () => {
  let end: (error: Error) => void = () => undefined
  sent.mockReturnValue(new Promise((_resolve, reject) => (end = reject)))
  const { radio, payNow } = await show([card])
  await payNow()
  expect([radio('3308')?.disabled, radio('Другая карта')?.disabled]).toEqual([true, true])
  end(new Error('offline'))
  await settle()
  expect([radio('3308')?.disabled, radio('Другая карта')?.disabled]).toEqual([false, false])
})

it('offers no expired card, but lets the player remove it', async () => {
  const { page, radio, text } = await show([expired])
  expect(radio('1111')?.disabled).toBe(true)
  expect(text()).toContain('Срок истёк')
  expect(radio('Другая карта')?.checked).toBe(true)
  expect(page.control('Удалить карту Uzcard ··1111')).toBeDefined()
})

it('pays with another card, which is saved only if the player wants it', async () => {
  const { radio, payNow, pay } = await show([card])
  const other = radio('Другая карта')
  if (other) await click(other)
  await payNow()
  expect(sent).toHaveBeenLastCalledWith({ ...order, requisites: { card_number: '8600' } })
  const save = radio('Сохранить карту')
  if (save) await click(save)
  await click(pay())
  expect(sent).toHaveBeenLastCalledWith({ ...order, requisites: { card_number: '8600' }, save_card: true })
})

it.each([
  ['unknown', 'Эта карта удалена'],
  ['expired', 'Срок этой карты истёк'],
])('explains that the card is %s, and pays with no other one by itself', async (reason, message) => {
  const { radio, payNow, pay, text } = await show([card, { ...card, id: 9, masked: '8600 **** **** 9999' }])
  sent.mockRejectedValueOnce(new ApiError('InvalidParameterException', '', { card_id: reason }))
  await payNow()
  expect(text()).toContain(message)
  expect(radio('3308')?.checked).toBe(true)
  expect(radio('3308')?.disabled).toBe(true)
  const next = radio('9999')
  if (next) await click(next)
  await click(pay())
  expect(sent).toHaveBeenLastCalledWith({ ...order, card_id: 9 })
})

it('removes a card after the player has confirmed it', async () => {
  const onCardRemoved = vi.fn()
  const { page, platform } = await show([card], { onCardRemoved })
  const remove = page.control('Удалить карту Uzcard ··3308')
  confirm.mockResolvedValueOnce(false)
  await click(remove)
  await settle()
  expect(platform.called('cashier.removecard')).toEqual([])
  await click(remove)
  await settle()
  expect(platform.called('cashier.removecard').map(({ params }) => params.id)).toEqual(['7'])
  expect(onCardRemoved).toHaveBeenCalledOnce()
})

it('asks for nothing until the cards have arrived, which then replace nothing', async () => {
  const { page, radio, pay, render } = await show(undefined, { isWaiting: true })
  expect(page.container.querySelector('form')).toBeNull()
  expect(pay().disabled).toBe(true)
  await render({ cards: { items: [card], isWaiting: false } })
  expect(radio('3308')?.checked).toBe(true)
  expect(pay().disabled).toBe(false)
})

it('asks for the requisites if the cards do not arrive', async () => {
  const { page, pay, render } = await show(undefined, { isWaiting: true })
  await render({ cards: { items: undefined, isWaiting: false } })
  expect(page.container.querySelector('form')?.dataset['form']).toBe('requisites-uzcard')
  expect(pay().disabled).toBe(false)
})

it('keeps the form of another card, hidden and not sent, while a saved one is chosen', async () => {
  const { page, choose, payNow } = await show([card])
  await choose('Другая карта')
  const form = page.container.querySelector('form')
  await choose('3308')
  expect(form?.isConnected).toBe(true)
  expect(form?.closest('[hidden]')).not.toBeNull()
  await payNow()
  expect(sent.mock.calls).toEqual([[{ ...order, card_id: 7 }]])
  await choose('Другая карта')
  expect(page.container.querySelector('form')).toBe(form)
  expect(form?.closest('[hidden]')).toBeNull()
})

const both = { ...config, cashier: { ...config.cashier, methods: withHumo.cashier.methods } }
const showBoth = () => show([card], { config: both, methods: [method, humo] })

it('keeps the choice of each method', async () => {
  const { choose, radio } = await showBoth()
  await choose('Другая карта')
  await choose('Humo')
  await choose('Uzcard')
  expect(radio('Другая карта')?.checked).toBe(true)
})

it('chooses a rejected card not again after another method', async () => {
  const { choose, radio, payNow } = await showBoth()
  sent.mockRejectedValueOnce(new ApiError('InvalidParameterException', '', { card_id: 'expired' }))
  await payNow()
  expect(radio('3308')?.checked).toBe(true)
  await choose('Humo')
  await choose('Uzcard')
  expect(radio('3308')?.checked).toBe(false)
  expect(radio('Другая карта')?.checked).toBe(true)
})

it.each([
  ['the heading if it was the only one', [card], () => document.querySelector('h2[tabindex]')],
  ['the cards that are left', [card, expired], () => document.querySelector('[role=radiogroup][tabindex]')],
])('is gone at once after its removal, and the focus moves to %s', async (_target, cards, target) => {
  const { page, radio } = await show(cards)
  await click(page.control('Удалить карту Uzcard ··3308'))
  await settle()
  expect(radio('3308')).toBeUndefined()
  expect(target()).not.toBeNull()
  expect(document.activeElement).toBe(target())
})

it('stays chosen when another card is removed', async () => {
  const { page, radio } = await show([card, expired])
  await click(page.control('Удалить карту Uzcard ··1111'))
  await settle()
  expect(radio('1111')).toBeUndefined()
  expect(radio('3308')?.checked).toBe(true)
})

it.each([
  ['the platform saves none', undefined, config, method],
  ['the settings name no form', [card], testConfig, method],
  ['the method takes none', [card], config, uzcard],
] as const)('is absent if %s', async (_reason, cards, settings, offered) => {
  const { page } = await showDeposit([offered], { config: settings, ...(cards && { cards: [...cards] }) })
  expect(page.container.textContent).not.toContain('3308')
  expect(page.container.querySelector('input[type=checkbox]')).toBeNull()
})

it('shows fee and duration of the method, and what to do, before the payment', async () => {
  const [described] = config.cashier.methods
  if (described === undefined) throw new Error('no method')
  const methods = [{ ...described, instructions: 'Подтвердите платёж на странице банка.' }]
  const { text } = await show([], { config: { ...config, cashier: { ...config.cashier, methods } } })
  expect(text()).toContain('Комиссия1.50%')
  expect(text()).toContain('Сроксразу')
  expect(text()).toContain('Подтвердите платёж на странице банка.')
})
