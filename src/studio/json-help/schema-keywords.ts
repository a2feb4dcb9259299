import { Form } from '../../../schemas/documents/form.ts'
import { localizedText } from '../../../schemas/documents/localized.ts'
import { fieldContracts } from '../../../schemas/forms/field-contracts.ts'

/** Filled in below, because schemas contain schemas. */
const keywords: Record<string, unknown> = {}
/** What a schema in a form may contain: keywords that combine values, and the field types. */
const alternatives: readonly unknown[] = [
  { type: 'object', properties: keywords },
  ...Object.values(fieldContracts),
]

const schemaFor = (description: string) => ({ description, anyOf: alternatives })
const byName = (description: string) => ({
  type: 'object',
  description,
  patternProperties: { '': { anyOf: alternatives } },
})
const several = (description: string) => ({
  type: 'array',
  description,
  items: { anyOf: alternatives },
})
const count = (description: string) => ({ type: 'integer', minimum: 0, description })

Object.assign(keywords, {
  type: {
    enum: ['string', 'integer', 'number', 'boolean', 'object', 'array'],
    description: 'Kind of value',
  },
  properties: byName('The fields, by their names'),
  required: {
    type: 'array',
    items: { type: 'string' },
    description: 'Names of the fields that must be filled in',
  },
  description: localizedText(300, 'Hint below the field'),
  items: schemaFor('What each row of the list is'),
  minItems: count('The fewest rows'),
  maxItems: count('The most rows'),
  uniqueItems: { type: 'boolean', description: 'Whether no row may stand there twice' },
  oneOf: several('Alternatives of which exactly one applies; with const and title: what can be chosen'),
  anyOf: several('Alternatives of which at least one applies'),
  allOf: several('All of these apply'),
  const: { description: 'The only value that is right' },
  enum: { type: 'array', description: 'The values that are right' },
  if: schemaFor('A condition: where the values are so, "then" applies, elsewhere "else"'),
  then: schemaFor('What applies where the condition "if" is met'),
  else: schemaFor('What applies where the condition "if" is not met'),
  dependencies: byName('By field: which others must be filled in with it, or what applies then'),
  definitions: byName('Parts of the schema that $ref may name'),
  $ref: {
    type: 'string',
    description: 'A part of the schema that applies here, such as #/definitions/address',
  },
  additionalProperties: {
    type: 'boolean',
    description: 'Whether fields that are not named here may be there',
  },
})

/** The keywords of a schema, each with a description. */
export const schemaKeywords: Readonly<Record<string, unknown>> = keywords

/** Adds the schema keywords to the form contract, which itself allows any schema. */
export function withSchemaKeywords(contract: unknown): unknown {
  if (!Object.is(contract, Form)) return contract
  const { schema, ...fields } = Form.properties
  return { ...Form, properties: { ...fields, schema: { ...schema, anyOf: alternatives } } }
}
