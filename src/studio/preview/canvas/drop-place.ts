import type { BlockBox } from '../../../../schemas/studio/canvas-messages.ts'
import { canDrop, isFullFor, isOwnPosition } from '../../outline/block-changes.ts'
import { allBlocks, allLists, type OutlineBlock, type OutlineList } from '../../outline/block-tree.ts'

interface Point {
  x: number
  y: number
}

/** A position at which a dragged block can be dropped, and the line that shows it, in pixels of the page. */
export interface DropPlace {
  list: OutlineList
  index: number
  line: { from: Point; to: Point }
  /** Distance between the neighbours, halfway of which the line is, in pixels of the page. */
  gap: number
  /** The list has as many blocks as it may: nothing can be dropped here. */
  isFull: boolean
}

type BoxOf = (block: OutlineBlock) => BlockBox | undefined

interface Displayed {
  index: number
  box: BlockBox
}

/** Distance of a line from the edge of the block whose last line it is, in pixels. */
const inset = 8

const bottomOf = ({ top, height }: BlockBox) => top + height
const rightOf = ({ left, width }: BlockBox) => left + width

/** Whether two blocks are beside each other, like columns, not one below the other. */
function isBeside(one: BlockBox, other: BlockBox): boolean {
  const common = Math.min(bottomOf(one), bottomOf(other)) - Math.max(one.top, other.top)
  return common > Math.min(one.height, other.height) / 2
}

const across = ({ left, width }: BlockBox, y: number) => ({
  from: { x: left, y },
  to: { x: left + width, y },
})
const along = ({ top, height }: BlockBox, x: number) => ({ from: { x, y: top }, to: { x, y: top + height } })

/** The line between two displayed neighbours, or at the edge of the only one. `isRow`: the list runs sideways. */
function lineBetween(before: BlockBox | undefined, after: BlockBox | undefined, isRow: boolean) {
  if (before && after) {
    if (isBeside(before, after))
      return {
        line: along(after, (rightOf(before) + after.left) / 2),
        gap: Math.abs(after.left - rightOf(before)),
      }
    if (isRow) return { line: along(after, after.left), gap: 0 }
    return {
      line: across(after, (bottomOf(before) + after.top) / 2),
      gap: Math.abs(after.top - bottomOf(before)),
    }
  }
  if (after) return { line: isRow ? along(after, after.left) : across(after, after.top), gap: 0 }
  return before && { line: isRow ? along(before, rightOf(before)) : across(before, bottomOf(before)), gap: 0 }
}

/** The positions in a list with displayed blocks. Blocks that are not displayed keep their place in between. */
function placesBetween(list: OutlineList, displayed: readonly Displayed[], isFull: boolean): DropPlace[] {
  const [first, second] = displayed
  const isRow = first !== undefined && second !== undefined && isBeside(first.box, second.box)
  const end = { index: (displayed.at(-1)?.index ?? -1) + 1, box: undefined }
  return [...displayed, end].flatMap(({ index, box }, position) => {
    const found = lineBetween(displayed[position - 1]?.box, box, isRow)
    return found ? [{ list, index, isFull, ...found }] : []
  })
}

/** The position in a list without displayed blocks: the middle of its parent, or its end if that has other blocks. */
function placeInEmpty(list: OutlineList, parent: OutlineBlock, box: BlockBox, boxOf: BoxOf): DropPlace {
  const hasOthers = parent.slots.some(({ blocks }) => blocks.some(boxOf))
  const y = hasOthers ? bottomOf(box) - inset : box.top + box.height / 2
  return { list, index: list.blocks.length, line: across(box, y), gap: 0, isFull: false }
}

/** Every position at which a block can be dropped on the page, or could if the list were not full. */
function dropPlaces(lists: readonly OutlineList[], block: OutlineBlock, boxOf: BoxOf): DropPlace[] {
  const blocks = allBlocks(lists)
  return allLists(lists)
    .filter((list) => canDrop(block, list) || isFullFor(block, list))
    .flatMap((list) => {
      const displayed = list.blocks.flatMap((each, index) => {
        const box = boxOf(each)
        return box ? [{ index, box }] : []
      })
      if (displayed.length > 0) return placesBetween(list, displayed, !canDrop(block, list))
      const parent = blocks.find(({ slots }) => slots.includes(list))
      const box = parent && boxOf(parent)
      return box ? [placeInEmpty(list, parent, box, boxOf)] : []
    })
}

const beyond = (value: number, least: number, most: number) => Math.max(0, least - value, value - most)

/** Distance of the pointer from the space between the neighbours. */
function distanceTo({ line: { from, to }, gap }: DropPlace, { x, y }: Point): number {
  const distance = Math.hypot(beyond(x, from.x, to.x), beyond(y, from.y, to.y))
  return Math.max(0, distance - gap / 2)
}

/** Distance from a line within which the outermost of several lists is meant, in pixels. */
const reach = 12

const depthOf = ({ list }: DropPlace) => list.path.length

/**
 * The position nearest to the pointer. Where lines of a block and of its slots are close together, that of the block is
 * meant if the pointer is at it, and that of the slot from farther inside. null: none, or the one that the block has.
 */
export function dropPlaceAt(
  lists: readonly OutlineList[],
  block: OutlineBlock,
  boxOf: BoxOf,
  pointer: Point,
): DropPlace | null {
  const places = dropPlaces(lists, block, boxOf).map((place) => ({
    place,
    distance: distanceTo(place, pointer),
  }))
  const reached = places.filter(({ distance }) => distance <= reach)
  const outermost = Math.min(...reached.map(({ place }) => depthOf(place)))
  const [nearest] =
    reached.length > 0
      ? reached
          .filter(({ place }) => depthOf(place) === outermost)
          .toSorted((one, other) => one.distance - other.distance)
      : places.toSorted(
          (one, other) => one.distance - other.distance || depthOf(other.place) - depthOf(one.place),
        )
  const place = nearest?.place
  if (!place || isOwnPosition(block, { list: place.list.path, index: place.index })) return null
  return place
}

/** Width of the edges of a canvas at which dragging scrolls its page, in pixels. */
const scrollEdge = 64
/** Pixels per millisecond at the very edge. */
const scrollSpeed = 1.2

/** How far a page scrolls when something has been dragged at this height of its canvas for a time. */
export function scrollAt(y: number, height: number, elapsed: number): number {
  const edge = Math.min(scrollEdge, height / 4)
  const depth = y < edge ? y - edge : Math.max(0, y - (height - edge))
  return Math.round((Math.max(-1, Math.min(1, depth / edge)) || 0) * scrollSpeed * Math.min(elapsed, 100))
}
