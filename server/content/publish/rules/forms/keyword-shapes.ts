import { listKeywords, mapKeywords, schemaKeywords } from '../../../../../forms/dialect/index.ts'

const count = { type: 'integer', minimum: 0 }
const number = { type: 'number' }
const text = { type: 'string' }
const flag = { type: 'boolean' }
const names = { type: 'array', items: text, uniqueItems: true }
const schema = { type: ['object', 'boolean'] }
const types = ['array', 'boolean', 'integer', 'null', 'number', 'object', 'string']
const all = (keywords: readonly string[], shape: unknown) =>
  Object.fromEntries(keywords.map((keyword) => [keyword, shape]))

/** The values that keywords of any draft can have; subschemas are checked on their own. */
export const keywordShapes = {
  type: 'object',
  properties: {
    ...all(mapKeywords, { type: 'object', additionalProperties: schema }),
    ...all(listKeywords, { type: 'array', items: schema, minItems: 1 }),
    ...all(schemaKeywords, schema),
    ...all(['minLength', 'maxLength', 'minItems', 'maxItems'], count),
    ...all(['minProperties', 'maxProperties', 'minContains', 'maxContains'], count),
    ...all(['minimum', 'maximum'], number),
    ...all(['exclusiveMinimum', 'exclusiveMaximum'], { type: ['number', 'boolean'] }),
    ...all(['title', 'description', 'pattern', 'format', 'sameAs', 'contentMediaType'], text),
    ...all(['$schema', '$id', '$ref', '$anchor', '$dynamicAnchor', '$dynamicRef', '$recursiveRef'], text),
    ...all(['uniqueItems', 'readOnly', 'nullable', '$recursiveAnchor'], flag),
    // In draft-04 an empty list is a mistake; later drafts accept it.
    allOf: { type: 'array', items: schema },
    items: { type: ['object', 'boolean', 'array'], items: schema },
    dependencies: {
      type: 'object',
      additionalProperties: { type: ['object', 'boolean', 'array'], items: text },
    },
    dependentRequired: { type: 'object', additionalProperties: names },
    type: {
      anyOf: [{ enum: types }, { type: 'array', items: { enum: types }, minItems: 1, uniqueItems: true }],
    },
    enum: { type: 'array', minItems: 1 },
    enumNames: { type: 'array' },
    required: names,
    multipleOf: { type: 'number', exclusiveMinimum: 0 },
    examples: { type: 'array' },
  },
}
