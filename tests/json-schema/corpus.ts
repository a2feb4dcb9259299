/** Schemas in the manner of government forms, form builders, OpenAPI and code generators, one pattern each. */
export type Schema = Readonly<Record<string, unknown>>

const text = { type: 'string' }
const object = (properties: Schema, more: Schema = {}): Schema => ({ type: 'object', properties, ...more })
const draft = (name: string) => ({ $schema: `https://json-schema.org/draft/${name}/schema` })
const address = object({ street: text, city: text }, { required: ['street', 'city'] })

/** Forms that publishing accepts, with the codes of its notes. */
export const accepted: Readonly<Record<string, [schema: Schema, notes?: readonly string[]]>> = {
  'a root that is a reference': [{ $ref: '#/definitions/form', definitions: { form: object({ a: text }) } }],
  'a root that is a reference, with a title': [
    { title: 'Order', $ref: '#/$defs/order', $defs: { order: object({ a: text }, { required: ['a'] }) } },
  ],
  'a root that refers to itself through a field': [object({ name: text, child: { $ref: '#' } })],
  'alternatives inside allOf that require fields beside it': [
    object(
      { email: text, phone: text },
      { allOf: [{ anyOf: [{ required: ['email'] }, { required: ['phone'] }] }] },
    ),
  ],
  'alternatives inside allOf that require fields of another part': [
    {
      type: 'object',
      allOf: [
        object({ a: text }),
        object({ b: text }),
        { oneOf: [{ required: ['a'] }, { required: ['b'] }] },
      ],
    },
  ],
  'enum with titles': [object({ size: { type: 'integer', enum: [1, 2], enumNames: ['Small', 'Large'] } })],
  'enum with translated titles': [
    object({ size: { ...text, enum: ['s'], enumNames: [{ uz: 'Kichik', ru: 'Маленький' }] } }),
  ],
  'several choices with titles': [
    object({
      days: {
        type: 'array',
        uniqueItems: true,
        items: { ...text, enum: ['1', '2'], enumNames: ['Mon', 'Tue'] },
      },
    }),
  ],
  'draft-04': [
    {
      $schema: 'http://json-schema.org/draft-04/schema#',
      id: 'https://a.example/form',
      ...object({
        age: { type: 'integer', minimum: 0, exclusiveMinimum: true },
        at: { $ref: '#/definitions/at' },
      }),
      definitions: { at: { id: '#at', ...address } },
    },
    ['converted-draft'],
  ],
  'draft-06': [{ $schema: 'http://json-schema.org/draft-06/schema#', ...object({ a: text }) }],
  'draft-07': [{ $schema: 'http://json-schema.org/draft-07/schema#', ...object({ a: text }) }],
  '2019-09': [
    { ...draft('2019-09'), ...object({ card: text, holder: text }), dependentRequired: { card: ['holder'] } },
    ['converted-draft'],
  ],
  '2020-12': [
    {
      ...draft('2020-12'),
      ...object({
        pair: { type: 'array', prefixItems: [text, { type: 'integer' }], items: false, minItems: 2 },
      }),
    },
    ['converted-draft'],
  ],
  'keywords of OpenAPI': [
    object({ a: { ...text, nullable: true, example: 'x', 'x-order': 1, deprecated: true } }),
    ['unknown-keyword', 'unknown-keyword'],
  ],
  'keywords of a form builder': [
    object({ a: { ...text, propertyOrder: 1, options: { hidden: true } } }),
    ['unknown-keyword', 'unknown-keyword'],
  ],
  'dependentSchemas with alternatives': [
    object(
      { pay: { ...text, enum: ['card', 'cash'] } },
      {
        dependentSchemas: {
          pay: {
            oneOf: [
              object({ pay: { enum: ['card'] }, number: text }, { required: ['number'] }),
              object({ pay: { enum: ['cash'] } }),
            ],
          },
        },
      },
    ),
  ],
  'dependencies beside alternatives': [
    object(
      { a: text, b: text },
      {
        dependencies: { a: ['b'] },
        oneOf: [object({ c: text }, { required: ['c'] }), object({ d: text }, { required: ['d'] })],
      },
    ),
  ],
  'limits of contains': [
    object({
      tags: { type: 'array', items: text, contains: { const: 'main' }, minContains: 1, maxContains: 1 },
    }),
  ],
  'unevaluatedProperties beyond parts': [
    { type: 'object', allOf: [address, object({ zip: text })], unevaluatedProperties: false },
  ],
  'an anchor': [object({ home: { $ref: '#address' } }, { $defs: { a: { $anchor: 'address', ...address } } })],
  'an $id that is an anchor': [
    object({ home: { $ref: '#address' } }, { definitions: { a: { $id: '#address', ...address } } }),
  ],
  'a definition with an address of its own': [
    {
      $id: 'https://a.example/forms/order',
      ...object({
        home: { $ref: 'address' },
        work: { $ref: 'https://a.example/forms/address#/properties/street' },
      }),
      $defs: { a: { $id: 'address', ...address } },
    },
  ],
  'a reference to another field': [object({ home: address, work: { $ref: '#/properties/home' } })],
  'a reference with a title and a rule': [
    object({ home: { title: 'Home', $ref: '#/$defs/a', minProperties: 1 } }, { $defs: { a: address } }),
  ],
  'rules about names': [
    object({
      prices: {
        type: 'object',
        additionalProperties: { type: 'number' },
        propertyNames: { pattern: '^[a-z]+$' },
      },
    }),
  ],
  'names by pattern beside fields': [
    object({ a: text }, { patternProperties: { '^n_': { type: 'number' } }, additionalProperties: false }),
  ],
  'nullable and several types': [
    object({
      a: { type: ['string', 'null'] },
      b: { type: ['integer', 'string'] },
      c: { type: ['number', 'null'] },
    }),
  ],
  'formats of every kind': [
    object({
      color: { ...text, format: 'color' },
      secret: { ...text, format: 'password' },
      mail: { ...text, format: 'idn-email' },
      host: { ...text, format: 'idn-hostname' },
      link: { ...text, format: 'iri' },
      path: { ...text, format: 'iri-reference' },
      file: { ...text, format: 'data-url' },
      time: { ...text, format: 'time' },
      id: { ...text, format: 'uuid' },
    }),
  ],
  'a format of another system': [object({ a: { ...text, format: 'inn' } }), ['unknown-format']],
  'a pattern with needless escapes': [object({ a: { ...text, pattern: '^\\w+\\@x\\-y$' } })],
  'amounts in hundredths': [object({ a: { type: 'number', multipleOf: 0.01 } })],
  'a condition without a consequence': [object({ a: text }, { if: { required: ['a'] } })],
}

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
    /^\/schema\/properties\/group The field "group.zip" is required, but it is not part of the form/m,
  ],
  'a list of unknown things': [
    object({ group: object({ list: { type: 'array' } }) }),
    /^\/schema\/properties\/group\/properties\/list The field "group.list" cannot be drawn: the list does not say in "items"/m,
  ],
  'a value of no type': [
    object({ any: { title: 'Any' } }),
    /^\/schema\/properties\/any The field "any" cannot be drawn: it has no "type"$/m,
  ],
  'a root that is a text': [text, /^\/schema\/type A form sends an object with fields, .* type string$/m],
  'a root that is a list': [
    { type: 'array', items: text },
    /^\/schema\/type A form sends an object with fields, .* type array$/m,
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
}
