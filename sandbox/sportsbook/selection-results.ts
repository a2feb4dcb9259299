import type { SandboxContext } from '../sandbox-context.ts'
import type { Database } from '../tables/database.ts'
import { hasWon, isOutcome, oddsOf } from './odds.ts'
import { daySeed, progressOf } from './progress.ts'
import { findMatch } from './schedule.ts'

/** A selection of a bet, evaluated now. */
export interface SelectionResult {
  result: 'won' | 'lost' | 'open'
  /** Hundredths, at the time of the bet. */
  odds: number
  /** Latest possible end of the match. */
  endsBy: number
  /** Probability that it wins; null while its market takes no bets. */
  chance: number | null
}

/** Evaluates all selections of a bet. */
export async function evaluateSelections(
  database: Database,
  sandbox: SandboxContext,
  betId: number,
): Promise<SelectionResult[]> {
  const selections = await database
    .selectFrom('sports_selections')
    .selectAll()
    .where('bet_id', '=', betId)
    .execute()
  const results: SelectionResult[] = []
  for (const { event_id, outcome, odds } of selections) {
    const match = findMatch(event_id)
    if (!match || !isOutcome(outcome))
      throw new RangeError(`no such match or outcome: ${event_id} ${outcome}`)
    const progress = progressOf(match, await daySeed(database, sandbox, match.day), sandbox.now(), sandbox)
    const chance = match.model.chances(progress.state)[outcome]
    const { endsBy } = progress
    if (progress.isOver) {
      const isWon = hasWon(match, progress, outcome)
      results.push({ result: isWon ? 'won' : 'lost', odds, endsBy, chance: isWon ? 1 : 0 })
    } else results.push({ result: 'open', odds, endsBy, chance: oddsOf(chance) === null ? null : chance })
  }
  return results
}
