import { expect, test } from 'vitest'
import { gameAddress } from './game-address.ts'

test('a game is launched from its address below platform, for money unless told otherwise', () => {
  expect(gameAddress({ sysname: 'aviora' })).toBe('/platform/game/aviora/play')
  expect(gameAddress({ sysname: 'aviora' }, 'demo')).toBe('/platform/game/aviora/demo')
  expect(gameAddress({ sysname: '../x?y' })).toBe('/platform/game/..%2Fx%3Fy/play')
})

test('a game that was made for this site is launched by its number', () => {
  expect(gameAddress({ custom: 12 })).toBe('/platform/game/custom/12/play')
  expect(gameAddress({ custom: 12 }, 'demo')).toBe('/platform/game/custom/12/demo')
})
