import { pointerTo } from '../../../schemas/json-schema.ts'
import { Block } from '../../../schemas/documents/blocks/block.ts'
import { blockFieldsOf, type StoredDocument } from '../../../schemas/kinds/index.ts'
import { fits } from './contracts.ts'

/** A block with its position in the document. */
export interface PlacedBlock {
  block: Block
  pointer: string
}

/** Returns the blocks of a list, each followed by the blocks in its slots. Skips values that are not blocks. */
function placedBlocks(list: unknown, pointer: string): PlacedBlock[] {
  if (!Array.isArray(list)) return []
  return list.flatMap((block: unknown, index) => {
    if (!fits(Block, block)) return []
    const place = pointerTo(pointer, index)
    const inner = Object.entries(block.slots ?? {}).flatMap(([name, slot]) =>
      placedBlocks(slot, pointerTo(`${place}/slots`, name)),
    )
    return [{ block, pointer: place }, ...inner]
  })
}

/** Returns every block of a document at any depth. */
export function blocksOf(document: StoredDocument): PlacedBlock[] {
  return blockFieldsOf(document.kind).flatMap((field) => placedBlocks(document.body[field], `/${field}`))
}

/** Returns the document with each block replaced, blocks in slots before the block that contains them. */
export function mapBlocks(document: StoredDocument, change: (placed: PlacedBlock) => Block): StoredDocument {
  const fields = blockFieldsOf(document.kind).map((field): [string, unknown] => {
    const list = document.body[field]
    return [field, Array.isArray(list) ? mapList(list, `/${field}`, change) : list]
  })
  return { ...document, body: { ...document.body, ...Object.fromEntries(fields) } }
}

/** Values that are not blocks are kept; the check of the document reports them. */
function mapList<Item>(
  list: Item[],
  pointer: string,
  change: (placed: PlacedBlock) => Block,
): (Item | Block)[] {
  return list.map((block, index) => {
    if (!fits(Block, block)) return block
    const place = pointerTo(pointer, index)
    if (!block.slots) return change({ block, pointer: place })
    const slots = Object.entries(block.slots).map(([name, slot]): [string, Block[]] => [
      name,
      mapList(slot, pointerTo(`${place}/slots`, name), change),
    ])
    return change({ block: { ...block, slots: Object.fromEntries(slots) }, pointer: place })
  })
}
