import { Type, type Static } from 'typebox'
import { formatMultiplier } from '../../bets/multipliers.ts'
import type { DrawInteger } from '../../provably-fair/draw.ts'
import { texts } from '../../pages/texts.ts'
import type { InstantRules } from '../instant-game.ts'

/** Return to player in percent, whatever the player chooses. */
export const diceReturn = '97'

/** Chances to win that can be chosen, in percent. */
export const lowestChance = 2
export const highestChance = 95

/** A roll below the limit wins, or one at or above it; the limit follows from the chance. */
export const DiceChoice = Type.Object(
  {
    side: Type.Enum(['under', 'over']),
    chance: Type.Integer({ minimum: lowestChance, maximum: highestChance }),
  },
  { additionalProperties: false },
)
export type DiceChoice = Static<typeof DiceChoice>

/** The roll in hundredths, from 0.00 to 99.99. */
export const drawRoll = (draw: DrawInteger): number => draw(10_000)

/** The limit in hundredths. */
export const limitOf = ({ side, chance }: DiceChoice): number =>
  side === 'under' ? chance * 100 : 10_000 - chance * 100

/** What a winning roll pays, in ten-thousandths. */
export const diceMultiplier = (chance: number): number => Math.floor(970_000 / chance)

export function wins(choice: DiceChoice, roll: number): boolean {
  return choice.side === 'under' ? roll < limitOf(choice) : roll >= limitOf(choice)
}

const decimal = (hundredths: number) => (hundredths / 100).toFixed(2)

/** Dice: the player bets on a roll below or above a limit. */
export const dice: InstantRules<typeof DiceChoice, { roll: number; isWin: boolean }> = {
  choice: DiceChoice,
  play(draw, choice) {
    const roll = drawRoll(draw)
    const isWin = wins(choice, roll)
    return { result: { roll, isWin }, multiplier: isWin ? diceMultiplier(choice.chance) : 0 }
  },
  describe(choice, { roll }) {
    const sentence = (locale: 'uz' | 'ru') =>
      texts[locale].dice.history[choice.side]
        .replace('{limit}', decimal(limitOf(choice)))
        .replace('{multiplier}', formatMultiplier(diceMultiplier(choice.chance)))
        .replace('{roll}', decimal(roll))
    return { uz: sentence('uz'), ru: sentence('ru') }
  },
}
