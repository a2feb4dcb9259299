import {
  distribution,
  happens,
  memoizeScores,
  type MatchModel,
  type MatchState,
  type Score,
  type ScoreChance,
} from './models.ts'

/** Scores less likely than this are left out. */
const negligible = 1e-11

/** Probabilities of 0, 1, 2, … successes in this many trials. */
function binomial(trials: number, chance: number): number[] {
  let chances = [1]
  for (let trial = 0; trial < trials; trial += 1)
    chances = Array.from(
      { length: chances.length + 1 },
      (_chance, count) => (chances[count] ?? 0) * (1 - chance) + (chances[count - 1] ?? 0) * chance,
    )
  return chances
}

interface PointsMatch {
  parts: number
  /** Trials of each side in a part, each worth a point. */
  trials: number
  home: number
  away: number
  /** Last part of each period, such as 45 and 90. */
  periods: readonly number[]
  /** Periods that a scope consists of: the first one, and the one after the last. */
  scopes: Readonly<Record<string, readonly [from: number, to: number]>>
}

/** Pairs that two halves decide together, from one number of each half. */
const combined: Readonly<
  Record<string, { measure: (half: Score) => number; combine: (first: number, second: number) => Score }>
> = {
  /** The leader at half-time and at the end: 1, 0 or -1. */
  htft: {
    measure: ([home, away]) => home - away,
    combine: (first, second) => [Math.sign(first), Math.sign(first + second)],
  },
  /** Goals in each half. */
  halves: { measure: ([home, away]) => home + away, combine: (first, second) => [first, second] },
}

/** Football and basketball: in each part each side has several trials, each worth a point. */
export function pointsModel({ parts, trials, periods, scopes, ...chances }: PointsMatch): MatchModel {
  const count = (draw: Parameters<MatchModel['playPart']>[1], chance: number) =>
    Array.from({ length: trials }).filter(() => happens(draw, chance)).length
  const startOf = (period: number) => periods[period - 1] ?? 0

  function scoresOf(state: MatchState, scope: string): readonly ScoreChance[] {
    const pair = combined[scope]
    if (pair) {
      const [first = [], second = []] = ['p1', 'p2'].map((half) =>
        distribution(
          scoresOf(state, half).map(({ score, chance }) => ({
            score: [pair.measure(score), 0] as const,
            chance,
          })),
        ),
      )
      return distribution(
        first.flatMap((one) =>
          second.map((two) => ({
            score: pair.combine(one.score[0], two.score[0]),
            chance: one.chance * two.chance,
          })),
        ),
      )
    }
    const [from, to] = scopes[scope] ?? [0, 0]
    const left = Math.max(startOf(to) - Math.max(state.played, startOf(from)), 0) * trials
    const [home, away] = state.periods
      .slice(from, to)
      .reduce<Score>((sum, period) => [sum[0] + period[0], sum[1] + period[1]], [0, 0])
    const awayMore = binomial(left, chances.away)
    return binomial(left, chances.home).flatMap((homeChance, homePoints) =>
      awayMore.flatMap((awayChance, awayPoints) => {
        const chance = homeChance * awayChance
        return chance < negligible ? [] : [{ score: [home + homePoints, away + awayPoints] as const, chance }]
      }),
    )
  }

  return {
    hasDraw: true,
    isOver: ({ played }) => played >= parts,
    playPart(state, draw) {
      const home = count(draw, chances.home)
      const away = count(draw, chances.away)
      const current = periods.findIndex((last) => state.played < last)
      const [periodHome, periodAway] = state.periods[current] ?? [0, 0]
      return {
        played: state.played + 1,
        home: state.home + home,
        away: state.away + away,
        periods: [...state.periods.slice(0, current), [periodHome + home, periodAway + away]],
      }
    },
    scores: memoizeScores(scoresOf),
    lastPart: (scope) => startOf(scopes[scope]?.[1] ?? periods.length),
  }
}
