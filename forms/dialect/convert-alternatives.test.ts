import { expect, test } from 'vitest'
import { convertSchema } from './convert.ts'

const text = { type: 'string' }
const hasTax = { required: ['tax'] }

test('"not this, or that" becomes a condition', () => {
  const name = { properties: { name: text }, required: ['name'] }
  expect(convertSchema({ anyOf: [{ not: hasTax }, name] }).schema).toEqual({ if: hasTax, then: name })
})

test.each([
  ['directly', { properties: { tax: text, name: text } }],
  ['in a part', { allOf: [{ properties: { tax: text } }], minProperties: 1 }],
  ['in a definition', { $ref: '#/definitions/company' }],
  [
    'in one of its own alternatives',
    { oneOf: [{ properties: { tax: text } }, { properties: { id: text } }] },
  ],
])('"not this, or that" stays a choice if only "that" declares the field of "this": %s', (_where, that) => {
  const definitions = { company: { properties: { tax: text } } }
  const { schema } = convertSchema({ definitions, anyOf: [{ not: hasTax }, that] })
  expect(schema['anyOf']).toEqual([{ not: hasTax }, that])
})

test.each([
  ['directly', { properties: { tax: text } }],
  ['in a part', { allOf: [{ properties: { tax: text } }] }],
])('"not this, or that" becomes a condition if the group declares the field, too: %s', (_where, group) => {
  const limited = { properties: { tax: { minLength: 9 } }, required: ['name'] }
  const { schema } = convertSchema({ ...group, anyOf: [{ not: hasTax }, limited] })
  expect(schema).toEqual({ ...group, if: hasTax, then: limited })
})

test('an alternative for the empty text is dropped, unless the other one is a single value', () => {
  const empty = { ...text, maxLength: 0 }
  const address = { ...text, format: 'email' }
  expect(convertSchema({ oneOf: [address, empty] }).schema).toEqual(address)
  const anyOf = [empty, { const: 'yes' }]
  expect(convertSchema({ anyOf }).schema).toEqual({ anyOf })
})

test('an alternative for the empty text is dropped beside a list of values, which one select offers', () => {
  const regions = { ...text, enum: ['tashkent', 'samarkand', 'bukhara'] }
  expect(convertSchema({ anyOf: [regions, { const: '' }] }).schema).toEqual(regions)
  const single = [{ ...text, enum: ['yes'] }, { const: '' }]
  expect(convertSchema({ anyOf: single }).schema['anyOf']).toHaveLength(2)
})

test('an alternative for null is dropped: a field that is empty has no value, and an empty row is null', () => {
  const nothing = { type: 'null' }
  const anyOf = [{ ...text, minLength: 2 }, nothing]
  expect(convertSchema({ anyOf }).schema).toEqual({ type: ['string', 'null'], minLength: 2 })
  const group = { type: 'object', properties: { name: text } }
  expect(convertSchema({ oneOf: [nothing, group] }).schema).toEqual({ allOf: [group] })
  const several = [text, { type: 'integer' }]
  expect(convertSchema({ anyOf: [...several, { const: null }] }).schema).toEqual({ anyOf: several })
  const single = [{ const: 'yes' }, nothing]
  expect(convertSchema({ anyOf: single }).schema).toEqual({ anyOf: single })
})
