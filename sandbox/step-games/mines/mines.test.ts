import { describe, expect, test } from 'vitest'
import { drawFrom } from '../../provably-fair/draw.ts'
import { cells, drawMineOrder, mines, minesMultiplier, minesReturn, maxMines } from './mines-rules.ts'

const seeds = { serverSeed: 's', clientSeed: 'c', nonce: 3 }
const replay = (moves: readonly (number | 'take')[], count = 3) =>
  mines.replay(drawFrom(seeds), { mines: count }, moves)
const order = drawMineOrder(drawFrom(seeds))
const [firstMine = 0] = order
const safe = order.slice(3)
const [one = 0, two = 0] = safe

/** Chance to open this many cells without a mine. */
function chance(count: number, opened: number): number {
  return Array.from({ length: opened }, (_cell, index) => (cells - count - index) / (cells - index)).reduce(
    (product, each) => product * each,
    1,
  )
}

describe('the odds of Mines', () => {
  test('return the stated percentage for every number of mines and opened cells', () => {
    for (let count = 1; count <= maxMines; count += 1)
      for (let opened = 1; opened <= cells - count; opened += 1)
        expect(
          (chance(count, opened) * minesMultiplier(count, opened)) / 100,
          `${count}, ${opened}`,
        ).toBeCloseTo(Number(minesReturn), 1)
  })

  test('put a mine under each cell equally often', () => {
    const counts = Array.from({ length: cells }, () => 0)
    for (let nonce = 0; nonce < 5000; nonce += 1)
      for (const cell of drawMineOrder(drawFrom({ ...seeds, nonce })).slice(0, 5))
        counts[cell] = (counts[cell] ?? 0) + 1
    // 1000 expected; five standard deviations of 28.
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(140)
    expect([...order].sort((a, b) => a - b)).toEqual(Array.from({ length: cells }, (_cell, index) => index))
  })
})

describe('a round of Mines', () => {
  test('shows no mine while it is open', () => {
    expect(replay([one])).toMatchObject({ isOver: false, view: { minesAt: null, opened: [one] } })
    expect(replay([one])?.multiplier).toBe(minesMultiplier(3, 1))
    expect(replay([one])?.view.next).toBe(minesMultiplier(3, 2))
  })

  test('ends with a mine and pays nothing', () => {
    expect(replay([one, firstMine])).toMatchObject({
      isOver: true,
      multiplier: 0,
      view: { isHit: true, minesAt: order.slice(0, 3) },
    })
  })

  test('pays what was reached once it is taken, and by itself after the last safe cell', () => {
    expect(replay([one, two, 'take'])).toMatchObject({ isOver: true, multiplier: minesMultiplier(3, 2) })
    expect(replay(safe)).toMatchObject({ isOver: true, multiplier: minesMultiplier(3, 22) })
  })

  test.each([
    ['nothing to take', ['take']],
    ['a cell twice', [one, one]],
    ['a move after the end', [one, 'take', two]],
    ['a move after a mine', [firstMine, one]],
  ] as const)('rejects %s', (_rule, moves) => {
    expect(replay(moves)).toBeUndefined()
  })
})
