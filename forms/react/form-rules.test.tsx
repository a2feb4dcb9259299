import { expect, test, vi } from 'vitest'
import { send, user, submit, text } from '../../tests/support/form-player.ts'
import { showForm, testForm } from '../../tests/support/show-form.tsx'

vi.mock('../../src/renderer/render-context.tsx', () => ({ useLocale: () => 'ru', useConfig: () => ({}) }))

const contact = { email: text('Почта'), phone: text('Телефон'), code: text('Код') }
const any = [{ required: ['email'] }, { required: ['phone', 'code'] }]
const messages = {
  '*': {
    anyRequired: 'Укажите хотя бы одно: $$fields$$',
    oneRequired: 'Укажите только одно: $$fields$$',
  },
}
const rule = 'Укажите хотя бы одно: Почта, Телефон + Код'

const schemas = {
  'the form': { type: 'object', properties: contact, anyOf: any },
  'a part of the form': { type: 'object', properties: contact, allOf: [{ anyOf: any }] },
  'a condition of the form': {
    type: 'object',
    properties: contact,
    if: { not: { required: ['absent'] } },
    then: { anyOf: any },
  },
}

test.each(Object.entries(schemas))(
  'a rule of %s is explained, violated, corrected and sent without a choice of variants',
  async (_about, schema) => {
    const form = await showForm({ form: testForm(schema, { messages }) })
    expect(form.queryAllByRole('combobox')).toEqual([])
    expect(form.getAllByText(rule)).toHaveLength(1)
    expect(form.queryByRole('alert')).toBeNull()

    await user.type(form.getByLabelText(/Телефон/), '90')
    await submit(form)
    expect(send).not.toHaveBeenCalled()
    expect(form.getByRole('alert').textContent).toBe(rule)
    expect(form.queryAllByText('Заполните это поле')).toEqual([])
    await user.click(form.getByRole('link', { name: rule }))
    expect(document.activeElement).toBe(form.getByLabelText(/Почта/))

    await user.type(form.getByLabelText(/Код/), '7')
    await submit(form)
    expect(send).toHaveBeenCalledWith({ phone: '90', code: '7' })
    expect(form.queryByRole('alert')).toBeNull()
  },
)

test('a group reports a rule of its own, and one that allows a single alternative', async () => {
  const form = await showForm({
    form: testForm(
      {
        type: 'object',
        required: ['contact'],
        properties: {
          contact: {
            type: 'object',
            title: 'Связь',
            properties: contact,
            oneOf: [{ required: ['email'] }, { required: ['phone'] }],
          },
        },
      },
      { messages },
    ),
  })
  await user.type(form.getByLabelText(/Почта/), 'a')
  await user.type(form.getByLabelText(/Телефон/), '1')
  await submit(form)
  expect(form.getByRole('alert').textContent).toBe('Укажите только одно: Почта, Телефон')
  await user.clear(form.getByLabelText(/Почта/))
  await submit(form)
  expect(send).toHaveBeenCalledWith({ contact: { phone: '1' } })
})

test('two rules of a form are reported one by one', async () => {
  const form = await showForm({
    form: testForm(
      {
        type: 'object',
        properties: { ...contact, city: text('Город') },
        allOf: [
          { anyOf: [{ required: ['email'] }, { required: ['phone'] }] },
          { anyOf: [{ required: ['email'] }, { required: ['city'] }] },
        ],
      },
      { messages },
    ),
  })
  await submit(form)
  expect(form.getAllByRole('alert')).toHaveLength(2)
  await user.type(form.getByLabelText(/Город/), 'Самарканд')
  await submit(form)
  expect(form.getByRole('alert').textContent).toBe('Укажите хотя бы одно: Почта, Телефон')
})

test('a rule across steps is checked in the last step that has any of its fields', async () => {
  const steps = [
    { title: 'Первый', fields: ['email'] },
    { title: 'Второй', fields: ['phone', 'code'] },
  ]
  const form = await showForm({
    form: testForm({ type: 'object', properties: contact, anyOf: any }, { messages, steps, review: true }),
  })
  await user.click(form.getByRole('button', { name: 'Дальше' }))
  await user.click(form.getByRole('button', { name: 'Дальше' }))
  expect(form.getByRole('alert').textContent).toBe(rule)
  await user.click(form.getByRole('link', { name: rule }))
  expect(document.activeElement).toBe(form.getByLabelText(/Телефон/))
})

test('"at least one box" is a rule, and an unchecked box does not fulfil it', async () => {
  const box = (title: string) => ({ type: 'boolean', title })
  const checked = (name: string) => ({
    type: 'object',
    properties: { [name]: { enum: [true] } },
    required: [name],
  })
  const schema = {
    type: 'object',
    properties: { sms: box('По SMS'), letter: box('Письмом') },
    anyOf: [checked('sms'), checked('letter')],
  }
  const form = await showForm({ form: testForm(schema, { messages }) })
  expect(form.queryAllByRole('combobox')).toEqual([])
  await user.click(form.getByLabelText(/По SMS/))
  await user.click(form.getByLabelText(/По SMS/))
  await submit(form)
  expect(send).not.toHaveBeenCalled()
  expect(form.getByRole('alert').textContent).toBe('Укажите хотя бы одно: По SMS, Письмом')
  await user.click(form.getByLabelText(/Письмом/))
  await submit(form)
  expect(send).toHaveBeenCalledWith(expect.objectContaining({ letter: true }))
})

test('"not this, or that" is a condition: its fault is reported at the field', async () => {
  const schema = {
    type: 'object',
    properties: { hasCode: { type: 'boolean', title: 'Есть код' }, code: text('Код') },
    anyOf: [
      { type: 'object', not: { properties: { hasCode: { enum: [true] } }, required: ['hasCode'] } },
      { type: 'object', required: ['code'], properties: { code: { type: 'string', minLength: 4 } } },
    ],
  }
  const form = await showForm({ form: testForm(schema, { messages }) })
  expect(form.queryAllByRole('combobox')).toEqual([])
  await user.click(form.getByLabelText(/Есть код/))
  await submit(form)
  expect(send).not.toHaveBeenCalled()
  expect(form.getByLabelText(/^Код/).getAttribute('aria-invalid')).toBe('true')
  await user.type(form.getByLabelText(/^Код/), '1234')
  await submit(form)
  expect(send).toHaveBeenCalledWith({ hasCode: true, code: '1234' })
})
