import type { CompiledBlock, PageAnswer } from '../../../schemas/compiled.ts'

/** Keeps displayed blocks that are the server's HTML (without props); takes the new ones otherwise. */
function keepBlocks(shown: readonly CompiledBlock[], next: readonly CompiledBlock[]): CompiledBlock[] {
  const kept = new Map(shown.filter((block) => block.props === undefined).map((block) => [block.id, block]))
  return next.map((block) => kept.get(block.id) ?? block)
}

/**
 * The next page with the displayed blocks kept: header and footer of the same layout and,
 * if the page is the same, its own blocks. Avoids loading their code needlessly.
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
