import { createContext, use } from 'react'
import type { JsonPath } from '../json-path.ts'
import type { Direction, BlockPosition } from './block-changes.ts'
import type { OutlineBlock, OutlineList } from './block-tree.ts'

/** State and actions shared by the rows of an outline. */
export interface OutlineActions {
  /** Catalogue section of its texts: blocks, or fields of a form. */
  textSection: 'outline' | 'builder'
  /** Directions in which entries can be moved. */
  directions: readonly Direction[]
  selected: JsonPath | null
  /** The block being dragged. */
  dragged: OutlineBlock | null
  issues: ReadonlyMap<string, number>
  isReadOnly: boolean
  select: (path: JsonPath) => void
  drag: (block: OutlineBlock | null) => void
  drop: (place: BlockPosition) => void
  canDrop: (block: OutlineBlock, list: OutlineList) => boolean
  canMove: (block: OutlineBlock, direction: Direction) => boolean
  move: (block: OutlineBlock, direction: Direction) => void
  /** Edits the texts of a block on the canvas; undefined: there is none. */
  editText?: (block: OutlineBlock) => void
  copy: (block: OutlineBlock) => void
  /** Hides or shows a block; undefined: entries cannot be hidden. */
  toggle?: (block: OutlineBlock) => void
  /** Puts a block into an A/B test; undefined: there are none here. */
  test?: (block: OutlineBlock) => void
  /** Whether a block can be put into an A/B test. */
  canTest?: (block: OutlineBlock, list: OutlineList) => boolean
  /** Makes a section of a block; undefined: the document cannot show any. */
  share?: (block: OutlineBlock) => void
  canShare?: (block: OutlineBlock) => boolean
  /** Copies the blocks of a section into the document; undefined: the document cannot show any. */
  detach?: (block: OutlineBlock) => void
  /** Locks a block, or lifts its lock; undefined: the user may not. */
  toggleLock?: (block: OutlineBlock) => void
  remove: (block: OutlineBlock) => void
  add: (list: OutlineList, index: number) => void
}

export const OutlineContext = createContext<OutlineActions | null>(null)

export function useOutline(): OutlineActions {
  const actions = use(OutlineContext)
  if (!actions) throw new Error('a row stands outside of the outline')
  return actions
}
