import type { BlockData, CompiledBlock } from '../../../schemas/compiled.ts'
import { hasPersonalAnswers } from './page-template.ts'

interface Cached {
  /** Inputs of the rendering in addition to the block. */
  sources: readonly unknown[]
  html: string
}

/**
 * The latest HTML of each block, the newest first. Blocks and answers are immutable, so comparing identities shows
 * whether the HTML is still valid.
 */
const known = new WeakMap<CompiledBlock, readonly Cached[]>()

/** Answers that differ between visitors alternate. */
const maxForVisitors = 8

/** The answers that a block and the blocks in its slots display. */
function answersOf(block: CompiledBlock, data: BlockData): unknown[] {
  return [
    ...Object.values(data[block.id] ?? {}),
    ...Object.values(block.slots ?? {}).flatMap((slot) => slot.flatMap((inner) => answersOf(inner, data))),
  ]
}

function isFrom({ sources }: Cached, from: readonly unknown[]): boolean {
  return sources.length === from.length && sources.every((one, index) => one === from[index])
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
    if (block.isShared !== true) {
      for (const slot of Object.values(block.slots ?? {})) slot.forEach(visit)
      return
    }
    const from = [...sources.surroundings, ...answersOf(block, sources.data)]
    const latest = known.get(block) ?? []
    let cached = latest.find((one) => isFrom(one, from))
    if (cached === undefined) {
      cached = { sources: from, html: sources.make(block) }
      const max = hasPersonalAnswers(block) ? maxForVisitors : 1
      known.set(block, [cached, ...latest].slice(0, max))
    }
    found.set(block, cached.html)
  }
  blocks.forEach(visit)
  return found
}
