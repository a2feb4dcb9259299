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

it('a phone number has as many digits as its mask, unless the form says otherwise', () => {
  const phone = { widget: 'phone', prefix: '+998', mask: '## ### ## ##' } as const
  const { schema } = convertFormIn(
    {
      schema: {
        type: 'object',
        properties: { own: text, abroad: text, checked: { ...text, pattern: '^7' } },
      },
      ui: { fields: { own: phone, abroad: { ...phone, from: 'phones' }, checked: phone } },
      submit: { operation: 'support.sendFeedback', label: { uz: 'Yuborish', ru: 'Отправить' } },
    },
    'ru',
  )
  expect(schema['properties']).toEqual({
    own: { ...text, validator: 'phone', pattern: '^\\+998\\d{9}$' },
    abroad: { ...text, validator: 'phone' },
    checked: { ...text, validator: 'phone', pattern: '^7' },
  })
})
