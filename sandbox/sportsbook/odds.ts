import { outcomes, type Outcome } from './models.ts'
import type { Progress } from './progress.ts'
import type { Match } from './schedule.ts'

/** The house margin in percent: odds are 1 / (probability × 1.06). */
export const marginPercent = 6

/** Outcomes more likely than this are practically decided and no longer offered. */
const highestChance = 0.96
const lowestChance = 0.01

/** Decimal odds in hundredths, never better than the margin allows; null if not offered. */
export function oddsOf(chance: number): number | null {
  if (chance > highestChance || chance < lowestChance) return null
  // Probabilities are sums of floats; the epsilon keeps rounding errors from lowering a whole hundredth.
  return Math.floor(100 / (chance * (1 + marginPercent / 100)) + 1e-9)
}

export const isOutcome = (text: string): text is Outcome => outcomes.some((outcome) => outcome === text)

export const marketOf = (outcome: Outcome): 'result' | 'total' =>
  outcome === 'over' || outcome === 'under' ? 'total' : 'result'

/** Odds of all outcomes open for bets, in hundredths. */
export function currentOdds({ model }: Match, { state, isOver }: Progress): Partial<Record<Outcome, number>> {
  if (isOver) return {}
  const chances = model.chances(state)
  return Object.fromEntries(
    outcomes.flatMap((outcome) => {
      const odds = oddsOf(chances[outcome])
      return odds === null ? [] : [[outcome, odds] as const]
    }),
  )
}

/** Whether an outcome has won, once the match is over. */
export function hasWon({ model }: Match, { state }: Progress, outcome: Outcome): boolean {
  return model.chances(state)[outcome] > 0.5
}
