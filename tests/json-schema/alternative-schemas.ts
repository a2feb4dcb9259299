import { object, text, type Schema } from './schema-parts.ts'

/** Forms in which conditions, constants and fields decide between alternatives. */
export const alternativeSchemas: Readonly<Record<string, [schema: Schema, notes?: readonly string[]]>> = {
  'alternatives of which one only excludes the values of the others': [
    object(
      {},
      {
        oneOf: [
          object({ country: { ...text, enum: ['UZ'] }, region: { ...text, enum: ['Toshkent', 'Buxoro'] } }),
          object({ country: { not: { ...text, enum: ['UZ'] } }, region: text }),
        ],
      },
    ),
  ],
  'the same inside a part of an alternative': [
    object(
      {
        marriage: {
          type: 'object',
          oneOf: [
            { allOf: [object({ kind: { not: { enum: ['other'] } } }), { $ref: '#/definitions/place' }] },
            { allOf: [object({ kind: { ...text, enum: ['other'] }, which: text })] },
          ],
        },
      },
      { definitions: { place: { ...object({ city: text }), minProperties: 1 } } },
    ),
  ],
  'not this, or that': [
    object(
      { hasCode: { type: 'boolean' }, code: text },
      {
        allOf: [
          {
            anyOf: [
              { type: 'object', not: { properties: { hasCode: { enum: [true] } }, required: ['hasCode'] } },
              object({ code: { ...text, pattern: '^[A-Z]{4}$' } }, { required: ['code'] }),
            ],
          },
        ],
      },
    ),
  ],
  'at least one box that is checked': [
    object(
      { first: { type: 'boolean' }, other: { type: 'boolean' } },
      {
        anyOf: [
          object({ first: { enum: [true] } }, { required: ['first'] }),
          object({ other: { const: true } }, { required: ['other'] }),
        ],
      },
    ),
  ],
  'a value or an empty text': [
    object({ agreed: { ...text, oneOf: [{ const: '' }, { const: 'yes', title: 'Yes' }] } }),
  ],
  'references between which a field decides': [
    object(
      { kind: { enum: ['a', 'b'] } },
      {
        required: ['kind'],
        oneOf: [{ $ref: '#/definitions/first' }, { $ref: '#/definitions/second' }],
        definitions: {
          first: object({ kind: { enum: ['a'] }, street: text }),
          second: object({ kind: { enum: ['b'] }, city: text }),
        },
      },
    ),
  ],
  'an address or an empty text': [
    object({
      email: {
        oneOf: [
          { ...text, format: 'email' },
          { ...text, maxLength: 0 },
        ],
      },
    }),
  ],
  'two rules about the choices of one field': [
    object(
      { reason: { ...text, enum: ['a', 'b', 'c'] }, first: text, second: text },
      {
        required: ['reason'],
        allOf: [
          {
            anyOf: [
              { properties: { reason: { enum: ['a'] } } },
              { properties: { reason: { enum: ['b', 'c'] } }, required: ['first'] },
            ],
          },
          {
            anyOf: [
              { properties: { reason: { enum: ['a', 'b'] } } },
              { properties: { reason: { enum: ['c'] } }, required: ['second'] },
            ],
          },
        ],
      },
    ),
  ],
  'conditions about a list that exclude each other': [
    object(
      {
        kinds: {
          type: 'array',
          items: { enum: ['file', 'letter', 'none'] },
          minItems: 1,
          uniqueItems: true,
          if: { contains: { const: 'none' } },
          then: { maxItems: 1 },
        },
        sender: text,
      },
      {
        required: ['kinds'],
        if: { properties: { kinds: { contains: { const: 'letter' } } } },
        then: { required: ['sender'] },
      },
    ),
  ],
  'conditions that all hold before the first answer': [
    {
      type: 'object',
      properties: { animal: { enum: ['Cat', 'Fish'] } },
      allOf: [
        {
          if: { properties: { animal: { const: 'Cat' } } },
          then: object({ food: { ...text, enum: ['meat', 'fish'] } }, { required: ['food'] }),
        },
        {
          if: { properties: { animal: { const: 'Fish' } } },
          then: object({ food: { ...text, enum: ['insect', 'worms'] }, water: text }, { required: ['food'] }),
        },
        { required: ['animal'] },
      ],
    },
  ],
  'a required field that others depend on': [
    object(
      { 'Any pets?': { ...text, enum: ['No', 'One'], default: 'No' } },
      {
        required: ['Any pets?'],
        dependencies: {
          'Any pets?': {
            oneOf: [
              object({ 'Any pets?': { enum: ['No'] } }),
              object(
                { 'Any pets?': { enum: ['One'] }, 'How old?': { type: 'number' } },
                { required: ['How old?'] },
              ),
            ],
          },
        },
      },
    ),
  ],
  'dependencies with alternatives, nested, in the rows of a list': [
    object({
      pets: {
        type: 'array',
        minItems: 1,
        items: object(
          { kind: { ...text, enum: ['none', 'dog'] } },
          {
            required: ['kind'],
            dependencies: {
              kind: {
                oneOf: [
                  object({ kind: { enum: ['none'] } }),
                  object(
                    { kind: { enum: ['dog'] }, big: { ...text, enum: ['yes', 'no'] } },
                    {
                      required: ['big'],
                      dependencies: {
                        big: {
                          oneOf: [
                            object({ big: { enum: ['no'] } }),
                            object({ big: { enum: ['yes'] }, weight: text }, { required: ['weight'] }),
                          ],
                        },
                      },
                    },
                  ),
                ],
              },
            },
          },
        ),
      },
    }),
  ],
  'a field that decides between alternatives': [
    object(
      { kind: { ...text, enum: ['home', 'post'] } },
      {
        required: ['kind'],
        oneOf: [
          object({ kind: { const: 'home' }, street: text }, { required: ['street'] }),
          object({ kind: { const: 'post' }, box: text }, { required: ['box'] }),
        ],
      },
    ),
  ],
  'a root of alternatives that a constant tells apart': [
    {
      type: 'object',
      oneOf: [
        object({ by: { const: 'card' }, number: text }, { title: 'Card', required: ['by', 'number'] }),
        object({ by: { const: 'cash' } }, { title: 'Cash', required: ['by'] }),
      ],
    },
  ],
  'alternatives made of a base and what they add': [
    object(
      { pet: { oneOf: [{ $ref: '#/$defs/cat' }, { $ref: '#/$defs/dog' }] } },
      {
        required: ['pet'],
        $defs: {
          pet: object({ type: text, name: text }, { required: ['type', 'name'] }),
          cat: { allOf: [{ $ref: '#/$defs/pet' }, object({ type: { const: 'cat' }, claws: text })] },
          dog: {
            allOf: [
              { $ref: '#/$defs/pet' },
              object({ type: { const: 'dog' }, pack: { type: 'integer' } }, { required: ['pack'] }),
            ],
          },
        },
      },
    ),
  ],
  'at most two of three fields': [object({ a: text, b: text, c: text }, { maxProperties: 2 })],
  'a picture in base64': [
    object({
      photo: {
        ...text,
        format: 'data-url',
        contentEncoding: 'base64',
        contentMediaType: 'image/png',
        maxLength: 20000,
      },
    }),
  ],
  'formats of dates and addresses': [
    object(
      Object.fromEntries(
        ['date', 'date-time', 'hostname', 'uri', 'ipv4', 'ipv6'].map((format) => [
          format,
          { ...text, format },
        ]),
      ),
      { required: ['date', 'uri'] },
    ),
  ],
  'an optional pair': [
    object({
      name: text,
      at: { type: 'array', items: [{ type: 'number' }, { type: 'number' }], minItems: 2 },
    }),
  ],
  'names with dots': [
    object({ 'user.name': text, user: object({ name: text }) }, { required: ['user.name'] }),
  ],
  'a consent by a constant': [object({ agree: { type: 'boolean', const: true } }, { required: ['agree'] })],
  'a text, or a group of which nothing is required': [
    object({
      entry: {
        oneOf: [
          {
            anyOf: [
              { ...text, pattern: '^[a-z]+$' },
              { ...text, pattern: '^#[a-z]+$' },
            ],
          },
          object({ id: text, note: text }),
        ],
      },
    }),
  ],
  'options as drafts before const write them': [
    object(
      {
        size: {
          oneOf: [
            { type: 'integer', title: 'Small', enum: [1] },
            { type: 'integer', title: 'Large', enum: [2] },
          ],
        },
        married: { anyOf: [{ type: 'boolean', enum: [true], required: ['since'] }, { enum: [false] }] },
      },
      { required: ['married'] },
    ),
  ],
  'several types, the first of which has no field': [
    object({
      browser: { type: ['object', 'string'] },
      anything: { type: ['array', 'boolean', 'integer', 'null', 'number', 'object', 'string'] },
    }),
  ],
  'entries whose names have a pattern': [
    {
      type: 'object',
      patternProperties: { '^[^ ]+$': object({ command: text }, { required: ['command'] }) },
      additionalProperties: false,
    },
  ],
}
