import { address, draft, object, text, type Schema } from './schema-parts.ts'

/** Patterns of form libraries and generators that publishing accepts, with the codes of its notes. */
export const librarySchemas: Readonly<Record<string, [schema: Schema, notes?: readonly string[]]>> = {
  'fields that exclude each other, each with what must be empty': [
    object(
      { iban: text, bic: text, account: text },
      {
        oneOf: [
          { required: ['iban'], not: { required: ['account'] } },
          { required: ['account'], not: { anyOf: [{ required: ['iban'] }, { required: ['bic'] }] } },
        ],
      },
    ),
  ],
  'a base that another part extends': [
    { allOf: [{ $ref: '#/definitions/base' }, object({ bark: text })], definitions: { base: address } },
  ],
  'a group that extends a base of a base, in a field and in rows': [
    object(
      { pet: { $ref: '#/$defs/puppy' }, pets: { type: 'array', items: { $ref: '#/$defs/puppy' } } },
      {
        $defs: {
          animal: object({ name: text }, { required: ['name'] }),
          dog: { allOf: [{ $ref: '#/$defs/animal' }, object({ bark: text })] },
          puppy: { allOf: [{ $ref: '#/$defs/dog' }, { properties: { age: { type: 'integer' } } }] },
        },
      },
    ),
  ],
  'a base that is extended and closed': [
    {
      ...draft('2020-12'),
      ...object(
        {
          spouse: {
            type: 'object',
            $ref: '#/$defs/person',
            properties: { married: text },
            unevaluatedProperties: false,
          },
        },
        { $defs: { person: object({ first: text, last: text }, { required: ['last'] }) } },
      ),
    },
    ['converted-draft'],
  ],
  'optional values as Python libraries write them': [
    object(
      {
        name: { title: 'Name', anyOf: [{ ...text, minLength: 2 }, { type: 'null' }], default: null },
        home: { anyOf: [{ $ref: '#/$defs/home' }, { type: 'null' }] },
        tags: { anyOf: [{ type: 'array', items: text }, { type: 'null' }] },
        amount: { anyOf: [{ type: 'number' }, { ...text, pattern: '^\\d+$' }, { type: 'null' }] },
      },
      { required: ['amount'], $defs: { home: address } },
    ),
  ],
  'a required value that may be null': [
    object({ name: { anyOf: [text, { type: 'null' }] } }, { required: ['name'] }),
    ['required-null'],
  ],
  'a choice that is listed twice': [
    object({ size: { ...text, enum: ['s', 's', 'm'] } }),
    ['repeated-choice'],
  ],
  'a default that breaks the rules': [
    object({
      age: { type: 'integer', default: 'five' },
      agree: { type: 'boolean', const: true, default: false },
    }),
    ['wrong-default'],
  ],
  'a required field that is read-only': [
    object(
      { id: { ...text, readOnly: true }, at: { ...text, readOnly: true, default: 'x' } },
      { required: ['id', 'at'] },
    ),
    ['locked-field'],
  ],
  'names from a list': [
    object(
      {
        rates: {
          type: 'object',
          minProperties: 1,
          propertyNames: { enum: ['usd', 'eur'] },
          additionalProperties: { type: 'number' },
        },
      },
      { required: ['rates'] },
    ),
  ],
}
