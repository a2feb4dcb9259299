import type { JsonSchema } from '../../schemas/forms/json-schema.ts'

/** A schema with values that it accepts and values that it rejects. */
export interface KeywordCase {
  about: string
  schema: JsonSchema
  valid: readonly unknown[]
  invalid: readonly unknown[]
}

const text = { type: 'string' }
const draft = (name: string) => ({ $schema: `https://json-schema.org/draft/${name}/schema` })

/** Keywords of every draft, and what publishing converts them to. */
export const keywordCases: readonly KeywordCase[] = [
  {
    about: 'several types',
    schema: { type: ['string', 'integer'] },
    valid: ['a', 1],
    invalid: [1.5, null, []],
  },
  { about: 'nullable', schema: { type: 'string', nullable: true }, valid: ['a', null], invalid: [1] },
  { about: 'a whole number', schema: { type: 'integer' }, valid: [1, 1.0, -3], invalid: [1.5, '1'] },
  {
    about: 'enum',
    schema: { enum: ['a', 1, { b: [] }] },
    valid: ['a', 1, { b: [] }],
    invalid: ['b', { b: [1] }],
  },
  { about: 'enum without values', schema: { enum: [] }, valid: [], invalid: ['a', null] },
  {
    about: 'enum with titles',
    schema: { enum: ['uz', 'ru', 'uz'], enumNames: ['Oʻzbekcha', 'Русский', 'again'] },
    valid: ['uz', 'ru'],
    invalid: ['en'],
  },
  { about: 'const', schema: { const: { a: [1] } }, valid: [{ a: [1] }], invalid: [{ a: [2] }, 1] },
  {
    about: 'minLength in characters',
    schema: { minLength: 2 },
    valid: ['ab', '😀😀', 1],
    invalid: ['a', '😀'],
  },
  { about: 'maxLength', schema: { maxLength: 2 }, valid: ['ab', '😀😀'], invalid: ['abc'] },
  { about: 'pattern', schema: { pattern: '^\\p{L}+$' }, valid: ['Ўзбек', 1], invalid: ['a1'] },
  {
    about: 'a pattern with needless escapes',
    schema: { pattern: '^\\w+\\@\\w+\\-x$' },
    valid: ['a@b-x'],
    invalid: ['a'],
  },
  {
    about: 'minimum and maximum',
    schema: { minimum: 1, maximum: 2 },
    valid: [1, 1.5, 2, 'a'],
    invalid: [0.9, 2.1],
  },
  {
    about: 'exclusive limits',
    schema: { exclusiveMinimum: 1, exclusiveMaximum: 2 },
    valid: [1.5],
    invalid: [1, 2],
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
  { about: 'required', schema: { required: ['a'] }, valid: [{ a: null }, 'b'], invalid: [{}] },
  {
    about: 'names that every object has',
    schema: { required: ['constructor'], properties: { constructor: { type: 'number' } } },
    valid: [{ constructor: 1 }],
    invalid: [{}, { constructor: 'a' }],
  },
  {
    about: 'properties',
    schema: { properties: { a: text, b: false } },
    valid: [{ a: 'x' }, {}],
    invalid: [{ a: 1 }, { b: 1 }],
  },
  {
    about: 'patternProperties beside properties',
    schema: {
      properties: { a: text },
      patternProperties: { '^n_': { type: 'number' } },
      additionalProperties: false,
    },
    valid: [{ a: 'x', n_1: 2 }],
    invalid: [{ n_1: 'x' }, { c: 1 }],
  },
  {
    about: 'additionalProperties',
    schema: { properties: { a: true }, additionalProperties: text },
    valid: [{ a: 1, b: 'x' }],
    invalid: [{ b: 1 }],
  },
  {
    about: 'propertyNames',
    schema: { propertyNames: { pattern: '^[a-z]+$' } },
    valid: [{ a: 1 }],
    invalid: [{ A: 1 }],
  },
  {
    about: 'minProperties and maxProperties',
    schema: { minProperties: 1, maxProperties: 2 },
    valid: [{ a: 1 }],
    invalid: [{}, { a: 1, b: 1, c: 1 }],
  },
  {
    about: 'dependencies',
    schema: { dependencies: { a: ['b'], c: { required: ['d'] } } },
    valid: [{ a: 1, b: 1 }, { b: 1 }],
    invalid: [{ a: 1 }, { c: 1 }],
  },
  {
    about: 'dependentRequired',
    schema: { dependentRequired: { a: ['b'] } },
    valid: [{ a: 1, b: 1 }, {}],
    invalid: [{ a: 1 }],
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
  {
    about: 'unevaluatedProperties beyond a condition',
    schema: {
      if: { properties: { a: { const: 1 } }, required: ['a'] },
      else: { properties: { b: true } },
      unevaluatedProperties: false,
    },
    valid: [{ a: 1 }, { b: 1 }, {}],
    invalid: [{ a: 1, b: 1 }, { a: 2 }],
  },
  { about: 'items', schema: { items: text }, valid: [['a'], []], invalid: [[1]] },
  {
    about: 'a list in items',
    schema: { items: [text], additionalItems: false },
    valid: [['a'], []],
    invalid: [[1], ['a', 1]],
  },
  {
    about: 'prefixItems',
    schema: { ...draft('2020-12'), prefixItems: [text], items: { type: 'number' } },
    valid: [['a', 1], []],
    invalid: [['a', 'b'], [1]],
  },
  {
    about: 'additionalItems without a list in items',
    schema: { items: text, additionalItems: false },
    valid: [['a', 'b']],
    invalid: [[1]],
  },
  {
    about: 'unevaluatedItems',
    schema: { allOf: [{ prefixItems: [text] }], unevaluatedItems: false },
    valid: [['a']],
    invalid: [['a', 1]],
  },
  {
    about: 'unevaluatedItems beside contains',
    schema: { ...draft('2020-12'), prefixItems: [true], contains: text, unevaluatedItems: false },
    valid: [[1, 'a'], ['a']],
    invalid: [[1, 'a', 2], [1]],
  },
  {
    about: 'minItems, maxItems and uniqueItems',
    schema: { minItems: 1, maxItems: 2, uniqueItems: true },
    valid: [[1], [1, 2]],
    invalid: [[], [1, 2, 3], [{ a: 1 }, { a: 1 }]],
  },
  { about: 'contains', schema: { contains: text }, valid: [[1, 'a']], invalid: [[], [1]] },
  {
    about: 'minContains and maxContains',
    schema: { contains: text, minContains: 2, maxContains: 3 },
    valid: [['a', 1, 'b']],
    invalid: [['a'], ['a', 'b', 'c', 'd']],
  },
  {
    about: 'contains that may match nothing',
    schema: { contains: text, minContains: 0 },
    valid: [[], [1]],
    invalid: [],
  },
  { about: 'allOf', schema: { allOf: [{ minimum: 1 }, { maximum: 2 }] }, valid: [1], invalid: [0, 3] },
  { about: 'anyOf', schema: { anyOf: [text, { minimum: 3 }] }, valid: ['a', 4], invalid: [1] },
  { about: 'oneOf', schema: { oneOf: [{ minimum: 1 }, { maximum: 2 }] }, valid: [0, 3], invalid: [1.5] },
  { about: 'not', schema: { not: text }, valid: [1], invalid: ['a'] },
  { about: 'if without a consequence', schema: { if: text }, valid: ['a', 1], invalid: [] },
  {
    about: 'if, then and else',
    schema: { if: { minimum: 5 }, then: { multipleOf: 2 }, else: { const: 1 } },
    valid: [6, 1],
    invalid: [7, 2],
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
