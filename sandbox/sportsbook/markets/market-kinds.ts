import type { Score } from './models.ts'

/** Positive if the selection wins, negative if it loses, 0 if the stake is returned. */
type Settle = (score: Score, line: number) => number

/** A kind of bet: its outcomes, each with its settlement. Prices are the chances of these settlements. */
export interface MarketKind {
  outcomes: ReadonlyMap<string, Settle>
  /** What a line is compared with, for markets with lines. */
  measure?: (score: Score) => number
}

/** A map, since an object would list numbers such as 2 before other names such as x. */
const outcomes = (all: readonly (readonly [string, Settle])[]): ReadonlyMap<string, Settle> => new Map(all)
const win = (isWon: boolean) => (isWon ? 1 : -1)

function totalOf(measure: (score: Score) => number): MarketKind {
  return {
    measure,
    outcomes: outcomes([
      ['over', (score, line) => measure(score) - line],
      ['under', (score, line) => line - measure(score)],
    ]),
  }
}

/** Outcomes that are exact scores, and one for all other scores. */
function exactly(scores: readonly Score[], hasOther: boolean): MarketKind {
  const isExact = ([home, away]: Score) => scores.some((score) => score[0] === home && score[1] === away)
  return {
    outcomes: outcomes([
      ...scores.map(([home, away]): [string, Settle] => [
        `${home}-${away}`,
        (score) => win(score[0] === home && score[1] === away),
      ]),
      ...(hasOther ? [['other', (score) => win(!isExact(score))] satisfies [string, Settle]] : []),
    ]),
  }
}

const upTo = (most: number) =>
  Array.from({ length: (most + 1) ** 2 }, (_score, index): Score => [
    Math.floor(index / (most + 1)),
    index % (most + 1),
  ])

/** How leaders are written: 1, X, 2. */
const leaders = [
  ['1', 1],
  ['x', 0],
  ['2', -1],
] as const

const kinds = {
  result: {
    outcomes: outcomes([
      ['1', ([home, away]) => win(home > away)],
      ['x', ([home, away]) => win(home === away)],
      ['2', ([home, away]) => win(home < away)],
    ]),
  },
  double: {
    outcomes: outcomes([
      ['1x', ([home, away]) => win(home >= away)],
      ['12', ([home, away]) => win(home !== away)],
      ['x2', ([home, away]) => win(home <= away)],
    ]),
  },
  total: totalOf(([home, away]) => home + away),
  home: totalOf(([home]) => home),
  away: totalOf(([, away]) => away),
  handicap: {
    measure: ([home, away]) => away - home,
    outcomes: outcomes([
      ['1', ([home, away], line) => home + line - away],
      ['2', ([home, away], line) => away - line - home],
    ]),
  },
  both: {
    outcomes: outcomes([
      ['yes', ([home, away]) => win(home > 0 && away > 0)],
      ['no', ([home, away]) => win(home === 0 || away === 0)],
    ]),
  },
  parity: {
    outcomes: outcomes([
      ['odd', ([home, away]) => win((home + away) % 2 === 1)],
      ['even', ([home, away]) => win((home + away) % 2 === 0)],
    ]),
  },
  score: exactly(upTo(3), true),
  halfscore: exactly(upTo(2), true),
  sets: exactly(
    [
      [2, 0],
      [2, 1],
      [1, 2],
      [0, 2],
    ],
    false,
  ),
  /** The leader at half-time and at the end. */
  htft: {
    outcomes: outcomes(
      leaders.flatMap(([half, halfLeader]) =>
        leaders.map(([end, endLeader]): [string, Settle] => [
          `${half}-${end}`,
          ([atHalf, atEnd]) => win(atHalf === halfLeader && atEnd === endLeader),
        ]),
      ),
    ),
  },
  /** The half with more goals. */
  halves: {
    outcomes: outcomes([
      ['1', ([first, second]) => win(first > second)],
      ['x', ([first, second]) => win(first === second)],
      ['2', ([first, second]) => win(first < second)],
    ]),
  },
  /** Whether the judges decide a fight. */
  distance: {
    outcomes: outcomes([
      ['yes', ([round]) => win(round === 4)],
      ['no', ([round]) => win(round < 4)],
    ]),
  },
  method: {
    outcomes: outcomes([
      ['1-early', ([round, winner]) => win(winner === 1 && round < 4)],
      ['1-judges', ([round, winner]) => win(winner === 1 && round === 4)],
      ['2-early', ([round, winner]) => win(winner === 2 && round < 4)],
      ['2-judges', ([round, winner]) => win(winner === 2 && round === 4)],
    ]),
  },
  round: {
    outcomes: outcomes([
      ['r1', ([round]) => win(round === 1)],
      ['r2', ([round]) => win(round === 2)],
      ['r3', ([round]) => win(round === 3)],
      ['judges', ([round]) => win(round === 4)],
    ]),
  },
} as const satisfies Record<string, MarketKind>

export type KindName = keyof typeof kinds

export const marketKinds: Readonly<Record<KindName, MarketKind>> = kinds

export const isKind = (text: string): text is KindName => Object.hasOwn(kinds, text)
