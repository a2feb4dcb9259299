import { expect, it } from 'vitest'
import { nextRows, wantedRows, windowOf } from './use-tile-window.ts'

const geometry = { columns: 6, pitch: 240 }
const wanted = (top: number, count = 10_000) => wantedRows({ ...geometry, top }, { count, viewport: 900 })
const at = (top: number, count = 10_000) => windowOf({ ...geometry, ...wanted(top, count).near }, count)

/** The rows of each step, from those rendered to all that are wanted. */
function steps(drawn: { from: number; to: number }, top: number, { count = 10_000, step = 1 } = {}) {
  const made = [drawn]
  for (let before = drawn; made.length < 100; made.push(before)) {
    const next = nextRows(before, wanted(top, count), step)
    if (next.from === before.from && next.to === before.to) break
    before = next
  }
  return made
}

it('renders only the tiles near the viewport of ten thousand', () => {
  for (const scrolled of [0, 5000, 100_000, 399_000]) {
    const { start, end } = at(-scrolled)
    expect(end - start).toBeLessThanOrEqual(96)
    expect(start % 6).toBe(0)
  }
})

it('renders the viewport and one screen above and below', () => {
  const { start, end } = at(-24_000)
  expect(start).toBeLessThanOrEqual(6 * Math.floor((24_000 - 900) / 240))
  expect(end).toBeGreaterThanOrEqual(6 * Math.ceil((24_000 + 1800) / 240))
})

it('keeps the full height of the list', () => {
  for (const scrolled of [0, 24_000, 400_000, 900_000]) {
    const { start, end, above, below } = at(-scrolled)
    expect(above + below + Math.ceil((end - start) / 6) * 240).toBe(Math.ceil(10_000 / 6) * 240)
  }
})

it('keeps the last row of a list that ends above the viewport', () => {
  const { start, end } = at(-100_000, 20)
  expect([start, end]).toEqual([0, 20])
  expect(at(-100_000, 200).end).toBe(200)
})

it('grows at once when games are appended', () => {
  const rows = { ...geometry, ...wanted(0, 96).near }
  expect(windowOf(rows, 114).below - windowOf(rows, 96).below).toBe(3 * 240)
})

it('renders at most a row per frame after a jump, visible rows first', () => {
  for (const drawn of [
    { from: 0, to: 9 },
    { from: 1500, to: 1510 },
    { from: 99, to: 102 },
  ]) {
    const frames = steps(drawn, -24_000)
    expect(frames.at(-1)).toEqual(wanted(-24_000).near)
    for (const [index, { from, to }] of frames.entries()) {
      const before = frames[index - 1]
      if (before === undefined) continue
      const kept = Math.max(0, Math.min(to, before.to) - Math.max(from, before.from))
      expect(to - from - kept).toBeLessThanOrEqual(1)
    }
    const { seen } = wanted(-24_000)
    const rows = seen.to - seen.from
    const shown = frames[rows]
    expect(shown?.from).toBeLessThanOrEqual(seen.from)
    expect(shown?.to).toBeGreaterThanOrEqual(seen.to)
  }
})

it('grows by parts of a row at the end, with the height of whole rows', () => {
  const frames = steps({ from: 0, to: 3 }, 0, { step: 0.5 })
  expect(frames[1]).toEqual({ from: 0, to: 3.5 })
  const { end, below } = windowOf({ ...geometry, from: 0, to: 3.5 }, 10_000)
  expect(end).toBe(21)
  expect(below).toBe((Math.ceil(10_000 / 6) - 4) * 240)
  expect(frames.at(-1)).toEqual(wanted(0).near)
})

it('adds only whole rows above, so that the others keep their columns', () => {
  for (const { from } of steps({ from: 102, to: 110 }, -24_000, { step: 0.5 }))
    expect(Number.isInteger(from)).toBe(true)
})

it('removes rows far from the viewport at once', () => {
  const [, next] = steps({ from: 90, to: 130 }, -24_000)
  const { near } = wanted(-24_000)
  expect(next).toEqual({ from: near.from, to: near.to })
})

it('renders a short list row by row and keeps it whole', () => {
  expect(steps({ from: 0, to: 3 }, -100_000, { count: 36 })).toEqual([
    { from: 0, to: 3 },
    { from: 0, to: 4 },
    { from: 0, to: 5 },
    { from: 0, to: 6 },
  ])
})
