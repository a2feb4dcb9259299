import { allSchemas, mapSubschemas, type JsonSchema } from './json-schema.ts'
import { isRecord } from '../is-record.ts'
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

/** No text is longer, unless its field says so itself: what is pasted by mistake is refused and not sent. */
export const longestText = 2000

/** Keywords whose schemas are asked about a value and are no rule for it. */
const asking = ['if', 'not', 'contains', 'propertyNames']

function withLongestText(schema: JsonSchema): JsonSchema {
  const { type, maxLength, allOf } = schema
  const isText = type === 'string' || (Array.isArray(type) && type.includes('string'))
  const parts: unknown[] = Array.isArray(allOf) ? allOf : []
  const isBounded = [schema, ...parts].some((part) => isRecord(part) && part['maxLength'] !== undefined)
  const isChosen = ['enum', 'const', 'oneOf', 'anyOf'].some((keyword) => keyword in schema)
  return isText && maxLength === undefined && !isBounded && !isChosen
    ? { ...schema, maxLength: longestText }
    : schema
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
export function expandValidators(schema: JsonSchema, isRequired = false, isAsked = false): JsonSchema {
  const required = Array.isArray(schema['required']) ? schema['required'] : []
  const mapped = mapSubschemas(schema, (inner, keyword, name) =>
    expandValidators(
      inner,
      keyword === 'properties' && required.includes(name),
      isAsked || asking.includes(keyword),
    ),
  )
  const expanded = mapped['validator'] === undefined ? mapped : expandField(mapped, isRequired)
  return keepBesideReference(isAsked ? expanded : withLongestText(expanded))
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
