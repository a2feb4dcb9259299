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

/** Whether the browser has to know of a load: the address says what it asks for, or that it need not. */
const readsAddress = ({ params }: CompiledLoad) =>
  Object.values(params)
    .flatMap(paramsWithin)
    .some((param) => queryKeyOf(param) !== undefined)

/** Without the loads that only the server runs. */
function withoutServerLoads({ load, slots, ...block }: CompiledBlock): CompiledBlock {
  const kept = Object.entries(load ?? {}).filter(([, definition]) => readsAddress(definition))
  const inner = Object.entries(slots ?? {}).map(
    ([name, blocks]) => [name, blocks.map(withoutServerLoads)] as const,
  )
  return {
    ...block,
    ...(kept.length > 0 && { load: Object.fromEntries(kept) }),
    ...(inner.length > 0 && { slots: Object.fromEntries(inner) }),
  }
}

const stripped = new WeakMap<CompiledPage, CompiledPage>()

/** The page as the browser needs it; the same object for the same page, which never changes once made. */
function pageForClient(page: CompiledPage): CompiledPage {
  const known = stripped.get(page)
  if (known !== undefined) return known
  const strip = (blocks: readonly CompiledBlock[]) => blocks.map(withoutStaticProps).map(withoutServerLoads)
  const { header, blocks, footer } = page
  const made = { ...page, header: strip(header), blocks: strip(blocks), footer: strip(footer) }
  stripped.set(page, made)
  return made
}

/** The answer as the first page bears it: without what its document says already, in HTML or head. */
export function clientAnswer(answer: PageAnswer): PageAnswer {
  const page = pageForClient(answer.page)
  const sent = { ...answer, page, data: dataOf(liveIds(allBlocks(page)), answer.data) }
  delete sent.head
  return sent
}
