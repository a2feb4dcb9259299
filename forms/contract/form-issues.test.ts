import { expect, test } from 'vitest'
import { createFormAjv } from '../compile/compile-form-validator.ts'
import { interpret } from '../interpret.ts'
import type { EngineError } from './error-types.ts'
import { formIssues, type Engine } from './form-issues.ts'
import { toPointer, type JsonSchema } from '../../schemas/json-schema.ts'

const error = (keyword: string, more: Partial<EngineError> = {}): EngineError => ({
  keyword,
  instancePath: '/field',
  params: {},
  ...more,
})

/** Codes and messages by path, for errors as an engine reports them. */
function reported(errors: readonly EngineError[], values: unknown = { field: 'x' }, schema: JsonSchema = {}) {
  const engine: Engine = Object.assign(() => false, { errors })
  return formIssues(schema, engine, values).map(({ path, code, message }) => [path, code, message])
}

const codeOf = (keyword: string, parentSchema: JsonSchema) =>
  reported([error(keyword, { parentSchema })]).map(([, code]) => code)

test('reports an issue of a field whose name has a percent sign', () => {
  const schema = { type: 'object', properties: { 'bonus %': { type: 'string', minLength: 3 } } }
  expect(formIssues(schema, interpret(schema), { 'bonus %': 'a' })).toEqual([
    { path: toPointer(['bonus %']), code: 'minLength', message: 'Min length is 3', severity: 'error' },
  ])
})

test.each([
  ['minLength', { minLength: 1 }, 'required'],
  ['minLength', { minLength: 2 }, 'minLength'],
  // Only a minimum length of 1 means that the field is empty.
  ['pattern', { minLength: 1, pattern: '^a' }, 'regex'],
  ['format', { format: 'iban' }, 'iban'],
  ['format', { format: 'a format of the owner' }, 'wrong'],
  // The format of a schema says nothing about an error of its pattern.
  ['pattern', { format: 'iban', pattern: '^UZ' }, 'regex'],
  ['format', {}, 'wrong'],
  ['multipleOf', { multipleOf: 5 }, 'multipleOf'],
  ['multipleOf', { multipleOf: 0.01 }, 'decimals'],
  ['exclusiveMinimum', { exclusiveMinimum: 0 }, 'moreThan'],
  ['exclusiveMaximum', { exclusiveMaximum: 9 }, 'lessThan'],
  ['minItems', { minItems: 2 }, 'minItems'],
  ['maxItems', { maxItems: 2 }, 'maxItems'],
  ['uniqueItems', { uniqueItems: true }, 'uniqueItems'],
  ['minProperties', { minProperties: 2 }, 'minFilled'],
  ['maxProperties', { maxProperties: 2 }, 'maxFilled'],
  ['format', { format: 'uri' }, 'url'],
  ['format', { format: 'time' }, 'time'],
  ['pattern', { format: 'color', pattern: '^#' }, 'color'],
  ['const', { const: true }, 'uncheckedCheckbox'],
  ['pattern', { rule: 'cardNumber', pattern: '^4' }, 'cardNumber'],
])('the failed keyword %s of %j is an issue of type %s', (keyword, schema, code) => {
  expect(codeOf(keyword, schema)).toEqual([code])
})

test.each<[value: unknown, schema: JsonSchema, code: string, message: string]>([
  ['0x10', { type: 'number' }, 'number', 'Enter a number'],
  ['1.5', { type: 'integer' }, 'integer', 'Enter a whole number'],
  [1.5, { type: 'integer' }, 'integer', 'Enter a whole number'],
  ['9'.repeat(400), { type: 'number' }, 'maxValue', 'Max value is 9,007,199,254,740,991'],
  ['9007199254740993', { type: 'integer', maximum: 5000 }, 'maxValue', 'Max value is 5,000'],
  ['90071992547409.91', { type: 'number' }, 'digits', 'Too many digits: at most 15'],
  ['-9007199254740993', { type: 'integer' }, 'minValue', 'Min value is −9,007,199,254,740,991'],
  ['-9007199254740993', { type: 'integer', minimum: -5 }, 'minValue', 'Min value is −5'],
  ['9 007 199 254 740 993', { type: 'integer' }, 'maxValue', 'Max value is 9,007,199,254,740,991'],
  ['90071992547409,91', { type: 'number' }, 'digits', 'Too many digits: at most 15'],
  ['9007199254740993.5', { type: 'number' }, 'number', 'Enter a number'],
  ['90071992547409.91', { type: 'integer' }, 'integer', 'Enter a whole number'],
  ['x90071992547409.91', { type: 'number' }, 'number', 'Enter a number'],
  ['90071992547409.91x', { type: 'number' }, 'number', 'Enter a number'],
  ['9007199254740993x', { type: 'number' }, 'number', 'Enter a number'],
  ['x-9007199254740993', { type: 'number' }, 'number', 'Enter a number'],
  ['-9007199254740993x', { type: 'number' }, 'number', 'Enter a number'],
  [['9007199254740993'], { type: 'number' }, 'number', 'Enter a number'],
])('reports %j in a field for numbers with %j as %s', (value, field, code, message) => {
  const schema = { type: 'object', properties: { field } }
  expect(formIssues(schema, interpret(schema), { field: value })).toEqual([
    { path: '/field', code, message, severity: 'error' },
  ])
})

test.each([
  ['2026-02-31', 'noSuchDate'],
  ['31 February', 'date'],
])('reports the date %s as %s', (value, code) => {
  const schema = { type: 'object', properties: { field: { type: 'string', format: 'date' } } }
  expect(formIssues(schema, interpret(schema), { field: value }).map((issue) => issue.code)).toEqual([code])
})

