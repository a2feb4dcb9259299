import type { JsonSchema } from '../../../../../schemas/json-schema.ts'
import { isRecord } from '../../../../../schemas/is-record.ts'
import { phrase } from '../../../../../schemas/phrase.ts'
import { type Finding, rule } from '../rule.ts'
import { atSchema, convertedSchema } from './form-schema.ts'

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** Schemas that apply to the same value as `schema`. */
function sameValue(root: JsonSchema, schema: JsonSchema): unknown[] {
  const { $ref: reference, allOf, anyOf, oneOf, not, dependencies, ...rest } = schema
  const { definitions } = root
  const name = typeof reference === 'string' ? reference.slice('#/definitions/'.length) : undefined
  return [
    name !== undefined && isRecord(definitions) ? definitions[name] : undefined,
    ...[allOf, anyOf, oneOf].flatMap(listOf),
    not,
    rest['if'],
    rest['then'],
    rest['else'],
    ...(isRecord(dependencies) ? Object.values(dependencies) : []),
  ]
}

/** References that lead back to themselves without a field between: a validator would never end. */
export const endlessReference = rule({
  code: 'endless-reference',
  stage: 'conversion',
  on: 'form',
  severity: 'error',
  find({ body }) {
    const { schema: root, originOf } = convertedSchema(body)
    const done = new Set<unknown>()
    const found = new Map<string, Finding>()
    const follow = (schema: unknown, above: readonly unknown[]) => {
      if (!isRecord(schema)) return
      if (above.includes(schema)) {
        const finding = atSchema(
          originOf(above.at(-1)) ?? [],
          phrase`The reference leads back to itself`,
          phrase`Put the repeated part into a field or a list entry`,
        )
        found.set(finding.path, finding)
        return
      }
      if (done.has(schema)) return
      for (const inner of sameValue(root, schema)) follow(inner, [...above, schema])
      done.add(schema)
    }
    const visit = (value: unknown) => {
      follow(value, [])
      if (Array.isArray(value)) value.forEach(visit)
      else if (isRecord(value)) Object.values(value).forEach(visit)
    }
    visit(root)
    return [...found.values()]
  },
})
