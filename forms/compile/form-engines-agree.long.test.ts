import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { expandValidators, withoutTexts } from '../contract/expand-validators.ts'
import { fieldNames, type JsonSchema } from '../../schemas/json-schema.ts'
import { builtInCodes } from '../../schemas/locale.ts'
import { convertSchema } from '../dialect/index.ts'
import { createTest, interpret } from '../interpret.ts'
import {
  ajvEngine,
  compiledEngine,
  defaultForms,
  everyValidator,
  issuesFrom,
} from '../../tests/support/content/form-engines.ts'
import { generatedSchema } from '../../tests/support/content/generated-schemas.ts'

const shapes: [string, JsonSchema][] = [
  [
    'nested objects and lists',
    {
      type: 'object',
      required: ['phone'],
      properties: {
        phone: {
          type: 'object',
          required: ['email'],
          properties: { email: { type: 'string', validator: 'email' } },
        },
        name: {
          type: 'array',
          minItems: 1,
          maxItems: 3,
          items: {
            type: 'object',
            required: ['text'],
            properties: { text: { type: 'string', validator: 'name' } },
          },
        },
      },
    },
  ],
  [
    'a condition',
    {
      type: 'object',
      properties: {
        sex: { type: 'integer' },
        text: { type: 'string' },
        phone: { type: 'string', validator: 'phone' },
      },
      if: { properties: { sex: { const: 1 } }, required: ['sex'] },
      then: { required: ['phone'] },
      else: { properties: { text: { maxLength: 3 } } },
    },
  ],
  [
    'alternatives that only name required fields',
    {
      type: 'object',
      properties: {
        text: { type: 'string' },
        name: { type: 'string', validator: 'name' },
        phone: { type: 'string', validator: 'phone' },
        email: {
          type: 'object',
          properties: { text: { type: 'string' }, name: { type: 'string' } },
          oneOf: [{ required: ['text'] }, { required: ['name'] }],
        },
      },
      anyOf: [{ required: ['text'] }, { required: ['phone', 'name'] }],
      allOf: [{ oneOf: [{ required: ['name'] }, { required: ['email'] }] }],
    },
  ],
  [
    'alternatives',
    {
      type: 'object',
      properties: {
        text: {
          anyOf: [
            { type: 'string', minLength: 4 },
            { type: 'integer', minimum: 3 },
          ],
        },
      },
      oneOf: [{ required: ['email'] }, { required: ['phone'] }],
    },
  ],
  [
    'dependencies',
    {
      type: 'object',
      properties: { email: { type: 'string' }, phone: { type: 'string' }, text: { type: 'string' } },
      dependencies: {
        email: ['phone'],
        phone: { required: ['text'], properties: { text: { minLength: 2 } } },
      },
    },
  ],
  [
    'references, also to itself',
    {
      definitions: {
        person: {
          type: 'object',
          required: ['name'],
          properties: {
            name: { type: 'string', validator: 'name' },
            text: { $ref: '#/definitions/person', description: 'another' },
          },
        },
      },
      $ref: '#/definitions/person',
    },
  ],
  [
    'nothing beyond the fields',
    {
      type: 'object',
      additionalProperties: false,
      properties: { text: { type: 'string', enum: ['x', 'y'] } },
    },
  ],
]

const words = fc.constantFrom(
  '',
  ' ',
  'x',
  'Anna',
  'Анна',
  'Anna 2',
  'a@b.uz',
  'a@b',
  '+998901234567',
  '998901234567',
  '90',
  '1998-03-14',
  '14.03.1998',
  '14.03.98',
  '2030-01-01',
  '12345',
  '20000',
  '500000',
  '010',
  '10000001',
  'secret1',
  'пароль',
  'UZS',
  '8600490277153308',
  '4111111111111111',
  '12/99',
  '13/27',
  '012345',
  'GB82WEST12345698765432',
  'Oʻgʻil',
  '漢字',
  '<script>',
  '%',
  'KUZ150',
)
const scalars = fc.oneof(
  { weight: 8, arbitrary: words },
  { weight: 4, arbitrary: fc.string({ unit: 'grapheme', maxLength: 24 }) },
  fc.integer({ min: -3, max: 5 }),
  fc.boolean(),
  fc.constant(null),
  // Beyond this range ajv reads the digits of a number wrongly for multipleOf: 1e21 as 1.
  fc.double({ min: -1e9, max: 1e9, noNaN: true }),
)

/** Objects with property names that the schemas know, and some that they do not. */
function valuesFor(names: readonly string[]) {
  const inner = fc.dictionary(fc.constantFrom('email', 'phone', 'text', 'name', 'other'), scalars, {
    maxKeys: 3,
  })
  const value = fc.oneof(
    { weight: 8, arbitrary: scalars },
    inner,
    fc.array(fc.oneof(scalars, inner), { maxLength: 4 }),
  )
  return fc.dictionary(fc.constantFrom(...names, 'other'), value, { maxKeys: names.length + 1 })
}

const defaults = defaultForms('uz').map(({ key, schema }): [string, JsonSchema] => [key, schema])

/** The three validation engines for one schema. */
async function enginesOf(schema: JsonSchema) {
  const converted = convertSchema(schema).schema
  const expanded = withoutTexts(expandValidators(converted))
  return {
    expanded,
    engines: [ajvEngine(expanded), await compiledEngine(schema), interpret(expandValidators(converted))],
  }
}

describe('the compiled module, the interpreter and plain ajv find the same errors in', () => {
  test.each([...defaults, ['every validator and format', everyValidator] as const, ...shapes])(
    '%s',
    async (_about, schema) => {
      const { expanded, engines } = await enginesOf(schema)
      let rejected = 0
      fc.assert(
        fc.property(valuesFor(fieldNames(schema)), (values) => {
          const [expected = [], ...others] = engines.map((engine) => issuesFrom(expanded, engine, values))
          if (expected.length > 0) rejected += 1
          for (const found of others) expect(found).toEqual(expected)
        }),
        { numRuns: 1500 },
      )
      if (fieldNames(schema).length > 0) expect(rejected).toBeGreaterThan(100)
    },
  )
})

test('the interpreter and plain ajv agree on the validity of values for generated schemas', () => {
  fc.assert(
    fc.property(
      generatedSchema,
      fc.array(valuesFor(['a', 'b', 'c', 'd']), { minLength: 12 }),
      (schema, samples) => {
        const expanded = withoutTexts(expandValidators(schema))
        const ajv = ajvEngine(expanded)
        const engines = [ajv, interpret(expandValidators(schema))]
        const isRight = createTest(expandValidators(schema))
        for (const values of samples) {
          const [expected, judged] = engines.map(
            (engine) => issuesFrom(expanded, engine, values).length === 0,
          )
          expect(judged).toBe(expected)
          const raw: unknown = JSON.parse(JSON.stringify(values))
          expect(isRight(raw)).toBe(ajv(raw))
        }
      },
    ),
    { numRuns: 250 },
  )
})

test.each(builtInCodes)('the engines agree on every default form in %s', async (locale) => {
  for (const form of defaultForms(locale)) {
    const { expanded, engines } = await enginesOf(form.schema)
    fc.assert(
      fc.property(valuesFor(fieldNames(form.schema)), (values) => {
        const [expected, ...others] = engines.map((engine) =>
          issuesFrom(expanded, engine, values, form.messages).map(({ message }) => message),
        )
        for (const told of others) expect(told).toEqual(expected)
      }),
      { numRuns: 150 },
    )
  }
})
