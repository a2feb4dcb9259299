import type { CompiledBlock, PageAnswer } from '../../../schemas/compiled.ts'

/** Where the block on the screen still is the server's HTML, it stays; else the new one is taken. */
function keepBlocks(shown: readonly CompiledBlock[], next: readonly CompiledBlock[]): CompiledBlock[] {
  const kept = new Map(shown.filter((block) => block.props === undefined).map((block) => [block.id, block]))
  return next.map((block) => kept.get(block.id) ?? block)
}

/**
 * The next page with those blocks as they are that stand on the screen already: header and footer of
 * the same layout and, where the page is the same, its own. Their code is not loaded for nothing.
 */
export function keepShownBlocks(shown: PageAnswer, next: PageAnswer): PageAnswer {
  const isSameFrame =
    shown.contentVersion === next.contentVersion &&
    shown.locale === next.locale &&
    shown.page.layout === next.page.layout
  if (!isSameFrame) return next
  const isSamePage = shown.path === next.path && shown.page.key === next.page.key
  return {
    ...next,
    page: {
      ...next.page,
      header: keepBlocks(shown.page.header, next.page.header),
      blocks: isSamePage ? keepBlocks(shown.page.blocks, next.page.blocks) : next.page.blocks,
      footer: keepBlocks(shown.page.footer, next.page.footer),
    },
  }
}
