import { marketKinds, isKind, type KindName, type MarketKind } from './market-kinds.ts'
import type { MatchModel, MatchState } from './models.ts'
import type { Sport } from '../sports.ts'

/** Lines at equal steps around the one at which both sides are equally likely. */
interface Lines {
  /** One of the lines before the match. */
  anchor: number
  step: number
  /** How many on either side. */
  around: number
}

export const marketGroups = ['main', 'totals', 'handicaps', 'periods', 'special'] as const
export type MarketGroup = (typeof marketGroups)[number]

/** A kind of bet on a part of the match, offered at one or several lines. */
export interface MarketType {
  group: MarketGroup
  /** The match, a period, or what else its model knows. */
  scope: string
  kind: KindName
  lines?: Lines
}

/** A market type at one of its lines. Its id is stored with each bet, such as `result` or `p1.total:1.5`. */
export interface Market extends Pick<MarketType, 'scope' | 'kind'> {
  id: string
  line: number
}

const type = (group: MarketGroup, scope: string, kind: KindName, lines?: Lines): MarketType => ({
  group,
  scope,
  kind,
  ...(lines && { lines }),
})
const lines = (anchor: number, step: number, around: number): Lines => ({ anchor, step, around })

/** All markets of a sport, in the order in which a match page shows them. */
export const marketTypes: Readonly<Record<Sport, readonly MarketType[]>> = {
  football: [
    type('main', 'match', 'result'),
    type('main', 'match', 'double'),
    type('main', 'match', 'both'),
    type('totals', 'match', 'total', lines(2.5, 0.5, 4)),
    type('totals', 'match', 'home', lines(1.5, 0.5, 2)),
    type('totals', 'match', 'away', lines(1.5, 0.5, 2)),
    type('totals', 'match', 'parity'),
    type('handicaps', 'match', 'handicap', lines(-0.5, 0.5, 4)),
    type('periods', 'p1', 'result'),
    type('periods', 'p1', 'double'),
    type('periods', 'p1', 'both'),
    type('periods', 'p1', 'total', lines(1.5, 0.5, 2)),
    type('periods', 'p2', 'result'),
    type('periods', 'p2', 'both'),
    type('periods', 'p2', 'total', lines(1.5, 0.5, 2)),
    type('special', 'htft', 'htft'),
    type('special', 'halves', 'halves'),
    type('special', 'match', 'score'),
    type('special', 'p1', 'halfscore'),
  ],
  tennis: [
    type('main', 'match', 'result'),
    type('main', 'match', 'sets'),
    type('totals', 'match', 'total', lines(2.5, 1, 0)),
    type('totals', 'games', 'total', lines(22.5, 1, 3)),
    type('totals', 'games', 'home', lines(12.5, 1, 1)),
    type('totals', 'games', 'away', lines(12.5, 1, 1)),
    type('totals', 'games', 'parity'),
    type('handicaps', 'match', 'handicap', lines(-1.5, 1, 2)),
    type('handicaps', 'games', 'handicap', lines(-0.5, 1, 3)),
    type('periods', 'p1', 'result'),
    type('periods', 'p1', 'total', lines(9.5, 1, 2)),
    type('periods', 'p1', 'handicap', lines(-0.5, 1, 2)),
    type('periods', 'p2', 'result'),
    type('periods', 'p2', 'total', lines(9.5, 1, 2)),
    type('periods', 'p2', 'handicap', lines(-0.5, 1, 2)),
  ],
  basketball: [
    type('main', 'match', 'result'),
    type('main', 'match', 'double'),
    type('totals', 'match', 'total', lines(162.5, 3, 3)),
    type('totals', 'match', 'home', lines(81.5, 2, 2)),
    type('totals', 'match', 'away', lines(79.5, 2, 2)),
    type('totals', 'match', 'parity'),
    type('handicaps', 'match', 'handicap', lines(-2.5, 2, 3)),
    ...['h1', 'p1', 'p2', 'p3', 'p4'].flatMap((scope) => [
      type('periods', scope, 'result'),
      type('periods', scope, 'total', scope === 'h1' ? lines(81.5, 2, 2) : lines(40.5, 2, 1)),
      type('periods', scope, 'handicap', scope === 'h1' ? lines(-1.5, 2, 1) : lines(-0.5, 1, 1)),
    ]),
  ],
  ufc: [
    type('main', 'match', 'result'),
    type('main', 'end', 'distance'),
    type('totals', 'rounds', 'total', lines(2.5, 1, 1)),
    type('special', 'end', 'method'),
    type('special', 'end', 'round'),
  ],
  esports: [
    type('main', 'match', 'result'),
    type('main', 'match', 'sets'),
    type('totals', 'match', 'total', lines(2.5, 1, 0)),
    type('totals', 'games', 'total', lines(52.5, 2, 3)),
    type('handicaps', 'match', 'handicap', lines(-1.5, 1, 2)),
    type('handicaps', 'games', 'handicap', lines(-0.5, 2, 3)),
    ...['p1', 'p2'].flatMap((scope) => [
      type('periods', scope, 'result'),
      type('periods', scope, 'total', lines(21.5, 1, 2)),
      type('periods', scope, 'handicap', lines(-0.5, 2, 2)),
    ]),
  ],
}

