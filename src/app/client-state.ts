import type { AppState, BlockData, CompiledBlock, CompiledPage, PageAnswer } from '../../schemas/compiled.ts'
import { withoutKeptProps } from '../renderer/kept-html.ts'
import { allBlocks } from './page-data.ts'

/** Ids of the blocks that the browser renders, slots included. */
function liveIds(blocks: readonly CompiledBlock[]): string[] {
  return blocks.flatMap((block) => [
    ...(block.props === undefined ? [] : [block.id]),
    ...Object.values(block.slots ?? {}).flatMap(liveIds),
  ])
}

function dataOf(ids: readonly string[], data: BlockData): BlockData {
  return Object.fromEntries(ids.flatMap((id) => (data[id] === undefined ? [] : [[id, data[id]]])))
}

const stripped = new WeakMap<CompiledPage, CompiledPage>()

/** The page as the browser needs it; the same object for the same page, which never changes once made. */
function pageForClient(page: CompiledPage): CompiledPage {
  const known = stripped.get(page)
  if (known !== undefined) return known
  const strip = (blocks: readonly CompiledBlock[]) => blocks.map(withoutKeptProps)
  const { header, blocks, footer } = page
  const made = { ...page, header: strip(header), blocks: strip(blocks), footer: strip(footer) }
  stripped.set(page, made)
  return made
}

function forClient(answer: PageAnswer): PageAnswer {
  const page = pageForClient(answer.page)
  return { ...answer, page, data: dataOf(liveIds(allBlocks(page)), answer.data) }
}

/** The state as the first page bears it: without what its document says already, in HTML or head. */
export function clientState(state: AppState): AppState {
  const answer = forClient(state.answer)
  delete answer.head
  return { ...state, answer }
}
