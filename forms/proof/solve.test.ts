import { describe, expect, test } from 'vitest'
import type { JsonSchema } from '../../schemas/json-schema.ts'
import { convertSchema } from '../dialect/index.ts'
import { isRecord } from '../../schemas/is-record.ts'
import { solveForm } from './solve.ts'

/** A rule that keeps the form from ever being sent; undefined: there are values. */
const trapIn = (schema: JsonSchema) =>
  solveForm(schema, () => 0, 1).traps.find((trap) => trap.schema !== undefined)

/** A form schema with one required field. */
const requires = (field: unknown, more: JsonSchema = {}): JsonSchema => ({
  type: 'object',
  required: ['a'],
  properties: { a: field },
  ...more,
})

const text = { type: 'string' }

describe('detects that a form can never be sent if', () => {
  test.each<[string, JsonSchema, string]>([
    ['a required field is not there', requires(text, { required: ['b'] }), 'b'],
    ['no value is allowed', requires(false), 'a'],
    ['everything is forbidden', requires({ not: {} }), 'a'],
    ['the shortest is longer than the longest', requires({ ...text, minLength: 5, maxLength: 4 }), 'a'],
    ['bounds of two parts cross', requires({ type: 'number', allOf: [{ minimum: 7 }, { maximum: 6 }] }), 'a'],
    [
      'dates cross',
      requires({ ...text, validator: 'date', formatMinimum: 'today', formatMaximum: 'today-18y' }),
      'a',
    ],
    [
      'sums cross',
      requires({ ...text, validator: 'sum', formatMinimum: '20000', formatMaximum: '9000' }),
      'a',
    ],
    ['two types exclude each other', requires({ type: 'string', allOf: [{ type: 'integer' }] }), 'a'],
    ['only nothing is allowed', requires({ type: 'null' }), 'a'],
    ['every choice is empty', requires({ ...text, enum: ['', null] }), 'a'],
    ['no choice meets the rules beside it', requires({ ...text, enum: ['x', 'y'], minLength: 2 }), 'a'],
    ['the one value is of another type', requires({ type: 'string', const: 7 }), 'a'],
    [
      'more is required than allowed',
      requires({ type: 'array', minItems: 2, maxItems: 1, items: text }),
      'a',
    ],
    [
      'a list must have what cannot be',
      requires({ type: 'array', minItems: 1, items: { ...text, enum: [''] } }),
      'a.0',
    ],
    ['a field inside cannot be filled in', requires(requires(false)), 'a.a'],
    [
      'what is referred to requires itself',
      requires(
        { $ref: '#/definitions/node' },
        { definitions: { node: requires({ $ref: '#/definitions/node' }) } },
      ),
      'a.a',
    ],
    [
      'no alternative can be met',
      { type: 'object', properties: { a: text }, oneOf: [{ required: ['b'] }, requires(false)] },
      'b',
    ],
    [
      'no field of a rule is part of the form',
      convertSchema({
        type: 'object',
        properties: { a: text },
        anyOf: [{ required: ['b'] }, { required: ['c'] }],
      }).schema,
      'c',
    ],
  ])('%s', (_why, schema, field) => {
    expect(trapIn(schema)?.path.join('.')).toBe(field)
  })
})

describe('accepts a form if', () => {
  test.each<[string, JsonSchema]>([
    ['an optional field cannot be filled in', { type: 'object', properties: { a: false } }],
    ['one alternative can be met', requires({ anyOf: [false, text] })],
    ['an alternative requires a field beside it', { properties: { a: text }, oneOf: [{ required: ['a'] }] }],
    [
      'a condition brings the field',
      requires(text, { required: ['b'], then: { properties: { b: text } }, if: {} }),
    ],
    [
      'a rule names a field of the form',
      convertSchema({ properties: { a: text }, oneOf: [{ required: ['a'] }, { required: ['b'] }] }).schema,
    ],
    ['names are free', requires(text, { required: ['b'], additionalProperties: text })],
    [
      'a list may end the recursion',
      requires(
        { $ref: '#/definitions/node' },
        { definitions: { node: requires({ type: 'array', items: { $ref: '#/definitions/node' } }) } },
      ),
    ],
    ['a whole number is asked for twice over', requires({ type: 'number', allOf: [{ type: 'integer' }] })],
    ['one choice is allowed', requires({ ...text, enum: ['', 'x'] })],
  ])('%s', (_why, schema) => {
    expect(trapIn(schema)).toBeUndefined()
  })
})

const tagged = (tag: JsonSchema, count: number): JsonSchema =>
  requires({
    oneOf: Array.from({ length: count }, (_each, at) => ({
      type: 'object',
      required: ['kind', `own${at}`],
      properties: {
        kind: Array.isArray(tag['enum']) ? { ...tag, enum: [`k${at}`] } : { const: `k${at}` },
        [`own${at}`]: text,
        [`more${at}`]: text,
      },
    })),
  })

test.each([
  ['a constant', {}],
  ['a list of one', { type: 'string', enum: [] }],
])('fills in each of many alternatives that %s tells apart', (_name, tag) => {
  const { filled, traps, isComplete } = solveForm(tagged(tag, 9), () => 0, 1)
  expect([traps, isComplete]).toEqual([[], true])
  expect(filled.map(({ branches }) => branches.map(({ part }) => part))).toEqual(
    Array.from({ length: 9 }, (_each, at) => [at]),
  )
})

test('two alternatives that demand equal objects are not apart', () => {
  const alternative = (name: string) => ({
    type: 'object',
    required: ['kind'],
    properties: { kind: { const: { is: 'same' } }, [name]: text },
  })
  const { traps, filled } = solveForm(requires({ oneOf: [alternative('x'), alternative('y')] }), () => 0, 1)
  expect([traps.length > 0, filled]).toEqual([true, []])
})

test('proves nothing by a search that was cut', () => {
  const alternatives = Array.from({ length: 6 }, (_each, at) => ({
    type: 'object',
    required: [`a${at}`, `b${at}`],
    properties: { [`a${at}`]: text, [`b${at}`]: { type: 'integer' } },
    additionalProperties: true,
  }))
  const { traps, isComplete } = solveForm(requires({ oneOf: alternatives }), () => 0, 1)
  expect(isComplete).toBe(false)
  expect(traps.filter(({ schema }) => schema !== undefined)).toEqual([])
})

test('asks for no state that nobody can reach', () => {
  const is = (name: string, value: string) => ({ properties: { [name]: { const: value } }, required: [name] })
  const chain: JsonSchema = {
    type: 'object',
    properties: { country: { ...text, enum: ['US', 'FR'] } },
    allOf: [
      {
        if: is('country', 'US'),
        then: { properties: { state: { ...text, enum: ['AL', 'NY'] } }, required: ['state'] },
      },
      { if: is('state', 'AL'), then: { properties: { county: text }, required: ['county'] } },
    ],
  }
  const { filled, traps } = solveForm(chain, () => 0, 1)
  expect(traps).toEqual([])
  expect(filled.map(({ value }) => (isRecord(value) ? Object.keys(value) : []))).toContainEqual([
    'country',
    'state',
    'county',
  ])
})
