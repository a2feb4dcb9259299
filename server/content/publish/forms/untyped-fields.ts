import { toPointer, withBranches, type JsonSchema } from '../../../../schemas/forms/json-schema.ts'
import { isRecord } from '../../../../schemas/is-record.ts'
import { errorAt, type Issue } from '../../../../schemas/issue.ts'
import { phrase } from '../../../../schemas/phrase.ts'
import type { ConvertedSchema } from '../../../../src/lib/dialect/index.ts'
import type { Path } from '../../../../src/lib/dialect/places.ts'

/** Keywords that say what kind of field a schema needs. */
const telling = [
  'type',
  'enum',
  'const',
  'oneOf',
  'anyOf',
  'properties',
  'patternProperties',
  'additionalProperties',
]

/** Reports fields that accept any value, of which no part of the schema says what they are; paths lead into the schema. */
export function untypedFields({ schema: root, originOf }: ConvertedSchema): Issue[] {
  const issues = new Map<string, Issue>()
  const seen = new Set<JsonSchema>()

  /** `schemas` apply to the same value, always or conditionally. */
  function visit(schemas: readonly unknown[], path: readonly string[]) {
    const parts = new Set(schemas.flatMap((schema) => [...withBranches(root, schema)]))
    if ([...parts].every((part) => seen.has(part))) return
    for (const part of parts) seen.add(part)
    const fields = new Map<string, unknown[]>()
    for (const { properties } of parts)
      for (const [name, field] of isRecord(properties) ? Object.entries(properties) : [])
        fields.set(name, [...(fields.get(name) ?? []), field])
    for (const [name, found] of fields) visitField(found, [...path, name])
    for (const part of parts) {
      const { items } = part
      const rows: unknown[] = Array.isArray(items) ? items : [items]
      rows.forEach((row, at) => {
        const place = Array.isArray(items) ? ['items', at] : ['items']
        if (row === true) report([...(originOf(part) ?? []), ...place], [...path, String(at)])
        else if (isRecord(row)) visitField([row], [...path, String(at)])
      })
    }
  }

  function report(origin: Path, path: readonly string[]) {
    const at = toPointer(origin)
    const reason = phrase`it has no "type"`
    issues.set(
      at,
      errorAt(
        at,
        'untyped-field',
        phrase`The field "${path.join('.')}" cannot be drawn: ${reason}`,
        phrase`Say what players enter there, such as {"type": "string"}`,
      ),
    )
  }

  function visitField(found: readonly unknown[], path: readonly string[]) {
    const schemas = found.filter(isRecord)
    const [first] = schemas
    const isTold = schemas.some((schema) =>
      [...withBranches(root, schema)].some((part) => telling.some((keyword) => keyword in part)),
    )
    if (isTold) return visit(schemas, path)
    const origin = first && originOf(first)
    if (origin) report(origin, path)
  }

  visit([root], [])
  return [...issues.values()]
}
