import {
  allSchemas,
  isRecord,
  mapSubschemas,
  type JsonSchema,
} from '../../../../schemas/forms/json-schema.ts'

const isMixed = ({ dependencies, oneOf, anyOf }: JsonSchema) =>
  isRecord(dependencies) && (oneOf !== undefined || anyOf !== undefined)

/** A dependency as the condition that it is. */
function toCondition([name, dependency]: [string, unknown]): JsonSchema {
  const then = Array.isArray(dependency) ? { required: dependency } : dependency
  return { if: { required: [name] }, then }
}

/**
 * The schema as rjsf is to draw it; it means the same. Where dependencies and alternatives stand side by
 * side rjsf lets nobody choose among the alternatives, so dependencies become conditions there.
 */
export function drawnSchema(schema: JsonSchema): JsonSchema {
  if (!allSchemas(schema).some(isMixed)) return schema
  const mapped = mapSubschemas(schema, (inner) => drawnSchema(inner))
  if (!isMixed(mapped)) return mapped
  const { dependencies, allOf, ...rest } = mapped
  const parts: unknown[] = Array.isArray(allOf) ? allOf : []
  const conditions = isRecord(dependencies) ? Object.entries(dependencies).map(toCondition) : []
  return { ...rest, allOf: [...parts, ...conditions] }
}
