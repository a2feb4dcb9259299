import type { CompiledBlock } from '../../../schemas/compiled.ts'
import { readsQuery } from '../conditions.ts'

function dependsOnQuery(block: CompiledBlock): boolean {
  return (
    block.articles === 'list' ||
    readsQuery(block.when) ||
    Object.values(block.slots ?? {}).some((slot) => slot.some(dependsOnQuery))
  )
}

/**
 * Whether the browser may keep the server's HTML of a block on the first page. A static block that depends on
 * the address, or contains a block that does, is rendered like any other.
 */
export function isStaticHtml(block: CompiledBlock): boolean {
  return (
    block.static === true && block.failed !== true && block.unknown === undefined && !dependsOnQuery(block)
  )
}

/** The block for the first page's data: without the props that are in the HTML already. */
export function withoutStaticProps(block: CompiledBlock): CompiledBlock {
  if (!isStaticHtml(block)) {
    if (block.slots === undefined) return block
    const slots = Object.entries(block.slots).map(
      ([name, blocks]) => [name, blocks.map(withoutStaticProps)] as const,
    )
    return { ...block, slots: Object.fromEntries(slots) }
  }
  const { id, type, when } = block
  return { id, type, static: true, ...(when && { when }) }
}

/** Types of all blocks that the browser has to render, slots included. */
export function renderedTypes(blocks: readonly CompiledBlock[]): string[] {
  return blocks.flatMap((block) => [
    ...(block.props === undefined || block.unknown !== undefined ? [] : [block.type]),
    ...Object.values(block.slots ?? {}).flatMap(renderedTypes),
  ])
}