/** Bets of earlier versions have one total per sport, without a line. */
const totalOfEarlierBets: Readonly<Record<Sport, string>> = {
  football: 'total:2.5',
  tennis: 'total:2.5',
  basketball: 'total:162.5',
  ufc: 'rounds.total:2.5',
  esports: 'total:2.5',
}

export function marketOf({ scope, kind, lines: has }: MarketType, line = 0): Market {
  const prefix = scope === 'match' || scope === kind ? '' : `${scope}.`
  return { id: `${prefix}${kind}${has ? `:${line}` : ''}`, scope, kind, line }
}

/** The market with this id, at any line, whether it is offered at the moment or not. */
export function findMarket(sport: Sport, id: string): Market | undefined {
  const [, scope, kind = '', line] =
    /^(?:([a-z]+\d?)\.)?([a-z]+)(?::(-?\d{1,3}(?:\.5)?))?$/.exec(
      id === 'total' ? totalOfEarlierBets[sport] : id,
    ) ?? []
  if (!isKind(kind)) return undefined
  const found = marketTypes[sport].find(
    (each) =>
      each.kind === kind &&
      (scope === undefined ? each.scope === 'match' || each.scope === kind : each.scope === scope),
  )
  if (!found || (found.lines === undefined) !== (line === undefined)) return undefined
  return marketOf(found, Number(line ?? 0))
}

export const kindOf = ({ kind }: Pick<Market, 'kind'>): MarketKind => marketKinds[kind]

/** Outcomes of a market that a match of this model can have. */
export function outcomesOf(market: Pick<Market, 'kind'>, { hasDraw }: MatchModel): string[] {
  const all = [...kindOf(market).outcomes.keys()]
  return market.kind === 'result' && !hasDraw ? all.filter((outcome) => outcome !== 'x') : all
}

export interface SettlementChances {
  won: number
  returned: number
}

/** Chances that a selection wins and that its stake is returned; both are certain once its scope is over. */
export function settlementChances(
  model: MatchModel,
  state: MatchState,
  { market, outcome }: { market: Market; outcome: string },
): SettlementChances {
  const settle = kindOf(market).outcomes.get(outcome)
  if (!settle) throw new RangeError(`no such outcome: ${market.id} ${outcome}`)
  const sums = { won: 0, returned: 0 }
  for (const { score, chance } of model.scores(state, market.scope)) {
    const result = settle(score, market.line)
    if (result > 0) sums.won += chance
    else if (result === 0) sums.returned += chance
  }
  return sums
}

/** Lines of a market type around the fair one. */
export function linesAt(
  model: MatchModel,
  state: MatchState,
  { scope, kind, lines: at }: MarketType,
): number[] {
  const { measure } = marketKinds[kind]
  if (!at || !measure) return [0]
  const mean = model.scores(state, scope).reduce((sum, { score, chance }) => sum + measure(score) * chance, 0)
  const center = at.anchor + Math.round((mean - at.anchor) / at.step) * at.step
  return Array.from({ length: at.around * 2 + 1 }, (_line, index) => center + (index - at.around) * at.step)
}
