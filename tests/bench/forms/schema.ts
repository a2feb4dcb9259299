import type { CompiledForm } from '../../../schemas/compiled.ts'
import type { JsonSchema } from '../../../schemas/json-schema.ts'
import { isRecord } from '../../../schemas/is-record.ts'

const kinds: readonly JsonSchema[] = [
  { type: 'string', minLength: 2, maxLength: 40 },
  { type: 'string', format: 'email', maxLength: 80 },
  { type: 'string', pattern: '^\\+?\\d{9,15}$' },
  { type: 'string', maxLength: 60, default: 'Toshkent' },
  { type: 'integer', minimum: 1, maximum: 99 },
]

/**
 * A form of `count` fields as a content manager might write it: every other field is required, some have
 * defaults, one reveals another, and there is a list. Plain draft-07, so that stock rjsf accepts it.
 */
function fieldsSchema(count: number): JsonSchema {
  const names = Array.from({ length: count - 2 }, (_, index) => `field_${index}`)
  return {
    type: 'object',
    required: names.filter((_, index) => index % 2 === 0),
    properties: {
      ...Object.fromEntries(
        names.map((name, index) => [name, { ...kinds[index % kinds.length], title: `Field ${index}` }]),
      ),
      phones: {
        type: 'array',
        title: 'Phones',
        default: ['+998901234567'],
        items: { type: 'string', pattern: '^\\+\\d+$' },
      },
    },
    if: { properties: { field_0: { const: 'company' } }, required: ['field_0'] },
    then: { properties: { company: { type: 'string', title: 'Company', minLength: 3 } } },
  }
}

/** A form as most are: single fields only, one of which reveals another. */
function plainSchema(count: number): JsonSchema {
  const { type, required, properties, if: asked, then } = fieldsSchema(count + 1)
  const single = Object.entries(isRecord(properties) ? properties : {}).filter(([name]) => name !== 'phones')
  return { type, required, properties: Object.fromEntries(single), if: asked, then }
}

const text = (title: string): JsonSchema => ({ type: 'string', title, maxLength: 60 })
const choice = (title: string, count: number): JsonSchema => ({
  type: 'string',
  title,
  enum: Array.from({ length: count }, (_, index) => `value ${index}`),
})
const named = (title: string, count: number): JsonSchema => ({
  type: 'string',
  title,
  oneOf: Array.from({ length: count }, (_, index) => ({ const: `c${index}`, title: `Choice ${index}` })),
})
const yesOrNo = (title: string): JsonSchema => ({ type: 'boolean', title })
const many = (title: string): JsonSchema => ({
  type: 'array',
  title,
  uniqueItems: true,
  items: { type: 'string', enum: ['bonus', 'news', 'limits', 'events'] },
})
const person: JsonSchema = {
  type: 'object',
  title: 'Person',
  required: ['first', 'last'],
  properties: {
    first: text('First name'),
    last: text('Last name'),
    birth: { type: 'string', title: 'Birth', format: 'date' },
  },
}

const numbered = (count: number, part: (index: number) => JsonSchema) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`part_${index}`, part(index)]))

/** Groups as in questionnaires and applications of other systems; each has about ten controls. */
const parts: Readonly<Record<string, (index: number) => JsonSchema>> = {
  /** Nested groups, with definitions. */
  groups: (index) => ({
    type: 'object',
    title: `Household ${index}`,
    properties: {
      owner: { $ref: '#/definitions/person' },
      address: {
        type: 'object',
        title: 'Address',
        required: ['city'],
        properties: {
          city: text('City'),
          street: text('Street'),
          house: { type: 'integer', title: 'House' },
        },
      },
      contact: { $ref: '#/definitions/person' },
    },
  }),
  /** Selects, options with titles, consents, several answers. */
  choices: (index) => ({
    type: 'object',
    title: `Preferences ${index}`,
    properties: {
      country: choice('Country', 40),
      region: choice('Region', 14),
      plan: named('Plan', 6),
      reason: named('Reason', 4),
      news: yesOrNo('News'),
      calls: yesOrNo('Calls'),
      terms: { ...yesOrNo('Terms'), const: true },
      topics: many('Topics'),
      note: text('Note'),
    },
  }),
  /** Answers that reveal others, and alternatives. */
  conditions: (index) => ({
    type: 'object',
    title: `Employment ${index}`,
    properties: {
      kind: choice('Kind', 3),
      name: text('Name'),
      since: text('Since'),
      married: yesOrNo('Married'),
    },
    allOf: [
      {
        if: { properties: { kind: { const: 'value 1' } }, required: ['kind'] },
        then: { properties: { firm: text('Firm'), tax: text('Tax number') }, required: ['tax'] },
        else: { properties: { school: text('School') } },
      },
      {
        if: { properties: { married: { const: true } }, required: ['married'] },
        then: { properties: { spouse: text('Spouse') } },
      },
    ],
    oneOf: [
      { title: 'Card', required: ['card'], properties: { card: text('Card') } },
      {
        title: 'Cash',
        required: ['desk'],
        properties: { desk: text('Desk'), hour: { type: 'integer', title: 'Hour' } },
      },
    ],
  }),
  /** Lists of groups, with rows. */
  lists: (index) => ({
    type: 'object',
    title: `Relatives ${index}`,
    properties: {
      people: { type: 'array', title: 'People', minItems: 3, items: { $ref: '#/definitions/person' } },
      tags: { type: 'array', title: 'Tags', default: ['one'], items: { type: 'string', title: 'Tag' } },
    },
  }),
}

function partsSchema(names: readonly string[], count: number): JsonSchema {
  const makers = names.flatMap((name) => parts[name] ?? [])
  return {
    type: 'object',
    definitions: { person },
    properties: numbered(
      Math.ceil(count / 10),
      (index) => makers[index % makers.length]?.(index) ?? text('Text'),
    ),
  }
}

/** The forms that the benchmark knows: `plain`, `fields`, and forms as other systems publish them. */
export const shapes = ['plain', 'fields', ...Object.keys(parts), 'mixed'] as const

export function benchSchema(count: number, shape = 'fields'): JsonSchema {
  if (shape === 'plain') return plainSchema(count)
  if (shape === 'fields') return fieldsSchema(count)
  return partsSchema(shape === 'mixed' ? Object.keys(parts) : [shape], count)
}

/** The same form for the site's own renderer. */
export function benchForm(count: number, shape?: string): CompiledForm {
  return {
    key: 'bench',
    version: '1',
    schema: { ...benchSchema(count, shape) },
    order: ['*'],
    fields: {},
    messages: {},
    strategy: 'eager',
    submit: { operation: 'auth.login', label: 'Send' },
    links: [],
    validatorUrl: '',
  }
}

/** The field for typing: free text in the middle of the form. */
export function typedField(count: number): string {
  const middle = Math.floor((count - 2) / 2)
  return `field_${middle - (middle % 5)}`
}
