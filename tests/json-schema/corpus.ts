import { formSchemas } from './form-schemas.ts'
import { address, draft, object, text, type Schema } from './schema-parts.ts'

export { rejected } from './rejected-schemas.ts'

/** Forms that publishing accepts, with the codes of its notes. */
export const accepted: Readonly<Record<string, [schema: Schema, notes?: readonly string[]]>> = {
  'a root that is a reference': [{ $ref: '#/definitions/form', definitions: { form: object({ a: text }) } }],
  'a root that is a reference, with a title': [
    { title: 'Order', $ref: '#/$defs/order', $defs: { order: object({ a: text }, { required: ['a'] }) } },
  ],
  'a root that is a text': [{ ...text, title: 'Name', minLength: 2 }, ['single-value']],
  'a root that is a number': [{ type: 'integer', minimum: 3 }, ['single-value']],
  'a root that is a yes or no': [{ type: 'boolean', title: 'Agree' }, ['single-value']],
  'a root that is a choice': [{ enum: ['a', 'b'], title: 'Letter' }, ['single-value']],
  'a root that is a list of texts': [{ type: 'array', items: text, minItems: 2 }, ['single-value']],
  'a root that is a list of groups': [
    { type: 'array', items: { $ref: '#/$defs/address' }, $defs: { address } },
    ['single-value'],
  ],
  'a root that refers to a text': [
    { $ref: '#/definitions/name', definitions: { name: { ...text, maxLength: 9 } } },
    ['single-value'],
  ],
  'a root of several types': [{ anyOf: [{ ...text, title: 'Text' }, { type: 'integer' }] }, ['single-value']],
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
  'parts that contradict each other about an optional field': [
    object({ a: { ...text, enum: ['x'] } }, { allOf: [object({ a: { enum: ['y'] } })] }),
    ['unusable-field'],
  ],
  'enum with titles': [object({ size: { type: 'integer', enum: [1, 2], enumNames: ['Small', 'Large'] } })],
  'yes or no with titles': [
    object({
      resident: {
        type: 'boolean',
        oneOf: [
          { const: true, title: 'Resident' },
          { const: false, title: 'Guest' },
        ],
      },
      agreed: { type: 'boolean', enum: [true, false], enumNames: ['I agree', 'I refuse'] },
    }),
  ],
  'fields whose keywords say their type': [
    object({
      age: { minimum: 18 },
      name: { minLength: 2 },
      born: { format: 'date' },
      rows: { items: { maxLength: 9 }, minItems: 1 },
      group: { properties: { a: text } },
    }),
    ['inferred-type', 'inferred-type', 'inferred-type', 'inferred-type', 'inferred-type'],
  ],
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
  ...formSchemas,
}
