import {
  distribution,
  happens,
  memoizeScores,
  type MatchModel,
  type MatchState,
  type Score,
  type ScoreChance,
} from './models.ts'

const rounds = 3

interface Fight {
  /** Chances to end a round. */
  home: number
  away: number
  /** Chance that the judges give the fight to the home side. */
  judges: number
}

/**
 * A fight of three rounds: each may end it; after the last one the judges decide. The winner gets the point; a
 * decision by the judges has a period, an early end has none.
 */
export function fightModel({ home, away, judges }: Fight): MatchModel {
  const isOver = (state: MatchState) => state.home + state.away > 0
  const ended = (state: MatchState, isHome: boolean, isDecision = false): MatchState => {
    const score: Score = isHome ? [1, 0] : [0, 1]
    return { played: state.played + 1, home: score[0], away: score[1], periods: isDecision ? [score] : [] }
  }
  const pairs: Readonly<Record<string, (end: MatchState) => Score>> = {
    match: (end) => [end.home, end.away],
    rounds: ({ played }) => [played, 0],
    /** The last round, or 4 for a decision, and the winner. */
    end: (end) => [end.periods.length > 0 ? rounds + 1 : end.played, end.home > end.away ? 1 : 2],
  }

  function ends(state: MatchState): { end: MatchState; chance: number }[] {
    if (isOver(state)) return [{ end: state, chance: 1 }]
    const continues = (1 - home) * (1 - away)
    const isLast = state.played + 1 === rounds
    return [
      { end: ended(state, true), chance: home },
      { end: ended(state, false), chance: (1 - home) * away },
      ...(isLast
        ? [
            { end: ended(state, true, true), chance: continues * judges },
            { end: ended(state, false, true), chance: continues * (1 - judges) },
          ]
        : ends({ ...state, played: state.played + 1 }).map(({ end, chance }) => ({
            end,
            chance: chance * continues,
          }))),
    ]
  }

  return {
    hasDraw: false,
    isOver,
    playPart(state, draw) {
      if (happens(draw, home)) return ended(state, true)
      if (happens(draw, away)) return ended(state, false)
      if (state.played + 1 < rounds) return { ...state, played: state.played + 1 }
      return ended(state, happens(draw, judges), true)
    },
    scores: memoizeScores((state, scope) => {
      const pair = pairs[scope]
      const all: ScoreChance[] = pair
        ? ends(state).map(({ end, chance }) => ({ score: pair(end), chance }))
        : []
      return distribution(all)
    }),
    lastPart: () => rounds,
  }
}
