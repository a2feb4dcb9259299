import { object, text, type Schema } from './schema-parts.ts'

/** Forms in which conditions, constants and fields decide between alternatives. */
export const alternativeSchemas: Readonly<Record<string, [schema: Schema, notes?: readonly string[]]>> = {
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
}
