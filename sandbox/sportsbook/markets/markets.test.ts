import { describe, expect, test } from 'vitest'
import { drawFrom } from '../../provably-fair/draw.ts'
import { findMarket, linesAt, marketOf, marketTypes, outcomesOf, settlementChances } from './markets.ts'
import { start, type MatchModel, type MatchState } from './models.ts'
import { lowestOdds, marginPercent, oddsOf, offeredMarkets, type Choice } from '../odds.ts'
import { matchesOn } from '../schedule.ts'
import { endOfPart, partsBy, plans, sports } from '../sports.ts'

/** Plays a match to its end; each nonce is another match. */
function playOn(model: MatchModel, from: MatchState, nonce: number): MatchState {
  const draw = drawFrom({ serverSeed: 'test', clientSeed: 'match', nonce })
  const detail = drawFrom({ serverSeed: 'test', clientSeed: 'detail', nonce })
  let state = from
  while (!model.isOver(state)) state = model.playPart(state, draw, detail)
  return state
}

/** 1 for a win, 0 for a loss, a half for a returned stake. */
function resultOf(model: MatchModel, state: MatchState, choice: Choice): number {
  const { won, returned } = settlementChances(model, state, choice)
  return Math.round((won + returned / 2) * 1e6) / 1e6
}

const football = plans.football.model(7, 4)
/** The final state of a football match with these halves. */
const ended = (first: [number, number], second: [number, number]): MatchState => ({
  played: 90,
  home: first[0] + second[0],
  away: first[1] + second[1],
  periods: [first, second],
})

function choiceOf(key: string, sport: (typeof sports)[number] = 'football'): Choice {
  const [id = '', outcome = ''] = key.split('/')
  const market = findMarket(sport, id)
  if (!market) throw new Error(`no market ${id}`)
  return { market, outcome }
}

describe.each(sports)('markets of %s', (sport) => {
  const model = plans[sport].model(7, 4)
  const markets = marketTypes[sport].flatMap((type) =>
    linesAt(model, start, type).map((line) => marketOf(type, line)),
  )

  test('have ids that lead back to them, each only one', () => {
    for (const market of markets) expect(findMarket(sport, market.id)).toEqual(market)
    expect(new Set(markets.map(({ id }) => id)).size).toBe(markets.length)
  })

  test('settle every result: one outcome wins or all stakes are returned; two of a double chance win', () => {
    for (let nonce = 0; nonce < 100; nonce += 1) {
      const end = playOn(model, start, nonce)
      for (const market of markets) {
        const results = outcomesOf(market, model).map((outcome) => resultOf(model, end, { market, outcome }))
        const wins = results.filter((result) => result === 1).length
        if (results.includes(0.5)) expect(new Set(results)).toEqual(new Set([0.5]))
        else expect([market.id, wins]).toEqual([market.id, market.kind === 'double' ? 2 : 1])
      }
    }
  })

  test('win as often as their odds assume, from the start and from the middle', () => {
    const middle = Math.floor(plans[sport].parts / 2)
    const draw = drawFrom({ serverSeed: 'test', clientSeed: 'begin', nonce: 4 })
    let half = start
    while (half.played < middle && !model.isOver(half)) half = model.playPart(half, draw, draw)
    const runs = 500
    const choices = markets.flatMap((market) =>
      outcomesOf(market, model).map((outcome) => ({ market, outcome })),
    )
    for (const from of [start, half]) {
      const ends = Array.from({ length: runs }, (_run, nonce) => {
        const end = playOn(model, from, nonce)
        return choices.map((choice) => resultOf(model, end, choice))
      })
      for (const [index, choice] of choices.entries()) {
        const { won, returned } = settlementChances(model, from, choice)
        for (const [chance, result] of [
          [won, 1],
          [returned, 0.5],
        ] as const) {
          const share = ends.filter((results) => results[index] === result).length / runs
          // The seeds are fixed, so that four and a half standard deviations never fail by chance.
          const bound = 4.5 * Math.sqrt(Math.max(chance * (1 - chance), 0) / runs) + 1e-9
          expect(Math.abs(share - chance), `${choice.market.id} ${choice.outcome}`).toBeLessThanOrEqual(bound)
        }
      }
    }
  })

  test('end when their last part does, breaks included', () => {
    const plan = plans[sport]
    const end = endOfPart(plan, plan.parts)
    expect(partsBy(plan, end)).toBe(plan.parts)
    expect(partsBy(plan, end - 1)).toBe(plan.parts - 1)
    expect(partsBy(plan, -1)).toBe(0)
    if (plan.pause)
      expect(partsBy(plan, endOfPart(plan, plan.pause.after) + plan.pause.length)).toBe(plan.pause.after)
    for (const { scope } of marketTypes[sport]) expect(model.lastPart(scope)).toBeLessThanOrEqual(plan.parts)
  })
})

