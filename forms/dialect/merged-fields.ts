import { dereference, type JsonSchema } from '../../schemas/json-schema.ts'
import { isRecord } from '../../schemas/is-record.ts'
import { listOf, without } from './conversion.ts'

interface Parts {
  /** They may all apply to the same value. */
  together: Set<JsonSchema>
  /** Of these, the user chooses one. */
  alternatives: Set<JsonSchema>
}

function partsOf(root: JsonSchema, schema: unknown): Parts {
  const parts: Parts = { together: new Set(), alternatives: new Set() }
  const visit = (part: unknown, into: Set<JsonSchema>) => {
    const found = dereference(root, part)
    if (!found || parts.together.has(found) || parts.alternatives.has(found)) return
    into.add(found)
    const { allOf, then: met, else: unmet, dependencies, oneOf, anyOf } = found
    const dependent = isRecord(dependencies) ? Object.values(dependencies) : []
    for (const inner of [...listOf(allOf), met, unmet, ...dependent]) visit(inner, into)
    for (const inner of [...listOf(oneOf), ...listOf(anyOf)]) visit(inner, parts.alternatives)
  }
  visit(schema, parts.together)
  return parts
}

const fieldsOf = (parts: Iterable<JsonSchema>, name: string): unknown[] =>
  [...parts].flatMap(({ properties }) =>
    isRecord(properties) && Object.hasOwn(properties, name) ? [properties[name]] : [],
  )

const namesOf = (parts: Iterable<JsonSchema>) =>
  new Set([...parts].flatMap(({ properties }) => (isRecord(properties) ? Object.keys(properties) : [])))

const referenceOf = (field: unknown) => (isRecord(field) ? field['$ref'] : undefined)

/** Whether fields of the same name are different, and one of them refers to a definition. */
function isMixed(fields: readonly unknown[]): boolean {
  const references = new Set(fields.map(referenceOf))
  return fields.length > 1 && references.size > 1
}

/**
 * Replaces references by their definitions in the fields that several parts of a group declare: rjsf merges those, and
 * takes either the reference or the keywords beside it. `onCopy` is called with each field that is replaced.
 */
export function mergeFields(
  root: JsonSchema,
  group: JsonSchema,
  onCopy: (original: JsonSchema, copy: JsonSchema) => void,
): void {
  const { together, alternatives } = partsOf(root, group)
  if (together.size + alternatives.size < 2) return
  const inline = (parts: Iterable<JsonSchema>, name: string) => {
    for (const { properties } of parts) {
      if (!isRecord(properties) || !Object.hasOwn(properties, name)) continue
      const field = properties[name]
      const found = dereference(root, field)
      if (!found || !isRecord(field) || field === found) continue
      const copy = { ...found, ...without(field, '$ref') }
      onCopy(field, copy)
      Object.assign(properties, { [name]: copy })
    }
  }
  for (const name of namesOf(together)) {
    const shared = fieldsOf(together, name)
    const isShared = isMixed(shared)
    const mixed = [...alternatives].filter((part) => isMixed([...shared, ...fieldsOf([part], name)]))
    if (isShared || mixed.length > 0) inline([...together, ...mixed], name)
  }
}
