import { expect, it } from 'vitest'
import { bounded, firstRectangle, fromPercent, largest, moved, resized, toPercent } from './rectangle.ts'

const picture = { width: 1600, height: 900 }
const part = { x: 400, y: 200, width: 800, height: 400 }
const free = { picture, ratio: undefined }

it('stays inside the picture when it is moved', () => {
  expect(moved(part, { dx: -16, dy: 9 }, picture)).toEqual({ ...part, x: 384, y: 209 })
  expect(moved(part, { dx: 5000, dy: -5000 }, picture)).toEqual({ ...part, x: 800, y: 0 })
})

it.each([
  ['nw', { dx: -100, dy: -50 }, { x: 300, y: 150, width: 900, height: 450 }],
  ['n', { dx: -100, dy: 50 }, { x: 400, y: 250, width: 800, height: 350 }],
  ['e', { dx: 100, dy: 50 }, { x: 400, y: 200, width: 900, height: 400 }],
  ['se', { dx: 5000, dy: 5000 }, { x: 400, y: 200, width: 1200, height: 700 }],
  ['sw', { dx: 5000, dy: -5000 }, { x: 1184, y: 200, width: 16, height: 16 }],
] as const)('keeps the opposite side when %s is moved by %o', (handle, shift, result) =>
  expect(resized(part, handle, shift, free)).toEqual(result),
)

it('keeps its ratio when a corner is moved, whichever side follows', () => {
  const square = { x: 100, y: 100, width: 400, height: 400 }
  const limits = { picture, ratio: 1 }
  expect(resized(square, 'se', { dx: 50, dy: 0 }, limits)).toEqual({ ...square, width: 450, height: 450 })
  expect(resized(square, 'se', { dx: 0, dy: 5000 }, limits)).toEqual({ ...square, width: 800, height: 800 })
  expect(resized(square, 'nw', { dx: 0, dy: -200 }, limits)).toEqual({ x: 0, y: 0, width: 500, height: 500 })
})

it('is as large as a chosen ratio allows, around its former middle', () => {
  expect(largest(part, 1, picture)).toEqual({ x: 350, y: 0, width: 900, height: 900 })
  expect(largest({ ...part, x: 0 }, 1, picture)).toEqual({ x: 0, y: 0, width: 900, height: 900 })
  expect(largest(part, 16 / 9, picture)).toEqual({ x: 0, y: 0, ...picture })
})

it('is whole pixels, at least 16 by 16, also when it is dragged to nothing', () => {
  expect(fromPercent({ x: 99.9, y: 0.01, width: 0, height: 33.333 }, picture)).toEqual({
    x: 1584,
    y: 0,
    width: 16,
    height: 300,
  })
  expect(fromPercent(toPercent(part, picture), picture)).toEqual(part)
  expect(bounded({ x: -5, y: 0, width: 9999, height: 9999 }, picture)).toEqual({ x: 0, y: 0, ...picture })
  expect(firstRectangle(picture)).toEqual({ x: 160, y: 90, width: 1280, height: 720 })
})
