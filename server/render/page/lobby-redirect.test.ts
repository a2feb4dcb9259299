import { expect, it } from 'vitest'
import type { GameCategory } from '../../../schemas/api/entities/games.ts'
import { testConfig } from '../../../tests/support/site-config.ts'
import { filteredLobby } from './lobby-redirect.ts'

const slots: GameCategory = {
  id: 3,
  sysname: 'slots',
  name: 'Slotlar',
  priority: 1,
  types: ['slot'],
  tags: [],
  games_count: 1,
  icon: 'slots',
}

it('redirects a category id to the lobby filtered by it, with the rest of the query', () => {
  expect(filteredLobby('3', '', [slots], testConfig)).toBe('/gamehall?category=slots')
  expect(filteredLobby('slots', '?providers=kobalt&category=live', [slots], testConfig)).toBe(
    '/gamehall?providers=kobalt&category=slots',
  )
})

it('redirects a lobby that the settings map to a category [RULE-05]', () => {
  const games = { covers: [], halls: [{ id: 'evening', category: 'slots' }] }
  expect(filteredLobby('evening', '', [slots], { ...testConfig, games })).toBe('/gamehall?category=slots')
})

it('knows no other id', () => {
  expect(filteredLobby('nowhere', '', [slots], testConfig)).toBeNull()
  expect(filteredLobby('3', '', [], testConfig)).toBeNull()
})
