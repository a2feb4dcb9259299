import { expect, test, vi } from 'vitest'
import { send, user, submit, text } from '../../tests/support/form-player.ts'
import { waitFor } from 'storybook/test'
import { showForm, testForm } from '../../tests/support/show-form.tsx'

vi.mock('../../src/renderer/render-context.tsx', () => ({ useLocale: () => 'ru', useConfig: () => ({}) }))

const pair = { type: 'array', items: [text('Имя'), { type: 'integer', title: 'Возраст' }], minItems: 2 }
const address = {
  type: 'object',
  required: ['city'],
  properties: { country: { ...text('Страна'), default: 'UZ' }, city: text('Город') },
}

test.each([
  ['a pair', pair],
  ['a list with a least number of entries', { type: 'array', items: text('Телефон'), minItems: 2 }],
  ['a group with a default and a required field', address],
])('%s that is optional may be left as it is', async (_about, field) => {
  const properties = { a: text('A'), field: { title: 'Поле', ...field } }
  const form = await showForm({ form: testForm({ type: 'object', properties }) })
  await user.type(form.getByLabelText(/^A/), 'x')
  await submit(form)
  await waitFor(() => expect(send).toHaveBeenCalledWith({ a: 'x' }))
})

test('a pair that is filled in by half is reported, and may be emptied again', async () => {
  const properties = { pair: { title: 'Пара', ...pair } }
  const form = await showForm({ form: testForm({ type: 'object', properties }) })
  await user.type(form.getByLabelText(/Имя/), 'x')
  await submit(form)
  await form.findByRole('link')
  expect(send).not.toHaveBeenCalled()
  await user.clear(form.getByLabelText(/Имя/))
  await submit(form)
  await waitFor(() => expect(send).toHaveBeenCalledWith({}))
})

test('a required pair has to be filled in', async () => {
  const schema = { type: 'object', required: ['pair'], properties: { pair: { title: 'Пара', ...pair } } }
  const form = await showForm({ form: testForm(schema) })
  await submit(form)
  await waitFor(() => expect(form.getAllByRole('link')).toHaveLength(2))
  expect(send).not.toHaveBeenCalled()
})

test('a field that a condition removes is neither displayed nor sent, and comes back with its value', async () => {
  const form = await showForm({
    form: testForm({
      type: 'object',
      properties: { kind: { type: 'string', title: 'Вид', enum: ['a', 'b'] }, more: text('Ещё') },
      if: { properties: { kind: { const: 'b' } }, required: ['kind'] },
      then: { properties: { more: false } },
    }),
  })
  await user.type(form.getByLabelText(/Ещё/), 'x')
  await user.selectOptions(form.getByLabelText(/Вид/), 'b')
  await waitFor(() => expect(form.queryByLabelText(/Ещё/)).toBeNull())
  await user.selectOptions(form.getByLabelText(/Вид/), 'a')
  expect(await form.findByLabelText(/Ещё/)).toHaveProperty('value', 'x')
  await user.selectOptions(form.getByLabelText(/Вид/), 'b')
  await waitFor(() => expect(form.queryByLabelText(/Ещё/)).toBeNull())
  await submit(form)
  await waitFor(() => expect(send).toHaveBeenCalledWith({ kind: 'b' }))
})

test('fields of a condition come back with their values, and are sent only while they are displayed', async () => {
  const form = await showForm({
    form: testForm({
      type: 'object',
      properties: { kind: { type: 'string', title: 'Вид', enum: ['a', 'b', 'c'] }, card: text('Карта') },
      allOf: [
        {
          if: { properties: { kind: { const: 'b' } }, required: ['kind'] },
          then: { required: ['more'], properties: { more: text('Ещё') } },
        },
        {
          if: { properties: { more: { const: 'x' } }, required: ['more'] },
          then: { properties: { gift: { ...text('Подарок'), default: 'мяч' } } },
        },
      ],
      dependencies: { card: { properties: { holder: text('Владелец') } } },
    }),
  })
  await user.selectOptions(form.getByLabelText(/Вид/), 'b')
  await user.type(await form.findByLabelText(/Ещё/), 'x')
  await user.tab()
  await user.clear(await form.findByLabelText(/Подарок/))
  await user.type(form.getByLabelText(/Подарок/), 'чай')
  await user.type(form.getByLabelText(/Карта/), '1')
  await user.tab()
  await user.type(await form.findByLabelText(/Владелец/), 'Али')
  await user.selectOptions(form.getByLabelText(/Вид/), 'a')
  await waitFor(() => expect(form.queryByLabelText(/Ещё/)).toBeNull())
  expect(form.queryByLabelText(/Подарок/)).toBeNull()
  await user.clear(form.getByLabelText(/Карта/))
  await waitFor(() => expect(form.queryByLabelText(/Владелец/)).toBeNull())
  await user.type(form.getByLabelText(/Карта/), '2')
  expect(await form.findByLabelText(/Владелец/)).toHaveProperty('value', 'Али')
  await user.selectOptions(form.getByLabelText(/Вид/), 'b')
  expect(await form.findByLabelText(/Ещё/)).toHaveProperty('value', 'x')
  expect(await form.findByLabelText(/Подарок/)).toHaveProperty('value', 'чай')
  await submit(form)
  await waitFor(() =>
    expect(send).toHaveBeenLastCalledWith({ kind: 'b', card: '2', holder: 'Али', more: 'x', gift: 'чай' }),
  )
  await user.selectOptions(form.getByLabelText(/Вид/), 'a')
  await user.clear(form.getByLabelText(/Карта/))
  await waitFor(() => expect(form.queryByLabelText(/Владелец/)).toBeNull())
  await submit(form)
  await waitFor(() => expect(send).toHaveBeenLastCalledWith({ kind: 'a' }))
})

test('a constant is sent; with a title it is displayed and cannot be changed', async () => {
  const form = await showForm({
    form: testForm({
      type: 'object',
      properties: {
        version: { type: 'string', const: '2' },
        country: { ...text('Страна'), const: 'UZ' },
        a: text('A'),
      },
    }),
  })
  expect(form.queryByLabelText(/version/, { selector: ':not([hidden] *)' })).toBeNull()
  expect(form.getByLabelText(/Страна/)).toHaveProperty('readOnly', true)
  await submit(form)
  await waitFor(() => expect(send).toHaveBeenCalledWith({ version: '2', country: 'UZ' }))
})

test('a field whose name has dots takes its widget', async () => {
  const form = await showForm({
    form: testForm(
      {
        type: 'object',
        properties: { 'a.b': text('Пароль'), a: { type: 'object', properties: { c: text('C') } } },
      },
      { fields: { 'a.b': { widget: 'password' }, 'a.c': { widget: 'textarea' } } },
    ),
  })
  expect(form.getByLabelText(/Пароль/, { selector: 'input' })).toHaveProperty('type', 'password')
  expect(form.getByLabelText(/^C/).tagName).toBe('TEXTAREA')
})
