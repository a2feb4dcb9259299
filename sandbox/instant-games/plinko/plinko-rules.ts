import { Type, type Static } from 'typebox'
import { formatMultiplier, one } from '../../bets/multipliers.ts'
import type { DrawInteger } from '../../provably-fair/draw.ts'
import { texts } from '../../pages/texts.ts'
import type { InstantRules } from '../instant-game.ts'

/** Return to player in percent, for every number of rows and every risk. */
export const plinkoReturn = '97'

export const risks = ['low', 'medium', 'high'] as const
export const rowCounts = ['8', '12', '16'] as const

/** Multipliers from the outermost bucket to the middle one; both halves are equal. */
const halves = {
  8: {
    low: [5.5, 1.8, 1.1, 1, 0.5],
    medium: [12.2, 2.8, 1.3, 0.7, 0.4],
    high: [28, 3.8, 1.5, 0.3, 0.2],
  },
  12: {
    low: [10, 3.1, 1.3, 1.3, 1.1, 1, 0.5],
    medium: [33, 11, 3.8, 2.1, 1, 0.6, 0.3],
    high: [165, 22, 8.1, 1.8, 0.6, 0.3, 0.2],
  },
  16: {
    low: [16, 9, 1.9, 1.4, 1.4, 1.2, 1.1, 1, 0.4],
    medium: [110, 39, 10, 5, 2.9, 1.4, 1, 0.5, 0.3],
    high: [998, 128, 25, 8.9, 4, 1.9, 0.2, 0.2, 0.2],
  },
} as const

export const PlinkoChoice = Type.Object(
  { rows: Type.Enum([...rowCounts]), risk: Type.Enum([...risks]) },
  { additionalProperties: false },
)
export type PlinkoChoice = Static<typeof PlinkoChoice>

/** Multipliers of all buckets from left to right, in ten-thousandths. */
export function bucketsOf({ rows, risk }: PlinkoChoice): number[] {
  const half = halves[rows][risk].map((multiplier) => Math.round(multiplier * one))
  return [...half, ...half.slice(0, -1).reverse()]
}

/** The way of the ball: 1 for right, 0 for left, at each row of pins. */
export function drawPath(draw: DrawInteger, rows: number): number[] {
  return Array.from({ length: rows }, () => draw(2))
}

/** The bucket below a path: the number of turns to the right. */
export const bucketBelow = (path: readonly number[]): number => path.reduce((sum, turn) => sum + turn, 0)

/** Plinko: a ball falls through rows of pins into a bucket with a multiplier. */
export const plinko: InstantRules<typeof PlinkoChoice, { path: number[]; bucket: number }> = {
  choice: PlinkoChoice,
  play(draw, choice) {
    const path = drawPath(draw, Number(choice.rows))
    const bucket = bucketBelow(path)
    const multiplier = bucketsOf(choice)[bucket]
    if (multiplier === undefined) throw new RangeError(`no bucket ${bucket}`)
    return { result: { path, bucket }, multiplier }
  },
  describe(choice, { bucket }) {
    const multiplier = formatMultiplier(bucketsOf(choice)[bucket] ?? 0)
    const sentence = (locale: 'uz' | 'ru') => {
      const { history, risk } = texts[locale].plinko
      return history
        .replace('{rows}', choice.rows)
        .replace('{risk}', risk[choice.risk].toLowerCase())
        .replace('{multiplier}', multiplier)
    }
    return { uz: sentence('uz'), ru: sentence('ru') }
  },
}
