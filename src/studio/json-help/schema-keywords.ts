import { Form } from '../../../schemas/documents/form.ts'
import { localizedText } from '../../../schemas/documents/localized.ts'
import { fieldContracts } from '../../../schemas/documents/field-contracts.ts'

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
    description: 'Type of the value',
  },
  properties: byName('Fields by name'),
  required: {
    type: 'array',
    items: { type: 'string' },
    description: 'Names of the required fields',
  },
  description: localizedText(300, 'Hint below the field'),
  items: schemaFor('Schema of each row of the list'),
  minItems: count('Minimum number of rows'),
  maxItems: count('Maximum number of rows'),
  uniqueItems: { type: 'boolean', description: 'All rows must be different' },
  oneOf: several(
    'Alternatives of which exactly one applies; with const and title: the options to choose from',
  ),
  anyOf: several('Alternatives of which at least one applies'),
  allOf: several('All of these apply'),
  const: { description: 'The only valid value' },
  enum: { type: 'array', description: 'The valid values' },
  if: schemaFor('Condition: if the values match, "then" applies, otherwise "else"'),
  then: schemaFor('Applies if the condition "if" is met'),
  else: schemaFor('Applies if the condition "if" is not met'),
  dependencies: byName('By field: other fields that are required with it, or a schema that then applies'),
  definitions: byName('Parts of the schema that $ref can refer to'),
  $ref: {
    type: 'string',
    description: 'Part of the schema that applies here, such as #/definitions/address',
  },
  additionalProperties: {
    type: 'boolean',
    description: 'Whether fields that are not listed here are allowed',
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
