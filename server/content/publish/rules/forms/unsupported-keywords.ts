import { allSchemas, type JsonSchema } from '../../../../../schemas/json-schema.ts'
import { isRecord } from '../../../../../schemas/is-record.ts'
import { phrase } from '../../../../../schemas/phrase.ts'
import { rule } from '../rule.ts'
import { atSchema, convertedSchema } from './form-schema.ts'

const alternativesOf = ({ anyOf, oneOf }: JsonSchema): unknown[] =>
  [anyOf, oneOf].flatMap((list): unknown[] => (Array.isArray(list) ? list : []))

const hasItems = (schema: unknown) => isRecord(schema) && schema['items'] !== undefined
const hasOpenItems = (schema: unknown) =>
  isRecord(schema) && schema['items'] !== undefined && !Array.isArray(schema['items'])

/** The compiled validator and the interpreter do not agree about entries that a condition evaluates. */
function isContested(schema: JsonSchema): boolean {
  const alternatives = alternativesOf(schema)
  return (
    'contains' in schema ||
    'if' in schema ||
    alternatives.some(hasOpenItems) ||
    (alternatives.includes(true) && alternatives.some(hasItems))
  )
}

/** Combinations of keywords that the engine does not validate reliably. */
export const unsupportedKeyword = rule({
  code: 'unsupported-keyword',
  stage: 'conversion',
  on: 'form',
  severity: 'error',
  find({ body }) {
    const { schema, originOf } = convertedSchema(body)
    return allSchemas(schema)
      .filter((inner) => 'unevaluatedItems' in inner && allSchemas(inner).some(isContested))
      .map((inner) =>
        atSchema(
          [...(originOf(inner) ?? []), 'unevaluatedItems'],
          phrase`"unevaluatedItems" does not work together with conditions about entries`,
          phrase`Describe the allowed entries with "items"`,
        ),
      )
  },
})
