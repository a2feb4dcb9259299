import { afterEach, describe, expect, test, vi } from 'vitest'
import { fireEvent, userEvent, waitFor } from 'storybook/test'
import { defaultFormats, setFormats } from '../../../schemas/formats.ts'
import { maskedInput } from './masked-input.ts'
import { autofillText, composeText } from '../../../tests/support/edit-input.ts'
import { hideForms, showForm, testForm } from '../../../tests/support/show-form.tsx'

vi.mock('../../renderer/render-context.tsx', () => ({ useLocale: () => 'ru', useConfig: () => ({}) }))
afterEach(hideForms)

const user = userEvent.setup()
const form = testForm(
  {
    type: 'object',
    properties: {
      phone: { type: 'string', title: 'Телефон', validator: 'phone' },
      born: { type: 'string', title: 'Дата', validator: 'date' },
      sum: { type: 'string', title: 'Сумма', validator: 'sum' },
    },
  },
  { fields: { phone: { prefix: '+998', mask: '## ### ## ##' } } },
)

async function fieldOf(label: RegExp): Promise<HTMLInputElement> {
  const field = (await showForm({ form })).getByLabelText(label)
  if (!(field instanceof HTMLInputElement)) throw new Error('no input')
  return field
}

/** Simulates the browser's edit for a key at the caret. */
function edit(field: HTMLInputElement, text: string, caret: number, inputType: string, isComposing = false) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.setSelectionRange(caret, caret)
  fireEvent(field, new InputEvent('input', { bubbles: true, inputType, isComposing }))
}

describe('a masked input', () => {
  test('takes digits of any script', async () => {
    const field = await fieldOf(/Телефон/)
    await user.type(field, '٩٠١۲३४')
    expect(field.value).toBe('90 123 4')
  })

  test('keeps the caret after a digit typed in the middle', async () => {
    const field = await fieldOf(/Телефон/)
    await user.type(field, '90134567')
    edit(field, '90 2134 56 7', 4, 'insertText')
    expect([field.value, field.selectionStart]).toEqual(['90 213 45 67', 4])
  })

  test('deletes the digit next to a deleted separator in both directions', async () => {
    const field = await fieldOf(/Телефон/)
    await user.type(field, '901234567')
    edit(field, '90123 45 67', 2, 'deleteContentBackward')
    expect([field.value, field.selectionStart]).toEqual(['91 234 56 7', 1])
    edit(field, '91 23456 7', 6, 'deleteContentForward')
    expect(field.value).toBe('91 234 67')
  })

  test('keeps the caret in an amount when its groups shift', async () => {
    const field = await fieldOf(/Сумма/)
    await user.type(field, '50000')
    edit(field, '150,000', 1, 'insertText')
    expect([field.value, field.selectionStart]).toEqual(['150,000', 1])
    edit(field, '1950,000', 2, 'insertText')
    expect([field.value, field.selectionStart]).toEqual(['1,950,000', 3])
  })

  test('does not change text during IME composition', async () => {
    const field = await fieldOf(/Дата/)
    fireEvent.compositionStart(field)
    edit(field, '1403', 4, 'insertCompositionText', true)
    expect(field.value).toBe('1403')
    fireEvent.compositionEnd(field)
    await waitFor(() => expect(field.value).toBe('14.03'))
  })

  test('formats what a phone keyboard composes after a formatted amount', async () => {
    const field = await fieldOf(/Сумма/)
    await user.type(field, '1234')
    composeText(field, '56')
    expect(field.value).toBe('123,456')
  })

  test('leaves other separators as typed until the field is left', async () => {
    const field = await fieldOf(/Сумма/)
    autofillText(field, '1 234 567')
    expect(field.value).toBe('1 234 567')
    fireEvent.focusOut(field)
    expect(field.value).toBe('1,234,567')
  })

  test.each(['+998 (90) 123-45-67', '998901234567', '8 90 123 45 67', '90 123 45 67'])(
    'accepts a number pasted as %s',
    async (pasted) => {
      const field = await fieldOf(/Телефон/)
      await user.click(field)
      await user.paste(pasted)
      expect(field.value).toBe('90 123 45 67')
    },
  )
})

test('groups of digits keep their places in a page written from right to left', async () => {
  expect((await fieldOf(/Телефон/)).dir).toBe('')
  const options = { text: () => '', mask: (text: string) => text, change: vi.fn(), hold: vi.fn() }
  setFormats({ ...defaultFormats, isRtl: true })
  expect(maskedInput(options).dir).toBe('ltr')
  expect(maskedInput({ ...options, mask: undefined }).dir).toBeUndefined()
  setFormats()
})
