import { expect, it } from 'vitest'
import { daysOfNew } from './new-player.ts'

const registered = Date.parse('2026-12-01T10:00:00Z')
const after = (days: number) => registered + days * 86_400_000

it('a player is new until as many days have passed as are asked for', () => {
  const player = { reg_time: registered / 1000 }
  expect(daysOfNew([7, 30], player, after(6.99))).toEqual([7, 30])
  expect(daysOfNew([7, 30], player, after(7))).toEqual([30])
  expect(daysOfNew([7, 30], player, after(30))).toEqual([])
})

it('nobody is new if the platform does not say when they registered', () => {
  expect(daysOfNew([3650], { reg_time: 0 }, after(0))).toEqual([])
})
