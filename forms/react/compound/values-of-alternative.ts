import { deepEquals, mergeSchemas, type RJSFSchema, type SchemaUtilsType } from '@rjsf/utils'
import { isRecord } from '../../../schemas/is-record.ts'

/** The values with which an alternative is displayed after it was chosen: those that fit, and its own initial ones. */
export function valuesOfAlternative(
  schemaUtils: SchemaUtilsType,
  { required }: RJSFSchema,
  values: unknown,
  previous: RJSFSchema | undefined,
  next: RJSFSchema | undefined,
): unknown {
  if (!next) return schemaUtils.sanitizeDataForNewSchema(next, previous, values)
  const initialOf = (alternative: RJSFSchema, known?: unknown): unknown =>
    schemaUtils.getDefaultFormState(required ? mergeSchemas({ required }, alternative) : alternative, known)
  const fitting: unknown = schemaUtils.sanitizeDataForNewSchema(next, previous, values)
  if (!isRecord(fitting)) return initialOf(next, fitting)
  const [before, after] = [previous && initialOf(previous), initialOf(next)]
  // What only the previous alternative has entered gives way to what this one enters.
  const isReplaced = (name: string, value: unknown) =>
    isRecord(after) &&
    after[name] !== undefined &&
    (value === undefined || (isRecord(before) && deepEquals(before[name], value)))
  const kept = Object.entries(fitting).filter(([name, value]) => !isReplaced(name, value))
  return initialOf(next, Object.fromEntries(kept))
}
