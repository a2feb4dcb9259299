import { expect, it } from 'vitest'
import { isPlain } from './is-plain.ts'

const object = (properties: Record<string, unknown>, more: Record<string, unknown> = {}) => ({
  type: 'object',
  properties,
  ...more,
})
const text = { type: 'string' }
const shownFor = (value: string, field = 'gift') => ({
  if: { properties: { name: { const: value } }, required: ['name'] },
  then: { properties: { [field]: text } },
})

it.each([
  [
    'single fields',
    object({ name: text, age: { type: 'integer', minimum: 18 }, agreed: { type: 'boolean' } }),
  ],
  ['required fields', object({ name: text }, { required: ['name'], additionalProperties: false })],
  ['choices of values', object({ city: { type: 'string', enum: ['a', 'b'] } })],
  ['choices of titled values', object({ city: { type: 'string', oneOf: [{ const: 'a', title: 'A' }] } })],
  [
    'a field with further limits of the platform',
    object({ card: { ...text, allOf: [{ pattern: '^8600' }] } }),
  ],
  [
    'fields that others show',
    object({ name: text }, { allOf: [shownFor('a', 'gift'), shownFor('b', 'card')] }),
  ],
  [
    'rules about several fields',
    object({ name: text }, { not: { not: { anyOf: [{ required: ['name'] }] } } }),
  ],
])('is plain: %s', (_name, schema) => {
  expect(isPlain({ schema, fields: {} })).toBe(true)
})

it.each([
  ['a list', object({ phones: { type: 'array', items: text } })],
  ['a group', object({ address: object({ city: text }) })],
  [
    'alternatives of a field',
    object({ city: { type: 'string', oneOf: [{ minLength: 2 }, { const: 'a' }] } }),
  ],
  ['alternatives of the form', object({ name: text }, { anyOf: [{ required: ['name'] }, {}] })],
  ['a condition about other than values', object({ name: text }, { if: {}, then: { required: ['name'] } })],
  [
    'a condition with two outcomes',
    object({ name: text }, { ...shownFor('a'), else: { required: ['name'] } }),
  ],
  ['a condition that limits a field', object({ gift: text }, shownFor('a'))],
  ['a field with other rules', object({ card: { ...text, allOf: [{ if: { minLength: 2 } }] } })],
  ['a dependency', object({ name: text }, { dependencies: { name: ['age'] } })],
  ['a reference', object({ name: { $ref: '#/definitions/name' } })],
  ['properties that players add', object({}, { additionalProperties: text })],
  ['a field of several types', object({ name: { type: ['string', 'null'] } })],
  ['a field that is always valid', object({ name: true })],
  ['a file', object({ passport: { type: 'string', format: 'data-url' } })],
  ['a root that is no object', { type: 'string' }],
])('is compound: %s', (_name, schema) => {
  expect(isPlain({ schema, fields: {} })).toBe(false)
})

it('is compound if a field has the widget of files', () => {
  expect(isPlain({ schema: object({ photo: text }), fields: { photo: { widget: 'file' } } })).toBe(false)
})
