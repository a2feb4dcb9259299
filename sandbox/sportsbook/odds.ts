import { outcomes, type Outcome } from './models.ts'
import type { Progress } from './progress.ts'
import type { Match } from './schedule.ts'

/** What the house keeps of all odds, in percent: odds are 1 / (chance × 1.06). */
export const marginPercent = 6

/** What is as good as decided is not offered any more. */
const highestChance = 0.96
const lowestChance = 0.01

/** Decimal odds in hundredths, never better than the margin allows; null while nothing is offered. */
export function oddsOf(chance: number): number | null {
  if (chance > highestChance || chance < lowestChance) return null
  // Chances are sums of floats: what is a whole number of hundredths but for them is that number.
  return Math.floor(100 / (chance * (1 + marginPercent / 100)) + 1e-9)
}

export const isOutcome = (text: string): text is Outcome => outcomes.some((outcome) => outcome === text)

export const marketOf = (outcome: Outcome): 'result' | 'total' =>
  outcome === 'over' || outcome === 'under' ? 'total' : 'result'

/** Odds on everything that can be bet on now, in hundredths. */
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

/** Whether a bet on this has won, once the match is over. */
export function hasWon({ model }: Match, { state }: Progress, outcome: Outcome): boolean {
  return model.chances(state)[outcome] > 0.5
}
