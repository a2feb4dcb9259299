import { userEvent, waitFor } from 'storybook/test'
import { afterEach, expect, test, vi } from 'vitest'
import { registerOperation } from '../../../tests/support/register-operation.ts'
import { hideForms, showForm, testForm } from '../../../tests/support/show-form.tsx'
import type { Operation } from '../../../src/renderer/actions.ts'

vi.mock('../../../src/renderer/render-context.tsx', () => ({ useLocale: () => 'ru', useConfig: () => ({}) }))

const send = vi.fn<Operation>()
registerOperation('auth.login', (values) => send(values))
afterEach(hideForms)

const number = (title: string) => ({ type: 'number', title })
const point = (name: string) => ({
  type: 'array',
  title: name,
  items: [number(`${name} X`), number(`${name} Y`)],
  additionalItems: false,
})
const text = (title: string) => ({ type: 'string', title })

test('a field that others depend on keeps what was typed into lists with an entry per place', async () => {
  const user = userEvent.setup()
  const schema = {
    type: 'object',
    properties: {
      at: point('Точка'),
      group: { type: 'object', title: 'Группа', properties: { at: point('Внутри') } },
      rows: {
        type: 'array',
        title: 'Строки',
        minItems: 1,
        items: { type: 'object', properties: { at: point('В строке') } },
      },
      card: text('Карта'),
      holder: text('Владелец'),
    },
    dependencies: { card: ['holder'] },
  }
  const form = await showForm({ form: testForm(schema) })
  const titles = ['Точка', 'Внутри', 'В строке'].flatMap((name) => [`${name} X`, `${name} Y`])
  for (const [at, title] of titles.entries())
    await user.type(form.getByLabelText(new RegExp(title)), String(at))
  await user.type(form.getByLabelText(/Карта/), 'a')
  await user.type(form.getByLabelText(/Владелец/), 'b')
  await user.click(form.getByRole('button', { name: 'Отправить' }))
  await waitFor(() =>
    expect(send).toHaveBeenCalledWith({
      at: [0, 1],
      group: { at: [2, 3] },
      rows: [{ at: [4, 5] }],
      card: 'a',
      holder: 'b',
    }),
  )
})
