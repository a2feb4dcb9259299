import type { CallName } from '../../../schemas/api/calls.ts'
import { levelOf } from '../../../schemas/api/levels.ts'
import type { BlockData, CompiledBlock, CompiledLoad, CompiledPage } from '../../../schemas/compiled.ts'
import { isAbsent } from '../page/system-answers.ts'

/** Whether the platform lacks something without which a block has nothing to show. */
type Lacks = (block: CompiledBlock) => boolean

// Without a call that every platform must have, there is no site: its blocks say that it failed.
const isNeeded = ({ call, optional }: CompiledLoad) => optional !== true && levelOf(call) !== 'must'

/** By what the platform has answered to the loads of the blocks. */
export const lacksIn =
  (data: BlockData): Lacks =>
  ({ id, load = {} }) =>
    Object.entries(load).some(([name, definition]) => {
      const result = data[id]?.[name]
      return isNeeded(definition) && result?.status === 'error' && isAbsent(result.error)
    })

/** By the calls that the platform is known to lack. */
export const lacksOf =
  (absent: ReadonlySet<CallName>): Lacks =>
  ({ load = {} }) =>
    Object.values(load).some((definition) => isNeeded(definition) && absent.has(definition.call))

const slotted = ({ slots = {} }: CompiledBlock) => Object.values(slots).flat()

/** Whether nothing of the block is left: it lacks a call, or all blocks within it do. */
function isGone(block: CompiledBlock, lacks: Lacks): boolean {
  const inner = slotted(block)
  return lacks(block) || (inner.length > 0 && inner.every((each) => isGone(each, lacks)))
}

/** Ids of the blocks of which nothing is left, also within slots. */
const goneIn = (blocks: readonly CompiledBlock[], lacks: Lacks): string[] =>
  blocks.flatMap((block) => (isGone(block, lacks) ? [block.id] : goneIn(slotted(block), lacks)))

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
  const gone = goneIn([...header, ...blocks, ...footer], lacksIn(data))
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
export const isEmptied = (blocks: readonly CompiledBlock[], lacks: Lacks) =>
  blocks.length > 0 && blocks.every((block) => isGone(block, lacks))
