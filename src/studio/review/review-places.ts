import { createContext, use } from 'react'
import { toPointer } from '../../../schemas/json-schema.ts'
import { isRecord } from '../../../schemas/is-record.ts'
import type { CommentThread } from '../../../schemas/studio/reviews.ts'
import { stepsOf, type JsonPath } from '../json-path.ts'
import { allBlocks, blockAround, findBlock, type OutlineList } from '../outline/block-tree.ts'

/** Where the open threads of a document are. */
export interface ReviewPlaces {
  /** Number of threads per block, by the JSON pointer of its path. */
  blocks: ReadonlyMap<string, number>
  /** Ids of threads by field id. */
  fields: ReadonlyMap<string, readonly number[]>
}

const none: ReviewPlaces = { blocks: new Map(), fields: new Map() }

export const ReviewPlacesContext = createContext<ReviewPlaces>(none)
export const useReviewPlaces = () => use(ReviewPlacesContext)

/** The JSON pointer that a thread is about; null if its block is gone. */
export function pointerOf({ block, path }: CommentThread, lists: readonly OutlineList[]): string | null {
  if (block === null) return path
  const found = allBlocks(lists).find(({ id }) => id === block)
  return found ? toPointer(found.path) + path : null
}

/** The place of a comment on a JSON pointer: it stays with its block when that is moved. */
export function placeAt(
  pointer: string,
  lists: readonly OutlineList[],
  placeOf: (pointer: string) => JsonPath | null,
): Pick<CommentThread, 'block' | 'path'> {
  const path = placeOf(pointer)
  const block = path && (findBlock(lists, path) ?? blockAround(lists, stepsOf(pointer)))
  if (!block || block.id === '') return { block: null, path: pointer }
  const own = toPointer(block.path)
  return { block: block.id, path: pointer.startsWith(`${own}/`) ? pointer.slice(own.length) : '' }
}

/** Places of the open threads. */
export function placesOf(threads: readonly CommentThread[], lists: readonly OutlineList[]): ReviewPlaces {
  const blocks = new Map<string, number>()
  const fields = new Map<string, number[]>()
  for (const thread of threads) {
    const pointer = thread.resolved ? null : pointerOf(thread, lists)
    if (pointer === null) continue
    const own = pointer.slice(0, pointer.length - thread.path.length)
    if (thread.block !== null) blocks.set(own, (blocks.get(own) ?? 0) + 1)
    if (thread.path !== '')
      fields.set(`field${pointer}`, [...(fields.get(`field${pointer}`) ?? []), thread.id])
  }
  return { blocks, fields }
}

/** The pointer to the block with an id, at any depth. */
function pointerToId(value: unknown, id: string): string | null {
  if (!isRecord(value) && !Array.isArray(value)) return null
  if (isRecord(value) && value['id'] === id && typeof value['type'] === 'string') return ''
  for (const [step, inner] of Object.entries(value)) {
    const rest = pointerToId(inner, id)
    if (rest !== null) return toPointer([step]) + rest
  }
  return null
}

/** The JSON pointer that a thread is about in a body without an outline; null if its block is gone. */
export function pathInBody({ block, path }: CommentThread, body: unknown): string | null {
  if (block === null) return path
  const own = pointerToId(body, block)
  return own === null ? null : own + path
}

/** The steps of a JSON pointer with rows as numbers, as labels of paths need them. */
export const labelSteps = (pointer: string): JsonPath =>
  stepsOf(pointer).map((step) => (/^\d+$/.test(step) ? Number(step) : step))
