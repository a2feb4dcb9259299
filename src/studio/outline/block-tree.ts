import Value from 'typebox/value'
import { isRecord } from '../../../schemas/is-record.ts'
import type { SlotDefinition } from '../../../schemas/component.ts'
import { Condition } from '../../../schemas/documents/blocks/condition.ts'
import { isLimited, Period } from '../../../schemas/documents/blocks/period.ts'
import { blockFieldsOf, type DocumentKind } from '../../../schemas/kinds/index.ts'
import type { RegistryContract } from '../../../registry/index.ts'
import type { FieldLabels } from '../fields/labels/field-labels.ts'
import { isSamePath, valueAt, type JsonPath } from '../json-path.ts'

export type Contracts = ReadonlyMap<string, RegistryContract>

/** What an outline needs to know about blocks: their contracts, and their names in the Studio's language. */
export interface BlockKinds {
  contracts: Contracts
  labels: Pick<FieldLabels, 'blockOf' | 'slotOf'>
}

/** Blocks in display order: of the document, or of a slot. */
export interface OutlineList {
  path: JsonPath
  /** Name of the document's field or of the slot. */
  name: string
  /** The label shown to editors. */
  title: string
  /** undefined for a slot that the contract does not know; its blocks are kept. */
  slot: SlotDefinition | undefined
  blocks: readonly OutlineBlock[]
}

export interface OutlineBlock {
  path: JsonPath
  /** Empty if the value is not a block. */
  id: string
  type: string
  /** The label shown to editors; empty if the value is not a block. */
  title: string
  /** The entry has no fields and is kept as it is. */
  isUnknown: boolean
  /** undefined: the registry does not know the type; the block is kept as it is. */
  contract: RegistryContract | undefined
  isHidden: boolean
  /** It cannot be removed, hidden or shown to some visitors only, until an admin lifts the lock. */
  isLocked: boolean
  /** Whether it is shown only under certain conditions. */
  isConditional: boolean
  /** For whom it is shown; undefined: the condition is missing or wrong, or not of a block. */
  when: Condition | undefined
  /** Shown in this time only. */
  period: Period | undefined
  slots: readonly OutlineList[]
}

const maxBlocks = 60

/** The outline of a document, valid or not. */
export function outlineOf(kind: DocumentKind, body: unknown, kinds: BlockKinds): OutlineList[] {
  return blockFieldsOf(kind).map((name) =>
    listAt(body, [name], name, { description: '', maxItems: maxBlocks }, kinds),
  )
}

function listAt(
  body: unknown,
  path: JsonPath,
  name: string,
  slot: SlotDefinition | undefined,
  kinds: BlockKinds,
): OutlineList {
  const value = valueAt(body, path)
  const blocks = Array.isArray(value) ? value : []
  return {
    path,
    name,
    title: kinds.labels.slotOf(name),
    slot,
    blocks: blocks.map((_, index) => blockAt(body, [...path, index], kinds)),
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

function blockAt(body: unknown, path: JsonPath, kinds: BlockKinds): OutlineBlock {
  const value = valueAt(body, path)
  const block = isRecord(value) ? value : {}
  const type = textOf(block['type'])
  const contract = kinds.contracts.get(type)
  const held = isRecord(block['slots']) ? Object.keys(block['slots']) : []
  const names = [...new Set([...Object.keys(contract?.slots ?? {}), ...held])]
  return {
    path,
    id: textOf(block['id']),
    type,
    title: type === '' ? '' : kinds.labels.blockOf(type),
    isUnknown: !contract && type !== '',
    contract,
    isHidden: block['isHidden'] === true,
    isLocked: block['lock'] === true,
    isConditional: isRecord(block['when']),
    when: Value.Check(Condition, block['when']) ? block['when'] : undefined,
    period: periodOf(block['period']),
    slots: names.map((name) => listAt(body, [...path, 'slots', name], name, slotOf(contract, name), kinds)),
  }
}

/** undefined if there is none, or none that makes sense. */
function periodOf(value: unknown): Period | undefined {
  return Value.Check(Period, value) && isLimited(value) ? value : undefined
}

function slotOf(contract: RegistryContract | undefined, name: string): SlotDefinition | undefined {
  return contract && Object.hasOwn(contract.slots, name) ? contract.slots[name] : undefined
}

/** All blocks of an outline, parents before children. */
export function allBlocks(lists: readonly OutlineList[]): OutlineBlock[] {
  return lists.flatMap(({ blocks }) => blocks.flatMap((block) => [block, ...allBlocks(block.slots)]))
}

/** All lists of blocks, outer lists before inner ones. */
export function allLists(lists: readonly OutlineList[]): OutlineList[] {
  return lists.flatMap((list) => [list, ...list.blocks.flatMap(({ slots }) => allLists(slots))])
}

export function findBlock(lists: readonly OutlineList[], path: JsonPath): OutlineBlock | undefined {
  return allBlocks(lists).find((block) => isSamePath(block.path, path))
}

/** The innermost block at or around a path. */
export function blockAround(lists: readonly OutlineList[], path: JsonPath): OutlineBlock | undefined {
  return allBlocks(lists)
    .filter((block) => block.path.every((step, index) => String(step) === String(path[index])))
    .at(-1)
}

/** Whether a list may have blocks of this type. */
export function isAllowed({ slot }: OutlineList, type: string): boolean {
  return slot !== undefined && (slot.allowed?.includes(type) ?? true)
}

/** Whether a block of this type may be added to a list. */
export function accepts(list: OutlineList, type: string): boolean {
  const { slot, blocks } = list
  if (!slot) return false
  return isAllowed(list, type) && blocks.length < (slot.maxItems ?? Infinity)
}

/** The list that contains a block, and the block's index there. */
export function positionOfBlock(
  lists: readonly OutlineList[],
  block: OutlineBlock,
): { list: OutlineList; index: number } | null {
  const list = allLists(lists).find(({ blocks }) => blocks.includes(block))
  return list ? { list, index: list.blocks.indexOf(block) } : null
}

/** The blocks that a block is in, from the outermost to its parent. */
export function blocksAround(lists: readonly OutlineList[], { path }: OutlineBlock): OutlineBlock[] {
  return allBlocks(lists).filter(
    (block) => block.path.length < path.length && isSamePath(block.path, path.slice(0, block.path.length)),
  )
}
