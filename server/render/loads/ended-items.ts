import type { CompiledBlock, CompiledLoad, CompiledPage, BlockData } from '../../../schemas/compiled.ts'
import type { LoadResult } from '../../../schemas/component.ts'
import { isRecord } from '../../../schemas/is-record.ts'

function itemsOf(result: LoadResult): readonly unknown[] {
  const { items } = result.status === 'success' && isRecord(result.data) ? result.data : {}
  return Array.isArray(items) ? items : []
}

/** When an item ends, in milliseconds since 1970; Infinity: it stays. */
function endOf(item: unknown, field: string): number {
  const end = isRecord(item) ? item[field] : undefined
  const time = typeof end === 'string' ? Date.parse(end) : Number.NaN
  return Number.isNaN(time) ? Infinity : time
}

/** Of each answer, the last result without its ended items: the same object as long as no other one ends. */
const made = new WeakMap<LoadResult, { left: number; result: LoadResult }>()

/** The answer without items that have ended since the platform gave it. */
export function withoutEnded(
  result: LoadResult,
  { endsAt }: Pick<CompiledLoad, 'endsAt'>,
  now: number,
): LoadResult {
  const items = itemsOf(result)
  if (endsAt === undefined || result.status !== 'success' || !isRecord(result.data)) return result
  const left = items.filter((item) => endOf(item, endsAt) > now)
  if (left.length === items.length) return result
  const known = made.get(result)
  if (known?.left === left.length) return known.result
  const shown: LoadResult = { ...result, data: { ...result.data, items: left } }
  made.set(result, { left: left.length, result: shown })
  return shown
}

function nextIn(blocks: readonly CompiledBlock[], data: BlockData): number {
  const ends = blocks.flatMap(({ id, load = {}, slots = {} }) => [
    nextIn(Object.values(slots).flat(), data),
    ...Object.entries(load).flatMap(([name, { endsAt }]) => {
      const result = data[id]?.[name]
      return endsAt === undefined || result === undefined
        ? []
        : itemsOf(result).map((item) => endOf(item, endsAt))
    }),
  ])
  return Math.min(Infinity, ...ends)
}

/** When the first of the items that a page shows ends, in milliseconds since 1970; Infinity: none does. */
export const nextEnd = ({ header, blocks, footer }: CompiledPage, data: BlockData): number =>
  nextIn([...header, ...blocks, ...footer], data)
