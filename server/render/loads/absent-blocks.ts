import { levelOf } from '../../../schemas/api/levels.ts'
import type { BlockData, CompiledBlock, CompiledPage } from '../../../schemas/compiled.ts'
import { isAbsent } from '../page/system-answers.ts'

/** Whether the platform lacks a call without which the block has nothing to show. */
function lacksCall({ id, load = {} }: CompiledBlock, data: BlockData): boolean {
  return Object.entries(load).some(([name, { call, optional }]) => {
    // Without such a call there is no site: the block says that it failed.
    if (levelOf(call) === 'must') return false
    const result = data[id]?.[name]
    return optional !== true && result?.status === 'error' && isAbsent(result.error)
  })
}

const slotted = ({ slots = {} }: CompiledBlock) => Object.values(slots).flat()

/** Whether nothing of the block is left: it lacks a call, or all blocks within it do. */
function isGone(block: CompiledBlock, data: BlockData): boolean {
  const inner = slotted(block)
  return lacksCall(block, data) || (inner.length > 0 && inner.every((each) => isGone(each, data)))
}

/** Ids of the blocks of which nothing is left, also within slots. */
const goneIn = (blocks: readonly CompiledBlock[], data: BlockData): string[] =>
  blocks.flatMap((block) => (isGone(block, data) ? [block.id] : goneIn(slotted(block), data)))

function reduce(blocks: readonly CompiledBlock[], ids: ReadonlySet<string>): CompiledBlock[] {
  return blocks
    .filter(({ id }) => !ids.has(id))
    .map((block) => {
      if (block.slots === undefined) return block
      const slots = Object.entries(block.slots).map(([name, slot]): [string, CompiledBlock[]] => [
        name,
        reduce(slot, ids),
      ])
      return { ...block, slots: Object.fromEntries(slots) }
    })
}

/** What a platform lacks is the same for all visitors: their pages share what is derived from a page. */
const reduced = new WeakMap<CompiledPage, Map<string, CompiledPage>>()

/** The page without blocks whose calls the platform does not have. */
export function withoutAbsent(page: CompiledPage, data: BlockData): CompiledPage {
  const { header, blocks, footer } = page
  const gone = goneIn([...header, ...blocks, ...footer], data)
  if (gone.length === 0) return page
  const known = reduced.get(page) ?? new Map<string, CompiledPage>()
  reduced.set(page, known)
  const key = gone.join(' ')
  const ids = new Set(gone)
  const made = known.get(key) ?? {
    ...page,
    header: reduce(header, ids),
    blocks: reduce(blocks, ids),
    footer: reduce(footer, ids),
  }
  known.set(key, made)
  return made
}

/** Whether nothing is left of the blocks that a visitor would see, because the platform does not have it. */
export function isEmptied(blocks: readonly CompiledBlock[], data: BlockData): boolean {
  return blocks.length > 0 && blocks.every((block) => isGone(block, data))
}
