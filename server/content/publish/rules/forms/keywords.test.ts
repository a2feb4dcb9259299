import { describe, expect, test } from 'vitest'
import type { JsonSchema } from '../../../../../schemas/json-schema.ts'
import { formOf, issuesOfRules } from '../../../../../tests/support/content/issues-on-form.ts'
import { rulesOf } from '../index.ts'

const reported = async (schema: JsonSchema) =>
  (await issuesOfRules(rulesOf('keywords'), formOf(schema))).map(({ severity, path, message, hint }) =>
    [severity, path, message, ...(hint === undefined ? [] : [hint])].join(' | '),
  )

const field = (schema: JsonSchema): JsonSchema => ({ type: 'object', properties: { a: schema } })

describe('an error names the place if', () => {
  test.each<[string, JsonSchema, RegExp]>([
    [
      'a keyword is misspelt',
      field({ type: 'string', minLenght: 3 }),
      /^error \| \/schema\/properties\/a\/minLenght \| There is no keyword "minLenght" \| Did you mean "minLength"\?$/,
    ],
    [
      'a format is misspelt',
      field({ format: 'e-mail' }),
      /^error \| \/schema\/properties\/a\/format .*Did you mean "email"/,
    ],
    [
      'a type does not exist',
      field({ type: 'text' }),
      /^error \| \/schema\/properties\/a\/type \| Must be one of array, boolean/,
    ],
    [
      'a list of types has one that does not exist',
      field({ type: ['string', 'date'] }),
      /^error \| \/schema\/properties\/a\/type \| Must be one of/,
    ],
    [
      'required is not a list',
      field({ required: true }),
      /^error \| \/schema\/properties\/a\/required \| Must be a list, is true or false$/,
    ],
    [
      'a limit is a text',
      field({ maximum: '5' }),
      /^error \| \/schema\/properties\/a\/maximum \| Must be a number, is text$/,
    ],
    [
      'a length is negative',
      field({ minLength: -1 }),
      /^error \| \/schema\/properties\/a\/minLength \| Must be at least 0$/,
    ],
    [
      'there is nothing to choose from',
      field({ enum: [] }),
      /^error \| \/schema\/properties\/a\/enum \| Must have at least 1 entries$/,
    ],
    [
      'a subschema is a text',
      { allOf: [{ properties: { b: 'text' } }] },
      /^error \| \/schema\/allOf\/0\/properties\/b \| Must be an object/,
    ],
    [
      'a pattern is not one',
      field({ pattern: '(' }),
      /^error \| \/schema\/properties\/a\/pattern \| \( is not a regular expression/,
    ],
    [
      'a pattern of names is not one',
      field({ patternProperties: { '[': true } }),
      /^error \| \/schema\/properties\/a\/patternProperties\/\[ \| \[ is not a regular/,
    ],
    [
      'a validator does not exist',
      field({ validator: 'fone' }),
      /^error \| \/schema\/properties\/a\/validator \| There is no validator named "fone" \| Validators: sum, phone/,
    ],
    [
      'a limit has no effect',
      field({ validator: 'phone', formatMinimum: '1' }),
      /^error \| \/schema\/properties\/a\/formatMinimum \| "formatMinimum" has an effect only beside/,
    ],
    [
      'the place is inside definitions of a newer draft',
      { $defs: { b: { type: 'text' } } },
      /^error \| \/schema\/\$defs\/b\/type /,
    ],
  ])('%s', async (_about, schema, expected) => {
    expect(await reported(schema)).toEqual([expect.stringMatching(expected)])
  })
})

describe('a warning names', () => {
  test.each([['example'], ['x-order'], ['ui:widget'], ['discriminator'], ['options'], ['foo']])(
    'the keyword %s, which has no effect',
    async (keyword) => {
      expect(await reported(field({ [keyword]: 1 }))).toEqual([
        `warning | /schema/properties/a/${keyword} | The keyword "${keyword}" has no effect`,
      ])
    },
  )

  test('a format that nobody checks', async () => {
    expect(await reported(field({ format: 'passport' }))).toEqual([
      expect.stringMatching(
        /^warning \| \/schema\/properties\/a\/format \| The format "passport" is not checked/,
      ),
    ])
  })
})

test('accepts keywords of every draft, names of fields and values of any kind', async () => {
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
  expect(await reported(schema)).toEqual([])
})
