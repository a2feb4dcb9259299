import { fieldNames } from '../../../../../schemas/json-schema.ts'
import { isRecord } from '../../../../../schemas/is-record.ts'
import type { IssueSeverity } from '../../../../../schemas/issue.ts'
import { phrase, quoted } from '../../../../../schemas/phrase.ts'
import { at, rule } from '../rule.ts'
import { convertedSchema } from './form-schema.ts'

/** In characters. A larger schema is a mistake: it would send megabytes of code to every player. */
const largestSchema = 500_000

export const schemaTooLarge = rule({
  code: 'schema-too-large',
  stage: 'secrets',
  on: 'form',
  severity: 'error',
  find({ body: { schema } }) {
    const size = JSON.stringify(schema).length
    if (size <= largestSchema) return []
    return [at('/schema', phrase`The schema has ${size} characters; at most ${largestSchema} are allowed`)]
  },
})

/** What the engine reports when it converts a schema. */
const converted = (code: string, severity: IssueSeverity) =>
  rule({
    code,
    stage: 'conversion',
    on: 'form',
    severity,
    find: ({ body }) =>
      convertedSchema(body)
        .issues.filter((issue) => issue.code === code)
        .map(({ path, message, phrases = { message: quoted(message) } }) =>
          at(`/schema${path}`, phrases.message, phrases.hint),
        ),
  })

export const unknownSchemaReference = converted('unknown-reference', 'error')
export const convertedDraft = converted('converted-draft', 'warning')
export const inferredType = converted('inferred-type', 'warning')
export const leftOutField = converted('left-out-field', 'warning')
export const singleValue = converted('single-value', 'warning')

export const noFields = rule({
  code: 'no-fields',
  stage: 'types',
  on: 'form',
  severity: 'error',
  find({ body }) {
    const { schema } = convertedSchema(body)
    const { properties, patternProperties: named, additionalProperties: entries = false } = schema
    const isMap = isRecord(properties) || isRecord(named) || entries !== false
    if (fieldNames(schema).length > 0 || isMap) return []
    return [at('/schema/properties', phrase`The form has no fields`)]
  },
})
