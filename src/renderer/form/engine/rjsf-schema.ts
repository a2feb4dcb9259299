import { allSchemas, mapSubschemas, type JsonSchema } from '../../../../schemas/forms/json-schema.ts'
import { isRecord } from '../../../../schemas/is-record.ts'

const isMixed = ({ dependencies, oneOf, anyOf }: JsonSchema) =>
  isRecord(dependencies) && (oneOf !== undefined || anyOf !== undefined)

/** Converts a dependency to the equivalent condition. */
function toCondition([name, dependency]: [string, unknown]): JsonSchema {
  const then = Array.isArray(dependency) ? { required: dependency } : dependency
  return { if: { required: [name] }, then }
}

/**
 * An equivalent schema for rjsf. With dependencies next to alternatives rjsf does not let the player choose
 * an alternative, so dependencies become conditions.
 */
export function rjsfSchema(schema: JsonSchema): JsonSchema {
  if (!allSchemas(schema).some(isMixed)) return schema
  const mapped = mapSubschemas(schema, (inner) => rjsfSchema(inner))
  if (!isMixed(mapped)) return mapped
  const { dependencies, allOf, ...rest } = mapped
  const parts: unknown[] = Array.isArray(allOf) ? allOf : []
  const conditions = isRecord(dependencies) ? Object.entries(dependencies).map(toCondition) : []
  return { ...rest, allOf: [...parts, ...conditions] }
}
