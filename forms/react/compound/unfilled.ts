import {
  deepEquals,
  getDefaultFormState,
  retrieveSchema,
  type RJSFSchema,
  type ValidatorType,
} from '@rjsf/utils'
import { withoutEmpty } from '../../contract/form-values.ts'
import { isRecord } from '../../../schemas/is-record.ts'

const isSchema = (value: unknown): value is RJSFSchema => isRecord(value)

function isBlank(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isBlank)
  return isRecord(value) ? Object.values(value).every(isBlank) : (value ?? '') === ''
}

/** Whether a list has only the entries that its field shows by itself. */
function isAsShown(value: unknown, { items, minItems = 0 }: RJSFSchema): boolean {
  return !Array.isArray(value) || value.length <= Math.max(minItems, Array.isArray(items) ? items.length : 0)
}

/**
 * Returns a function that drops optional lists and groups which the user left as they were and which are not valid
 * so, such as a pair of which both entries are empty; and the values of fields that a condition removes.
 */
export function unfilledRemover(validator: ValidatorType, root: RJSFSchema): (values: unknown) => unknown {
  const defaults = new WeakMap<RJSFSchema, unknown>()

  function defaultsOf(schema: RJSFSchema): unknown {
    if (!defaults.has(schema))
      defaults.set(schema, withoutEmpty(getDefaultFormState(validator, schema, undefined, root)))
    return defaults.get(schema)
  }

  function isUnfilled(schema: RJSFSchema, value: unknown): boolean {
    const filled = withoutEmpty(value)
    // Of several alternatives the user has chosen one.
    const isChosen = schema.oneOf !== undefined || schema.anyOf !== undefined
    const isUntouched = isBlank(filled)
      ? isAsShown(value, schema)
      : !isChosen && deepEquals(filled, defaultsOf(schema))
    return isUntouched && !validator.isValid(schema, filled, root)
  }

  const resolve = (schema: unknown, value: unknown): RJSFSchema =>
    retrieveSchema(validator, isSchema(schema) ? schema : {}, root, isRecord(value) ? value : undefined)

  function inside(schema: unknown, value: unknown): unknown {
    if (typeof value !== 'object' || value === null || !isSchema(schema)) return value
    const resolved = resolve(schema, value)
    if (Array.isArray(value)) {
      const { items } = resolved
      const rows = value.map((row: unknown, at) => inside(Array.isArray(items) ? items[at] : items, row))
      return rows.every((row, at) => row === value[at]) ? value : rows
    }
    const alternatives = [...(resolved.oneOf ?? []), ...(resolved.anyOf ?? [])]
    const parts = [resolved, ...alternatives.map((each) => resolve(each, value))]
    const kept = Object.entries(value).flatMap(([name, inner]: [string, unknown]): [string, unknown][] => {
      const part = parts.find(({ properties }) => properties && Object.hasOwn(properties, name))
      if (!part) return [[name, inner]]
      const field = part.properties?.[name]
      if (field === false) return []
      if (typeof inner !== 'object' || inner === null || !isSchema(field)) return [[name, inner]]
      const own = inside(field, inner)
      const isOptional = part.required?.includes(name) !== true
      return isOptional && isUnfilled(field, own) ? [] : [[name, own]]
    })
    const entries: [string, unknown][] = Object.entries(value)
    const isSame = kept.length === entries.length && kept.every(([, own], at) => own === entries[at]?.[1])
    return isSame ? value : Object.fromEntries(kept)
  }

  return (values) => inside(root, values)
}
