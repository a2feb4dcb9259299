// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest'
import { send, user, submit, text } from '../../tests/support/form-player.ts'
import { waitFor } from 'storybook/test'
import { showForm, testForm, type ShownForm } from '../../tests/support/show-form.tsx'
import type { CompiledForm } from '../../schemas/compiled.ts'
import type { OperationValues } from '../../src/renderer/actions.ts'

vi.mock('../../src/renderer/render-context.tsx', () => ({ useLocale: () => 'ru', useConfig: () => ({}) }))

const by = { type: 'string', title: 'Способ', enum: ['card', 'cash'] }
const ofCard = { number: text('Номер'), owner: text('Владелец') }
const card = { title: 'card', properties: { by: { const: 'card' }, ...ofCard } }
const cash = { title: 'cash', properties: { by: { const: 'cash' }, place: text('Касса') } }
const isCard = { properties: { by: { const: 'card' } }, required: ['by'] }
const ofForm = { number: { widget: 'card' } } as const
const ofGroup = { 'pay.number': { widget: 'card' } } as const

const ofRow = { 'rows.items.number': { widget: 'card' } } as const
const onCondition = { type: 'object', properties: { by }, if: isCard, then: { properties: ofCard } }
const onDependency = {
  type: 'object',
  properties: { by },
  dependencies: { by: { oneOf: [card, cash] } },
}
const inGroup = (name: string, group: object) => ({ type: 'object', properties: { [name]: group } })
const inRows = (items: object) => inGroup('rows', { type: 'array', title: 'Ряды', minItems: 1, items })

interface Displayed {
  schema: CompiledForm['schema']
  fields: CompiledForm['fields']
  values?: OperationValues
}

/** Forms whose fields of a card are displayed by the choice “Способ”. */
const forms: Readonly<Record<string, Displayed>> = {
  'alternatives of the form': {
    schema: { type: 'object', title: 'Способ', oneOf: [card, cash] },
    fields: ofForm,
  },
  'alternatives of a field': {
    schema: { type: 'object', properties: { pay: { title: 'Способ', oneOf: [card, cash] } } },
    fields: ofGroup,
  },
  'alternatives that a field decides about': {
    schema: { type: 'object', properties: { by }, oneOf: [card, cash] },
    fields: ofForm,
  },
  'alternatives in a group that a field decides about': {
    schema: {
      type: 'object',
      properties: { pay: { type: 'object', properties: { by }, oneOf: [card, cash] } },
    },
    fields: ofGroup,
  },
  'a condition': {
    schema: { type: 'object', properties: { by }, if: isCard, then: { properties: ofCard } },
    fields: ofForm,
  },
  'a condition of a group': {
    schema: {
      type: 'object',
      properties: { pay: { type: 'object', properties: { by }, if: isCard, then: { properties: ofCard } } },
    },
    fields: ofGroup,
  },
  'a condition that removes a group': {
    schema: {
      type: 'object',
      properties: { by },
      if: isCard,
      then: { properties: { pay: { type: 'object', properties: ofCard } } },
    },
    fields: ofGroup,
  },
  'a condition of a group in a group': {
    schema: inGroup('order', { ...inGroup('pay', onCondition), title: 'Заказ' }),
    fields: { 'order.pay.number': { widget: 'card' } },
  },
  'alternatives in a group in a group': {
    schema: inGroup('order', inGroup('pay', { title: 'Способ', oneOf: [card, cash] })),
    fields: { 'order.pay.number': { widget: 'card' } },
  },
  'a dependency of a group': { schema: inGroup('pay', onDependency), fields: ofGroup },
  'a condition of a row': { schema: inRows(onCondition), fields: ofRow },
  'a condition of a group in a row': {
    schema: inRows(inGroup('pay', onCondition)),
    fields: { 'rows.items.pay.number': { widget: 'card' } },
  },
  'alternatives in a row': { schema: inRows({ title: 'Способ', oneOf: [card, cash] }), fields: ofRow },
  'alternatives in a row that a field decides about': {
    schema: inRows({ type: 'object', properties: { by }, oneOf: [card, cash] }),
    fields: ofRow,
  },
  'a dependency of a row': { schema: inRows(onDependency), fields: ofRow },
  'a condition that removes a list': {
    schema: {
      type: 'object',
      properties: { by },
      if: isCard,
      then: inRows({ type: 'object', properties: ofCard }),
    },
    fields: ofRow,
  },
  'a condition of a group that removes a list': {
    schema: inGroup('pay', {
      type: 'object',
      properties: { by },
      if: isCard,
      then: inRows({ type: 'object', properties: ofCard }),
    }),
    fields: { 'pay.rows.items.number': { widget: 'card' } },
  },
  'a condition inside an alternative': {
    schema: inGroup('pay', {
      title: 'Вид',
      oneOf: [
        { title: 'other', properties: { kind: { const: 'other' }, place: text('Касса') } },
        {
          title: 'bank',
          properties: { kind: { const: 'bank' }, by: { ...by, default: 'cash' } },
          if: isCard,
          then: { properties: ofCard },
        },
      ],
    }),
    fields: ofGroup,
    values: { pay: { kind: 'bank' } },
  },
}

