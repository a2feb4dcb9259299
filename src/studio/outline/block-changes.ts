import { isRecord } from '../../../schemas/is-record.ts'
import { produce } from 'immer'
import { Value } from 'typebox/value'
import { registry } from '../../../registry/index.ts'
import type { Block } from '../../../schemas/documents/blocks/block.ts'
import { withSectionTexts } from '../../../schemas/documents/blocks/section-texts.ts'
import { SharedSectionProps, sharedSectionType } from '../../../schemas/documents/blocks/shared-section.ts'
import { inBuiltIn } from '../../../schemas/locale.ts'
import { experimentType } from '../../../schemas/documents/blocks/variants.ts'
import { isSample, withSamples } from '../../../schemas/documents/samples.ts'
import { toKebab } from '../../../schemas/to-kebab.ts'
import type { RegistryContract } from '../../../registry/index.ts'
import { isDraftRecord, isSamePath, isWithin, valueAt, withValueAt, type JsonPath } from '../json-path.ts'
import { blankOf } from '../fields/blank.ts'
import { randomId } from '../random-id.ts'
import { textsOfBlock } from '../samples/sample-texts.ts'
import { allBlocks, allLists, accepts, isAllowed, type OutlineBlock, type OutlineList } from './block-tree.ts'

/** A position in a list of blocks: before the block at the index, or at the end if there is none. */
export interface BlockPosition {
  list: JsonPath
  index: number
}

/** A document's body after a change, with the path of the changed block. */
export interface BlockChange {
  body: unknown
  path: JsonPath
}

const blocksIn = (body: unknown, list: JsonPath): unknown[] => {
  const value = valueAt(body, list)
  return Array.isArray(value) ? value : []
}

function insertBlock(body: unknown, { list, index }: BlockPosition, block: unknown): BlockChange {
  return {
    body: withValueAt(body, list, blocksIn(body, list).toSpliced(index, 0, block)),
    path: [...list, index],
  }
}

const listOf = (path: JsonPath) => path.slice(0, -1)
const indexOf = (path: JsonPath) => Number(path.at(-1))

export function removeBlock(body: unknown, path: JsonPath): unknown {
  const list = listOf(path)
  return withValueAt(body, list, blocksIn(body, list).toSpliced(indexOf(path), 1))
}

/** A path after the removal of a block. */
function pathAfterRemoval(path: JsonPath, removed: JsonPath): JsonPath {
  const list = listOf(removed)
  const place = list.length
  const isBehind = isWithin(path, list) && path.length > place && Number(path[place]) > indexOf(removed)
  return isBehind ? path.map((step, index) => (index === place ? Number(step) - 1 : step)) : path
}

/** Moves a block to another position; null if that is inside the block itself. */
export function moveBlock(body: unknown, from: JsonPath, to: BlockPosition): BlockChange | null {
  if (isWithin(to.list, from)) return null
  const block = valueAt(body, from)
  const isSameList = isWithin(to.list, listOf(from)) && to.list.length === from.length - 1
  const index = isSameList && to.index > indexOf(from) ? to.index - 1 : to.index
  return insertBlock(removeBlock(body, from), { list: pathAfterRemoval(to.list, from), index }, block)
}

/** An id that no other block has: `hero`, `hero-2`, … */
function freeId(wanted: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? wanted : `${wanted}-${number}`
    if (!taken.has(id)) return id
  }
}

const withoutNumber = (id: string) => id.replace(/-\d+$/, '')

/**
 * The id of a new A/B test. It is random, since results are counted by document and id: with the id of a finished
 * test, the new one would go on with its counts.
 */
const testId = () => `test-${randomId()}`

/** Gives free ids to a draft of a block and to all blocks in its slots. */
function assignIds(block: unknown, taken: Set<string>): void {
  if (!isDraftRecord(block)) return
  const wanted = typeof block['id'] === 'string' ? block['id'] : 'block'
  const id = block['type'] === experimentType ? testId() : freeId(withoutNumber(wanted), taken)
  taken.add(id)
  block['id'] = id
  delete block['lock']
  const slots = isRecord(block['slots']) ? Object.values(block['slots']) : []
  for (const inner of slots.filter(Array.isArray)) for (const each of inner) assignIds(each, taken)
}

const idsOf = (lists: readonly OutlineList[]) => new Set(allBlocks(lists).map(({ id }) => id))

/** Inserts a copy of a block after it, with new ids for the block and all blocks within it. */
export function copyBlock(body: unknown, lists: readonly OutlineList[], path: JsonPath): BlockChange {
  const copy = produce({ block: valueAt(body, path) }, ({ block }) => assignIds(block, idsOf(lists))).block
  return insertBlock(body, { list: listOf(path), index: indexOf(path) + 1 }, copy)
}

