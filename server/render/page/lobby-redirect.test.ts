import { expect, it } from 'vitest'
import type { GameCategory } from '../../../schemas/api/entities/games.ts'
import { filteredLobby, lobbyIdIn } from './lobby-redirect.ts'

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
  expect(filteredLobby('3', '', [slots])).toBe('/gamehall?category=slots')
  expect(filteredLobby('slots', '?providers=kobalt&category=live', [slots])).toBe(
    '/gamehall?providers=kobalt&category=slots',
  )
})

it('redirects a lobby that the settings map to a category [RULE-05]', () => {
  const lobbies = [{ id: 'evening', category: 'slots' }]
  expect(filteredLobby('evening', '', [slots], lobbies)).toBe('/gamehall?category=slots')
})

it('knows no other id', () => {
  expect(filteredLobby('nowhere', '', [slots])).toBeNull()
  expect(filteredLobby('3', '', [])).toBeNull()
})

it("finds an id only in a lobby's address", () => {
  expect(lobbyIdIn('/gamehall/3')).toBe('3')
  expect(lobbyIdIn('/gamehall/%D1%81')).toBe('с')
  expect([lobbyIdIn('/gamehall'), lobbyIdIn('/gamehall/3/x'), lobbyIdIn('/gamehall/%E0%A4%A')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
