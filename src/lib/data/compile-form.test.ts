import { expect, it } from 'vitest'
import { convertFormIn } from './compile-form.ts'

const text = { type: 'string' }

it('a field for an amount of money accepts nothing else', () => {
  const list = { type: 'array', items: { type: 'object', properties: { sum: text, name: text } } }
  const { schema } = convertFormIn(
    {
      schema: { type: 'object', properties: { sum: text, other: text, list } },
      ui: { fields: { sum: { widget: 'money' }, 'list.items.sum': { widget: 'money' } } },
      submit: { operation: 'support.sendFeedback', label: { uz: 'Yuborish', ru: 'Отправить' } },
    },
    'ru',
  )
  const sum = { type: 'string', validator: 'sum' }
  expect(schema['properties']).toMatchObject({
    sum,
    list: { items: { properties: { sum, name: text } } },
  })
  expect(schema['properties']).not.toHaveProperty('other.validator')
})
