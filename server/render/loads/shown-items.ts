import { isRecord } from '../../../schemas/is-record.ts'
import type { CompiledLoad } from '../../../schemas/compiled.ts'
import type { LoadResult } from '../../../schemas/component.ts'

function pick(entry: unknown, fields: readonly string[]): unknown {
  if (!isRecord(entry)) return entry
  return Object.fromEntries(fields.flatMap((field) => (field in entry ? [[field, entry[field]]] : [])))
}

type ShownPart = Pick<CompiledLoad, 'items' | 'first'>

const made = new WeakMap<LoadResult, Map<string, LoadResult>>()

/**
 * The result of a load, with only those entries and fields that a block shows at first. Returns the same object
 * for the same result, so that whatever is derived from a shared answer is derived once.
 */
export function withShownItems(result: LoadResult, { items: fields, first }: ShownPart): LoadResult {
  if (fields === undefined && first === undefined) return result
  if (result.status === 'error' || !isRecord(result.data)) return result
  const { items } = result.data
  if (!Array.isArray(items)) return result
  const ofResult = made.get(result) ?? new Map<string, LoadResult>()
  made.set(result, ofResult)
  const key = JSON.stringify([first, fields])
  const known = ofResult.get(key)
  if (known !== undefined) return known
  const entries = items.slice(0, first)
  const shown: LoadResult = {
    status: 'success',
    data: { ...result.data, items: fields ? entries.map((entry) => pick(entry, fields)) : entries },
  }
  ofResult.set(key, shown)
  return shown
}