/** Whether a block can be put into an A/B test: in a list that allows one, and not in another test. */
export function canTest(
  { type, path, contract }: OutlineBlock,
  list: OutlineList,
  lists: readonly OutlineList[],
): boolean {
  const isInTest = allBlocks(lists).some(
    (other) => other.type === experimentType && isWithin(path, other.path),
  )
  return contract !== undefined && type !== experimentType && !isInTest && isAllowed(list, experimentType)
}

/** Puts an A/B test in the place of a block: variant A is the block, B a copy to change, which is selected. */
export function testBlock(
  body: unknown,
  lists: readonly OutlineList[],
  { path, title }: OutlineBlock,
  { type, version }: Pick<RegistryContract, 'type' | 'version'>,
): BlockChange {
  const block = valueAt(body, path)
  const taken = idsOf(lists)
  const copy = produce({ block }, (draft) => assignIds(draft.block, taken)).block
  const experiment = {
    id: testId(),
    type,
    version,
    props: { name: title, goal: 'click', shares: { a: 50, b: 50 } },
    slots: { a: [block], b: [copy] },
  }
  return { body: withValueAt(body, path, experiment), path: [...path, 'slots', 'b', 0] }
}

/** Whether a block can become a section: sections contain neither sections nor tests, and locked blocks stay. */
export function canShare(block: OutlineBlock): boolean {
  const isExcluded = ({ type, isUnknown }: OutlineBlock) =>
    isUnknown || type === '' || type === sharedSectionType || type === experimentType
  return !block.isLocked && [block, ...allBlocks(block.slots)].every((each) => !isExcluded(each))
}

/** The section that a block becomes. For whom and when the block is shown stays with its use. */
export function sectionFrom(body: Record<string, unknown>, { path, title }: OutlineBlock, name: string) {
  const block = valueAt(body, path)
  const {
    when: _when,
    period: _period,
    onPhones: _onPhones,
    isHidden: _isHidden,
    ...rest
  } = isRecord(block) ? block : {}
  const samples = textsOfBlock(rest).filter((text) => isSample(body, text))
  const text = name.trim() === '' ? title : name.trim()
  return withSamples({ title: inBuiltIn(() => text), blocks: [rest] }, samples)
}

/** Puts a use of a section in the place of the block that has become it. */
export function shareBlock(
  body: unknown,
  lists: readonly OutlineList[],
  { path }: OutlineBlock,
  section: string,
  { type, version }: Pick<RegistryContract, 'type' | 'version'>,
): BlockChange {
  const block = valueAt(body, path)
  const { when, period, onPhones, isHidden } = isRecord(block) ? block : {}
  const use = {
    id: freeId(section.toLowerCase().replace(/[^a-z0-9-]/g, '-'), idsOf(lists)),
    type,
    version,
    props: { section },
    ...(when !== undefined && { when }),
    ...(period !== undefined && { period }),
    ...(onPhones !== undefined && { onPhones }),
    ...(isHidden === true && { isHidden }),
  }
  return { body: withValueAt(body, path, use), path }
}

/**
 * Puts copies of a section's blocks, with the texts of this use, in its place. null: they cannot have the conditions of
 * the use, because they have others.
 */
export function detachSection(
  body: unknown,
  lists: readonly OutlineList[],
  { path }: OutlineBlock,
  blocks: readonly Block[],
): BlockChange | null {
  const use = valueAt(body, path)
  const { when, period, onPhones, isHidden, props } = isRecord(use) ? use : {}
  if (blocks.some((block) => (when && block.when) || (period && block.period))) return null
  const texts = isRecord(props) && Value.Check(SharedSectionProps, props) ? (props.texts ?? []) : []
  const limits = {
    ...(when !== undefined && { when }),
    ...(period !== undefined && { period }),
    ...(onPhones !== undefined && { onPhones }),
  }
  const copies = withSectionTexts(blocks, texts, registry).map((block) => ({
    ...block,
    ...limits,
    ...(isHidden === true && { isHidden }),
  }))
  const taken = idsOf(lists)
  const renamed = produce({ copies }, (draft) =>
    draft.copies.forEach((copy) => assignIds(copy, taken)),
  ).copies
  const list = listOf(path)
  return {
    body: withValueAt(body, list, blocksIn(body, list).toSpliced(indexOf(path), 1, ...renamed)),
    path,
  }
}

/** Hides a block from all players, or shows it again. */
export function toggleHidden(body: unknown, { path, isHidden }: OutlineBlock): unknown {
  return withValueAt(body, [...path, 'isHidden'], isHidden ? undefined : true)
}

