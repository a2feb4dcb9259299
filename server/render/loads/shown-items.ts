import { isRecord } from '../../../schemas/is-record.ts'
import type { CompiledLoad } from '../../../schemas/compiled.ts'
import type { LoadResult } from '../../../schemas/component.ts'

/** Fields of an entry, and parts of its fields, named as `field.part`. */
function pick(entry: unknown, fields: readonly string[]): unknown {
  if (!isRecord(entry)) return entry
  const parts = new Map<string, string[]>()
  for (const [field = '', part] of fields.map((name) => name.split('.'))) {
    const known = parts.get(field) ?? []
    parts.set(field, part === undefined ? known : [...known, part])
  }
  return Object.fromEntries(
    [...parts].flatMap(([field, inner]) => {
      if (!(field in entry)) return []
      return [[field, inner.length > 0 ? pick(entry[field], inner) : entry[field]]]
    }),
  )
}

function firstOf(entries: readonly unknown[], field: string): unknown[] {
  const seen = new Set<unknown>()
  return entries.filter((entry) => {
    const value = isRecord(entry) ? entry[field] : undefined
    return !seen.has(value) && seen.add(value)
  })
}

type ShownPart = Pick<CompiledLoad, 'items' | 'firstOfEach' | 'first'>

const made = new WeakMap<LoadResult, Map<string, LoadResult>>()

/**
 * The result of a load, with only those entries and fields that a block shows at first. Returns the same object
 * for the same result, so that whatever is derived from a shared answer is derived once.
 */
export function withShownItems(
  result: LoadResult,
  { items: fields, firstOfEach, first }: ShownPart,
): LoadResult {
  if (fields === undefined && firstOfEach === undefined && first === undefined) return result
  if (result.status === 'error' || !isRecord(result.data)) return result
  const { items } = result.data
  if (!Array.isArray(items)) return result
  const ofResult = made.get(result) ?? new Map<string, LoadResult>()
  made.set(result, ofResult)
  const key = JSON.stringify([first, firstOfEach, fields])
  const known = ofResult.get(key)
  if (known !== undefined) return known
  const entries = (firstOfEach === undefined ? items : firstOf(items, firstOfEach)).slice(0, first)
  const shown: LoadResult = {
    ...result,
    data: { ...result.data, items: fields ? entries.map((entry) => pick(entry, fields)) : entries },
  }
  ofResult.set(key, shown)
  return shown
}
