import { describe, expect, test } from 'vitest'
import { dayOf, findMatch, matchesOn } from './schedule.ts'
import { plans, sports } from './sports.ts'

const day = '2026-03-01'

describe('the schedule', () => {
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

  test.each(['', 'football', '20260301-football-99', '20260301-chess-01', '20269901-football-01', '../x'])(
    'rejects the match "%s"',
    (id) => {
      expect(findMatch(id)).toBeUndefined()
    },
  )
})
