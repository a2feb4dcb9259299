import { address, object, text, type Schema } from './schema-parts.ts'

/** Forms that publishing rejects, with the place and the reason. */
export const rejected: Readonly<Record<string, [schema: Schema, reason: RegExp]>> = {
  'a definition that does not exist': [
    object({ a: { $ref: '#/definitions/gone' } }),
    /^\/schema\/properties\/a\/\$ref The reference "#\/definitions\/gone" leads nowhere$/m,
  ],
  'another document': [
    object({ a: { $ref: 'https://other.example/a.json' } }),
    /^\/schema\/properties\/a\/\$ref The reference "https:\/\/other.example\/a.json" leads to another document$/m,
  ],
  'a definition that refers to itself': [
    object({ a: { $ref: '#/$defs/a' } }, { $defs: { a: { anyOf: [text, { $ref: '#/$defs/a' }] } } }),
    /^\/schema\/\$defs\/a\/anyOf\/1 The reference leads back to itself$/m,
  ],
  'a misspelt keyword in a definition': [
    object({ a: { $ref: '#/$defs/a' } }, { $defs: { a: { ...text, maxLenght: 3 } } }),
    /^\/schema\/\$defs\/a\/maxLenght There is no keyword "maxLenght"$/m,
  ],
  'parts that contradict each other about a required field': [
    {
      type: 'object',
      allOf: [
        object({ a: { type: 'integer', minimum: 5 } }, { required: ['a'] }),
        object({ a: { type: 'integer', maximum: 3 } }),
      ],
    },
    /^\/schema\/allOf\/0\/properties\/a The field "a" cannot be filled in: minimum 5 is more than maximum 3/m,
  ],
  'more different entries than choices': [
    object(
      { days: { type: 'array', uniqueItems: true, minItems: 3, items: { enum: ['mon', 'tue'] } } },
      { required: ['days'] },
    ),
    /^\/schema\/properties\/days The field "days" cannot be filled in: minItems 3 is more than enum 2/m,
  ],
  'more required fields than allowed': [
    object({ a: text, b: text }, { required: ['a', 'b'], maxProperties: 1 }),
    /^\/schema The form cannot be filled in: required 2 is more than maxProperties 1/m,
  ],
  'more fields needed than there are': [
    object({ group: object({ a: text, b: text }, { minProperties: 3 }) }, { required: ['group'] }),
    /^\/schema\/properties\/group The field "group" cannot be filled in: minProperties 3 is more than properties 2/m,
  ],
  'required in the manner of draft-03': [
    object({ a: { ...text, required: true } }),
    /^\/schema\/properties\/a\/required Must be a list, is true or false$/m,
  ],
  'a pattern of another language': [
    object({ a: { ...text, pattern: '(?i)abc' } }),
    /^\/schema\/properties\/a\/pattern \(\?i\)abc is not a regular expression$/m,
  ],
  'a required field of a group that does not exist': [
    object({ group: { ...address, required: ['zip'] } }, { required: ['group'] }),
    /^\/schema\/properties\/group\/required The field "group.zip" cannot be filled in: it is not part of the form/m,
  ],
  'a list of unknown things': [
    object({ group: object({ list: { type: 'array' } }, { required: ['list'] }) }),
    /^\/schema\/properties\/group\/properties\/list The field "group.list" cannot be drawn: the list does not say in "items"/m,
  ],
  'a value of no type': [
    object({ any: { title: 'Any' } }, { required: ['any'] }),
    /^\/schema\/properties\/any The field "any" cannot be drawn: it has no "type"$/m,
  ],
  'a field that may be anything': [
    object({ group: object({ any: true }, { required: ['any'] }) }),
    /^\/schema\/properties\/group\/properties\/any The field "group.any" cannot be drawn: it has no "type"$/m,
  ],
  'a field of no type in a condition': [
    object(
      { kind: { ...text, enum: ['a', 'b'] } },
      {
        if: object({ kind: { const: 'b' } }, { required: ['kind'] }),
        then: object({ more: {} }, { required: ['more'] }),
      },
    ),
    /^\/schema\/then\/properties\/more The field "more" cannot be drawn: it has no "type"$/m,
  ],
  'an entry of a tuple that may be anything': [
    object({ pair: { type: 'array', items: [text, true] } }),
    /^\/schema\/properties\/pair\/items\/1 The field "pair.1" cannot be drawn: it has no "type"$/m,
  ],
  'a minimum that no number reaches': [
    object({ a: { type: 'number', minimum: 1e20 } }),
    /^\/schema\/properties\/a\/minimum Forms send numbers between .* so none reaches 100000000000000000000$/m,
  ],
  'a maximum below all numbers': [
    object({ a: { type: 'integer', exclusiveMaximum: -1e20 } }),
    /^\/schema\/properties\/a\/exclusiveMaximum Forms send numbers between/m,
  ],
  'more rows than any player fills in': [
    object({ a: { type: 'array', items: text, minItems: 5000 } }),
    /^\/schema\/properties\/a\/minItems Forms require at most 200 rows of a list$/m,
  ],
  'limits without a whole number between them': [
    object({ a: { type: 'integer', exclusiveMinimum: 1, exclusiveMaximum: 2 } }, { required: ['a'] }),
    /^\/schema\/properties\/a The field "a" cannot be filled in: there is no whole number between its limits$/m,
  ],
  'limits without a multiple between them': [
    object({ a: { type: 'integer', multipleOf: 5, minimum: 6, maximum: 9 } }, { required: ['a'] }),
    /^\/schema\/properties\/a The field "a" cannot be filled in: there is no multiple of 5 between its limits$/m,
  ],
  'a root of which nothing is known': [{ title: 'Any' }, /^\/schema\/properties The form has no fields$/m],
  'a root without a value': [{ type: 'null' }, /^\/schema .*it accepts no type of value/m],
  'a single value that no text has': [
    { ...text, minLength: 5, maxLength: 4 },
    /^\/schema\/minLength The field "value" cannot be filled in: minLength 5 is more than maxLength 4/m,
  ],
  'unevaluatedItems beside conditions': [
    object({
      list: {
        type: 'array',
        items: [text],
        if: { minItems: 2 },
        then: { items: [true, text] },
        unevaluatedItems: false,
      },
    }),
    /^\/schema\/properties\/list\/unevaluatedItems /m,
  ],
  'sameAs inside alternatives': [
    { oneOf: [object({ a: text, b: { ...text, sameAs: 'a' } })] },
    /^\/schema\/oneOf\/0\/properties\/b\/sameAs "sameAs" works on properties/m,
  ],
  'a minimum length that forms cannot send': [
    object({ a: { ...text, minLength: 9000 } }),
    /^\/schema\/properties\/a\/minLength Forms send texts of at most 8000 characters$/m,
  ],
  'two fields with the same id': [
    object({ a_b: text, a: object({ b: text }) }),
    /^\/schema\/properties\/a\/properties\/b The fields "a_b" and "a.b" cannot be told apart$/m,
  ],
  'a field whose keywords are those of several types': [
    object({ group: object({ size: { minimum: 2, maxLength: 3 } }, { required: ['size'] }) }),
    /^\/schema\/properties\/group\/properties\/size The field "group.size" cannot be drawn: it has no "type", and its keywords belong to several: number, string$/m,
  ],
  'a field without a name': [
    object({ group: object({ '': text, a: text }) }),
    /^\/schema\/properties\/group\/properties\/ A field has no name$/m,
  ],
  'a field whose name stands for all others': [
    object({ '*': text, a: text }),
    /^\/schema\/properties\/\* "\*" cannot be the name of a field$/m,
  ],
  'a name that every object has': [
    object({ group: object({ constructor: text }) }),
    /^\/schema\/properties\/group\/properties\/constructor "constructor" cannot be the name of a field$/m,
  ],
  'a pattern that no text matches': [
    object({ a: { ...text, pattern: '^a$b' } }, { required: ['a'] }),
    /^\/schema\/properties\/a\/pattern The field "a" cannot be filled in: no text of an allowed length matches the pattern \^a\$b$/m,
  ],
  'alternatives that accept the same values': [
    { oneOf: [object({ a: text }), object({ b: text })] },
    /^\/schema\/oneOf The form \(alternative "1"\) cannot be filled in: other alternatives accept the same values$/m,
  ],
  'a condition whose consequence contradicts a field': [
    object(
      { kind: { ...text, enum: ['a', 'b'] }, age: { type: 'integer', maximum: 17 } },
      {
        required: ['kind', 'age'],
        if: object({ kind: { const: 'b' } }),
        then: object({ age: { minimum: 18 } }),
      },
    ),
    /^\/schema\/then\/properties\/age The field "age" \(if "kind" is "b"\) cannot be filled in: minimum 18 is more than maximum 17$/m,
  ],
  'an option that can be chosen and never sent': [
    object({ kind: { ...text, enum: ['a', 'b'], if: { const: 'b' }, then: { minLength: 5 } } }),
    /^\/schema\/properties\/kind/m,
  ],
  'a condition after which a group is a list': [
    object(
      { kind: { ...text, enum: ['a', 'b'] }, group: address },
      {
        required: ['kind', 'group'],
        if: { properties: { kind: { const: 'b' } } },
        then: { properties: { group: { type: 'array' } } },
      },
    ),
    /^\/schema/m,
  ],
  ...Object.fromEntries(
    Object.entries({
      'alternatives that require a field': { anyOf: [{ required: ['phone'] }, { required: ['mail'] }] },
      'a number of fields': { minProperties: 2 },
      'what is not allowed': { not: { properties: { kind: { const: 'b' } }, not: { required: ['phone'] } } },
    }).map(([rule, more]): [string, [Schema, RegExp]] => [
      `a trap behind ${rule}`,
      [
        object(
          { kind: { ...text, enum: ['a', 'b'] } },
          {
            ...more,
            required: ['kind'],
            if: { properties: { kind: { const: 'b' } } },
            then: object({ phone: { ...text, minLength: 2, pattern: '^.$' } }, { required: ['phone'] }),
            else: object({ mail: text }),
          },
        ),
        /^\/schema\/then\/properties\/phone/m,
      ],
    ]),
  ),
}
