import { describe, expect, test, vi } from 'vitest'
import { send, user, submit, text } from '../../tests/support/form-player.ts'
import { fireEvent, waitFor } from 'storybook/test'
import { showForm, testForm, type ShownForm } from '../../tests/support/show-form.tsx'
import type { OperationValues } from '../../src/renderer/actions.ts'

vi.mock('../../src/renderer/render-context.tsx', () => ({ useLocale: () => 'ru', useConfig: () => ({}) }))

const branch = (title: string, properties: object, required: string[]) => ({ title, properties, required })

const card = branch('Карта', { by: { const: 'card' }, number: text('Номер') }, ['by', 'number'])
const cash = branch('Наличные', { by: { const: 'cash' }, place: text('Касса') }, ['by'])

const shapes = {
  'the whole form': { schema: { type: 'object', oneOf: [card, cash] }, name: 'Вариант', inPay: false },
  'a required field': {
    schema: {
      type: 'object',
      properties: { pay: { title: 'Оплата', oneOf: [card, cash] } },
      required: ['pay'],
    },
    name: 'Оплата',
    inPay: true,
  },
}

function select(form: ShownForm, name: string): HTMLSelectElement {
  const found = form.getByLabelText(new RegExp(`^${name}`))
  if (!(found instanceof HTMLSelectElement)) throw new Error('no select')
  return found
}

describe.each(Object.entries(shapes))('a choice between groups of fields in %s', (_about, shape) => {
  const { schema, name, inPay } = shape
  const inForm = (values: OperationValues): OperationValues => (inPay ? { pay: values } : values)

  test('starts open, is required, and leads to its control', async () => {
    const form = await showForm({ form: testForm(schema) })
    expect(select(form, name).selectedOptions[0]?.textContent).toBe('Выберите')
    expect(form.queryByLabelText('Номер')).toBeNull()
    await submit(form)
    expect(send).not.toHaveBeenCalled()
    const entry = await form.findByRole('link', { name })
    expect(form.getAllByRole('link')).toHaveLength(1)
    fireEvent.click(entry)
    expect(document.activeElement).toBe(select(form, name))
    expect(select(form, name).getAttribute('aria-invalid')).toBe('true')
    await user.selectOptions(select(form, name), 'Наличные')
    await waitFor(() => expect(select(form, name).getAttribute('aria-invalid')).toBeNull())
  })

  test('sends the constant of the chosen group, which no player enters', async () => {
    const form = await showForm({ form: testForm(schema) })
    await user.selectOptions(select(form, name), 'Карта')
    await user.type(await form.findByLabelText('Номер'), '8600')
    expect(form.queryByLabelText(/^by/)).toBeNull()
    await submit(form)
    await waitFor(() => expect(send).toHaveBeenCalledWith(inForm({ by: 'card', number: '8600' })))
    await user.selectOptions(select(form, name), 'Наличные')
    await form.findByLabelText(/Касса/)
    await submit(form)
    await waitFor(() => expect(send).toHaveBeenLastCalledWith(inForm({ by: 'cash' })))
  })

  test('keeps what was entered into a group while another one is displayed', async () => {
    const form = await showForm({ form: testForm(schema) })
    await user.selectOptions(select(form, name), 'Карта')
    await user.type(await form.findByLabelText('Номер'), '8600')
    await user.selectOptions(select(form, name), 'Наличные')
    await user.type(await form.findByLabelText(/Касса/), '5')
    await user.selectOptions(select(form, name), 'Карта')
    expect(await form.findByLabelText('Номер')).toHaveProperty('value', '8600')
    await user.selectOptions(select(form, name), 'Наличные')
    expect(await form.findByLabelText(/Касса/)).toHaveProperty('value', '5')
    await submit(form)
    await waitFor(() => expect(send).toHaveBeenCalledWith(inForm({ by: 'cash', place: '5' })))
  })

  test('shows the group of given values', async () => {
    const form = await showForm({ form: testForm(schema), values: inForm({ by: 'cash', place: '7' }) })
    expect(select(form, name).selectedOptions[0]?.textContent).toBe('Наличные')
    expect(form.getByLabelText(/Касса/)).toHaveProperty('value', '7')
  })
})

test('a field that two groups have keeps its latest value', async () => {
  const shared = { note: text('Заметка') }
  const form = await showForm({
    form: testForm({
      type: 'object',
      oneOf: [
        branch('Первый', { ...shared, a: text('A') }, ['a']),
        branch('Второй', { ...shared, b: text('B') }, ['b']),
      ],
    }),
  })
  await user.selectOptions(select(form, 'Вариант'), 'Первый')
  await user.type(await form.findByLabelText(/Заметка/), 'x')
  await user.selectOptions(select(form, 'Вариант'), 'Второй')
  await form.findByLabelText('B')
  await user.type(form.getByLabelText(/Заметка/), 'y')
  await user.selectOptions(select(form, 'Вариант'), 'Первый')
  await form.findByLabelText('A')
  expect(form.getByLabelText(/Заметка/)).toHaveProperty('value', 'xy')
})

test('an optional choice can stay open, and be undone', async () => {
  const form = await showForm({
    form: testForm({
      type: 'object',
      properties: { pay: { title: 'Оплата', oneOf: [card, cash] }, a: text('A') },
    }),
  })
  await submit(form)
  await waitFor(() => expect(send).toHaveBeenLastCalledWith({}))
  await user.selectOptions(select(form, 'Оплата'), 'Карта')
  await form.findByLabelText('Номер')
  await submit(form)
  await form.findByRole('link', { name: 'Оплата — Номер' })
  await user.selectOptions(select(form, 'Оплата'), 'Не выбрано')
  await waitFor(() => expect(form.queryByLabelText('Номер')).toBeNull())
  send.mockReset()
  await submit(form)
  await waitFor(() => expect(send).toHaveBeenLastCalledWith({}))
})

