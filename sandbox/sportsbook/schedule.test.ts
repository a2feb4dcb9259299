import { describe, expect, test } from 'vitest'
import { dayOf, findMatch, matchesAround, matchesOn } from './schedule.ts'
import { plans, sports } from './sports.ts'

const day = '2026-03-01'

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
