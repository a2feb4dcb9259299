import { expect, it } from 'vitest'
import { fromLocalMoment, toLocalMoment } from './local-moment.ts'

it('shows a moment in the time zone of the browser, and reads it back', () => {
  const local = '2026-12-31T23:30'
  const moment = fromLocalMoment(local)
  expect(Date.parse(moment ?? '')).toBe(new Date(2026, 11, 31, 23, 30).getTime())
  expect(toLocalMoment(moment ?? '')).toBe(local)
})

it.each(['', 'soon', '2026-13-01T10:00'])('reads no moment from "%s"', (text) => {
  expect(fromLocalMoment(text)).toBeUndefined()
  expect(toLocalMoment(text)).toBe('')
})

it('writes no year that documents cannot have', () => {
  expect(fromLocalMoment('12026-01-01T10:00')).toBeUndefined()
})

it.each([
  ['Asia/Tashkent', '2026-12-04T18:00', '2026-12-04T13:00:00.000Z'],
  ['Europe/Berlin', '2026-03-29T03:30', '2026-03-29T01:30:00.000Z'],
  ['Europe/Berlin', '2026-03-28T23:30', '2026-03-28T22:30:00.000Z'],
  ['America/New_York', '2026-11-01T12:00', '2026-11-01T17:00:00.000Z'],
])('reads and shows a moment by the clocks of %s', (zone, local, moment) => {
  expect(fromLocalMoment(local, zone)).toBe(moment)
  expect(toLocalMoment(moment, zone)).toBe(local)
})
