import { deepEquals, type RJSFSchema, type SchemaUtilsType } from '@rjsf/utils'
import { isRecord } from '../../../../schemas/is-record.ts'

type SchemaUtils = SchemaUtilsType<Record<string, unknown>>

/**
 * When a condition or dependency changes the fields of a form, rjsf drops the values of every list with an entry per
 * place, of which none has changed. This makes it keep them.
 */
export function keepTuples(utils: SchemaUtils): SchemaUtils {
  const sanitize = utils.sanitizeDataForNewSchema.bind(utils)

  /** `sanitized` with the tuples of `values`. */
  function restore(sanitized: unknown, values: unknown, next: RJSFSchema, previous: RJSFSchema): unknown {
    if (Array.isArray(values) && Array.isArray(next.items))
      return deepEquals(next.items, previous.items) ? values : sanitized
    if (Array.isArray(values) && Array.isArray(sanitized) && values.length === sanitized.length)
      return sanitized.map((row: unknown, at) => inside(row, values[at], next.items, previous.items))
    if (!isRecord(sanitized) || !isRecord(values)) return sanitized
    const kept = Object.entries(next.properties ?? {}).flatMap(([name, schema]): [string, unknown][] => {
      const value = inside(sanitized[name], values[name], schema, previous.properties?.[name])
      return value === sanitized[name] ? [] : [[name, value]]
    })
    return kept.length === 0 ? sanitized : { ...sanitized, ...Object.fromEntries(kept) }
  }

  function inside(sanitized: unknown, value: unknown, next: unknown, previous: unknown): unknown {
    if (typeof value !== 'object' || !isRecord(next) || !isRecord(previous)) return sanitized
    const values = isRecord(value) ? value : undefined
    return restore(
      sanitized,
      value,
      utils.retrieveSchema(next, values),
      utils.retrieveSchema(previous, values),
    )
  }

  utils.sanitizeDataForNewSchema = (next, previous, values) => {
    const sanitized = sanitize(next, previous, values)
    const restored = restore(sanitized, values, next ?? {}, previous ?? {})
    return isRecord(restored) ? restored : sanitized
  }
  return utils
}
