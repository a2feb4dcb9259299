import { describe, expect, test } from 'vitest'
import { penalty, penaltyMultiplier, penaltyReturn, shotCount, type Corner } from './penalty-rules.ts'

/** The keeper always dives to the top left. */
const replay = (moves: readonly (Corner | 'take')[]) => penalty.replay(() => 0, {}, moves)

describe('the odds of the penalty shoot-out', () => {
  test.each([1, 2, 3, 4, 5])('return the stated percentage to players who stop after %i goals', (goals) => {
    expect((0.75 ** goals * penaltyMultiplier(goals)) / 100).toBeCloseTo(Number(penaltyReturn), 1)
  })

  test('are the same for every corner', () => {
    const scored = [0, 1, 2, 3].map((dive) =>
      (['top-left', 'top-right', 'bottom-left', 'bottom-right'] as const).filter(
        (corner) => penalty.replay(() => dive, {}, [corner])?.view.isSaved === false,
      ),
    )
    expect(scored.map(({ length }) => length)).toEqual([3, 3, 3, 3])
    expect(new Set(scored.map((corners) => corners.join())).size).toBe(4)
  })
})

describe('a penalty shoot-out', () => {
  test('raises the win with each goal, and pays it when it is taken', () => {
    expect(replay(['top-right'])).toMatchObject({ isOver: false, multiplier: penaltyMultiplier(1) })
    expect(replay(['top-right', 'bottom-left', 'take'])).toMatchObject({
      isOver: true,
      multiplier: penaltyMultiplier(2),
    })
  })

  test('ends with a save', () => {
    expect(replay(['top-right', 'top-left'])).toMatchObject({
      isOver: true,
      multiplier: 0,
      view: { isSaved: true },
    })
  })

  test('pays by itself after the fifth goal', () => {
    const shots = Array.from({ length: shotCount }, () => 'bottom-right' as const)
    expect(replay(shots)).toMatchObject({ isOver: true, multiplier: penaltyMultiplier(5) })
    expect(replay([...shots, 'bottom-right'])).toBeUndefined()
  })

  test('has nothing to take before the first goal', () => {
    expect(replay(['take'])).toBeUndefined()
  })
})