test('an open choice of the whole form is reported in the step of its fields', async () => {
  const step = (title: string, fields: string[]) => ({ title, fields })
  const form = await showForm({
    form: testForm(
      { type: 'object', properties: { a: text('A') }, oneOf: [card, cash] },
      { steps: [step('Один', ['a']), step('Два', ['by', 'number', 'place'])] },
    ),
  })
  await user.click(form.getByRole('button', { name: 'Дальше' }))
  expect(select(form, 'Вариант').selectedOptions[0]?.textContent).toBe('Выберите')
  await submit(form)
  await form.findByRole('link', { name: 'Вариант' })
  await user.selectOptions(select(form, 'Вариант'), 'Наличные')
  await submit(form)
  await waitFor(() => expect(send).toHaveBeenCalledWith({ by: 'cash' }))
})

test('a choice in a group is displayed in the step of its group', async () => {
  const group = { type: 'object', properties: { pay: { title: 'Оплата', oneOf: [card, cash] } } }
  const form = await showForm({
    form: testForm(
      { type: 'object', properties: { a: text('A'), group } },
      {
        steps: [
          { title: 'Один', fields: ['a'] },
          { title: 'Два', fields: ['group'] },
        ],
      },
    ),
  })
  expect(form.queryByLabelText(/^Оплата/)).toBeNull()
  await user.click(form.getByRole('button', { name: 'Дальше' }))
  await user.selectOptions(select(form, 'Оплата'), 'Карта')
  await user.type(await form.findByLabelText('Номер'), '8600')
  await submit(form)
  await waitFor(() => expect(send).toHaveBeenCalledWith({ group: { pay: { by: 'card', number: '8600' } } }))
})

test('alternatives of the whole form that are references are displayed in the step of their fields', async () => {
  const oneOf = [{ $ref: '#/definitions/card' }, { $ref: '#/definitions/cash' }]
  const schema = { type: 'object', properties: { a: text('A') }, oneOf, definitions: { card, cash } }
  const steps = [
    { title: 'Один', fields: ['a'] },
    { title: 'Два', fields: ['by', 'number', 'place'] },
  ]
  const form = await showForm({ form: testForm(schema, { steps }) })
  expect(form.queryByLabelText(/^Вариант/)).toBeNull()
  await user.click(form.getByRole('button', { name: 'Дальше' }))
  expect(select(form, 'Вариант').selectedOptions[0]?.textContent).toBe('Выберите')
})

test('a field beside the alternatives decides between them', async () => {
  const form = await showForm({
    form: testForm({
      type: 'object',
      required: ['by'],
      properties: { by: { type: 'string', title: 'Способ', enum: ['card', 'cash'] } },
      oneOf: [card, cash],
    }),
  })
  expect(form.queryByLabelText('Вариант')).toBeNull()
  await submit(form)
  await form.findByRole('link', { name: 'Способ' })
  expect(form.getAllByRole('link')).toHaveLength(1)
  await user.selectOptions(select(form, 'Способ'), 'card')
  await user.type(await form.findByLabelText('Номер'), '8600')
  await user.selectOptions(select(form, 'Способ'), 'cash')
  await user.type(await form.findByLabelText(/Касса/), '5')
  expect(form.queryByLabelText('Номер')).toBeNull()
  await user.selectOptions(select(form, 'Способ'), 'card')
  expect(await form.findByLabelText('Номер')).toHaveProperty('value', '8600')
  expect(form.getAllByLabelText('Способ')).toHaveLength(1)
  await user.selectOptions(select(form, 'Способ'), 'cash')
  await submit(form)
  await waitFor(() => expect(send).toHaveBeenCalledWith({ by: 'cash', place: '5' }))
})

test('alternatives that share a part are displayed, told apart and sent as a whole', async () => {
  const pet = {
    type: 'object',
    required: ['type', 'name'],
    properties: { type: { type: 'string' }, name: text('Имя') },
  }
  const kind = (type: string, more: object) => ({
    allOf: [{ $ref: '#/$defs/pet' }, { type: 'object', properties: { type: { const: type }, ...more } }],
  })
  const form = await showForm({
    form: testForm({
      type: 'object',
      required: ['pet'],
      properties: { pet: { title: 'Питомец', oneOf: [{ $ref: '#/$defs/cat' }, { $ref: '#/$defs/dog' }] } },
      $defs: { pet, cat: kind('cat', { claws: text('Когти') }), dog: kind('dog', { pack: text('Стая') }) },
    }),
  })
  await user.selectOptions(select(form, 'Питомец'), 'Питомец 2')
  await user.type(await form.findByLabelText('Имя'), 'Рекс')
  await submit(form)
  await waitFor(() => expect(send).toHaveBeenCalledWith({ pet: { type: 'dog', name: 'Рекс' } }))
})

test('a player agrees to nothing by default', async () => {
  const form = await showForm({
    form: testForm({
      type: 'object',
      required: ['terms'],
      properties: { terms: { type: 'boolean', const: true, title: 'Согласен' } },
    }),
  })
  expect(form.getByLabelText('Согласен')).toHaveProperty('checked', false)
  await submit(form)
  await form.findByRole('link', { name: 'Согласен' })
  await user.click(form.getByLabelText('Согласен'))
  await submit(form)
  await waitFor(() => expect(send).toHaveBeenCalledWith({ terms: true }))
})
