import { describe, expect, test } from 'vitest'
import { penalty, penaltyMultiplier, penaltyReturn, shotCount, type Corner } from './penalty-rules.ts'

/** The keeper always dives to the top left. */
const replay = (moves: readonly (Corner | 'take')[]) => penalty.replay(() => 0, {}, moves)

describe('the odds of the penalty shoot-out', () => {
  test.each([1, 2, 3, 4, 5])('return the stated percentage to players who stop after %i goals', (goals) => {
    expect((0.75 ** goals * penaltyMultiplier(goals)) / 100).toBeCloseTo(Number(penaltyReturn), 1)
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
})
