import type { CompiledBlock, CompiledPage, PageAnswer, SiteConfig } from '../../../schemas/compiled.ts'
import type { I18n } from '../../lib/i18n/plain-i18n.ts'
import { renderedTypes } from '../../renderer/blocks/static-html.ts'
import type { BlockComponent, PlayerMarks } from '../../renderer/render-context.tsx'
import type { DeferredBlocks } from '../../renderer/blocks/deferred-blocks.ts'

/** All data that a page is rendered from, complete before rendering. */
export interface PageData {
  answer: PageAnswer
  config: SiteConfig
  i18n: I18n
  components: ReadonlyMap<string, BlockComponent>
  /** On the server: HTML of blocks that are not rendered again. */
  renderedHtml?: ReadonlyMap<CompiledBlock, string>
  /** On the server: the page is rendered for all players. */
  playerMarks?: PlayerMarks
  /** In the browser, for the first page: blocks that are not hydrated yet. */
  deferred?: DeferredBlocks
}

/** The page's own blocks and those of its layout. */
export function allBlocks({ header, blocks, footer }: CompiledPage): CompiledBlock[] {
  return [...header, ...blocks, ...footer]
}

/** Types whose code is needed to render the page. */
export function pageTypes(page: CompiledPage): string[] {
  return [...new Set(renderedTypes(allBlocks(page)))]
}

/** Approximate number of blocks on the first screen. */
const seenAtFirst = 4

function firstBlocks(blocks: readonly CompiledBlock[], room = { left: seenAtFirst }): CompiledBlock[] {
  return blocks.flatMap((block) => {
    if (block.slots === undefined) return room.left-- > 0 ? [block] : []
    const slots = Object.entries(block.slots).map(
      ([name, inner]) => [name, firstBlocks(inner, room)] as const,
    )
    return [{ ...block, slots: Object.fromEntries(slots) }]
  })
}

/** Types whose code the browser should preload: approximately those visible without scrolling. */
export function firstTypes({ header, blocks, footer }: CompiledPage): string[] {
  return [...new Set(renderedTypes([...header, ...firstBlocks(blocks), ...footer]))]
}
