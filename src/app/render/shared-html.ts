import type { BlockData, CompiledBlock } from '../../../schemas/compiled.ts'

interface Made {
  /** Inputs of the rendering in addition to the block. */
  sources: readonly unknown[]
  html: string
}

/** Blocks and answers are immutable, so comparing identities shows whether the HTML is still valid. */
const known = new WeakMap<CompiledBlock, Made>()

/** The answers that a block and the blocks in its slots display. */
function answersOf(block: CompiledBlock, data: BlockData): unknown[] {
  return [
    ...Object.values(data[block.id] ?? {}),
    ...Object.values(block.slots ?? {}).flatMap((slot) => slot.flatMap((inner) => answersOf(inner, data))),
  ]
}

export interface HtmlSources {
  data: BlockData
  isShown: (block: CompiledBlock) => boolean
  /** What all blocks of a page depend on, such as its texts; compared by identity. */
  surroundings: readonly unknown[]
  /** Renders the HTML of a block, and rethrows its errors. */
  make: (block: CompiledBlock) => string
}

/**
 * HTML of the blocks that are the same for all visitors: rendered on first use, and again when the
 * content or an answer of the platform changes.
 */
export function sharedHtml(
  blocks: readonly CompiledBlock[],
  sources: HtmlSources,
): Map<CompiledBlock, string> {
  const found = new Map<CompiledBlock, string>()
  const visit = (block: CompiledBlock) => {
    if (!sources.isShown(block)) return
    if (block.isShared === undefined) {
      for (const slot of Object.values(block.slots ?? {})) slot.forEach(visit)
      return
    }
    const from = [...sources.surroundings, ...answersOf(block, sources.data)]
    let made = known.get(block)
    if (made?.sources.length !== from.length || !made.sources.every((one, index) => one === from[index])) {
      made = { sources: from, html: sources.make(block) }
      known.set(block, made)
    }
    found.set(block, made.html)
  }
  blocks.forEach(visit)
  return found
}