test('a rule about a text is none about numbers', () => {
  expect(codeOf('type', { type: 'string' })).not.toEqual(['number'])
})

const tags = { type: 'array', items: { type: 'string' }, contains: { const: 'main' }, maxContains: 1 }

test.each<[rule: JsonSchema, value: unknown, code: string, message: string]>([
  [{ minItems: 2 }, ['a'], 'minItems', 'Add or choose at least 2'],
  [{ maxItems: 1 }, ['a', 'b'], 'maxItems', 'Choose at most 1'],
  [{ uniqueItems: true }, ['a', 'a'], 'uniqueItems', 'The entries must differ'],
  [tags, ['a', 'b'], 'contains', 'At least one entry must match'],
  [tags, ['main', 'b', 'main'], 'maxContains', 'Too many matching entries: at most 1'],
  [{ multipleOf: 5 }, 7, 'multipleOf', 'The value must be a multiple of 5'],
  [{ multipleOf: 0.01 }, 7.005, 'decimals', 'Digits after the decimal point: at most 2'],
  [{ exclusiveMinimum: 1000 }, 1000, 'moreThan', 'The value must be greater than 1,000'],
  [{ exclusiveMaximum: 0.1234 }, 5, 'lessThan', 'The value must be less than 0.1234'],
])('%j is reported with its limit, once and by both engines', (rule, value, code, message) => {
  const schema = { type: 'object', properties: { field: rule } }
  for (const engine of [interpret(schema), createFormAjv(schema).compile(schema)])
    expect(formIssues(schema, engine, { field: value })).toEqual([
      { path: '/field', code, message, severity: 'error' },
    ])
})

test.each(['required', 'dependencies'])('%s names the missing field, with its own error type', (keyword) => {
  const schema = { properties: { field: { missing: 'uncheckedCheckbox' } } }
  const missing = (missingProperty: string) => [
    error(keyword, { instancePath: '', params: { missingProperty }, parentSchema: { rule: 'email' } }),
  ]
  expect(reported(missing('field'), {}, schema).map(([path, code]) => [path, code])).toEqual([
    ['/field', 'uncheckedCheckbox'],
  ])
  expect(reported(missing('unknown'), {}, schema).map(([path, code]) => [path, code])).toEqual([
    ['/unknown', 'required'],
  ])
})

test('the message names the limit of the failed keyword, or those of the rule', () => {
  const messageOf = (keyword: string, parentSchema: JsonSchema) =>
    reported([error(keyword, { parentSchema })])[0]?.[2]
  expect(messageOf('minLength', { minLength: 3 })).toContain('3')
  expect(messageOf('maxLength', { maxLength: 40 })).toContain('40')
  expect(messageOf('exclusiveMaximum', { exclusiveMaximum: 70 })).toContain('70')
  expect(messageOf('minimum', { minimum: 2, rule: 'minValue', limits: { min: 5000 } })).toContain('5,000')
})

test('of several errors of a field, the most basic one is reported, in either order', () => {
  const length = error('minLength', { parentSchema: { minLength: 3 } })
  const pattern = error('pattern', { parentSchema: { pattern: '^a' } })
  for (const errors of [
    [length, pattern],
    [pattern, length],
  ])
    expect(reported(errors).map(([, code]) => code)).toEqual(['minLength'])
})

test('of two errors of the same type, the first is reported', () => {
  const errors = [3, 5].map((minLength) => error('minLength', { parentSchema: { minLength } }))
  expect(reported(errors)[0]?.[2]).toContain('3')
})

test.each(['if', 'anyOf', 'oneOf', 'propertyNames'])(
  'an error of %s is reported only if no error inside it explains it',
  (keyword) => {
    const outer = error(keyword, { instancePath: '/field' })
    const inner = error('minLength', { instancePath: '/field/name', parentSchema: { minLength: 3 } })
    const elsewhere = error('minLength', { instancePath: '/other/field', parentSchema: { minLength: 3 } })
    const paths = (errors: EngineError[]) => reported(errors).map(([path, code]) => [path, code])
    expect(paths([outer, inner])).toEqual([['/field/name', 'minLength']])
    expect(paths([outer])).toEqual([['/field', 'wrong']])
    expect(paths([outer, elsewhere])).toEqual([
      ['/field', 'wrong'],
      ['/other/field', 'minLength'],
    ])
    // Two structural errors do not explain each other away.
    expect(paths([outer, error('if', { instancePath: '/field/name' })])).toHaveLength(2)
  },
)

test('a rejected password lists each forbidden character once, a space visibly; other rules list none', () => {
  const dictionary = { '*': { password: 'no $$characters$$', regex: 'no $$characters$$' } }
  const messageOf = (rule: string, value: unknown) => {
    const errors = [error('pattern', { parentSchema: { rule } })]
    return formIssues(
      {},
      Object.assign(() => false, { errors }),
      { field: value },
      dictionary,
    )[0]?.message
  }
  expect(messageOf('password', 'aя яb')).toBe('no я ␣')
  // A message about characters would have a gap.
  expect(messageOf('password', 12345)).toBe('Wrong value')
  expect(messageOf('regex', 'aя яb')).toBe('Wrong value')
})

test('an engine that fails without errors, and one that passes with old errors, report none', () => {
  expect(formIssues({}, () => false, {})).toEqual([])
  expect(
    formIssues(
      {},
      Object.assign(() => true, { errors: [error('minLength')] }),
      {},
    ),
  ).toEqual([])
})
