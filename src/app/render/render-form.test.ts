import { expect, it } from 'vitest'
import type { CompiledForm } from '../../../schemas/compiled.ts'
import uz from '../../../schemas/defaults/messages/uz.json' with { type: 'json' }
import { activeFormats, defaultFormats, setFormats } from '../../../schemas/formats.ts'
import { renderForm } from './render-form.tsx'
import { tryForm } from './try-form.tsx'

const form: CompiledForm = {
  key: 'sum',
  version: '1',
  schema: { type: 'object', properties: { sum: { type: 'string', default: '1234.5' } } },
  order: ['sum'],
  fields: { sum: {} },
  messages: {},
  strategy: 'onSubmit',
  submit: { operation: 'auth.login', label: 'Yuborish' },
  links: [],
  validatorUrl: null,
}

const input = { form, locale: 'uz' as const, messages: uz.body }

it.each([
  ['rendered', renderForm],
  ['tried', tryForm],
])('a form that is %s alone does not have the formats of a page before it', async (_, show) => {
  setFormats({ ...defaultFormats, group: '\u00a0', decimal: ',' })
  await show(input)
  expect(activeFormats()).toBe(defaultFormats)
})
