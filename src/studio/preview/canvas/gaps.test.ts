import { expect, it } from 'vitest'
import { smallRegistry, textBlock } from '../../../../tests/support/content/content-site.ts'
import { fieldLabels } from '../../fields/labels/field-labels.ts'
import { allBlocks, outlineOf } from '../../outline/block-tree.ts'
import { buttonCentre, buttonMiddle, gapsAround } from './gaps.ts'

const panel = (...content: unknown[]) => ({
  id: 'p',
  type: 'Panel',
  version: 1,
  props: {},
  slots: { content },
})

/** Blocks of 100 pixels, 20 apart. */
function gapsOf(id: string, blocks: unknown[]) {
  const lists = outlineOf('page', { blocks }, { contracts: smallRegistry, labels: fieldLabels('en') })
  const all = allBlocks(lists)
  const block = all.find((each) => each.id === id)
  if (!block) throw new Error('no such block')
  return gapsAround(lists, block, (each) =>
    each.id === 'hidden'
      ? undefined
      : { id: each.id, left: 10, width: 200, top: all.indexOf(each) * 120, height: 100 },
  ).map(({ list, index, side, left, right, y }) => ({
    at: [...list.path, index].join('/'),
    side,
    x: (left + right) / 2,
    y,
  }))
}

it('are halfway to the neighbours, or at the edge of the first and last block', () => {
  const blocks = [textBlock('a'), textBlock('b')]
  expect(gapsOf('a', blocks)).toEqual([
    { at: 'blocks/0', side: 'above', x: 110, y: 0 },
    { at: 'blocks/1', side: 'below', x: 110, y: 110 },
  ])
  expect(gapsOf('b', blocks)).toEqual([
    { at: 'blocks/1', side: 'above', x: 110, y: 110 },
    { at: 'blocks/2', side: 'below', x: 110, y: 220 },
  ])
})

it('have their buttons outside the block, unless the canvas ends there', () => {
  const lists = outlineOf(
    'page',
    { blocks: [textBlock('a')] },
    { contracts: smallRegistry, labels: fieldLabels('en') },
  )
  const [block] = allBlocks(lists)
  if (!block) throw new Error('no block')
  const at = (top: number, canvasHeight: number) =>
    gapsAround(lists, block, ({ id }) => ({ id, left: 0, width: 200, top, height: 100 })).map((gap) =>
      buttonCentre(gap, 0.5, canvasHeight),
    )
  expect(at(100, 400)).toEqual([50 - 16, 100 + 16])
  expect(at(0, 60)).toEqual([16, 60 - 16])
})

it('are at the edge beside a block that is not displayed', () => {
  expect(gapsOf('a', [textBlock('a'), textBlock('hidden')])[1]).toMatchObject({ y: 100 })
  expect(gapsOf('hidden', [textBlock('a'), textBlock('hidden')])).toEqual([])
})

it('are in the slot that contains the block, unless it is full', () => {
  expect(gapsOf('a', [panel(textBlock('a'))])).toMatchObject([
    { at: 'blocks/0/slots/content/0' },
    { at: 'blocks/0/slots/content/1' },
  ])
  expect(gapsOf('a', [panel(textBlock('a'), textBlock('b'))])).toEqual([])
})

it('have their buttons in the middle of what is in view, on a page that is wider than its stage', () => {
  const gap = { left: 100, right: 1300 }
  expect(buttonMiddle(gap, 1, { left: 0, width: 600 })).toBe(350)
  expect(buttonMiddle(gap, 0.5, { left: 400, width: 600 })).toBe(525)
  expect(buttonMiddle(gap, 1, { left: 1300, width: 140 })).toBeNull()
})
