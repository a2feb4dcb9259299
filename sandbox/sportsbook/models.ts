import type { DrawInteger } from '../provably-fair/draw.ts'

/** Progress of a match: parts played (minutes, sets, rounds) and the score. */
export interface MatchState {
  played: number
  home: number
  away: number
}

/** Outcomes of all markets: the result, and a total above or below the line. */
export const outcomes = ['1', 'x', '2', 'over', 'under'] as const
export type Outcome = (typeof outcomes)[number]

export type Chances = Readonly<Record<Outcome, number>>

/** Probability model of a sport: how to play a part, and the exact probabilities from any state. */
export interface MatchModel {
  /** Whether a match can end in a draw. */
  hasDraw: boolean
  /** Half-way between two totals, so that it is never hit exactly. */
  line: number
  isOver: (state: MatchState) => boolean
  playPart: (state: MatchState, draw: DrawInteger) => MatchState
  chances: (state: MatchState) => Chances
}

export const start: MatchState = { played: 0, home: 0, away: 0 }

const million = 1_000_000
/** Probabilities are whole millionths, so that draws and calculations agree exactly. */
export const toChance = (chance: number) => Math.round(chance * million) / million
const happens = (draw: DrawInteger, chance: number) => draw(million) < Math.round(chance * million)

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

/** Football and basketball: in each part each side has several trials, each worth a point. */
export function pointsModel(match: {
  parts: number
  trials: number
  home: number
  away: number
  line: number
}): MatchModel {
  const { parts, trials, line } = match
  const successes = (draw: DrawInteger, chance: number) =>
    Array.from({ length: trials }).filter(() => happens(draw, chance)).length
  /** The last result: a match is often read several times between two parts. */
  let known: { state: MatchState; chances: Chances } | undefined
  function compute({ played, home, away }: MatchState): Chances {
    const left = Math.max(parts - played, 0) * trials
    const homeMore = binomial(left, match.home)
    const awayMore = binomial(left, match.away)
    const sums = { '1': 0, x: 0, '2': 0, over: 0, under: 0 }
    homeMore.forEach((homeChance, homePoints) =>
      awayMore.forEach((awayChance, awayPoints) => {
        const chance = homeChance * awayChance
        const [homeTotal, awayTotal] = [home + homePoints, away + awayPoints]
        sums[homeTotal > awayTotal ? '1' : homeTotal < awayTotal ? '2' : 'x'] += chance
        sums[homeTotal + awayTotal > line ? 'over' : 'under'] += chance
      }),
    )
    return sums
  }
  return {
    hasDraw: true,
    line,
    isOver: ({ played }) => played >= parts,
    playPart: ({ played, home, away }, draw) => ({
      played: played + 1,
      home: home + successes(draw, match.home),
      away: away + successes(draw, match.away),
    }),
    chances(state) {
      const { played, home, away } = state
      if (known?.state.played !== played || known.state.home !== home || known.state.away !== away)
        known = { state, chances: compute(state) }
      return known.chances
    },
  }
}

/** Outcome probabilities of a match without draws, by following every branch from a state. */
function chancesOf(
  state: MatchState,
  isOver: (state: MatchState) => boolean,
  branches: (state: MatchState) => readonly (readonly [MatchState, number])[],
  isMore: (state: MatchState) => boolean,
): Chances {
  if (isOver(state)) {
    const isHome = state.home > state.away
    const more = isMore(state)
    return { '1': isHome ? 1 : 0, x: 0, '2': isHome ? 0 : 1, over: more ? 1 : 0, under: more ? 0 : 1 }
  }
  const sums = { '1': 0, x: 0, '2': 0, over: 0, under: 0 }
  for (const [next, weight] of branches(state)) {
    const chances = chancesOf(next, isOver, branches, isMore)
    for (const outcome of outcomes) sums[outcome] += weight * chances[outcome]
  }
  return sums
}

/** Tennis and esports: one side wins each part; the first to win two wins the match. */
export function raceModel(homeChance: number): MatchModel {
  const isOver = ({ home, away }: MatchState) => home === 2 || away === 2
  const line = 2.5
  const won = (state: MatchState, isHome: boolean): MatchState => ({
    played: state.played + 1,
    home: state.home + (isHome ? 1 : 0),
    away: state.away + (isHome ? 0 : 1),
  })
  return {
    hasDraw: false,
    line,
    isOver,
    playPart: (state, draw) => won(state, happens(draw, homeChance)),
    chances: (state) =>
      chancesOf(
        state,
        isOver,
        (from) => [
          [won(from, true), homeChance],
          [won(from, false), 1 - homeChance],
        ],
        ({ played }) => played > line,
      ),
  }
}

/** A fight of three rounds: each may end it; after the last one the judges decide. The winner gets the point. */
export function fightModel({
  home,
  away,
  judges,
}: {
  home: number
  away: number
  judges: number
}): MatchModel {
  const rounds = 3
  const isOver = (state: MatchState) => state.home + state.away > 0
  const line = 2.5
  const ended = ({ played }: MatchState, isHome: boolean): MatchState => ({
    played: played + 1,
    home: isHome ? 1 : 0,
    away: isHome ? 0 : 1,
  })
  // Home wins the round, or away does, or the fight continues or goes to the judges.
  return {
    hasDraw: false,
    line,
    isOver,
    playPart(state, draw) {
      if (happens(draw, home)) return ended(state, true)
      if (happens(draw, away)) return ended(state, false)
      if (state.played + 1 < rounds) return { ...state, played: state.played + 1 }
      return ended(state, happens(draw, judges))
    },
    chances: (state) =>
      chancesOf(
        state,
        isOver,
        (from) => {
          const continues = (1 - home) * (1 - away)
          const finishes = [
            [ended(from, true), home],
            [ended(from, false), (1 - home) * away],
          ] as const
          if (from.played + 1 < rounds)
            return [...finishes, [{ ...from, played: from.played + 1 }, continues]]
          return [
            ...finishes,
            [ended(from, true), continues * judges],
            [ended(from, false), continues * (1 - judges)],
          ]
        },
        ({ played }) => played > line,
      ),
  }
}
