// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { userEvent, waitFor } from 'storybook/test'
import type { CompiledForm } from '../../schemas/compiled.ts'
import { registerOperation } from '../../tests/support/register-operation.ts'
import { hideForms, leaveForms, showForm, testForm, type ShownForm } from '../../tests/support/show-form.tsx'
import { createShownMemory } from './state/shown-memory.ts'
import { readAll } from './state/unsent-store.ts'

vi.mock('../../src/renderer/render-context.tsx', () => ({ useLocale: () => 'ru', useConfig: () => ({}) }))

registerOperation('auth.login', () => Promise.resolve())
beforeEach(() => history.replaceState({ key: 'page' }, ''))
afterEach(hideForms)

const user = userEvent.setup()
const text = (title: string) => ({ type: 'string', title })
const object = (properties: object, more: object = {}) => ({ type: 'object', properties, ...more })
const by = (title: string) => ({ ...text(title), enum: ['card', 'cash'] })

/** The fields that “card” displays; texts are those of one language. */
const ofCard = (owner: string) => ({ number: text('Номер'), owner: text(owner) })
const alternatives = (owner: string) => [
  { title: 'card', properties: { by: { const: 'card' }, ...ofCard(owner) } },
  { title: 'cash', properties: { by: { const: 'cash' }, place: text('Касса') } },
]
const onCondition = (owner: string) => ({
  if: { properties: { by: { const: 'card' } }, required: ['by'] },
  then: { properties: ofCard(owner) },
})

type Shape = (owner?: string) => { schema: CompiledForm['schema']; first: readonly string[] }

/** Forms with the fields of a card and a field on the next step. */
const shapes: Readonly<Record<string, Shape>> = {
  'alternatives of a group': (owner = 'Владелец') => ({
    schema: object({ pay: { title: 'Способ', oneOf: alternatives(owner) }, note: text('Заметка') }),
    first: ['pay'],
  }),
  'alternatives that a field decides about': (owner = 'Владелец') => ({
    schema: object({
      pay: object({ by: by('Способ') }, { oneOf: alternatives(owner) }),
      note: text('Заметка'),
    }),
    first: ['pay'],
  }),
  'a condition': (owner = 'Владелец') => ({
    schema: object({ by: by('Способ'), note: text('Заметка') }, onCondition(owner)),
    first: ['by', 'number', 'owner'],
  }),
  'a condition of a group': (owner = 'Владелец') => ({
    schema: object({ pay: object({ by: by('Способ') }, onCondition(owner)), note: text('Заметка') }),
    first: ['pay'],
  }),
  'alternatives of a row': (owner = 'Владелец') => ({
    schema: object({
      pay: { type: 'array', minItems: 1, items: { title: 'Способ', oneOf: alternatives(owner) } },
      note: text('Заметка'),
    }),
    first: ['pay'],
  }),
}

const fields = { number: { widget: 'card' }, 'pay.number': { widget: 'card' } } as const
const rowFields = { ...fields, 'pay.items.number': { widget: 'card' } } as const
const formOf = (schema: CompiledForm['schema'], more: Partial<CompiledForm> = {}) =>
  testForm(schema, { fields: rowFields, ...more })

const choose = async (form: ShownForm, option: string, row = 0) => {
  const choice = form.getAllByRole('combobox', { name: /Способ/ })[row]
  if (choice) await user.selectOptions(choice, option)
}
const textOf = (field: HTMLElement) => (field instanceof HTMLInputElement ? field.value : undefined)

/** Enters a card and chooses cash. */
async function enterHidden(form: ShownForm) {
  await choose(form, 'card')
  await user.type(await form.findByLabelText(/Номер/), '8600')
  await user.type(form.getByLabelText(/Владелец/), 'ALI')
  await user.tab()
  await choose(form, 'cash')
  await waitFor(() => expect(form.queryByLabelText(/Владелец/)).toBeNull())
}

async function cardOf(form: ShownForm) {
  await choose(form, 'card')
  const owner = textOf(await form.findByLabelText(/Владелец|Ega/))
  return { number: textOf(form.getByLabelText(/Номер/)), owner }
}

