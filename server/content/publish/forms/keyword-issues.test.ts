import { describe, expect, test } from 'vitest'
import type { JsonSchema } from '../../../../schemas/json-schema.ts'
import { keywordIssues } from './keyword-issues.ts'

const reported = (schema: JsonSchema) =>
  keywordIssues(schema).map(({ severity, path, message, hint }) =>
    [severity, path, message, ...(hint === undefined ? [] : [hint])].join(' | '),
  )

const field = (schema: JsonSchema): JsonSchema => ({ type: 'object', properties: { a: schema } })

describe('an error names the place if', () => {
  test.each<[string, JsonSchema, RegExp]>([
    [
      'a keyword is misspelt',
      field({ type: 'string', minLenght: 3 }),
      /^error \| \/properties\/a\/minLenght \| There is no keyword "minLenght" \| Did you mean "minLength"\?$/,
    ],
    [
      'a format is misspelt',
      field({ format: 'e-mail' }),
      /^error \| \/properties\/a\/format .*Did you mean "email"/,
    ],
    [
      'a type does not exist',
      field({ type: 'text' }),
      /^error \| \/properties\/a\/type \| Must be one of array, boolean/,
    ],
    [
      'a list of types has one that does not exist',
      field({ type: ['string', 'date'] }),
      /^error \| \/properties\/a\/type \| Must be one of/,
    ],
    [
      'required is not a list',
      field({ required: true }),
      /^error \| \/properties\/a\/required \| Must be a list, is true or false$/,
    ],
    [
      'a limit is a text',
      field({ maximum: '5' }),
      /^error \| \/properties\/a\/maximum \| Must be a number, is text$/,
    ],
    [
      'a length is negative',
      field({ minLength: -1 }),
      /^error \| \/properties\/a\/minLength \| Must be at least 0$/,
    ],
    [
      'there is nothing to choose from',
      field({ enum: [] }),
      /^error \| \/properties\/a\/enum \| Must have at least 1 entries$/,
    ],
    [
      'a subschema is a text',
      { allOf: [{ properties: { b: 'text' } }] },
      /^error \| \/allOf\/0\/properties\/b \| Must be an object/,
    ],
    [
      'a pattern is not one',
      field({ pattern: '(' }),
      /^error \| \/properties\/a\/pattern \| \( is not a regular expression/,
    ],
    [
      'a pattern of names is not one',
      field({ patternProperties: { '[': true } }),
      /^error \| \/properties\/a\/patternProperties\/\[ \| \[ is not a regular/,
    ],
    [
      'a validator does not exist',
      field({ validator: 'fone' }),
      /^error \| \/properties\/a\/validator \| There is no validator named "fone" \| Validators: sum, phone/,
    ],
    [
      'a limit has no effect',
      field({ validator: 'phone', formatMinimum: '1' }),
      /^error \| \/properties\/a\/formatMinimum \| "formatMinimum" has an effect only beside/,
    ],
    [
      'the place is inside definitions of a newer draft',
      { $defs: { b: { type: 'text' } } },
      /^error \| \/\$defs\/b\/type /,
    ],
  ])('%s', (_about, schema, expected) => {
    expect(reported(schema)).toEqual([expect.stringMatching(expected)])
  })
})

describe('a warning names', () => {
  test.each([['example'], ['x-order'], ['ui:widget'], ['discriminator'], ['options'], ['foo']])(
    'the keyword %s, which has no effect',
    (keyword) => {
      expect(reported(field({ [keyword]: 1 }))).toEqual([
        `warning | /properties/a/${keyword} | The keyword "${keyword}" has no effect`,
      ])
    },
  )

  test('a format that nobody checks', () => {
    expect(reported(field({ format: 'passport' }))).toEqual([
      expect.stringMatching(/^warning \| \/properties\/a\/format \| The format "passport" is not checked/),
    ])
  })
})

test('accepts keywords of every draft, names of fields and values of any kind', () => {
  const schema: JsonSchema = {
    $schema: 'http://json-schema.org/draft-04/schema#',
    id: 'https://a.example/',
    type: ['object', 'null'],
    nullable: true,
    properties: {
      minLenght: { type: 'integer', minimum: 1, exclusiveMinimum: true },
      format: { type: 'string', format: 'password', examples: ['a'], $comment: 'b', deprecated: true },
      date: { type: 'string', validator: 'date', formatMaximum: 'today' },
      list: {
        prefixItems: [true],
        items: { enum: [{ typo: 1 }], enumNames: ['x'] },
        unevaluatedItems: false,
      },
    },
    dependentRequired: { format: ['list'] },
    dependencies: { list: ['format'], format: false },
    required: [],
  }
  expect(reported(schema)).toEqual([])
})
