import type { JsonSchema } from '../../schemas/json-schema.ts'

/** A schema with values that it accepts and values that it rejects. */
export interface KeywordCase {
  about: string
  schema: JsonSchema
  valid: readonly unknown[]
  invalid: readonly unknown[]
}

const text = { type: 'string' }

/** What publishing converts, and what the JSON Schema Test Suite has no tests for. */
export const keywordCases: readonly KeywordCase[] = [
  { about: 'nullable', schema: { type: 'string', nullable: true }, valid: ['a', null], invalid: [1] },
  {
    about: 'enum with titles',
    schema: { enum: ['uz', 'ru', 'uz'], enumNames: ['Oʻzbekcha', 'Русский', 'again'] },
    valid: ['uz', 'ru'],
    invalid: ['en'],
  },
  {
    about: 'a pattern with needless escapes',
    schema: { pattern: '^\\w+\\@\\w+\\-x$' },
    valid: ['a@b-x'],
    invalid: ['a'],
  },
  {
    about: 'exclusive limits of draft-04',
    schema: {
      $schema: 'http://json-schema.org/draft-04/schema#',
      minimum: 1,
      exclusiveMinimum: true,
      maximum: 2,
      exclusiveMaximum: false,
    },
    valid: [1.5, 2],
    invalid: [1, 2.1],
  },
  {
    about: 'multiples of hundredths',
    schema: { multipleOf: 0.01 },
    valid: [0.07, 4.35, 1e9, -8.1],
    invalid: [0.075],
  },
  { about: 'multiples of a large number', schema: { multipleOf: 1e21 }, valid: [3e21, 0], invalid: [1] },
  {
    about: 'names that every object has',
    schema: { required: ['constructor'], properties: { constructor: { type: 'number' } } },
    valid: [{ constructor: 1 }],
    invalid: [{}, { constructor: 'a' }],
  },
  {
    about: 'dependencies',
    schema: { dependencies: { a: ['b'], c: { required: ['d'] } } },
    valid: [{ a: 1, b: 1 }, { b: 1 }],
    invalid: [{ a: 1 }, { c: 1 }],
  },
  {
    about: 'dependentSchemas beside dependentRequired',
    schema: { dependentRequired: { a: ['b'] }, dependentSchemas: { a: { properties: { b: text } } } },
    valid: [{ a: 1, b: 'x' }],
    invalid: [{ a: 1 }, { a: 1, b: 1 }],
  },
  {
    about: 'unevaluatedProperties beyond allOf and dependentSchemas',
    schema: {
      allOf: [{ properties: { a: true } }],
      properties: { b: true },
      dependentSchemas: { b: { properties: { c: true } } },
      unevaluatedProperties: false,
    },
    valid: [{ a: 1 }, { b: 1, c: 1 }],
    invalid: [{ c: 1 }, { a: 1, d: 1 }],
  },
  { about: 'color', schema: { format: 'color' }, valid: ['#fff', '#A0b1C2', 1], invalid: ['red', '#ff'] },
  {
    about: 'data-url',
    schema: { format: 'data-url' },
    valid: ['data:text/plain;base64,YQ==', 'data:image/png;name=a.png;base64,AA'],
    invalid: ['a'],
  },
  { about: 'idn-email', schema: { format: 'idn-email' }, valid: ['почта@пример.рф'], invalid: ['a', 'a @b'] },
  { about: 'idn-hostname', schema: { format: 'idn-hostname' }, valid: ['пример.рф'], invalid: ['-a', 'a b'] },
  {
    about: 'iri',
    schema: { format: 'iri' },
    valid: ['https://пример.рф/а'],
    invalid: ['пример', 'https://a b'],
  },
  { about: 'iri-reference', schema: { format: 'iri-reference' }, valid: ['/а'], invalid: ['a b'] },
  {
    about: 'a pattern beside such a format',
    schema: { format: 'color', pattern: '^#0' },
    valid: ['#000'],
    invalid: ['#fff', '#0'],
  },
  { about: 'a format that nobody checks', schema: { format: 'password' }, valid: ['a'], invalid: [] },
]
