// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { notePlay } from './play-clock.ts'

const minute = 60_000
const start = Date.UTC(2026, 10, 23, 18)
/** The reminders of a player who plays for this many minutes from `from`, a minute at a time. */
function play(from: number, minutes: number, interval: number, uid = 7) {
  return Array.from({ length: minutes + 1 }, (_, passed) =>
    notePlay(uid, from + passed * minute, interval),
  ).filter((due) => due !== undefined)
}

beforeEach(() => localStorage.clear())

it('reminds of all time of play, once per interval', () => {
  expect(play(start, 65, 30)).toEqual([30, 60])
})

it('counts on in the next game, and anew after a rest', () => {
  expect(play(start, 20, 30)).toEqual([])
  expect(play(start + 25 * minute, 10, 30)).toEqual([30])
  expect(play(start + 60 * minute, 29, 30)).toEqual([])
})

it('counts on in another tab, and apart for another player of the browser', () => {
  expect(play(start, 20, 30)).toEqual([])
  // Each tab has its own session storage.
  sessionStorage.clear()
  expect(play(start + 20 * minute, 10, 30, 8)).toEqual([])
  expect(play(start + 20 * minute, 10, 30)).toEqual([30])
})

it('does not remind a player who wants no reminders', () => {
  expect(play(start, 120, 0)).toEqual([])
})

it('begins anew if the stored times are not readable', () => {
  localStorage.setItem('marquee.play_clock.7', 'x,,')
  expect(play(start, 30, 30)).toEqual([30])
})
