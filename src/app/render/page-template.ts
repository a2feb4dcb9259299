import { LRUCache } from 'lru-cache'
import { callContracts } from '../../../schemas/api/calls.ts'
import type { BlockData, CompiledBlock, CompiledLoad, CompiledPage } from '../../../schemas/compiled.ts'
import type { PlayerMarks } from '../../renderer/render-context.tsx'
import { allBlocks } from './page-data.ts'
import type { Template } from './server-rendering.ts'

/** The HTML of a page for all visitors with the same facts, with gaps for what is personal. */
export interface PageTemplate extends Template {
  parts: readonly (string | { block: CompiledBlock } | { mark: keyof PlayerMarks })[]
}

/** The parts of a page that are personal. */
export interface PersonalParts {
  /** Blocks that display answers for this visitor, and depend on nothing else of the visitor. */
  blocks: ReadonlySet<CompiledBlock>
  /** Ids of these blocks and of those in their slots. */
  ids: ReadonlySet<string>
}

const isPersonal = ({ call, shared }: CompiledLoad) =>
  shared !== true && callContracts[call].isShared !== true

const slotsOf = ({ slots = {} }: CompiledBlock) => Object.values(slots).flat()

/** Whether a block, or a block in its slots, displays answers for one visitor. */
export function hasPersonalAnswers(block: CompiledBlock): boolean {
  return Object.values(block.load ?? {}).some(isPersonal) || slotsOf(block).some(hasPersonalAnswers)
}

const personalParts = new WeakMap<CompiledPage, PersonalParts | null>()

/** The personal parts of a page; null if other blocks depend on the visitor, too. */
export function personalPartsOf(page: CompiledPage): PersonalParts | null {
  const known = personalParts.get(page)
  if (known !== undefined) return known
  const blocks = new Set<CompiledBlock>()
  const ids = new Set<string>()
  const addIds = (block: CompiledBlock) => {
    ids.add(block.id)
    slotsOf(block).forEach(addIds)
  }
  const fitsTemplate = (block: CompiledBlock): boolean => {
    if (block.isShared === undefined || block.failed || block.unknown !== undefined) return false
    if (block.isShared === 'byFacts')
      return !Object.values(block.load ?? {}).some(isPersonal) && slotsOf(block).every(fitsTemplate)
    if (hasPersonalAnswers(block)) {
      blocks.add(block)
      addIds(block)
    }
    return true
  }
  const found = allBlocks(page).every(fitsTemplate) ? { blocks, ids } : null
  personalParts.set(page, found)
  return found
}

/** Per page: visitors with different facts, at different addresses. */
const maxTemplates = 50

interface Cached {
  sources: readonly unknown[]
  template: PageTemplate
}

const templates = new WeakMap<CompiledPage, LRUCache<string, Cached>>()

export interface TemplateSources {
  page: CompiledPage
  data: BlockData
  personal: PersonalParts
  /** Address and facts. */
  key: string
  /** What else the HTML depends on; compared by identity, like the answers. */
  surroundings: readonly unknown[]
}

/** The template of a page: made on first use, and again when the content or a shared answer changes. */
export function templateOf(
  { page, data, personal, key, surroundings }: TemplateSources,
  make: () => PageTemplate['parts'],
): PageTemplate {
  const ofPage = templates.get(page) ?? new LRUCache<string, Cached>({ max: maxTemplates })
  templates.set(page, ofPage)
  const sources = [...surroundings]
  for (const [id, results] of Object.entries(data))
    if (!personal.ids.has(id)) sources.push(id, ...Object.values(results))
  const cached = ofPage.get(key)
  if (cached?.sources.length === sources.length && cached.sources.every((one, at) => one === sources[at]))
    return cached.template
  const template = { parts: make(), personalBlocks: personal.ids }
  ofPage.set(key, { sources, template })
  return template
}
