import { LRUCache } from 'lru-cache'
import type { LoadResult } from '../../../schemas/component.ts'

/** Characters. */
const maxSize = 2_000_000
const known = new LRUCache<string, LoadResult>({ maxSize, sizeCalculation: (_result, json) => json.length })

/**
 * Returns the same object for equal answers, such as those of all players who take part in nothing, so that what
 * is derived from an answer is derived once. Answers are immutable.
 */
export function interned(result: LoadResult): LoadResult {
  const json = JSON.stringify(result)
  const first = known.get(json)
  if (first === undefined) known.set(json, result)
  return first ?? result
}
