import type { CompiledBlock, CompiledPage, PageAnswer, SiteConfig } from '../../schemas/compiled.ts'
import type { I18n } from '../lib/i18n.ts'
import { renderedTypes } from '../renderer/kept-html.ts'
import type { BlockComponent } from '../renderer/render-context.tsx'

/** Everything that one page is shown from: complete before it is rendered. */
export interface PageData {
  answer: PageAnswer
  config: SiteConfig
  i18n: I18n
  components: ReadonlyMap<string, BlockComponent>
}

/** The page's own blocks and those of its layout. */
export function allBlocks({ header, blocks, footer }: CompiledPage): CompiledBlock[] {
  return [...header, ...blocks, ...footer]
}

/** Types whose code the page needs where it is rendered. */
export function pageTypes(page: CompiledPage): string[] {
  return [...new Set(renderedTypes(allBlocks(page)))]
}
