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

/** The personal parts of what a visitor sees of a page; null if other blocks depend on the visitor, too. */
function personalPartsOf(
  page: CompiledPage,
  isShown: (block: CompiledBlock) => boolean,
): PersonalParts | null {
  const blocks = new Set<CompiledBlock>()
  const ids = new Set<string>()
  const addIds = (block: CompiledBlock) => {
    ids.add(block.id)
    slotsOf(block).forEach(addIds)
  }
  const fitsTemplate = (block: CompiledBlock): boolean => {
    if (!isShown(block)) return true
    if (block.isShared === undefined || block.failed || block.unknown !== undefined) return false
    if (block.isShared === 'byFacts')
      return !Object.values(block.load ?? {}).some(isPersonal) && slotsOf(block).every(fitsTemplate)
    if (hasPersonalAnswers(block)) {
      blocks.add(block)
      addIds(block)
    }
    return true
  }
  return allBlocks(page).every(fitsTemplate) ? { blocks, ids } : null
}

/** Per page: visitors with different facts, at different addresses. */
const maxTemplates = 50

interface Cached {
  personal: PersonalParts | null
  made?: { sources: readonly unknown[]; template: PageTemplate }
}

const templates = new WeakMap<CompiledPage, LRUCache<string, Cached>>()

export interface TemplateSources {
  page: CompiledPage
  data: BlockData
  /** Address and facts. */
  key: string
  /** Whether visitors with these facts see the block. */
  isShown: (block: CompiledBlock) => boolean
  /** What else the HTML depends on; compared by identity, like the answers. */
  surroundings: readonly unknown[]
}

/**
 * The template of a page: made on first use, and again when the content or a shared answer changes. Undefined if the page
 * depends on more of the visitor than a template can have gaps for.
 */
export function templateOf(
  { page, data, key, isShown, surroundings }: TemplateSources,
  make: (personalBlocks: PersonalParts['blocks']) => PageTemplate['parts'],
): PageTemplate | undefined {
  const ofPage = templates.get(page) ?? new LRUCache<string, Cached>({ max: maxTemplates })
  templates.set(page, ofPage)
  const cached = ofPage.get(key) ?? { personal: personalPartsOf(page, isShown) }
  ofPage.set(key, cached)
  const { personal, made } = cached
  if (personal === null) return undefined
  const sources = [...surroundings]
  for (const [id, results] of Object.entries(data))
    if (!personal.ids.has(id)) sources.push(id, ...Object.values(results))
  if (made?.sources.length === sources.length && made.sources.every((one, at) => one === sources[at]))
    return made.template
  const template = { parts: make(personal.blocks), personalBlocks: personal.ids }
  cached.made = { sources, template }
  return template
}
