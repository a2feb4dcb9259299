import { alternativeSchemas } from './alternative-schemas.ts'
import { librarySchemas } from './library-schemas.ts'
import { address, draft, object, text, type Schema } from './schema-parts.ts'

/** Forms whose fields, lists and conditions are of every kind, with the codes of the notes of publishing. */
export const formSchemas: Readonly<Record<string, [schema: Schema, notes?: readonly string[]]>> = {
  ...librarySchemas,
  'fields with the names of languages': [
    object(
      { uz: { ...text, title: { uz: 'Oʻzbekcha', ru: 'Узбекский' } }, ru: text, only: object({ ru: text }) },
      { required: ['uz', 'ru'] },
    ),
  ],
  'choices among objects': [
    object(
      {
        branch: {
          type: 'object',
          enum: [
            { id: 1, name: 'Tashkent' },
            { id: 2, name: 'Samarkand' },
          ],
        },
        plan: {
          type: 'object',
          oneOf: [
            { const: { code: 'a', days: [1, 2] }, title: 'Week' },
            { const: { code: 'b', days: [] }, title: 'Month' },
          ],
        },
        both: { type: 'array', uniqueItems: true, minItems: 1, items: { enum: [{ x: 1 }, { x: 2 }] } },
      },
      { required: ['branch', 'plan'] },
    ),
  ],
  'a choice without a type': [
    object({
      kind: {
        oneOf: [
          { const: 'a', title: 'A' },
          { const: 'b', title: 'B' },
        ],
      },
      size: { enum: [1, 2] },
    }),
  ],
  'names that mean something elsewhere': [
    object(
      Object.fromEntries(
        [
          'nodeName',
          'tagName',
          'submit',
          'elements',
          'id',
          'name',
          'action',
          'bonus %',
          'a%20b',
          'a/b',
          'c.d',
          'e~f',
          'поле',
        ].map((name) => [name, text]),
      ),
      { required: ['nodeName', 'bonus %', 'a/b'] },
    ),
  ],
  'conditions with an else': [
    object(
      { resident: { type: 'boolean' }, country: text },
      {
        required: ['resident'],
        if: object({ resident: { const: true } }),
        then: object({ pinfl: { ...text, pattern: '^\\d{14}$' } }, { required: ['pinfl'] }),
        else: object(
          { passport: { ...text, pattern: '^[A-Z]{2}\\d{7}$' } },
          { required: ['passport', 'country'] },
        ),
      },
    ),
  ],
  'a condition inside a condition': [
    object(
      { kind: { ...text, enum: ['home', 'post'] } },
      {
        if: object({ kind: { const: 'post' } }, { required: ['kind'] }),
        then: {
          ...object({ abroad: { type: 'boolean' } }, { required: ['abroad'] }),
          if: object({ abroad: { const: true } }),
          then: object({ customs: text }, { required: ['customs'] }),
        },
      },
    ),
  ],
  'conditions in the rows of a list': [
    object({
      guests: {
        type: 'array',
        minItems: 1,
        items: object(
          { name: text, isChild: { type: 'boolean' } },
          {
            required: ['name'],
            if: object({ isChild: { const: true } }, { required: ['isChild'] }),
            then: object({ age: { type: 'integer', minimum: 0, maximum: 17 } }, { required: ['age'] }),
          },
        ),
      },
    }),
  ],
  'fields that require each other': [
    object({ card: text, holder: text }, { dependentRequired: { card: ['holder'], holder: ['card'] } }),
  ],
  'fields that exclude each other': [object({ a: text, b: text }, { not: { required: ['a', 'b'] } })],
  'alternatives that a constant tells apart': [
    object({
      pay: {
        oneOf: [
          object(
            { by: { const: 'card' }, number: { ...text, format: 'card-number' } },
            { title: 'Card', required: ['by', 'number'] },
          ),
          object({ by: { const: 'cash' } }, { title: 'Cash', required: ['by'] }),
        ],
      },
    }),
  ],
  'alternatives with shared fields': [
    object(
      { name: text },
      {
        required: ['name'],
        anyOf: [
          object({ mail: { ...text, format: 'email' } }, { title: 'Mail', required: ['mail'] }),
          object({ phone: { ...text, validator: 'phone' } }, { title: 'Phone', required: ['phone'] }),
        ],
      },
    ),
  ],
  'several kinds of numbers': [
    object({
      count: { type: 'integer', exclusiveMinimum: 0, exclusiveMaximum: 3 },
      price: { type: 'number', minimum: 0.05, maximum: 0.3, multipleOf: 0.05 },
      step: { type: 'integer', multipleOf: 7, minimum: 15 },
      below: { type: 'number', maximum: -1.5 },
    }),
  ],
  'texts with several rules': [
    object(
      {
        password: {
          ...text,
          format: 'password',
          pattern: '^(?=.*\\d)(?=.*[a-z])(?=.*[A-Z]).{8,}$',
          maxLength: 20,
        },
        code: { ...text, allOf: [{ pattern: '^[A-Z]' }, { pattern: '\\d$' }], minLength: 4, maxLength: 4 },
        word: { ...text, pattern: '^[a-z]+$', not: { enum: ['a', 'aa'] } },
        long: { ...text, minLength: 3000 },
      },
      { required: ['password', 'code', 'word', 'long'] },
    ),
  ],
  'validators of forms': [
    object(
      {
        password: { ...text, validator: 'password' },
        again: { ...text, validator: 'password', sameAs: 'password' },
        phone: { ...text, validator: 'phone' },
        birth: { ...text, validator: 'date', formatMaximum: 'today-18y', formatMinimum: '1900-01-01' },
        sum: { ...text, validator: 'sum', formatMinimum: '20000', formatMaximum: '50000' },
        terms: { type: 'boolean', validator: 'truthyCheckbox' },
      },
      { required: ['password', 'again', 'phone', 'birth', 'sum', 'terms'] },
    ),
  ],
  'lists with rules about their length': [
    object({
      three: { type: 'array', minItems: 3, maxItems: 3, items: { type: 'integer' } },
      different: { type: 'array', minItems: 2, uniqueItems: true, items: text },
      chosen: { type: 'array', minItems: 2, uniqueItems: true, items: { ...text, enum: ['a', 'b', 'c'] } },
    }),
  ],
  'a tuple with more entries': [
    object({
      line: {
        type: 'array',
        items: [text, { type: 'boolean' }],
        additionalItems: { type: 'integer' },
        minItems: 2,
      },
    }),
  ],
  'a tuple without more entries': [
    object({ line: { type: 'array', items: [text, text], minItems: 2, unevaluatedItems: false } }),
  ],
  'lists in lists of groups': [
    object({
      orders: { type: 'array', items: object({ lines: { type: 'array', minItems: 1, items: address } }) },
    }),
  ],
  'keywords that only describe': [
    object({
      a: {
        ...text,
        $comment: 'x',
        deprecated: true,
        writeOnly: true,
        examples: ['b'],
        contentMediaType: 'text/plain',
      },
      b: { ...text, readOnly: true, default: 'fixed' },
      c: { type: 'integer', default: 5, title: 'C', description: 'A number' },
    }),
  ],
  'a group with a default': [object({ at: { ...address, default: { street: 'Navoiy', city: 'Toshkent' } } })],
  'a constant': [object({ version: { ...text, const: '1' }, a: text }, { required: ['version'] })],
  'a tree with a dynamic reference': [
    {
      ...draft('2020-12'),
      $id: 'https://a.example/tree',
      $dynamicAnchor: 'node',
      ...object({ name: text, children: { type: 'array', items: { $dynamicRef: '#node' } } }),
    },
    ['converted-draft'],
  ],
  'an $id of a field that is only a fragment': [
    object({ n: { $id: '#n', ...text }, again: { $ref: '#n' } }, { required: ['n'] }),
  ],
  'a condition that says nothing new about a field': [
    object(
      { kind: { ...text, enum: ['a', 'b'] }, more: text },
      {
        if: object({ kind: { const: 'b' } }, { required: ['kind'] }),
        then: object({ more: true }, { required: ['more'] }),
      },
    ),
  ],
  'a condition that removes a field': [
    object(
      { kind: { ...text, enum: ['a', 'b'] }, more: text },
      { if: object({ kind: { const: 'b' } }, { required: ['kind'] }), then: object({ more: false }) },
    ),
  ],
  'a number of fields that must be filled in': [object({ a: text, b: text, c: text }, { minProperties: 2 })],
  ...alternativeSchemas,
}
