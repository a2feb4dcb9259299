import { expect, test } from 'vitest'
import { schemaOfField } from '../../schemas/json-schema.ts'
import { convertSchema } from './convert.ts'

const text = { type: 'string' }
const object = (properties: object, more: object = {}) => ({ type: 'object', properties, ...more })
const address = object({ city: text })
const definitions = { address }
const reference = { $ref: '#/definitions/address' }
const street = object({ street: text })

test('a field that one part refers to and another describes has no reference any more', () => {
  const parts = [object({ home: reference }), object({ home: street })]
  expect(convertSchema({ definitions, allOf: parts }).schema['allOf']).toEqual([
    object({ home: address }),
    object({ home: street }),
  ])
})

test.each([
  ['a condition', { if: object({ a: { const: 'x' } }), then: object({ home: reference }) }, 'then'],
  ['a dependency', { dependencies: { a: object({ home: reference }) } }, 'dependencies'],
  ['an alternative', { oneOf: [object({ home: reference }), object({ b: text })] }, 'oneOf'],
])('a field that %s refers to has no reference if the group describes it', (_part, more, keyword) => {
  const { schema } = convertSchema({ definitions, ...object({ a: text, home: street }), ...more })
  expect(JSON.stringify(schema[keyword])).not.toContain('$ref')
  expect(JSON.stringify(schema[keyword])).toContain(JSON.stringify(address))
})

test('the place of the field stays known, and its own title', () => {
  const parts = [object({ home: { ...reference, title: 'Home' } }), object({ home: street })]
  const { schema, originOf } = convertSchema({ definitions, allOf: parts })
  const field = schemaOfField(schema, ['home'])
  expect(field).toEqual({ ...address, title: 'Home' })
  expect(originOf(field)).toEqual(['allOf', 0, 'properties', 'home'])
})

test('the same reference in several parts, and different ones in alternatives, stay', () => {
  const same = { allOf: [object({ home: reference }), object({ home: reference, a: text })] }
  expect(convertSchema({ definitions, ...same }).schema['allOf']).toEqual(same.allOf)
  const alternatives = { oneOf: [object({ home: reference }), object({ home: street })] }
  expect(convertSchema({ definitions, ...alternatives }).schema['oneOf']).toEqual(alternatives.oneOf)
})

test('the only part of a field takes its place, as a reference that OpenAPI wraps, with the texts of the field', () => {
  const kind = { ...text, enum: ['a', 'b'] }
  const fields = {
    referred: { title: 'Kind', allOf: [{ $ref: '#/definitions/kind' }] },
    written: { title: 'Kind', allOf: [kind] },
    limited: { ...kind, allOf: [{ enum: ['a'] }] },
  }
  const { properties } = convertSchema({ definitions: { kind }, ...object(fields) }).schema
  expect(properties).toEqual({
    referred: { title: 'Kind', $ref: '#/definitions/kind' },
    written: { title: 'Kind', ...kind },
    limited: fields.limited,
  })
})
