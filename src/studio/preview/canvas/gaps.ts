import type { BlockBox } from '../../../../schemas/studio/canvas-messages.ts'
import { positionOfBlock, type OutlineBlock, type OutlineList } from '../../outline/block-tree.ts'

/** A position between displayed blocks at which one can be added. */
export interface Gap {
  list: OutlineList
  index: number
  /** The block next to it, and the side of that block. */
  block: OutlineBlock
  side: 'above' | 'below'
  /** In pixels of the page. */
  left: number
  right: number
  y: number
  /** The block's own edge on this side. */
  edge: number
}

/** Half the height of the button in a gap, in pixels. */
const buttonRadius = 16

/**
 * Where the button of a gap has its centre on a canvas: outside the block, whose texts it would keep from a double
 * click, unless the canvas ends there.
 */
export function buttonCentre({ side, y, edge }: Gap, scale: number, height: number): number {
  const outside =
    side === 'above'
      ? Math.min(y * scale, edge * scale - buttonRadius)
      : Math.max(y * scale, edge * scale + buttonRadius)
  return Math.max(buttonRadius, Math.min(outside, height - buttonRadius))
}

/** The middle of the part of a gap that is in view on a canvas; null: none of it is. */
export function buttonMiddle(
  { left, right }: Pick<Gap, 'left' | 'right'>,
  scale: number,
  view: { left: number; width: number },
): number | null {
  const from = Math.max(left * scale, view.left)
  const to = Math.min(right * scale, view.left + view.width)
  return from < to ? (from + to) / 2 : null
}

/** Above and below a displayed block; none if its list takes no more blocks. */
export function gapsAround(
  lists: readonly OutlineList[],
  block: OutlineBlock,
  boxOf: (block: OutlineBlock) => BlockBox | undefined,
): Gap[] {
  const position = positionOfBlock(lists, block)
  const box = boxOf(block)
  if (!position || !box) return []
  const { list, index } = position
  const { slot, blocks } = list
  if (!slot || blocks.length >= (slot.maxItems ?? Infinity)) return []
  /** Halfway to the next block in this direction. */
  function halfway(own: number, neighbour: number | undefined): number {
    return neighbour === undefined ? own : (own + neighbour) / 2
  }
  const before = index === 0 ? undefined : blocks[index - 1]
  const after = blocks[index + 1]
  const beforeBox = before && boxOf(before)
  const sides = { left: box.left, right: box.left + box.width }
  const bottom = box.top + box.height
  return [
    {
      ...{ list, index, block, side: 'above', ...sides, edge: box.top },
      y: halfway(box.top, beforeBox && beforeBox.top + beforeBox.height),
    },
    {
      ...{ list, index: index + 1, block, side: 'below', ...sides, edge: bottom },
      y: halfway(bottom, after && boxOf(after)?.top),
    },
  ]
}
