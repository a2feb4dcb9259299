import { allSchemas, mapSubschemas, type JsonSchema } from './json-schema.ts'
import { fieldValidator, rulesOf } from './validators.ts'

/**
 * Keywords of expanded schemas that judge nothing: `validator` and `sameAs` as written, `rule` and
 * `limits` (which error type breaking this sub-schema has), `missing` (that of an absent field).
 */
export const annotationKeywords = ['validator', 'sameAs', 'rule', 'limits', 'missing'] as const

function expandField(schema: JsonSchema, isRequired: boolean): JsonSchema {
  const validator = fieldValidator(schema['validator'])
  if (!validator) throw new Error(`There is no validator named ${JSON.stringify(schema['validator'])}`)
  const { missing, rules, consumed } = rulesOf(validator, schema, isRequired)
  const kept = Object.fromEntries(Object.entries(schema).filter(([keyword]) => !consumed.includes(keyword)))
  const parts = rules.map(({ rule, schema: part, limits }) => ({ ...part, rule, ...(limits && { limits }) }))
  const ownParts: unknown[] = Array.isArray(kept['allOf']) ? kept['allOf'] : []
  return { ...kept, missing, ...(parts.length + ownParts.length > 0 && { allOf: [...ownParts, ...parts] }) }
}

/** In draft-07 a `$ref` hides what stands beside it; no writer of forms expects that. */
function keepBesideReference(schema: JsonSchema): JsonSchema {
  const { $ref: reference, definitions, $defs, ...beside } = schema
  if (reference === undefined || Object.keys(beside).length === 0) return schema
  return {
    ...(definitions !== undefined && { definitions }),
    ...($defs !== undefined && { $defs }),
    allOf: [{ $ref: reference }, beside],
  }
}

/**
 * Turns the `validator` keywords of a form's schema into plain draft-07 with the formats of
 * `formats.ts`. What comes out means the same to ajv, to a compiled validator and to the interpreter.
 * Throws where a validator is unknown.
 */
export function expandValidators(schema: JsonSchema, isRequired = false): JsonSchema {
  const required = Array.isArray(schema['required']) ? schema['required'] : []
  const mapped = mapSubschemas(schema, (inner, keyword, name) =>
    expandValidators(inner, keyword === 'properties' && required.includes(name)),
  )
  return keepBesideReference(mapped['validator'] === undefined ? mapped : expandField(mapped, isRequired))
}

/** Names of the formats that an expanded schema asks for. */
export function formatsOf(expanded: JsonSchema): string[] {
  const names = allSchemas(expanded).flatMap(({ format }) => (typeof format === 'string' ? [format] : []))
  return [...new Set(names)]
}

const texts = [
  '$comment',
  'title',
  'description',
  'default',
  'examples',
  'enumNames',
  'readOnly',
  'writeOnly',
  '$schema',
]

/** Leaves out what judges nothing, so that a form has one validator whatever its language. */
export function withoutTexts(schema: JsonSchema): JsonSchema {
  const judging = Object.entries(schema).filter(([keyword]) => !texts.includes(keyword))
  return mapSubschemas(Object.fromEntries(judging), (inner) => withoutTexts(inner))
}