const choose = (form: ShownForm, option: string) =>
  user.selectOptions(form.getByRole('combobox', { name: /Способ/ }), option)

async function enterCard(form: ShownForm) {
  await choose(form, 'card')
  await user.type(await form.findByLabelText(/Номер/), '8600')
  await user.type(form.getByLabelText(/Владелец/), 'ALI')
  await user.tab()
}

async function leaveCard(form: ShownForm) {
  await choose(form, 'cash')
  await waitFor(() => expect(form.queryByLabelText(/Номер/)).toBeNull())
}

/** What the fields of the card have after it was chosen again. */
async function cardAgain(form: ShownForm) {
  await choose(form, 'card')
  const valueOf = (field: HTMLElement) => (field instanceof HTMLInputElement ? field.value : undefined)
  const number = valueOf(await form.findByLabelText(/Номер/))
  return { number, owner: valueOf(form.getByLabelText(/Владелец/)) }
}

describe.each(Object.entries(forms))('the fields of %s', (_about, { schema, fields, values }) => {
  test('come back with their values, except secrets', async () => {
    const form = await showForm({ form: testForm(schema, { fields }), values })
    await enterCard(form)
    await leaveCard(form)
    expect(await cardAgain(form)).toEqual({ number: '', owner: 'ALI' })
  })

  test('come back empty after the form was sent', async () => {
    const form = await showForm({ form: testForm(schema, { fields }), values })
    await enterCard(form)
    await leaveCard(form)
    await submit(form)
    await waitFor(() => expect(send).toHaveBeenCalled())
    expect(await cardAgain(form)).toEqual({ number: '', owner: '' })
  })
})

test.each(Object.entries(forms).filter(([name]) => name.endsWith('of the form') || name === 'a condition'))(
  'the fields of %s come back with their values if the form may have to be sent again',
  async (_about, { schema, fields }) => {
    const form = await showForm({ form: testForm(schema, { fields }), keepsValues: true })
    await enterCard(form)
    await leaveCard(form)
    await submit(form)
    await waitFor(() => expect(send).toHaveBeenCalled())
    expect(await cardAgain(form)).toEqual({ number: '', owner: 'ALI' })
  },
)

test('a secret in a group that several alternatives have is kept while it is displayed', async () => {
  const pay = (kind: string, more: object) => ({
    title: kind,
    properties: { by: { const: kind }, pay: { type: 'object', properties: more } },
  })
  const schema = {
    type: 'object',
    title: 'Способ',
    oneOf: [pay('card', ofCard), pay('cash', { a: text('A') })],
  }
  const form = await showForm({ form: testForm(schema, { fields: ofGroup }) })
  await enterCard(form)
  await submit(form)
  await waitFor(() =>
    expect(send).toHaveBeenCalledWith({ by: 'card', pay: { number: '8600', owner: 'ALI' } }),
  )
})

test('a chosen file comes back: it is only too large to store', async () => {
  const file = 'data:text/plain;name=a.txt;base64,YQ=='
  const then = { properties: { number: { ...text('Номер'), format: 'data-url' } } }
  const schema = { type: 'object', properties: { by }, if: isCard, then }
  const form = await showForm({ form: testForm(schema), values: { by: 'card', number: file } })
  await leaveCard(form)
  await choose(form, 'card')
  await submit(form)
  await waitFor(() => expect(send).toHaveBeenCalledWith({ by: 'card', number: file }))
})
