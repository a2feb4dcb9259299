import { expect, test } from 'vitest'
import { formOf, issuesOn } from '../support/content/issues-on-form.ts'

type Schema = Record<string, unknown>

const text: Schema = { type: 'string' }
const object = (properties: Schema, more: Schema = {}): Schema => ({ type: 'object', properties, ...more })
const many = (count: number, make: (index: number) => unknown): Schema =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`field_${index}`, make(index)]))

/** Definitions that refer to each other, `depth` levels deep, each twice to the next. */
function pyramid(depth: number): Schema {
  const level = (index: number) =>
    index === depth ? text : object({ left: { $ref: `#/definitions/field_${index + 1}` }, note: text })
  return object({ top: { $ref: '#/definitions/field_0' } }, { definitions: many(depth + 1, level) })
}

const node = object({
  name: text,
  children: { type: 'array', items: { $ref: '#/definitions/node' } },
  parent: { $ref: '#/definitions/node' },
})

/** Schemas as other systems write them, and the result of publishing: none, or an error message. */
const foreign: [string, Schema, RegExp | undefined][] = [
  [
    'six hundred fields',
    object(many(600, (index) => ({ ...text, title: `F${index}`, maxLength: 40 }))),
    undefined,
  ],
  [
    'forty conditions',
    object(
      many(40, () => text),
      {
        allOf: Array.from({ length: 40 }, (_, index) => ({
          if: { properties: { [`field_${index}`]: { const: 'x' } }, required: [`field_${index}`] },
          then: { properties: { [`more_${index}`]: text } },
        })),
      },
    ),
    undefined,
  ],
  ['definitions twelve levels deep', pyramid(12), undefined],
  ['a tree', object({ root: { $ref: '#/definitions/node' } }, { definitions: { node } }), undefined],
  [
    'a group of fields or a list of such groups',
    object(
      { filter: { $ref: '#/definitions/rule' } },
      {
        definitions: {
          rule: {
            oneOf: [
              object({ field: text, value: text }, { title: 'Rule', required: ['field'] }),
              object(
                { all: { type: 'array', items: { $ref: '#/definitions/rule' } } },
                { title: 'Group', required: ['all'] },
              ),
            ],
          },
        },
      },
    ),
    undefined,
  ],
  ['free names', object({}, { additionalProperties: { anyOf: [text, { type: 'integer' }] } }), undefined],
  ['lists of lists', object({ table: { type: 'array', items: { type: 'array', items: text } } }), undefined],
  [
    'a pair',
    object({
      pair: { type: 'array', items: [text, { type: 'integer' }], minItems: 2, additionalItems: false },
    }),
    undefined,
  ],
  [
    'a list of who knows what',
    object({ list: { type: 'array' } }, { required: ['list'] }),
    /cannot be drawn/i,
  ],
  ['a value of who knows what', object({ any: { title: 'Any' } }, { required: ['any'] }), /cannot be drawn/i],
  [
    'a definition that requires itself',
    object(
      { a: { $ref: '#/definitions/a' } },
      {
        required: ['a'],
        definitions: { a: object({ a: { $ref: '#/definitions/a' } }, { required: ['a'] }) },
      },
    ),
    /requires itself/,
  ],
  [
    'a reference to itself',
    object({ a: { $ref: '#/definitions/a' } }, { definitions: { a: { $ref: '#/definitions/a' } } }),
    /leads back to itself/,
  ],
  ['a megabyte', object(many(9000, () => ({ ...text, description: 'x'.repeat(60) }))), /characters/],
  [
    'two hundred levels',
    Array.from({ length: 200 }).reduce<Schema>((inner) => object({ inner }), text),
    /levels/,
  ],
]

test.each(foreign)(
  '%s: is rendered, or rejected with a reason, within the time limit',
  async (_about, schema, reason) => {
    const begun = performance.now()
    const issues = await issuesOn(formOf(schema))
    const rejections = issues.map((issue) => `${issue.path} ${issue.message}`)
    if (reason === undefined) expect(rejections).toEqual([])
    else expect(rejections.join('\n')).toMatch(reason)
    expect(performance.now() - begun).toBeLessThan(20_000)
  },
  60_000,
)
