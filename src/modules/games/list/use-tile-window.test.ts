import { expect, it } from 'vitest'
import { rowsNear, windowOf } from './use-tile-window.ts'

const at = (top: number, count = 10_000) =>
  windowOf(rowsNear({ columns: 6, pitch: 240, top }, { count, viewport: 900 }), count)

it('of ten thousand games only those near the screen are drawn', () => {
  for (const scrolled of [0, 5000, 100_000, 399_000]) {
    const { start, end } = at(-scrolled)
    expect(end - start).toBeLessThanOrEqual(96)
    expect(start % 6).toBe(0)
  }
})

it('what is seen is drawn, and a screen above and below', () => {
  const { start, end } = at(-24_000)
  expect(start).toBeLessThanOrEqual(6 * Math.floor((24_000 - 900) / 240))
  expect(end).toBeGreaterThanOrEqual(6 * Math.ceil((24_000 + 1800) / 240))
})

it('the list is as high as if all were drawn', () => {
  for (const scrolled of [0, 24_000, 400_000, 900_000]) {
    const { start, end, above, below } = at(-scrolled)
    expect(above + below + Math.ceil((end - start) / 6) * 240).toBe(Math.ceil(10_000 / 6) * 240)
  }
})

it('a list that ends above the screen keeps its last row', () => {
  const { start, end } = at(-100_000, 20)
  expect([start, end]).toEqual([18, 20])
})

it('what comes at the end of a list makes it higher at once', () => {
  const rows = rowsNear({ columns: 6, pitch: 240, top: 0 }, { count: 96, viewport: 900 })
  expect(windowOf(rows, 114).below - windowOf(rows, 96).below).toBe(3 * 240)
})
