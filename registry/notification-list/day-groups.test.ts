import { expect, it } from 'vitest'
import { groupByDay } from './day-groups.ts'

const timeZone = 'Asia/Tashkent'
const at = (created_at: string) => ({ created_at })

it('groups by the days of the site’s time zone, and names today and yesterday', () => {
  const items = [
    // Ten past midnight in Tashkent is the day before in UTC.
    at('2026-03-01T19:10:00Z'),
    at('2026-03-01T18:50:00Z'),
    at('2026-03-01T04:00:00Z'),
    at('2026-02-27T10:00:00Z'),
  ]
  const groups = groupByDay(items, { now: Date.parse('2026-03-01T20:00:00Z'), timeZone })
  expect(groups.map(({ date, name, items: ofDay }) => [date, name, ofDay.length])).toEqual([
    ['02.03.2026', 'today', 1],
    ['01.03.2026', 'yesterday', 2],
    ['27.02.2026', undefined, 1],
  ])
})

it('has no groups without items', () => {
  expect(groupByDay([], { now: 0, timeZone })).toEqual([])
})
