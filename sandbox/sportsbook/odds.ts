import {
  linesAt,
  marketOf,
  marketTypes,
  outcomesOf,
  settlementChances,
  type Market,
  type MarketType,
} from './markets/markets.ts'
import { stateKey, type MatchModel } from './markets/models.ts'
import type { Progress } from './progress.ts'
import type { Match } from './schedule.ts'

/** The house margin in percent: odds are 1 / (probability × 1.06). */
export const marginPercent = 6

/** Outcomes with lower odds, in hundredths, are practically decided: a win must be more than the stake. */
export const lowestOdds = 101
const lowestChance = 0.01

/** Decimal odds in hundredths, never better than the margin allows; null if not offered. */
export function oddsOf(chance: number): number | null {
  if (!(chance >= lowestChance)) return null
  // Probabilities are sums of floats; the epsilon keeps rounding errors from lowering a whole hundredth.
  const odds = Math.floor(100 / (chance * (1 + marginPercent / 100)) + 1e-9)
  return odds >= lowestOdds ? odds : null
}

/** An outcome of a market of a match. */
export interface Choice {
  market: Market
  outcome: string
}

/** Odds of a selection in hundredths; null if no bets are accepted on it. Returned stakes do not count. */
export function currentOdds(match: Match, progress: Progress, choice: Choice): number | null {
  if (progress.isOver) return null
  const { won, returned } = settlementChances(match.model, progress.state, choice)
  return oddsOf(won / (1 - returned))
}

export interface OfferedMarket {
  market: Market
  outcomes: { outcome: string; odds: number | null }[]
}

export interface OfferedType {
  type: MarketType
  markets: OfferedMarket[]
}

const offers = new WeakMap<MatchModel, { key: string; offered: OfferedType[] }>()

/** Markets open for bets: those of which at least one outcome has odds. */
export function offeredMarkets(match: Match, progress: Progress): OfferedType[] {
  const { model, sport } = match
  const key = `${progress.isOver} ${stateKey(progress.state)}`
  const known = offers.get(model)
  if (known?.key === key) return known.offered
  const offered = marketTypes[sport].flatMap((type) => {
    const markets = linesAt(model, progress.state, type).flatMap((line) => {
      const market = marketOf(type, line)
      const outcomes = outcomesOf(market, model).map((outcome) => ({
        outcome,
        odds: currentOdds(match, progress, { market, outcome }),
      }))
      return outcomes.some(({ odds }) => odds !== null) ? [{ market, outcomes }] : []
    })
    return markets.length > 0 ? [{ type, markets }] : []
  })
  offers.set(model, { key, offered })
  return offered
}
