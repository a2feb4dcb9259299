import { expect, it } from 'vitest'
import { isPlain } from './is-plain.ts'

const object = (properties: Record<string, unknown>, more: Record<string, unknown> = {}) => ({
  type: 'object',
  properties,
  ...more,
})
const text = { type: 'string' }

it.each([
  [
    'single fields',
    object({ name: text, age: { type: 'integer', minimum: 18 }, agreed: { type: 'boolean' } }),
  ],
  ['required fields', object({ name: text }, { required: ['name'], additionalProperties: false })],
  ['choices of values', object({ city: { type: 'string', enum: ['a', 'b'] } })],
])('is plain: %s', (_name, schema) => {
  expect(isPlain({ schema, fields: {} })).toBe(true)
})

it.each([
  ['a list', object({ phones: { type: 'array', items: text } })],
  ['a group', object({ address: object({ city: text }) })],
  ['alternatives of a field', object({ city: { type: 'string', oneOf: [{ const: 'a', title: 'A' }] } })],
  ['alternatives of the form', object({ name: text }, { anyOf: [{ required: ['name'] }, {}] })],
  ['a condition', object({ name: text }, { if: {}, then: { required: ['name'] } })],
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
