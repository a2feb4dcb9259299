import type { CompiledBlock, CompiledPage } from '../../../schemas/compiled.ts'

/** Renders a single block, and rethrows its errors. */
export type Attempt = (block: CompiledBlock) => void

function isolate(block: CompiledBlock, attempt: Attempt, onFailure: (error: unknown) => void): CompiledBlock {
  const slots = Object.entries(block.slots ?? {}).map(
    ([name, inner]) => [name, inner.map((one) => isolate(one, attempt, onFailure))] as const,
  )
  const whole = block.slots === undefined ? block : { ...block, slots: Object.fromEntries(slots) }
  try {
    attempt(whole)
    return whole
  } catch (error) {
    onFailure(error)
    return { ...whole, failed: true }
  }
}

/**
 * Marks the blocks that cannot be rendered, innermost first. React's error
 * boundaries do not work on the server, so a failed page is rendered again block by block; successful
 * pages have no extra cost.
 */
export function markFailedBlocks(
  page: CompiledPage,
  attempt: Attempt,
  onFailure: (error: unknown) => void,
): CompiledPage {
  const mark = (blocks: readonly CompiledBlock[]) => blocks.map((block) => isolate(block, attempt, onFailure))
  return { ...page, header: mark(page.header), blocks: mark(page.blocks), footer: mark(page.footer) }
}
