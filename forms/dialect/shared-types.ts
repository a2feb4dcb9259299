import { dereference, type JsonSchema } from '../../schemas/json-schema.ts'
import { isRecord } from '../../schemas/is-record.ts'

/** Keywords that say what kind of field a schema needs. */
const telling = ['type', 'enum', 'const', 'oneOf', 'anyOf', 'allOf', 'properties', 'items', '$ref']

/** A schema and the parts of it that are written in the same place. */
function partsOf(schema: unknown): JsonSchema[] {
  if (!isRecord(schema)) return []
  const { allOf: parts } = schema
  return [schema, ...(Array.isArray(parts) ? parts.flatMap(partsOf) : [])]
}

const propertiesOf = (schema: unknown): [string, unknown][] =>
  partsOf(schema).flatMap(({ properties }) => (isRecord(properties) ? Object.entries(properties) : []))

const isTold = (field: JsonSchema) => telling.some((keyword) => keyword in field)

/** The type of a field in all schemas that say what it is; undefined: none, several, or another one in each. */
function typeIn(root: JsonSchema, schemas: readonly unknown[], field: string): string | undefined {
  const told = schemas.flatMap(propertiesOf).flatMap(([name, schema]) => {
    const found = name === field ? dereference(root, schema) : undefined
    return found && isTold(found) ? [found['type']] : []
  })
  const [type, ...others] = new Set(told)
  return typeof type === 'string' && others.length === 0 ? type : undefined
}

interface Sharing {
  /** With the definitions that references lead to. */
  root: JsonSchema
  /** The schema beside the alternatives. */
  group: JsonSchema
  alternatives: readonly unknown[]
  /** Called with each schema that is replaced by a copy. */
  onCopy: (original: JsonSchema, copy: JsonSchema) => void
}

/**
 * The alternatives with the type of fields that one of them only limits, such as `{"not": {"enum": […]}}` beside
 * alternatives with `{"type": "string", "enum": […]}`: the same field is drawn in all of them.
 */
export function withSharedTypes({ root, group, alternatives, onCopy }: Sharing): unknown[] {
  const schemas = [group, ...alternatives]

  function typed([name, field]: [string, unknown]): [string, unknown] {
    if (!isRecord(field) || Object.keys(field).length === 0 || isTold(field)) return [name, field]
    const type = typeIn(root, schemas, name)
    if (type === undefined) return [name, field]
    const copy = { ...field, type }
    onCopy(field, copy)
    return [name, copy]
  }

  function copied(schema: unknown): unknown {
    if (!isRecord(schema)) return schema
    const { properties, allOf } = schema
    const copy = {
      ...schema,
      ...(isRecord(properties) && { properties: Object.fromEntries(Object.entries(properties).map(typed)) }),
      ...(Array.isArray(allOf) && { allOf: allOf.map(copied) }),
    }
    onCopy(schema, copy)
    return copy
  }

  return alternatives.map(copied)
}
