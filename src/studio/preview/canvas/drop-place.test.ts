import { describe, expect, it } from 'vitest'
import { smallRegistry, textBlock } from '../../../../tests/support/content/content-site.ts'
import type { BlockBox } from '../../../../schemas/studio/canvas-messages.ts'
import { fieldLabels } from '../../fields/labels/field-labels.ts'
import { offeredBlock } from '../../outline/block-changes.ts'
import { allBlocks, outlineOf } from '../../outline/block-tree.ts'
import { dropPlaceAt, scrollAt } from './drop-place.ts'

const panel = (id: string, ...content: unknown[]) => ({
  id,
  type: 'Panel',
  version: 1,
  props: {},
  slots: { content },
})

/** `left top width height` of each displayed block. */
type Boxes = Readonly<Record<string, readonly [number, number, number, number]>>

function boxOf(boxes: Boxes, id: string): BlockBox | undefined {
  const box = boxes[id]
  return box && { id, left: box[0], top: box[1], width: box[2], height: box[3] }
}

/** Where a block, or a new one of a type, is dropped: the position, and the line that shows it. */
function drop(dragged: string, blocks: unknown[], boxes: Boxes, x: number, y: number) {
  const lists = outlineOf('page', { blocks }, { contracts: smallRegistry, labels: fieldLabels('en') })
  const contract = smallRegistry.get(dragged)
  const block = contract ? offeredBlock(contract, '') : allBlocks(lists).find(({ id }) => id === dragged)
  if (!block) throw new Error('no such block')
  const place = dropPlaceAt(lists, block, ({ id }) => boxOf(boxes, id), { x, y })
  if (!place) return null
  if (place.isFull) return `${place.list.path.join('/')} is full`
  const { from, to } = place.line
  return `${[...place.list.path, place.index].join('/')} at ${from.x},${from.y} ${to.x},${to.y}`
}

const three = [textBlock('a'), textBlock('b'), textBlock('c')]

describe('a dragged block is dropped', () => {
  const below: Boxes = { a: [0, 0, 200, 100], b: [0, 120, 200, 100], c: [0, 240, 200, 100] }
  it('between blocks below each other, at the nearest edge', () => {
    expect(drop('a', three, below, 50, 200)).toBe('blocks/2 at 0,230 200,230')
    expect(drop('a', three, below, 50, 330)).toBe('blocks/3 at 0,340 200,340')
    expect(drop('c', three, below, 50, 10)).toBe('blocks/0 at 0,0 200,0')
  })
  it('nowhere if it is there already', () => {
    expect(drop('b', three, below, 50, 110)).toBeNull()
    expect(drop('b', three, below, 50, 230)).toBeNull()
  })
  it('between columns, with a line along them', () => {
    const columns: Boxes = { a: [0, 0, 100, 80], b: [120, 0, 100, 80], c: [240, 0, 100, 80] }
    expect(drop('a', three, columns, 200, 40)).toBe('blocks/2 at 230,0 230,80')
    expect(drop('c', three, columns, 5, 40)).toBe('blocks/0 at 0,0 0,80')
    expect(drop('a', three, columns, 335, 40)).toBe('blocks/3 at 340,0 340,80')
  })
  it('behind blocks that are not displayed', () => {
    expect(drop('a', three, { a: [0, 0, 200, 100], c: [0, 120, 200, 100] }, 50, 215)).toBe(
      'blocks/3 at 0,220 200,220',
    )
    expect(drop('c', three, { a: [0, 0, 200, 100], c: [0, 120, 200, 100] }, 50, 5)).toBe(
      'blocks/0 at 0,0 200,0',
    )
  })
  it('into an empty slot whose block is under the pointer, and beside that block at its edges', () => {
    const blocks = [textBlock('a'), panel('p'), textBlock('c')]
    expect(drop('a', blocks, { ...below, p: [0, 120, 200, 100] }, 50, 165)).toBe(
      'blocks/1/slots/content/0 at 0,170 200,170',
    )
    expect(drop('a', blocks, { ...below, p: [0, 120, 200, 100] }, 50, 219)).toBe('blocks/2 at 0,230 200,230')
  })
  it('from the list of all blocks, also beside blocks of its kind', () => {
    expect(drop('Text', three, below, 50, 200)).toBe('blocks/2 at 0,230 200,230')
    expect(drop('Text', three, below, 50, 110)).toBe('blocks/1 at 0,110 200,110')
    const full = [panel('p', textBlock('x'), textBlock('y'))]
    const boxes: Boxes = { p: [0, 0, 200, 140], x: [20, 20, 160, 40], y: [20, 80, 160, 40] }
    expect(drop('Text', full, boxes, 50, 70)).toBe('blocks/0/slots/content is full')
    expect(drop('Text', full, boxes, 50, 139)).toBe('blocks/1 at 0,140 200,140')
  })
  it('into a slot between its blocks, but not if the slot is full, nor into itself', () => {
    const boxes: Boxes = { a: [0, 0, 200, 100], p: [0, 120, 200, 140], x: [20, 140, 160, 80] }
    expect(drop('a', [textBlock('a'), panel('p', textBlock('x'))], boxes, 50, 215)).toBe(
      'blocks/1/slots/content/1 at 20,220 180,220',
    )
    expect(
      drop('a', [textBlock('a'), panel('p', textBlock('x'))], { ...boxes, x: [20, 140, 160, 118] }, 50, 255),
    ).toBe('blocks/2 at 0,260 200,260')
    // At the space below a block, whose slot ends with it.
    const followed = [textBlock('a'), panel('p', textBlock('x')), textBlock('c')]
    const filled: Boxes = { ...boxes, x: [20, 140, 160, 118], c: [0, 320, 200, 100] }
    expect(drop('a', followed, filled, 50, 252)).toBe('blocks/2 at 0,290 200,290')
    expect(drop('a', followed, filled, 50, 240)).toBe('blocks/1/slots/content/1 at 20,258 180,258')
    const full = [textBlock('a'), panel('p', textBlock('x'), textBlock('y'))]
    expect(drop('a', full, boxes, 50, 215)).toBe('blocks/1/slots/content is full')
    expect(drop('p', [textBlock('a'), panel('p', textBlock('x'))], boxes, 50, 175)).toBeNull()
  })
})

it('scrolls faster the nearer a dragged block is to an edge, and not in the middle', () => {
  expect(scrollAt(300, 600, 50)).toBe(0)
  expect(scrollAt(63, 600, 50)).toBeLessThan(0)
  expect(scrollAt(0, 600, 50)).toBe(-60)
  expect(scrollAt(600, 600, 50)).toBe(60)
  expect(scrollAt(580, 600, 50)).toBeGreaterThan(0)
  expect(scrollAt(580, 600, 50)).toBeLessThan(60)
})
