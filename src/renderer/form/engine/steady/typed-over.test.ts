import type { RJSFSchema } from '@rjsf/utils'
import { describe, expect, it, test } from 'vitest'
import { isRecord } from '../../../../../schemas/is-record.ts'
import { benchSchema, shapes } from '../../../../../tests/bench/forms/schema.ts'
import { convertSchema } from '../../../../lib/dialect/index.ts'
import { accepted } from '../../../../../tests/json-schema/corpus.ts'
import { defaultForms } from '../../../../../tests/support/content/form-engines.ts'
import { compound } from '../../compound/compound.ts'
import { createFormValidator } from '../form-validator.ts'
import { createUtils } from './steady-form.tsx'
import { isTypedOver } from './typed-over.ts'

const text: RJSFSchema = { type: 'string' }
const group = (more: object): RJSFSchema => ({ properties: { name: text, city: text }, ...more })
const before = { name: 'Aziz', city: 'Buxoro', phones: ['1'] }

describe('typed text over other text', () => {
  it.each<[string, RJSFSchema]>([
    ['without conditions', group({})],
    ['if a condition names another field', group({ if: { properties: { city: { const: 'a' } } }, then: {} })],
    ['if a dependency names another field', group({ dependencies: { city: ['street'] } })],
  ])('changes nothing else %s', (_how, schema) => {
    // rjsf clones the values.
    expect(isTypedOver(schema, before, { ...before, name: 'Azizbek', phones: ['1'] })).toBe(true)
  })

  it.each<[string, RJSFSchema]>([
    ['a condition names the field', group({ if: { properties: { name: { const: 'a' } } }, then: {} })],
    ['a part names the field', group({ allOf: [{ properties: { name: { default: 'a' } } }] })],
    ['a dependency names the field', group({ dependencies: { name: ['city'] } })],
    ['a condition is a reference', group({ if: { $ref: '#/definitions/one' } })],
    ['a condition is about all fields', group({ if: { additionalProperties: { const: 'a' } } })],
    ['there are alternatives', group({ oneOf: [{}, {}] })],
    ['fields have names by a pattern', group({ patternProperties: { '^n': text } })],
    ['the field has options', group({ properties: { name: { enum: ['Aziz', 'Azizbek'] } } })],
    ['the field is a constant', group({ properties: { name: { const: 'Aziz' } } })],
    ['the field is a reference', group({ properties: { name: { $ref: '#/definitions/name' } } })],
    ['the field is unknown', { properties: {} }],
  ])('may change more if %s', (_why, schema) => {
    expect(isTypedOver(schema, before, { ...before, name: 'Azizbek' })).toBe(false)
  })

  it.each<[string, Record<string, unknown>]>([
    ['was added', { ...before, street: 'Navoiy' }],
    ['was removed', { name: 'Aziz', phones: ['1'] }],
    ['was replaced by another', { name: 'Aziz', street: 'Navoiy', phones: ['1'] }],
    ['was cleared', { ...before, name: undefined }],
    ['is a group now', { ...before, name: {} }],
    ['is in a list', { ...before, phones: ['2'] }],
  ])('may change more if a value %s', (_how, next) => {
    expect(isTypedOver(group({ properties: { name: text, city: text, street: text } }), before, next)).toBe(
      false,
    )
  })

  it('is found in groups, unless a condition around them names one of them', () => {
    const next = { person: { ...before, name: 'Azizbek' } }
    const person = group({})
    expect(isTypedOver({ properties: { person } }, { person: before }, next)).toBe(true)
    const condition = { if: { properties: { person: { required: ['name'] } } }, then: {} }
    expect(isTypedOver({ properties: { person }, ...condition }, { person: before }, next)).toBe(false)
  })
})

/** Values with each text and number of the groups replaced by another, one at a time. */
function* typedInto(values: object): Generator<Record<string, unknown>> {
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === 'string') yield { ...values, [name]: `${value}a` }
    if (typeof value === 'number') yield { ...values, [name]: value + 1 }
    if (isRecord(value)) for (const inner of typedInto(value)) yield { ...values, [name]: inner }
  }
}

/** A text in each field for one. */
function filled(schema: RJSFSchema): Record<string, unknown> {
  const entries = Object.entries(schema.properties ?? {}).flatMap(([name, field]): [string, unknown][] => {
    if (!isRecord(field)) return []
    if (isRecord(field['properties'])) return [[name, filled(field)]]
    return field['type'] === 'string' ? [[name, 'a']] : field['type'] === 'integer' ? [[name, 1]] : []
  })
  return Object.fromEntries(entries)
}

const forms: [string, RJSFSchema][] = [
  ...defaultForms('ru').map(({ key, schema }): [string, RJSFSchema] => [key, schema]),
  ...Object.entries(accepted).map(([key, [schema]]): [string, RJSFSchema] => [
    key,
    convertSchema(schema).schema,
  ]),
  ...shapes.map((shape): [string, RJSFSchema] => [shape, benchSchema(40, shape)]),
]

test('rjsf finds the same defaults and the same fields after text was typed over, in all forms', () => {
  let found = 0
  for (const [key, schema] of forms) {
    const { schemaUtils } = createUtils(createFormValidator(schema, {}, undefined, compound), schema)
    const root = schemaUtils.getRootSchema()
    const values = schemaUtils.getDefaultFormState(root, filled(schema))
    if (!isRecord(values)) continue
    for (const typed of typedInto(values)) {
      if (!isTypedOver(root, values, typed)) continue
      found += 1
      expect(schemaUtils.getDefaultFormState(root, typed), key).toEqual(typed)
      expect(schemaUtils.retrieveSchema(root, typed), key).toEqual(schemaUtils.retrieveSchema(root, values))
    }
  }
  expect(found).toBeGreaterThan(100)
})
