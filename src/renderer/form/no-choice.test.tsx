import { expect, test, vi } from 'vitest'
import { within } from 'storybook/test'
import type { CompiledForm } from '../../../schemas/compiled.ts'
import { mount } from '../../../tests/support/mount.tsx'
import { fetchForm } from '../../lib/data/content-client.ts'
import { FormView } from './form-view.tsx'

vi.mock('../../lib/data/content-client.ts', () => ({ fetchForm: vi.fn() }))

const choices = [
  { const: 1, title: 'Мужской' },
  { const: 2, title: 'Женский' },
]
const form: CompiledForm = {
  key: 'choice',
  version: '1',
  schema: {
    type: 'object',
    properties: {
      sex: { type: 'integer', title: 'Пол', oneOf: choices },
      taken: { type: 'integer', title: 'Выбор', oneOf: choices, default: 2 },
    },
  },
  order: ['sex', 'taken'],
  fields: { sex: { widget: 'select' }, taken: { widget: 'select' } },
  messages: {},
  strategy: 'onSubmit',
  submit: { operation: 'auth.login', label: 'Отправить' },
  links: [],
  validatorUrl: `data:text/javascript,${encodeURIComponent('export default () => () => true')}`,
}

test('preselects no option unless the document has a default', async () => {
  vi.mocked(fetchForm).mockResolvedValue(form)
  const { container } = await mount(<FormView formKey="choice" />)
  const chosen = async (label: RegExp) => {
    const select = await within(container).findByLabelText(label, {}, { timeout: 10_000 })
    return select instanceof HTMLSelectElement ? select.selectedOptions[0]?.textContent : undefined
  }
  expect(await chosen(/Пол/)).toBe('Выберите')
  expect(await chosen(/Выбор/)).toBe('Женский')
})
