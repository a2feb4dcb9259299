import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { resolveLocale } from '../../schemas/documents/localized.ts'
import { brokenRules, type Engine } from '../../schemas/forms/broken-rules.ts'
import { expandValidators, withoutTexts } from '../../schemas/forms/expand-validators.ts'
import { isRecord, type JsonSchema } from '../../schemas/forms/json-schema.ts'
import { fieldValidators } from '../../schemas/forms/validators.ts'
import { createEngine } from '../../src/renderer/form/engine.ts'
import { interpret } from '../../src/renderer/form/interpreter.ts'
import { compileFormValidator, createFormAjv } from './compile-form-validator.ts'

async function compiledEngine(schema: JsonSchema): Promise<Engine> {
  const { source } = await compileFormValidator(schema)
  const module: unknown = await import(`data:text/javascript,${encodeURIComponent(source)}`)
  return createEngine(module)
}

function ajvEngine(expanded: JsonSchema): Engine {
  const validate = createFormAjv(expanded).compile(expanded)
  const engine: Engine = (values) => {
    const isValid: unknown = validate(values)
    engine.errors = validate.errors ?? []
    return isValid === true
  }
  return engine
}

function readForms(): [string, JsonSchema][] {
  const folder = new URL('../../schemas/defaults/forms/', import.meta.url)
  return readdirSync(folder).map((file) => {
    const document: unknown = JSON.parse(readFileSync(new URL(file, folder), 'utf8'))
    const body = isRecord(document) ? document['body'] : undefined
    const schema = isRecord(body) ? resolveLocale<unknown>(body['schema'], 'uz') : undefined
    if (!isRecord(schema)) throw new Error(`${file} has no schema`)
    return [file, schema]
  })
}

const everyValidator: JsonSchema = {
  type: 'object',
  required: [...fieldValidators],
  properties: {
    ...Object.fromEntries(fieldValidators.map((validator) => [validator, { type: 'string', validator }])),
    sum: { type: 'string', validator: 'sum', formatMinimum: '20000', formatMaximum: '10000000' },
    date: { type: 'string', validator: 'date', formatMinimum: '1900-01-01', formatMaximum: 'today-18y' },
    sex: { type: 'integer', validator: 'sex', enum: [0, 1, 2] },
    truthyCheckbox: { type: 'boolean', validator: 'truthyCheckbox' },
    repeated: { type: 'string', validator: 'newPasswordRepeated', sameAs: 'password' },
    holder: { type: 'string', validator: 'cardHolder' },
    card: { type: 'string', format: 'card-number' },
    expiry: { type: 'string', format: 'card-expiry' },
    iban: { type: 'string', format: 'iban' },
    code: { type: 'string', format: 'confirmation-code' },
    plain: { type: 'string', format: 'text-plain' },
    letters: { type: 'string', format: 'text-letters' },
    digits: { type: 'string', format: 'text-digits' },
    punctuated: { type: 'string', format: 'text-punctuated' },
  },
}

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
  fc.double({ noNaN: true, noDefaultInfinity: true }),
)

/** Objects made of the names that the schemas know, and of some that they do not. */
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

const schemas: [string, JsonSchema][] = [
  ...readForms(),
  ['every validator and format', everyValidator],
  ...shapes,
]

describe('the compiled module, the interpreter and plain ajv find the same broken rules in', () => {
  test.each(schemas)('%s', async (_about, schema) => {
    const expanded = withoutTexts(expandValidators(schema))
    const engines = [ajvEngine(expanded), await compiledEngine(schema), interpret(expandValidators(schema))]
    const properties = isRecord(schema['properties']) ? Object.keys(schema['properties']) : ['name', 'text']
    let refused = 0
    fc.assert(
      fc.property(valuesFor(properties), (values) => {
        const [expected = [], ...others] = engines.map((engine) =>
          brokenRules(expanded, engine, values)
            .map((broken) => ({ ...broken, path: broken.path.join('.') }))
            .sort((one, other) => one.path.localeCompare(other.path)),
        )
        if (expected.length > 0) refused += 1
        for (const found of others) expect(found).toEqual(expected)
      }),
      { numRuns: 1500 },
    )
    expect(refused).toBeGreaterThan(100)
  })
})

describe('the compiled module', () => {
  const schema = {
    type: 'object',
    required: ['phone'],
    properties: { phone: { type: 'string', validator: 'phone' } },
  }

  test('imports nothing, evaluates no text and is small', async () => {
    const { source } = await compileFormValidator(everyValidator)
    const code = source.replace(/"[^"]*"|'[^']*'/g, '')
    expect(code).not.toMatch(/\bimport\b|\brequire\s*\(|new Function|\beval\s*\(/)
    expect(gzipSync(source).length).toBeLessThan(4096)
  })

  test('is the same for every language and changes with the rules', async () => {
    const phone = schema.properties.phone
    const titled = (title: string) =>
      compileFormValidator({ ...schema, title, properties: { phone: { ...phone, title } } })
    const [uz, ru] = await Promise.all([titled('Telefon'), titled('Телефон')])
    const other = await compileFormValidator({ ...schema, required: [] })
    expect(uz.hash).toBe(ru.hash)
    expect(uz.source).toBe(ru.source)
    expect(other.hash).not.toBe(uz.hash)
  })

  test('keeps a field whose name is that of a text keyword', async () => {
    const engine = await compiledEngine({
      type: 'object',
      properties: { title: { type: 'string', maxLength: 2 } },
    })
    expect(engine({ title: 'long' })).toBe(false)
  })
})

describe('a schema is refused with a reason when', () => {
  test.each<[string, JsonSchema, RegExp]>([
    [
      'a keyword is misspelt',
      { type: 'object', properties: { a: { type: 'string', minLenght: 3 } } },
      /minLenght/,
    ],
    [
      'a validator does not exist',
      { type: 'object', properties: { a: { type: 'string', validator: 'fone' } } },
      /fone/,
    ],
    [
      'a format does not exist',
      { type: 'object', properties: { a: { type: 'string', format: 'passport' } } },
      /passport/,
    ],
    [
      'a reference leads nowhere',
      { type: 'object', properties: { a: { $ref: '#/definitions/gone' } } },
      /gone/,
    ],
    ['a type does not exist', { type: 'text' }, /type/],
    [
      'a pattern is not one',
      { type: 'object', properties: { a: { type: 'string', pattern: '(' } } },
      /regular expression/i,
    ],
    [
      'sameAs stands where nobody checks it',
      { oneOf: [{ properties: { a: { type: 'string', sameAs: 'b' } } }] },
      /sameAs/,
    ],
  ])('%s', async (_about, schema, reason) => {
    await expect(compileFormValidator(schema)).rejects.toThrow(reason)
  })
})