/** Locks a block, or lifts its lock. */
export function toggleLock(body: unknown, { path, isLocked }: OutlineBlock): unknown {
  return withValueAt(body, [...path, 'lock'], isLocked ? undefined : true)
}

/** Inserts a new block with the props of its contract's example, whose texts are samples, or without any. */
export function addBlock(
  body: Record<string, unknown>,
  lists: readonly OutlineList[],
  position: BlockPosition,
  { type, version, props, startsEmpty, examples }: RegistryContract,
): BlockChange {
  const block = {
    id: type === experimentType ? testId() : freeId(toKebab(type), idsOf(lists)),
    type,
    version,
    props: startsEmpty ? blankOf(props) : structuredClone(examples.normal.props),
  }
  return insertBlock(withSamples(body, textsOfBlock(block)), position, block)
}

/** Directions in which keys and buttons move a block. */
export type Direction = 'up' | 'down' | 'in' | 'out'

/**
 * The target of a move. Up and down: within the list and, at its ends, to the adjacent slot or out of the
 * parent block. In: to the end of the first slot of the previous block that allows the type. Out: after the
 * parent block. null: no move is possible.
 */
export function moveTarget(
  direction: Direction,
  { path, type }: OutlineBlock,
  lists: readonly OutlineList[],
): BlockPosition | null {
  const index = indexOf(path)
  const list = allLists(lists).find(
    (each) => each.path.length === path.length - 1 && isWithin(path, each.path),
  )
  if (!list) return null
  const holder = allBlocks(lists).find((each) => each.slots.includes(list))
  if (direction === 'out') return holder ? positionBeside(holder, 1, type, lists) : null
  if (direction === 'in') {
    const slot = list.blocks[index - 1]?.slots.find((each) => accepts(each, type))
    return slot ? { list: slot.path, index: slot.blocks.length } : null
  }
  const step = direction === 'up' ? -1 : 1
  const target = index + step
  if (target >= 0 && target < list.blocks.length)
    return { list: list.path, index: direction === 'up' ? target : target + 1 }
  if (!holder) return null
  const slots = holder.slots
  const beside = slots
    .slice(
      direction === 'up' ? 0 : slots.indexOf(list) + 1,
      direction === 'up' ? slots.indexOf(list) : undefined,
    )
    .filter((each) => accepts(each, type))
  const next = direction === 'up' ? beside.at(-1) : beside[0]
  if (next) return { list: next.path, index: direction === 'up' ? next.blocks.length : 0 }
  return positionBeside(holder, direction === 'up' ? 0 : 1, type, lists)
}

/** The position before (0) or after (1) a block, if its list allows the type. */
function positionBeside(
  holder: OutlineBlock,
  behind: 0 | 1,
  type: string,
  lists: readonly OutlineList[],
): BlockPosition | null {
  const path = listOf(holder.path)
  const list = allLists(lists).find((each) => each.path.length === path.length && isWithin(path, each.path))
  return list && accepts(list, type) ? { list: path, index: indexOf(holder.path) + behind } : null
}

/**
 * A block that is not in the document yet, as what is dragged from the list of all blocks. It has no path, so that it
 * is neither inside of another block nor moves one.
 */
export function offeredBlock(contract: RegistryContract, title: string): OutlineBlock {
  return {
    path: [],
    id: '',
    type: contract.type,
    title,
    isUnknown: false,
    contract,
    isHidden: false,
    isLocked: false,
    isConditional: false,
    when: undefined,
    period: undefined,
    slots: [],
  }
}

const isInside = (list: OutlineList, { path }: OutlineBlock) => path.length > 0 && isWithin(list.path, path)

/** Whether a dragged block may be dropped in a list: not inside itself, and only if the list allows its type. */
export function canDrop(block: OutlineBlock, list: OutlineList): boolean {
  if (isInside(list, block)) return false
  const isOwn = list.path.length === block.path.length - 1 && isWithin(block.path, list.path)
  return isOwn || accepts(list, block.type)
}

/** Whether a list allows the type of a dragged block, but has as many blocks as it may. */
export function isFullFor(block: OutlineBlock, list: OutlineList): boolean {
  return !isInside(list, block) && !canDrop(block, list) && accepts({ ...list, blocks: [] }, block.type)
}

/** Whether a block is at this position already: before itself or after itself. */
export function isOwnPosition({ path }: OutlineBlock, { list, index }: BlockPosition): boolean {
  const moves = index - indexOf(path)
  return path.length > 0 && isSamePath(listOf(path), list) && (moves === 0 || moves === 1)
}
