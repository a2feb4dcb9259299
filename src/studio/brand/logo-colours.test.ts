import { expect, it } from 'vitest'
import { dominantColours } from './logo-colours.ts'

const pixels = (...parts: [count: number, ...colour: [number, number, number, number]][]) =>
  new Uint8ClampedArray(
    parts.flatMap(([count, ...colour]) => Array.from({ length: count }, () => colour).flat()),
  )

it('puts the colours of a brand before the white around them, and leaves out edges and transparency', () => {
  const logo = pixels(
    [600, 255, 255, 255, 255],
    [200, 228, 0, 43, 255],
    [20, 222, 4, 46, 255],
    [120, 255, 184, 0, 255],
    [5, 0, 0, 255, 255],
    [900, 0, 0, 0, 0],
  )
  expect(dominantColours(logo)).toEqual(['#E4002B', '#FFB800'])
})

it('finds none in a transparent picture', () => {
  expect(dominantColours(pixels([10, 0, 0, 0, 0]))).toEqual([])
})
