import type { AppState, BlockData, CompiledBlock, PageAnswer } from '../../schemas/compiled.ts'
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

function forClient(answer: PageAnswer): PageAnswer {
  const strip = (blocks: readonly CompiledBlock[]) => blocks.map(withoutKeptProps)
  const { header, blocks, footer } = answer.page
  const page = { ...answer.page, header: strip(header), blocks: strip(blocks), footer: strip(footer) }
  return { ...answer, page, data: dataOf(liveIds(allBlocks(page)), answer.data) }
}

/** The state as the first page bears it: without what its HTML says already. */
export function clientState(state: AppState): AppState {
  return { ...state, answer: forClient(state.answer) }
}
