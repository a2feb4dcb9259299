import {
  chooseIndex,
  distribution,
  happens,
  memoizeScores,
  toChance,
  type MatchModel,
  type MatchState,
  type Score,
  type ScoreChance,
} from './models.ts'

/** Points of the winner and of the loser of a period, and how often it ends like that between equals. */
export type PeriodScore = readonly [winner: number, loser: number, weight: number]

/** Chances of the scores of a period: the stronger its winner, the fewer points the loser has. */
function chancesOf(scores: readonly PeriodScore[], winnerChance: number): number[] {
  const weights = scores.map(([, loser, weight]) => weight * Math.exp((0.5 - winnerChance) * loser * 0.4))
  const sum = weights.reduce((total, weight) => total + weight, 0)
  const chances = weights.map((weight) => toChance(weight / sum))
  // Whole millionths must sum to one.
  const rest = 1 - chances.reduce((total, chance) => total + chance, 0)
  return chances.map((chance, index) => (index === 0 ? toChance(chance + rest) : chance))
}

/** Tennis and esports: one side wins each period; the first to win two wins the match. */
export function raceModel(homeChance: number, scores: readonly PeriodScore[]): MatchModel {
  const isOver = ({ home, away }: MatchState) => home === 2 || away === 2
  const chances = { home: chancesOf(scores, homeChance), away: chancesOf(scores, 1 - homeChance) }

  function add(state: MatchState, isHome: boolean, index: number): MatchState {
    const [winner = 0, loser = 0] = scores[index] ?? []
    return {
      played: state.played + 1,
      home: state.home + (isHome ? 1 : 0),
      away: state.away + (isHome ? 0 : 1),
      periods: [...state.periods, isHome ? [winner, loser] : [loser, winner]],
    }
  }

  const period: readonly ScoreChance[] = scores.flatMap(([winner, loser], index) => [
    { score: [winner, loser] as const, chance: homeChance * (chances.home[index] ?? 0) },
    { score: [loser, winner] as const, chance: (1 - homeChance) * (chances.away[index] ?? 0) },
  ])
  /** Follows every branch from a state; `points` are the sets, or the games of all sets. */
  function follow(
    [home, away]: Score,
    points: Score,
    branches: readonly ScoreChance[],
  ): readonly ScoreChance[] {
    if (home === 2 || away === 2) return [{ score: points, chance: 1 }]
    // The side that has won this period decides how the match continues, the games do not.
    return distribution(
      [true, false].flatMap((isHome) => {
        const rest = follow(isHome ? [home + 1, away] : [home, away + 1], [0, 0], branches)
        return branches
          .filter(({ score }) => score[0] > score[1] === isHome)
          .flatMap(({ score, chance }) =>
            rest.map((end) => ({
              score: [points[0] + score[0] + end.score[0], points[1] + score[1] + end.score[1]] as const,
              chance: chance * end.chance,
            })),
          )
      }),
    )
  }

  const sets: readonly ScoreChance[] = [
    { score: [1, 0], chance: homeChance },
    { score: [0, 1], chance: 1 - homeChance },
  ]
  return {
    hasDraw: false,
    isOver,
    playPart(state, draw, detail) {
      const isHome = happens(draw, homeChance)
      return add(state, isHome, chooseIndex(detail, isHome ? chances.home : chances.away))
    },
    scores: memoizeScores((state, scope) => {
      const score: Score = [state.home, state.away]
      if (scope === 'match') return follow(score, score, sets)
      if (scope === 'games') {
        const games = state.periods.reduce<Score>(
          (sum, [home, away]) => [sum[0] + home, sum[1] + away],
          [0, 0],
        )
        return follow(score, games, period)
      }
      const played = state.periods[Number(scope.slice(1)) - 1]
      return played ? [{ score: played, chance: 1 }] : period
    }),
    lastPart: (scope) => (scope.startsWith('p') ? Number(scope.slice(1)) : 3),
  }
}

/** Sets of tennis, and maps of a shooter. */
export const setScores: readonly PeriodScore[] = [
  [6, 0, 4],
  [6, 1, 9],
  [6, 2, 16],
  [6, 3, 22],
  [6, 4, 24],
  [7, 5, 10],
  [7, 6, 15],
]
export const mapScores: readonly PeriodScore[] = [
  ...[1, 1, 2, 4, 6, 8, 11, 13, 14, 14, 13, 13].map((weight, loser) => [13, loser, weight] as const),
  [16, 13, 4],
  [16, 14, 5],
]
