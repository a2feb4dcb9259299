import { expect, test, vi } from 'vitest'
import { send, user } from '../../tests/support/form-player.ts'
import { waitFor } from 'storybook/test'
import { showForm, testForm } from '../../tests/support/show-form.tsx'

vi.mock('../../src/renderer/render-context.tsx', () => ({ useLocale: () => 'ru', useConfig: () => ({}) }))

const choice = (title: string, ...values: string[]) => ({ type: 'string', title, enum: values })
const object = (properties: object, more: object = {}) => ({ type: 'object', properties, ...more })
const dog = object(
  { kind: { enum: ['dog'] }, big: choice('Большая', 'yes', 'no') },
  {
    required: ['big'],
    dependencies: {
      big: {
        oneOf: [
          object({ big: { enum: ['no'] } }),
          object(
            { big: { enum: ['yes'] }, weight: { type: 'string', title: 'Вес' } },
            { required: ['weight'] },
          ),
        ],
      },
    },
  },
)
const pet = object(
  { kind: choice('Вид', 'none', 'dog') },
  { required: ['kind'], dependencies: { kind: { oneOf: [object({ kind: { enum: ['none'] } }), dog] } } },
)

test('dependencies with alternatives, nested, in the rows of a list, are walked through and sent', async () => {
  const pets = { type: 'array', title: 'Питомцы', minItems: 1, items: pet }
  const form = await showForm({ form: testForm(object({ pets })) })
  const choose = async (title: string, value: string, row = 0) => {
    const control = (await form.findAllByLabelText(new RegExp(`^${title}`)))[row]
    if (control) await user.selectOptions(control, value)
  }
  const submit = () => user.click(form.getByRole('button', { name: 'Отправить' }))
  await choose('Вид', 'none')
  await user.click(form.getByRole('button', { name: 'Добавить' }))
  await choose('Вид', 'dog', 1)
  expect(form.queryByLabelText(/^Вес/)).toBeNull()
  await choose('Большая', 'yes')
  await submit()
  await form.findByRole('link', { name: /Вес/ })
  await user.type(form.getByLabelText(/^Вес/), '40')
  await choose('Большая', 'no')
  await waitFor(() => expect(form.queryByLabelText(/^Вес/)).toBeNull())
  await choose('Большая', 'yes')
  expect(await form.findByLabelText(/^Вес/)).toHaveProperty('value', '40')
  await choose('Вид', 'none', 1)
  await waitFor(() => expect(form.queryByLabelText(/^Большая/)).toBeNull())
  await choose('Вид', 'dog', 1)
  expect(await form.findByLabelText(/^Вес/)).toHaveProperty('value', '40')
  await submit()
  const values = { pets: [{ kind: 'none' }, { kind: 'dog', big: 'yes', weight: '40' }] }
  await waitFor(() => expect(send).toHaveBeenCalledWith(values))
})
