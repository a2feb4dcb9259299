import { describe, expect, test } from 'vitest'
import { drawFrom } from '../provably-fair/draw.ts'
import { start, type MatchModel, type MatchState, type Outcome } from './models.ts'
import { hasWon, marginPercent, oddsOf } from './odds.ts'
import { dayOf, findMatch, matchesAround, matchesOn } from './schedule.ts'
import { endOfPart, partsBy, plans, sports } from './sports.ts'

const day = '2026-03-01'

function playOn(model: MatchModel, from: MatchState, nonce: number): MatchState {
  const draw = drawFrom({ serverSeed: 'test', clientSeed: 'match', nonce })
  let state = from
  while (!model.isOver(state)) state = model.playPart(state, draw)
  return state
}

describe.each(sports)('a match of %s', (sport) => {
  const model = plans[sport].model(7, 4)

  test('has probabilities that sum to one, and a certain result at the end', () => {
    const chances = model.chances(start)
    expect(chances['1'] + chances.x + chances['2']).toBeCloseTo(1, 9)
    expect(chances.over + chances.under).toBeCloseTo(1, 9)
    const end = model.chances(playOn(model, start, 1))
    for (const chance of Object.values(end)) expect([0, 1]).toContain(Math.round(chance * 1e9) / 1e9)
  })

  test('ends as often as its probabilities predict, from the start and from the middle', () => {
    const draw = drawFrom({ serverSeed: 'test', clientSeed: 'begin', nonce: 4 })
    const middle = sport === 'football' || sport === 'basketball' ? 20 : 1
    let half = start
    while (half.played < middle && !model.isOver(half)) half = model.playPart(half, draw)
    for (const from of [start, half]) {
      const runs = 1500
      const ends = Array.from({ length: runs }, (_run, nonce) => model.chances(playOn(model, from, nonce)))
      for (const [outcome, chance] of Object.entries(model.chances(from))) {
        const hits = ends.filter((end) =>
          Object.entries(end).some(([name, sure]) => name === outcome && sure > 0.5),
        )
        const deviation = Math.sqrt((chance * (1 - chance)) / runs)
        // The seeds are fixed, so that four standard deviations never fail by chance.
        expect(Math.abs(hits.length / runs - chance)).toBeLessThanOrEqual(4 * deviation + 1e-9)
      }
    }
  })

  test('favours the stronger side', () => {
    const chances = model.chances(start)
    expect(chances['1']).toBeGreaterThan(chances['2'])
    expect(plans[sport].model(2, 9).chances(start)['2']).toBeGreaterThan(0.5)
  })

  test('ends when its last part does, breaks included', () => {
    const plan = plans[sport]
    const end = endOfPart(plan, plan.parts)
    expect(partsBy(plan, end)).toBe(plan.parts)
    expect(partsBy(plan, end - 1)).toBe(plan.parts - 1)
    expect(partsBy(plan, -1)).toBe(0)
    if (plan.pause)
      expect(partsBy(plan, endOfPart(plan, plan.pause.after) + plan.pause.length)).toBe(plan.pause.after)
  })
})

describe('odds', () => {
  test('include the published margin', () => {
    expect(oddsOf(0.5)).toBe(188)
    for (const match of matchesOn(day)) {
      const chances = match.model.chances(start)
      const results: Outcome[] = match.model.hasDraw ? ['1', 'x', '2'] : ['1', '2']
      for (const outcome of results) {
        const odds = oddsOf(chances[outcome])
        if (odds === null) continue
        const returned = (odds / 100) * chances[outcome] * (1 + marginPercent / 100)
        expect(returned).toBeLessThanOrEqual(1.000001)
        expect(returned).toBeGreaterThan(1 - 0.01 * chances[outcome] * 1.07)
      }
    }
  })

  test('are not offered for a decided outcome', () => {
    expect([oddsOf(0.97), oddsOf(1), oddsOf(0), oddsOf(0.009)]).toEqual([null, null, null, null])
  })

  test('settle totals by the line and results by the score', () => {
    const match = matchesOn(day).find(({ sport }) => sport === 'football')
    if (!match) throw new Error('no football')
    const progress = {
      state: { played: 90, home: 2, away: 1 },
      hasBegun: true,
      isOver: true,
      endsBy: 0,
      minute: null,
    }
    const won = (['1', 'x', '2', 'over', 'under'] as const).filter((outcome) =>
      hasWon(match, progress, outcome),
    )
    expect(won).toEqual(['1', 'over'])
  })
})

describe('the schedule', () => {
  test('is always the same for a day, and differs between days', () => {
    const ids = (of: string) => matchesOn(of).map(({ id, home, startsAt }) => [id, home.uz, startsAt])
    const first = ids(day)
    for (let offset = 1; offset < 40; offset += 1) matchesOn(dayOf(Date.parse(day) + offset * 86_400_000))
    expect(ids(day)).toEqual(first)
    expect(ids('2026-03-02').map(([, home]) => home)).not.toEqual(first.map(([, home]) => home))
  })

  test('has every sport each day, no side twice, within the day, at multiples of five minutes', () => {
    const matches = matchesOn(day)
    for (const sport of sports) {
      const of = matches.filter((match) => match.sport === sport)
      expect(of).toHaveLength(plans[sport].matchesPerDay)
      const names = of.flatMap(({ league, home, away }) => [
        `${league.uz} ${home.uz}`,
        `${league.uz} ${away.uz}`,
      ])
      expect(new Set(names).size).toBe(names.length)
    }
    for (const { startsAt, id } of matches) {
      expect(dayOf(startsAt)).toBe(day)
      expect(startsAt % 300_000).toBe(0)
      expect(findMatch(id)?.startsAt).toBe(startsAt)
    }
  })

  test('has something to show at any hour', () => {
    for (let hour = 0; hour < 24; hour += 1) {
      const at = Date.parse(day) + hour * 3_600_000
      const around = matchesAround(at)
      expect(around.filter(({ startsAt }) => startsAt > at).length).toBeGreaterThan(40)
      expect(
        around.filter(({ startsAt }) => startsAt <= at && startsAt > at - 5_400_000).length,
      ).toBeGreaterThan(0)
    }
  })

  test.each(['', 'football', '20260301-football-99', '20260301-chess-01', '20269901-football-01', '../x'])(
    'rejects the match "%s"',
    (id) => {
      expect(findMatch(id)).toBeUndefined()
    },
  )
})
