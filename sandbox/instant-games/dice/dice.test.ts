import { describe, expect, test } from 'vitest'
import { diceMultiplier, diceReturn, dice, highestChance, limitOf, lowestChance, wins } from './dice-rules.ts'

const chances = Array.from(
  { length: highestChance - lowestChance + 1 },
  (_chance, index) => index + lowestChance,
)

describe('the odds of the dice', () => {
  test.each(['under', 'over'] as const)('return the stated percentage for every chance, %s', (side) => {
    for (const chance of chances) {
      const rolls = Array.from({ length: 10_000 }, (_roll, roll) => wins({ side, chance }, roll))
      const winning = rolls.filter(Boolean).length
      expect(winning).toBe(chance * 100)
      expect((winning * diceMultiplier(chance)) / 10_000 / 100).toBeCloseTo(Number(diceReturn), 1)
      expect(diceMultiplier(chance)).toBeGreaterThan(10_000)
    }
  })

  test('count a roll at the limit as above it', () => {
    expect(limitOf({ side: 'over', chance: 30 })).toBe(7000)
    expect(wins({ side: 'over', chance: 30 }, 7000)).toBe(true)
    expect(wins({ side: 'under', chance: 70 }, 7000)).toBe(false)
    expect(wins({ side: 'under', chance: 70 }, 6999)).toBe(true)
  })

  test('pay nothing for a lost roll, and are described in both languages', () => {
    const choice = { side: 'under', chance: 50 } as const
    expect(dice.play(() => 5000, choice)).toEqual({ result: { roll: 5000, isWin: false }, multiplier: 0 })
    expect(dice.play(() => 4999, choice).multiplier).toBe(19_400)
    expect(dice.describe(choice, { roll: 4999, isWin: true })).toEqual({
      uz: '50.00 dan kichik, ×1.94: 49.99 tushdi',
      ru: 'Меньше 50.00, ×1.94: выпало 49.99',
    })
  })
})
