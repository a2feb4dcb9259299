import { expect, test } from 'vitest'
import { gameAddress } from './game-address.ts'

test('launches a game from its platform address, for money by default', () => {
  expect(gameAddress({ sysname: 'aviora' })).toBe('/platform/game/aviora/play')
  expect(gameAddress({ sysname: 'aviora' }, 'demo')).toBe('/platform/game/aviora/demo')
  expect(gameAddress({ sysname: '../x?y' })).toBe('/platform/game/..%2Fx%3Fy/play')
})

test('launches a custom game by its number', () => {
  expect(gameAddress({ sysname: 'mines-royal', custom_id: 12 })).toBe('/platform/game/custom/12/play')
  expect(gameAddress({ sysname: 'mines-royal', custom_id: 12 }, 'demo')).toBe('/platform/game/custom/12/demo')
})
