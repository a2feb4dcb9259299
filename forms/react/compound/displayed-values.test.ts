import { describe, expect, test } from 'vitest'
import type { JsonSchema } from '../../../schemas/json-schema.ts'
import { convertForm } from '../../dialect/index.ts'
import { compound } from './compound.ts'
import { createFormValidator } from '../engine/form-validator.ts'
import { interpret } from '../../interpret.ts'

const validatorOf = (schema: JsonSchema) =>
  createFormValidator(schema, {
    createEngine: interpret,
    messages: {},
    sendable: compound.createSendable(schema),
  })

const text = { type: 'string' }
const definitions = {
  animal: { type: 'object', properties: { name: text }, required: ['name'] },
  dog: { allOf: [{ $ref: '#/definitions/animal' }, { type: 'object', properties: { bark: text } }] },
}
const puppy = { allOf: [{ $ref: '#/definitions/dog' }, { properties: { age: { type: 'integer' } } }] }
const rex = { name: 'Rex', bark: 'wuff', age: 1 }

describe('the fields of a base are sent with those of the part that extends it', () => {
  test.each<[string, Record<string, unknown>, unknown]>([
    ['as the whole form', puppy, rex],
    ['in a field', { properties: { pet: puppy } }, { pet: rex }],
    ['in rows', { properties: { pets: { type: 'array', items: puppy } } }, { pets: [rex] }],
    [
      'in a closed group',
      { properties: { pet: { ...puppy, type: 'object', unevaluatedProperties: false } } },
      { pet: rex },
    ],
    [
      'beside conditions',
      {
        properties: {
          pet: {
            ...puppy,
            if: { properties: { age: { const: 1 } } },
            then: { properties: { toy: text } },
          },
        },
      },
      { pet: { ...rex, toy: 'ball' } },
    ],
  ])('%s', (_where, part, values) => {
    const { schema } = convertForm({ type: 'object', definitions, ...part })
    const { sendable, issues } = validatorOf(schema)
    expect(sendable(values)).toEqual(values)
    expect(issues(values)).toEqual([])
  })
})

test('values of fields that are not displayed are not sent', () => {
  const { schema } = convertForm({
    type: 'object',
    definitions,
    properties: {
      pet: { ...puppy, if: { properties: { age: { const: 1 } } }, then: { properties: { toy: text } } },
    },
  })
  const { sendable } = validatorOf(schema)
  const old = { ...rex, age: 9 }
  expect(sendable({ pet: { ...old, toy: 'ball', other: 'x' } })).toEqual({ pet: old })
})
