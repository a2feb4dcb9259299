import { isRecord } from '../../../../schemas/is-record.ts'
import { blockFieldsOf, type DocumentKind } from '../../../../schemas/kinds/index.ts'
import { valueAt, type JsonPath } from '../../json-path.ts'
import { changesBetween, type FieldChange } from '../diff.ts'

type ChangeKind = FieldChange['kind']

/** A block that differs between two states of a document. */
export interface ChangedBlock {
  id: string
  type: string
  kind: ChangeKind
  /** The block before it that both states have, to find its place where it is missing; null: it would be the first. */
  near: string | null
}

export interface PageChanges {
  /** In the order of the page. */
  blocks: readonly ChangedBlock[]
  /** Number of changed values outside of blocks, such as the address or the title for search engines. */
  others: number
}

/** A block, valid or not. */
export interface BlockLike {
  id: string
  type: string
  props?: unknown
  slots?: unknown
}

type Body = Record<string, unknown>

/** The blocks that differ between two states of a document. Blocks in an added or removed block are part of it. */
export function changedBlocks(kind: DocumentKind, before: Body, after: Body): PageChanges {
  const fields = blockFieldsOf(kind)
  const found = new Map<string, ChangeKind>()
  let others = 0
  for (const change of changesBetween(before, after)) {
    const touched = blocksOf(change, fields, after)
    if (touched.length === 0) others += 1
    for (const [id, changed] of touched) found.set(id, joined(found.get(id), changed))
  }
  const beforeBlocks = allBlocks(before, fields)
  const afterBlocks = allBlocks(after, fields)
  const blocks = inPageOrder(beforeBlocks, afterBlocks).flatMap(({ id, type, near }) => {
    const changed = found.get(id)
    return changed ? [{ id, type, kind: changed, near }] : []
  })
  return { blocks, others }
}

/** A block that left one list for another was removed and added. */
function joined(known: ChangeKind | undefined, next: ChangeKind): ChangeKind {
  if (known === undefined || known === next) return next
  const both = [known, next]
  if (both.includes('added') && both.includes('removed')) return 'moved'
  return both.find((kind) => kind === 'added' || kind === 'removed') ?? 'changed'
}

/** The ids of the blocks that a change is about. */
function blocksOf({ path, kind, ...change }: FieldChange, fields: readonly string[], after: Body) {
  const steps = stepsToBlock(path, fields)
  const isListItself = steps === path.length - 1 || (path.length === 1 && fields.includes(String(path[0])))
  if (isListItself && Array.isArray(change.after ?? change.before))
    return [change.after ?? change.before]
      .flat()
      .flatMap((block) => (isBlock(block) ? [[block.id, kind] as const] : []))
  const isWhole = steps === path.length && kind !== 'changed'
  // The path of a removed block is that of another block now.
  const whole = isWhole ? (change.after ?? change.before) : undefined
  if (isBlock(whole)) return [[whole.id, kind] as const]
  const inner = kind === 'removed' && steps === path.length ? stepsToBlock(path.slice(0, -1), fields) : steps
  const around = inner > 0 ? valueAt(after, path.slice(0, inner)) : undefined
  return isBlock(around) ? [[around.id, 'changed'] as const] : []
}

/** How many steps of a path lead to its innermost block; 0: it is outside of blocks. */
function stepsToBlock(path: JsonPath, fields: readonly string[]): number {
  if (!fields.includes(String(path[0])) || typeof path[1] !== 'number') return 0
  let steps = 2
  while (path[steps] === 'slots' && typeof path[steps + 2] === 'number') steps += 3
  return steps
}

export const isBlock = (value: unknown): value is BlockLike =>
  isRecord(value) && typeof value['id'] === 'string' && typeof value['type'] === 'string'

/** All blocks of a body, each before the blocks in its slots. */
function allBlocks(body: Body, fields: readonly string[]): BlockLike[] {
  return fields.flatMap((field) => blocksIn(body[field]))
}

function blocksIn(list: unknown): BlockLike[] {
  if (!Array.isArray(list)) return []
  return list.flatMap((block: unknown) => {
    if (!isBlock(block)) return []
    const slots = isRecord(block.slots) ? Object.values(block.slots) : []
    return [{ id: block.id, type: block.type }, ...slots.flatMap(blocksIn)]
  })
}

/** The blocks of both states: removed ones behind the block that they followed. */
function inPageOrder(before: readonly BlockLike[], after: readonly BlockLike[]) {
  const known = new Set(before.map(({ id }) => id))
  const kept = new Set(after.map(({ id }) => id).filter((id) => known.has(id)))
  const removed = withNear(before, kept).filter(({ id }) => !kept.has(id))
  const left = withNear(after, kept)
  const first = removed.filter(({ near }) => near === null)
  return [...first, ...left.flatMap((block) => [block, ...removed.filter(({ near }) => near === block.id)])]
}

function withNear(blocks: readonly BlockLike[], kept: ReadonlySet<string>) {
  let near: string | null = null
  return blocks.map((block) => {
    const placed = { ...block, near }
    if (kept.has(block.id)) near = block.id
    return placed
  })
}
