import type { BlockData, CompiledBlock } from '../../../schemas/compiled.ts'
import type { LoadResult } from '../../../schemas/component.ts'
import { isRecord } from '../../../schemas/is-record.ts'

/** The values at a path of a value; lists on the path are searched. */
function valuesAt(value: unknown, path: readonly string[]): unknown[] {
  if (Array.isArray(value)) return value.flatMap((entry) => valuesAt(entry, path))
  const [field, ...rest] = path
  if (field === undefined) return [value]
  return isRecord(value) ? valuesAt(value[field], rest) : []
}

/** The platform rejects a parameter that cannot be one of its ids. */
function isMissing(result: LoadResult, path: string, wanted: string | undefined): boolean {
  if (result.status === 'error') return result.error === 'InvalidParameterException'
  return !valuesAt(result.data, path.split('.')).some((value) => String(value) === wanted)
}

/**
 * Whether a page is about an item that the platform does not have: a game, an offer, a tournament. Failed calls do
 * not count, because the item may exist.
 */
export function lacksSubject(
  blocks: readonly CompiledBlock[],
  data: BlockData,
  params: Readonly<Record<string, string>>,
): boolean {
  return blocks.some(({ id, load = {}, slots = {} }) => {
    const isLacking = Object.entries(load).some(([name, { subject }]) => {
      const result = data[id]?.[name]
      return subject && result && isMissing(result, subject.at, params[subject.route])
    })
    return isLacking || Object.values(slots).some((slot) => lacksSubject(slot, data, params))
  })
}