const returned = { number: '', owner: 'ALI' }

describe.each(Object.entries(shapes))('hidden values of %s come back, except secrets,', (_about, shape) => {
  test('after another step', async () => {
    const { schema, first } = shape()
    const steps = [
      { title: 'Оплата', fields: [...first] },
      { title: 'Заметка', fields: ['note'] },
    ]
    const form = await showForm({ form: formOf(schema, { steps }) })
    await enterHidden(form)
    await user.click(form.getByRole('button', { name: 'Дальше' }))
    await form.findByLabelText(/Заметка/)
    await user.click(form.getByRole('button', { name: 'Назад' }))
    await form.findAllByRole('combobox')
    expect(await cardOf(form)).toEqual(returned)
  })

  test('in another language', async () => {
    const shown = createShownMemory()
    await enterHidden(await showForm({ form: formOf(shape().schema), shown }))
    leaveForms()
    expect(await cardOf(await showForm({ form: formOf(shape('Ega').schema), shown }))).toEqual(returned)
  })

  test('after a reload, and not after the form was sent', async () => {
    await enterHidden(await showForm({ form: formOf(shape().schema) }))
    expect(JSON.stringify(readAll())).not.toContain('8600')
    leaveForms()
    const again = await showForm({ form: formOf(shape().schema) })
    expect(await cardOf(again)).toEqual(returned)
    await choose(again, 'cash')
    await user.click(again.getByRole('button', { name: 'Отправить' }))
    await waitFor(() => expect(JSON.stringify(readAll())).not.toContain('ALI'))
    leaveForms()
    expect(await cardOf(await showForm({ form: formOf(shape().schema) }))).toEqual({ number: '', owner: '' })
  })

  test('but a field that was emptied stays empty', async () => {
    const form = await showForm({ form: formOf(shape().schema) })
    await enterHidden(form)
    await choose(form, 'card')
    await user.clear(await form.findByLabelText(/Владелец/))
    await user.tab()
    leaveForms()
    const again = await showForm({ form: formOf(shape().schema) })
    expect(textOf(await again.findByLabelText(/Владелец/))).toBe('')
  })
})

test('a newer version whose field has other rules does not receive the value', async () => {
  const schema = (owner: object) =>
    object(
      { by: by('Способ') },
      { ...onCondition(''), then: { properties: { number: text('Номер'), owner } } },
    )
  await enterHidden(await showForm({ form: formOf(schema(text('Владелец'))) }))
  leaveForms()
  const newer = await showForm({ form: formOf(schema({ type: 'integer', title: 'Владелец' })) })
  expect(await cardOf(newer)).toEqual({ number: '', owner: '' })
})

describe('the hidden values of rows', () => {
  const schema = object({
    pay: { type: 'array', title: 'Ряды', items: { title: 'Способ', oneOf: alternatives('Владелец') } },
  })
  async function showRows() {
    const values = { pay: [{ by: 'cash' }, { by: 'card' }] }
    const form = await showForm({ form: formOf(schema), values })
    await user.type(await form.findByLabelText(/Владелец/), 'ALI')
    await user.tab()
    await choose(form, 'cash', 1)
    await waitFor(() => expect(form.queryByLabelText(/Владелец/)).toBeNull())
    return form
  }

  test.each([
    ['moved', 'Выше: 2'],
    ['counted anew', 'Убрать: 1'],
  ])('come back in a row that was %s', async (_about, button) => {
    const form = await showRows()
    await user.click(form.getByRole('button', { name: button }))
    await choose(form, 'card', 0)
    expect(textOf(await form.findByLabelText(/Владелец/))).toBe('ALI')
  })

  test('do not come back in a new row', async () => {
    const form = await showRows()
    await user.click(form.getByRole('button', { name: 'Убрать: 2' }))
    await user.click(form.getByRole('button', { name: /Добавить/ }))
    await choose(form, 'card', 1)
    expect(textOf(await form.findByLabelText(/Владелец/))).toBe('')
  })
})
