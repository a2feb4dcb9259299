import { expect, test } from 'vitest'
import type { JsonSchema } from '../../schemas/json-schema.ts'
import { convertSchema } from './convert.ts'

const alternativesOf = (schema: JsonSchema) => convertSchema(schema).schema['anyOf']
const group = (n: unknown) => ({ type: 'object', properties: { n } })
const text = { type: 'string', enum: ['a'] }
const other = { not: { enum: ['a'] } }

test('a field that an alternative only limits has the type that it has in the others', () => {
  expect(alternativesOf({ anyOf: [group(text), group(other)] })).toEqual([
    group(text),
    group({ ...other, type: 'string' }),
  ])
})

test.each([
  ['several types', { type: ['integer', 'string'] }, text],
  ['another type in each', { type: 'integer' }, text],
  ['values without a type', { enum: ['a', 1] }, text],
])('a field with %s gets none', (_about, beside, told) => {
  const schema = { ...group(beside), anyOf: [group(told), group({ minimum: 10 })] }
  expect(alternativesOf(schema)).toEqual([group(told), group({ minimum: 10 })])
})

test('a definition that others use, too, is left as it is', () => {
  const part = group(other)
  const { schema } = convertSchema({
    definitions: { part },
    properties: { separate: { $ref: '#/definitions/part' } },
    anyOf: [
      group(text),
      { allOf: [{ $ref: '#/definitions/part' }, { type: 'object', properties: { m: { type: 'string' } } }] },
    ],
  })
  expect(schema['definitions']).toEqual({ part })
  expect(schema['anyOf']).toMatchObject([{}, { properties: { n: { type: 'string' } } }])
})