describe('settlement', () => {
  test.each([
    ['result/1', [2, 0], [0, 1], 1],
    ['result/x', [1, 0], [0, 1], 1],
    ['double/x2', [2, 0], [0, 1], 0],
    ['double/1x', [1, 0], [0, 1], 1],
    ['both/yes', [2, 0], [0, 1], 1],
    ['p1.both/yes', [2, 0], [0, 1], 0],
    ['total:2.5/over', [2, 0], [0, 1], 1],
    ['total:3/over', [2, 0], [0, 1], 0.5],
    ['total:3/under', [2, 0], [0, 1], 0.5],
    ['total:3/under', [2, 0], [0, 0], 1],
    ['home:1.5/over', [2, 0], [0, 1], 1],
    ['away:1/over', [2, 0], [0, 1], 0.5],
    ['handicap:-1/1', [2, 0], [0, 1], 0.5],
    ['handicap:-1/2', [2, 0], [0, 1], 0.5],
    ['handicap:-1.5/2', [2, 0], [0, 1], 1],
    ['handicap:1.5/2', [0, 2], [0, 0], 1],
    ['handicap:0/1', [1, 0], [0, 1], 0.5],
    ['p1.result/1', [1, 0], [0, 3], 1],
    ['p2.result/2', [1, 0], [0, 3], 1],
    ['p2.total:1.5/over', [4, 0], [1, 0], 0],
    ['htft/1-2', [1, 0], [0, 3], 1],
    ['htft/1-1', [1, 0], [0, 3], 0],
    ['halves/2', [1, 0], [0, 3], 1],
    ['halves/x', [1, 1], [0, 2], 1],
    ['score/2-1', [2, 0], [0, 1], 1],
    ['score/1-2', [2, 0], [0, 1], 0],
    ['score/other', [2, 0], [2, 1], 1],
    ['p1.halfscore/2-0', [2, 0], [0, 1], 1],
    ['parity/odd', [2, 0], [0, 1], 1],
  ] as const)('of %s after halves of %j and %j', (key, first, second, expected) => {
    expect(resultOf(football, ended([...first], [...second]), choiceOf(key))).toBe(expected)
  })

  test('of a half is certain when the half is over', () => {
    const atHalfTime: MatchState = { played: 45, home: 1, away: 0, periods: [[1, 0]] }
    expect(resultOf(football, atHalfTime, choiceOf('p1.result/1'))).toBe(1)
    expect(football.lastPart('p1')).toBe(45)
    expect(resultOf(football, atHalfTime, choiceOf('result/1'))).toBeLessThan(1)
  })

  test('of a set counts games, and of a fight the way it ended', () => {
    const tennis = plans.tennis.model(5, 5)
    const sets: MatchState = {
      played: 3,
      home: 2,
      away: 1,
      periods: [
        [6, 4],
        [6, 7],
        [7, 5],
      ],
    }
    const won = (key: string) => resultOf(tennis, sets, choiceOf(key, 'tennis'))
    expect(['sets/2-1', 'games.total:34.5/over', 'games.handicap:-2.5/1', 'p2.result/2'].map(won)).toEqual([
      1, 1, 1, 1,
    ])
    const fight = plans.ufc.model(5, 5)
    const early: MatchState = { played: 3, home: 0, away: 1, periods: [] }
    const judged: MatchState = { ...early, periods: [[0, 1]] }
    const keys = ['end.method/2-early', 'round/r3', 'end.distance/no', 'rounds.total:2.5/over']
    expect(
      keys.map((key) =>
        resultOf(
          fight,
          early,
          choiceOf(key.replace(/^round/, 'end.round').replace('end.rounds', 'rounds'), 'ufc'),
        ),
      ),
    ).toEqual([1, 1, 1, 1])
    expect(resultOf(fight, judged, choiceOf('end.method/2-judges', 'ufc'))).toBe(1)
  })

  test.each(['', 'nothing', 'total:2.25', 'result:1', 'handicap', 'p3.result', 'p1.score', 'constructor'])(
    'rejects the market "%s"',
    (id) => {
      expect(findMarket('football', id)).toBeUndefined()
    },
  )

  test('of bets of earlier versions uses the only line of that time', () => {
    expect(sports.map((sport) => findMarket(sport, 'total')?.id)).toEqual([
      'total:2.5',
      'total:2.5',
      'total:162.5',
      'rounds.total:2.5',
      'total:2.5',
    ])
  })
})

describe('odds', () => {
  test('include the published margin in every market', () => {
    expect(oddsOf(0.5)).toBe(188)
    for (const match of matchesOn('2026-03-01')) {
      const progress = { state: start, hasBegun: false, isOver: false, endsBy: 0, minute: null }
      for (const { markets } of offeredMarkets(match, progress))
        for (const { market, outcomes } of markets)
          for (const { outcome, odds } of outcomes) {
            if (odds === null) continue
            const { won, returned } = settlementChances(match.model, start, { market, outcome })
            const chance = won / (1 - returned)
            const paid = (odds / 100) * chance * (1 + marginPercent / 100)
            expect(paid).toBeLessThanOrEqual(1.000001)
            expect(paid).toBeGreaterThan(1 - 0.01 * chance * 1.07)
          }
    }
  })

  test('always win more than the stake, however likely the outcome is', () => {
    // 1 / (1.06 × 1.01) and 1 / 1.06: odds of 1.01, and of 1.00, which would win nothing.
    expect([oddsOf(0.934), oddsOf(0.935), oddsOf(1 / 1.06), oddsOf(0.96)]).toEqual([101, null, null, null])
    const lowest: number[] = []
    for (const match of matchesOn('2026-03-01')) {
      const draw = drawFrom({ serverSeed: 'test', clientSeed: match.id, nonce: 1 })
      let state = start
      while (!match.model.isOver(state)) {
        const progress = { state, hasBegun: true, isOver: false, endsBy: 0, minute: null }
        if (state.played % 15 < 3) {
          const offered = offeredMarkets(match, progress).flatMap(({ markets }) => markets)
          const odds = offered.flatMap(({ outcomes }) => outcomes.flatMap((each) => each.odds ?? []))
          lowest.push(Math.min(...odds))
        }
        state = match.model.playPart(state, draw, draw)
      }
    }
    expect(lowest.length).toBeGreaterThan(100)
    expect(Math.min(...lowest)).toBe(lowestOdds)
  })
})
