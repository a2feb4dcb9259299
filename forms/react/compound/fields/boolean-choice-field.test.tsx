import axe from 'axe-core'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent, waitFor } from 'storybook/test'
import { registerOperation } from '../../../../tests/support/register-operation.ts'
import { hideForms, showForm, testForm } from '../../../../tests/support/show-form.tsx'
import type { Operation } from '../../../../src/renderer/actions.ts'

vi.mock('../../../../src/renderer/render-context.tsx', () => ({
  useLocale: () => 'ru',
  useConfig: () => ({}),
}))

const send = vi.fn<Operation>()
registerOperation('auth.login', (values) => send(values))
afterEach(() => {
  hideForms()
  send.mockReset()
})

const yes = { const: true, title: 'Да, служу' }
const no = { const: false, title: 'Нет, не служу' }
const titles = [yes.title, no.title]

const show = (field: object, more: object = {}) =>
  showForm({
    form: testForm(
      { type: 'object', required: ['serves'], properties: { serves: { title: 'Вы служите?', ...field } } },
      more,
    ),
  })

const labelsOf = (radios: readonly HTMLElement[]) =>
  radios.map((radio) => radio.closest('label')?.textContent.trim())

test.each([
  ['oneOf', { type: 'boolean', oneOf: [yes, no] }],
  ['anyOf', { type: 'boolean', anyOf: [yes, no] }],
  ['enumNames', { type: 'boolean', enum: [true, false], enumNames: titles }],
  ['no type', { oneOf: [yes, no] }],
  ['an empty option', { type: ['boolean', 'null'], oneOf: [yes, no, { const: null, title: '-' }] }],
])('yes and no with titles are radio buttons: %s', async (_about, field) => {
  const shown = await show(field)
  const radios = shown.getAllByRole('radio')
  expect(labelsOf(radios)).toEqual(titles)
  expect(radios.map((radio) => radio.matches(':checked'))).toEqual([false, false])
  const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } })
  expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([])
})

test('yes and no with titles are chosen with the keyboard, required and sent as true or false', async () => {
  const user = userEvent.setup()
  const shown = await show({ type: 'boolean', oneOf: [yes, no] })
  await user.click(shown.getByRole('button', { name: 'Отправить' }))
  await waitFor(() => expect(shown.getByRole('group', { description: 'Заполните это поле' })).toBeTruthy())
  const [first, second] = shown.getAllByRole('radio')
  first?.focus()
  await user.keyboard(' ')
  expect(first).toHaveProperty('checked', true)
  await user.keyboard('{ArrowDown}')
  expect(second).toHaveProperty('checked', true)
  await user.click(shown.getByRole('button', { name: 'Отправить' }))
  await waitFor(() => expect(send).toHaveBeenCalledWith({ serves: false }))
})

test.each([
  ['without titles', { type: 'boolean' }, {}],
  ['of one option', { type: 'boolean', oneOf: [yes] }, {}],
  ['that the document names', { type: 'boolean', oneOf: [yes, no] }, { serves: { widget: 'checkbox' } }],
])('a checkbox %s stays', async (_about, field, fields) => {
  const shown = await show(field, { fields })
  expect(shown.getAllByRole('checkbox')).toHaveLength(1)
  expect(shown.queryByRole('radio')).toBeNull()
})
