import { isRecord } from '../../../schemas/is-record.ts'
import type { LoadResult } from '../../../schemas/component.ts'

function pick(entry: unknown, fields: readonly string[]): unknown {
  if (!isRecord(entry)) return entry
  return Object.fromEntries(fields.flatMap((field) => (field in entry ? [[field, entry[field]]] : [])))
}

const made = new WeakMap<LoadResult, WeakMap<readonly string[], LoadResult>>()

/**
 * The result of a load, with only those fields of its entries that a block shows. Returns the same object for
 * the same result, so that whatever is derived from a shared answer is derived once.
 */
export function withShownItems(result: LoadResult, fields: readonly string[] | undefined): LoadResult {
  if (fields === undefined || result.status === 'error' || !isRecord(result.data)) return result
  const { items } = result.data
  if (!Array.isArray(items)) return result
  const ofResult = made.get(result) ?? new WeakMap<readonly string[], LoadResult>()
  made.set(result, ofResult)
  const known = ofResult.get(fields)
  if (known !== undefined) return known
  const shown: LoadResult = {
    status: 'success',
    data: { ...result.data, items: items.map((entry) => pick(entry, fields)) },
  }
  ofResult.set(fields, shown)
  return shown
}
