import { Block } from '../../../schemas/documents/blocks/block.ts'
import { isLimited } from '../../../schemas/documents/blocks/period.ts'
import { pointerTo } from '../../../schemas/json-schema.ts'
import { blockFieldsOf, type StoredDocument } from '../../../schemas/kinds/index.ts'
import { fits } from './contracts.ts'

export interface ShownBlock {
  block: Block
  pointer: string
  /** The conditions of the block and of those around it, as JSON; `[]` if everyone sees it. */
  conditions: string
  /** The same, one by one. */
  around: readonly unknown[]
}

/** The blocks of a list that are not hidden, each followed by those in its slots. */
function shownIn(list: unknown, pointer: string, outer: readonly unknown[]): ShownBlock[] {
  if (!Array.isArray(list)) return []
  return list.flatMap((block: unknown, index) => {
    if (!fits(Block, block) || block.isHidden === true) return []
    const conditions = [
      ...outer,
      ...(block.when === undefined ? [] : [block.when]),
      ...(isLimited(block.period) ? [block.period] : []),
    ]
    const place = pointerTo(pointer, index)
    const inner = Object.entries(block.slots ?? {}).flatMap(([name, slot]) =>
      shownIn(slot, pointerTo(`${place}/slots`, name), conditions),
    )
    return [{ block, pointer: place, conditions: JSON.stringify(conditions), around: conditions }, ...inner]
  })
}

/** Returns the blocks of a document that are not hidden, at any depth. */
export function shownBlocks({ kind, body }: StoredDocument): ShownBlock[] {
  return blockFieldsOf(kind).flatMap((field) => shownIn(body[field], `/${field}`, []))
}
