import type { DrawInteger } from '../../provably-fair/draw.ts'

/** Points of both sides, or another pair of numbers that markets are settled by. */
export type Score = readonly [home: number, away: number]

/** Progress of a match: parts played (minutes, sets, rounds), the score, and the score of each period. */
export interface MatchState {
  played: number
  home: number
  away: number
  periods: readonly Score[]
}

export interface ScoreChance {
  score: Score
  chance: number
}

/**
 * Probability model of a sport: how to play a part, and the exact distribution of the final scores from any state.
 * All odds, settlements and cash-outs derive from `scores`.
 */
export interface MatchModel {
  /** Whether a match or a period can end in a draw. */
  hasDraw: boolean
  isOver: (state: MatchState) => boolean
  /** `detail` draws what does not change the result, such as the games of a set. */
  playPart: (state: MatchState, draw: DrawInteger, detail: DrawInteger) => MatchState
  /** Final scores of a scope (the match, a half, its games …). Only one is left when the scope is over. */
  scores: (state: MatchState, scope: string) => readonly ScoreChance[]
  /** Number of parts after which a scope is over at the latest. */
  lastPart: (scope: string) => number
}

export const start: MatchState = { played: 0, home: 0, away: 0, periods: [] }

const million = 1_000_000
/** Probabilities are whole millionths, so that draws and calculations agree exactly. */
export const toChance = (chance: number) => Math.round(chance * million) / million
export const happens = (draw: DrawInteger, chance: number) => draw(million) < Math.round(chance * million)

/** Index of a weighted choice; the weights sum to one and are whole millionths. */
export function chooseIndex(draw: DrawInteger, weights: readonly number[]): number {
  let rest = draw(million)
  for (const [index, weight] of weights.entries()) {
    rest -= Math.round(weight * million)
    if (rest < 0) return index
  }
  return weights.length - 1
}

/** Adds up the chances of equal scores. */
export function distribution(all: Iterable<ScoreChance>): readonly ScoreChance[] {
  const sums = new Map<number, ScoreChance>()
  for (const { score, chance } of all) {
    const key = score[0] * 1000 + score[1]
    sums.set(key, { score, chance: (sums.get(key)?.chance ?? 0) + chance })
  }
  return [...sums.values()]
}

/** Keeps the distributions of the last state: a match is often read several times between two parts. */
export function memoizeScores(compute: MatchModel['scores']): MatchModel['scores'] {
  let knownState = ''
  const known = new Map<string, readonly ScoreChance[]>()
  return (state, scope) => {
    const key = stateKey(state)
    if (key !== knownState) known.clear()
    knownState = key
    const scores = known.get(scope) ?? compute(state, scope)
    known.set(scope, scores)
    return scores
  }
}

export const stateKey = ({ played, home, away, periods }: MatchState) =>
  `${played} ${home}:${away} ${periods.join(' ')}`
