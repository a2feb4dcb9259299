import { deepEquals, type FieldPathList, type RJSFSchema } from '@rjsf/utils'
import { isRecord } from '../../../schemas/is-record.ts'
import { decidedBy, decidingField } from '../../contract/deciding-field.ts'

interface Rules {
  /** The schema of a value with its references and conditions resolved. */
  resolve: (schema: RJSFSchema, value: unknown) => RJSFSchema
  /** What of a value may come back when its field is displayed again. */
  lastingOf: (value: unknown, path: FieldPathList) => unknown
}

const deepest = 8

const isSchema = (value: unknown): value is RJSFSchema => isRecord(value)
const schemasIn = (list: unknown): RJSFSchema[] => (Array.isArray(list) ? list.filter(isSchema) : [])

/** The schemas of the fields that a group displays, by name; those of alternatives, too, unless a field has decided. */
function displayedFields(
  group: RJSFSchema,
  value: unknown,
  { resolve }: Pick<Rules, 'resolve'>,
  depth = 0,
): [string, unknown][] {
  const own = Object.entries(group.properties ?? {}).filter(([, field]) => field !== false)
  if (depth > deepest) return own
  const alternatives = [group.oneOf, group.anyOf].flatMap((list) => {
    const all = schemasIn(list).map((each) => resolve(each, value))
    const deciding = all.length > 0 ? decidingField(group, all) : undefined
    return deciding === undefined ? all : all.filter((_each, at) => at === decidedBy(deciding, all, value))
  })
  return [...own, ...alternatives.flatMap((each) => displayedFields(each, value, { resolve }, depth + 1))]
}

/**
 * The values of a form without secrets in fields that it no longer displays: rjsf keeps the values of fields that a
 * condition of a group, or a field that decides between alternatives, has removed. Keeps its identity if there are none.
 */
export function withoutHiddenSecrets(
  rules: Rules,
  schema: RJSFSchema,
  value: unknown,
  path: FieldPathList = [],
): unknown {
  if (typeof value !== 'object' || value === null) return value
  const resolved = rules.resolve(schema, value)
  if (Array.isArray(value)) {
    const { items }: { items?: unknown } = resolved
    const rows = value.map((row: unknown, at) => {
      const own: unknown = Array.isArray(items) ? items[at] : items
      return isSchema(own) ? withoutHiddenSecrets(rules, own, row, [...path, at]) : row
    })
    return rows.every((row, at) => row === value[at]) ? value : rows
  }
  const displayed = displayedFields(resolved, value, rules)
  const entries: [string, unknown][] = Object.entries(value)
  const kept = entries.flatMap(([name, inner]): [string, unknown][] => {
    const [field, ...others] = displayed.flatMap(([each, schemaOf]) => (each === name ? [schemaOf] : []))
    // Which of several alternatives is displayed only their control knows.
    if (others.length > 0) return [[name, inner]]
    const at = [...path, name]
    if (isSchema(field)) return [[name, withoutHiddenSecrets(rules, field, inner, at)]]
    if (field !== undefined || inner === undefined) return [[name, inner]]
    const lasting = rules.lastingOf(inner, at)
    if (lasting === undefined) return []
    return [[name, deepEquals(lasting, inner) ? inner : lasting]]
  })
  const isSame = kept.length === entries.length && kept.every(([, own], at) => own === entries[at]?.[1])
  return isSame ? value : Object.fromEntries(kept)
}
