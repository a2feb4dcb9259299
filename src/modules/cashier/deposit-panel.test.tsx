// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { DepositMethod } from '../../../schemas/api/entities.ts'
import type { FormViewProps } from '../../renderer/form/form-view.tsx'
import { click, mount, settle, testAccount } from '../../../tests/support/mount.tsx'
import { testPlatform } from '../../../tests/support/test-platform.ts'
import { DepositPanel } from './index.ts'

const sent = vi.hoisted(() => vi.fn())

// The requisites themselves are the form engine's matter: here they are a form that sends.
vi.mock('../../renderer/form/form-view.tsx', () => ({
  FormView: ({ id, formKey, payload }: FormViewProps) => (
    <form
      id={id}
      data-form={formKey}
      onSubmit={(event) => {
        event.preventDefault()
        sent(payload?.({ card_number: '8600' }))
      }}
    />
  ),
}))

const uzcard: DepositMethod = {
  id: 3,
  sysname: 'uzcard',
  currency: 'UZS',
  min: '20000.00',
  max: '10000000.00',
  fee_percent: '1.5',
  requisites: [],
}

async function mountPanel(methods = [uzcard]) {
  testPlatform({})
  const page = await mount(<DepositPanel methods={methods} empty={<p>Нет способов</p>} />, {
    account: testAccount,
  })
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
    const button = page.container.querySelector<HTMLButtonElement>('button[type=submit]')
    if (button === null) throw new Error('no button that pays')
    return button
  }
  return { page, input, type, pay }
}

beforeEach(() => {
  sessionStorage.clear()
  sent.mockClear()
})
afterEach(() => vi.unstubAllGlobals())

describe('DepositPanel', () => {
  it('says the bounds before anything is typed', async () => {
    const { page } = await mountPanel()
    expect(page.container.textContent).toContain('От 20,000\u00a0сум до 10,000,000\u00a0сум')
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
      amount: '500000',
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
    expect(page.container.querySelector('form')?.dataset.form).toBe('requisites-uzcard')
    await page.unmount()
  })

  it('says so where there is no method', async () => {
    const { page } = await mountPanel([])
    expect(page.container.textContent).toBe('Нет способов')
    await page.unmount()
  })
})
