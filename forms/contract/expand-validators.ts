import { allSchemas, mapSubschemas, type JsonSchema } from '../../schemas/json-schema.ts'
import { isRecord } from '../../schemas/is-record.ts'
import { isFile, maxFileLength } from './files.ts'
import { fieldValidator, rulesOf } from './validators.ts'

/**
 * Keywords of expanded schemas that do not validate: `validator` and `sameAs` as written, `rule` and `limits`
 * (the error type of this sub-schema), and `missing` (the error type of an absent field).
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

/** Maximum length of a text whose field sets no other: rejects texts pasted by mistake. */
export const maxTextLength = 2000

/** Keywords whose schemas are conditions and do not constrain the value themselves. */
const asking = ['if', 'not', 'contains', 'propertyNames']

function withMaxTextLength(schema: JsonSchema): JsonSchema {
  const { type, maxLength, allOf } = schema
  const isText = type === 'string' || (Array.isArray(type) && type.includes('string'))
  const parts: unknown[] = Array.isArray(allOf) ? allOf : []
  const isBounded = [schema, ...parts].some((part) => isRecord(part) && part['maxLength'] !== undefined)
  const isChosen = ['enum', 'const', 'oneOf', 'anyOf'].some((keyword) => keyword in schema)
  if (!isText || maxLength !== undefined || isBounded || isChosen) return schema
  const least = Math.max(
    0,
    ...[schema, ...parts].map((part) => Number((isRecord(part) && part['minLength']) || 0)),
  )
  return { ...schema, maxLength: isFile(schema) ? maxFileLength : Math.max(maxTextLength, least) }
}

/**
 * Expands the `validator` keywords of a form's schema to plain JSON Schema with the formats of `formats.ts`. The
 * result has the same meaning for ajv, a compiled validator and the interpreter. Throws for an unknown
 * validator.
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
  return isAsked ? expanded : withMaxTextLength(expanded)
}

/** Names of the formats that an expanded schema uses. */
export function formatsOf(expanded: JsonSchema): string[] {
  const names = allSchemas(expanded).flatMap(({ format }) => (typeof format === 'string' ? [format] : []))
  return [...new Set(names)]
}

const texts = ['title', 'description', 'default', 'examples', 'readOnly', 'contentMediaType']

/** Removes everything that does not validate, so that a form has one validator for all languages. */
export function withoutTexts(schema: JsonSchema): JsonSchema {
  const validating = Object.entries(schema).filter(([keyword]) => !texts.includes(keyword))
  return mapSubschemas(Object.fromEntries(validating), (inner) => withoutTexts(inner))
}
