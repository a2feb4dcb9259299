import type { Selectable } from 'kysely'
import type { SandboxContext } from '../sandbox-context.ts'
import type { Database } from '../tables/database.ts'
import type { SportsSelectionTable } from '../tables/sportsbook.ts'
import { settlementChances } from './markets/markets.ts'
import { findChoice } from './match-view.ts'
import type { Choice } from './odds.ts'
import { daySeed, progressOf, type Progress } from './progress.ts'
import { findMatch, type Match } from './schedule.ts'
import { endOfPart, plans } from './sports.ts'

/** A selection of a bet, evaluated now. */
export interface SelectionResult {
  result: 'won' | 'lost' | 'returned' | 'open'
  /** Hundredths that count: those at the time of the bet, 100 once the stake is returned. */
  odds: number
  /** Latest possible end of the part of the match that decides it. */
  endsBy: number
  /** Share of the win that it is worth now, whether its market takes bets or not; 0 once it is lost. */
  worth: number
}

/** A stored selection of a bet with its result. */
export interface EvaluatedSelection extends SelectionResult {
  match: Match
  choice: Choice
  /** Hundredths. */
  placedOdds: number
}

/** Odds of a selection whose stake is returned: it leaves the bet as if it were not there. */
export const returnedOdds = 100

export function evaluateSelection(
  match: Match,
  progress: Progress,
  { odds, ...choice }: Choice & { odds: number },
): SelectionResult {
  const { model, sport, startsAt } = match
  const { state } = progress
  const { won, returned } = settlementChances(model, state, choice)
  const lastPart = model.lastPart(choice.market.scope)
  if (progress.isOver || state.played >= lastPart) {
    const endsBy = progress.isOver ? progress.endsBy : startsAt + endOfPart(plans[sport], lastPart)
    if (won > 0.5) return { result: 'won', odds, endsBy, worth: 1 }
    if (returned > 0.5) return { result: 'returned', odds: returnedOdds, endsBy, worth: 1 }
    return { result: 'lost', odds, endsBy, worth: 0 }
  }
  return {
    result: 'open',
    odds,
    endsBy: startsAt + endOfPart(plans[sport], lastPart),
    // Chances are sums of floats: a certain one may be slightly less or more than 1.
    worth: Math.min(won + (returned * returnedOdds) / odds + 1e-9, 1),
  }
}

/** The match and the choice of a stored selection; undefined if this version knows no such market. */
export function storedChoice({
  event_id,
  market,
  outcome,
}: Pick<Selectable<SportsSelectionTable>, 'event_id' | 'market' | 'outcome'>) {
  const match = findMatch(event_id)
  const choice = match && findChoice(match, `${market}/${outcome}`)
  return choice && { match, choice }
}

/** Evaluates all selections of a bet; fails if this version does not know one of them. */
export async function evaluateSelections(
  database: Database,
  sandbox: SandboxContext,
  betId: number,
): Promise<EvaluatedSelection[]> {
  const selections = await database
    .selectFrom('sports_selections')
    .selectAll()
    .where('bet_id', '=', betId)
    .execute()
  const results: EvaluatedSelection[] = []
  for (const selection of selections) {
    const stored = storedChoice(selection)
    if (!stored) {
      const { event_id, market, outcome } = selection
      throw new RangeError(`bet ${betId} has no such selection: ${event_id} ${market} ${outcome}`)
    }
    const { match, choice } = stored
    const { odds } = selection
    const progress = progressOf(match, await daySeed(database, sandbox, match.day), sandbox.now(), sandbox)
    results.push({ ...evaluateSelection(match, progress, { ...choice, odds }), ...stored, placedOdds: odds })
  }
  return results
}
