import { toPointer, type JsonSchema } from '../../schemas/json-schema.ts'
import { warningAt, type Issue } from '../../schemas/issue.ts'
import { phrase } from '../../schemas/phrase.ts'
import type { Path } from './places.ts'
import { fieldsWithoutType, partsOf, type FieldPlace } from './untyped.ts'

/** Keywords that apply to values of one type only. */
const typeOfKeyword: Readonly<Record<string, string>> = {
  minLength: 'string',
  maxLength: 'string',
  pattern: 'string',
  format: 'string',
  contentEncoding: 'string',
  contentMediaType: 'string',
  validator: 'string',
  minimum: 'number',
  maximum: 'number',
  exclusiveMinimum: 'number',
  exclusiveMaximum: 'number',
  multipleOf: 'number',
  items: 'array',
  minItems: 'array',
  maxItems: 'array',
  uniqueItems: 'array',
  contains: 'array',
}

/** The types to which the keywords of a field belong. */
export function typesByKeywords(root: JsonSchema, field: FieldPlace): string[] {
  const keywords = partsOf(root, field).flatMap(Object.keys)
  return [...new Set(keywords.flatMap((keyword) => typeOfKeyword[keyword] ?? []))]
}

/** Adds the type to fields of a converted schema whose keywords leave one only; returns notes about them. */
export function inferTypes(root: JsonSchema, originOf: (schema: unknown) => Path | undefined): Issue[] {
  return fieldsWithoutType(root).flatMap((field) => {
    const [type, ...others] = typesByKeywords(root, field)
    const [first] = field.schemas
    if (type === undefined || others.length > 0 || !first) return []
    Object.assign(first, { type })
    return [
      warningAt(
        toPointer(originOf(first) ?? []),
        'inferred-type',
        phrase`The field "${field.path.join('.')}" has no "type"; its other keywords are those of the type ${type}`,
        phrase`Add ${JSON.stringify({ type })} to say so`,
      ),
    ]
  })
}
