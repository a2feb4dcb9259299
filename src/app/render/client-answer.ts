import type {
  BlockData,
  CompiledBlock,
  CompiledLoad,
  CompiledPage,
  PageAnswer,
} from '../../../schemas/compiled.ts'
import { paramsWithin, queryKeyOf } from '../../../schemas/component.ts'
import { withoutStaticProps } from '../../renderer/blocks/static-html.ts'
import { allBlocks } from './page-data.ts'

/** Ids of the blocks that the browser renders, including those in slots. */
function liveIds(blocks: readonly CompiledBlock[]): string[] {
  return blocks.flatMap((block) => [
    ...(block.props === undefined ? [] : [block.id]),
    ...Object.values(block.slots ?? {}).flatMap(liveIds),
  ])
}

function dataOf(ids: readonly string[], data: BlockData): BlockData {
  return Object.fromEntries(ids.flatMap((id) => (data[id] === undefined ? [] : [[id, data[id]]])))
}

/** Whether the browser needs to know a load: its parameters depend on the address, or it may be skipped. */
const readsAddress = ({ params }: CompiledLoad) =>
  Object.values(params)
    .flatMap(paramsWithin)
    .some((param) => queryKeyOf(param) !== undefined)

/** Removes loads that only the server runs. */
function withoutServerLoads({ load, slots, ...block }: CompiledBlock): CompiledBlock {
  const kept = Object.entries(load ?? {}).filter(([, definition]) => readsAddress(definition))
  const inner = Object.entries(slots ?? {}).map(
    ([name, blocks]) => [name, blocks.map(withoutServerLoads)] as const,
  )
  delete block.isShared
  return {
    ...block,
    ...(kept.length > 0 && { load: Object.fromEntries(kept) }),
    ...(inner.length > 0 && { slots: Object.fromEntries(inner) }),
  }
}

const stripped = new WeakMap<CompiledPage, CompiledPage>()

/** The page as the browser needs it. Returns the same object for the same page, since pages are immutable. */
function pageForClient(page: CompiledPage): CompiledPage {
  const known = stripped.get(page)
  if (known !== undefined) return known
  const strip = (blocks: readonly CompiledBlock[]) => blocks.map(withoutStaticProps).map(withoutServerLoads)
  const { header, blocks, footer } = page
  const made = { ...page, header: strip(header), blocks: strip(blocks), footer: strip(footer) }
  stripped.set(page, made)
  return made
}

/**
 * The answer as embedded in the first page: without content that is already in its HTML or head. The data of personal
 * blocks, named by id, comes first.
 */
export function clientAnswer(answer: PageAnswer, personal: ReadonlySet<string> = new Set()): PageAnswer {
  const page = pageForClient(answer.page)
  const ids = liveIds(allBlocks(page))
  // The rest is then one text for many visitors.
  const inOrder = [...ids.filter((id) => personal.has(id)), ...ids.filter((id) => !personal.has(id))]
  const sent = { ...answer, page, data: dataOf(inOrder, answer.data) }
  delete sent.head
  return sent
}
