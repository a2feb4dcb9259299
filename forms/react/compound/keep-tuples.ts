import { deepEquals, type FieldPathList, type RJSFSchema, type SchemaUtilsType } from '@rjsf/utils'
import type { FormValues } from '../../contract/form.ts'
import { isRecord } from '../../../schemas/is-record.ts'

type SchemaUtils = SchemaUtilsType<FormValues>

/**
 * When a condition or dependency changes the fields of a form, rjsf drops the values of every list with an entry per
 * place, of which none has changed. Returns `changed` with those of `values`.
 * @param isOwn whether a list at a path was changed itself
 */
export function restoreTuples(
  utils: Pick<SchemaUtils, 'retrieveSchema'>,
  changed: unknown,
  values: unknown,
  next: RJSFSchema,
  previous: RJSFSchema,
  isOwn: (path: FieldPathList) => boolean = () => false,
): unknown {
  function restore(
    now: unknown,
    before: unknown,
    schema: RJSFSchema,
    former: RJSFSchema,
    path: FieldPathList,
  ): unknown {
    if (Array.isArray(before) && Array.isArray(schema.items))
      return deepEquals(schema.items, former.items) && !isOwn(path) ? before : now
    if (Array.isArray(before) && Array.isArray(now) && before.length === now.length) {
      const rows = now.map((row: unknown, at) =>
        inside(row, before[at], schema.items, former.items, [...path, at]),
      )
      return rows.every((row, at) => row === now[at]) ? now : rows
    }
    if (!isRecord(now) || !isRecord(before)) return now
    const kept = Object.entries(schema.properties ?? {}).flatMap(([name, field]): [string, unknown][] => {
      const value = inside(now[name], before[name], field, former.properties?.[name], [...path, name])
      return value === now[name] ? [] : [[name, value]]
    })
    return kept.length === 0 ? now : { ...now, ...Object.fromEntries(kept) }
  }

  function inside(
    now: unknown,
    before: unknown,
    schema: unknown,
    former: unknown,
    path: FieldPathList,
  ): unknown {
    if (typeof before !== 'object' || !isRecord(schema) || !isRecord(former)) return now
    const known = isRecord(before) ? before : undefined
    return restore(
      now,
      before,
      utils.retrieveSchema(schema, known),
      utils.retrieveSchema(former, known),
      path,
    )
  }
  return restore(changed, values, next, previous, [])
}

/** Utilities of rjsf that keep the values of such lists. */
export function keepTuples(utils: SchemaUtils): SchemaUtils {
  const sanitize = utils.sanitizeDataForNewSchema.bind(utils)
  utils.sanitizeDataForNewSchema = (next, previous, values) => {
    const sanitized = sanitize(next, previous, values)
    const restored = restoreTuples(utils, sanitized, values, next ?? {}, previous ?? {})
    return isRecord(restored) ? restored : sanitized
  }
  return utils
}
