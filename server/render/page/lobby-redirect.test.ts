import { expect, it } from 'vitest'
import type { GameCategory } from '../../../schemas/api/entities/games.ts'
import { filteredHall, hallIdIn } from './lobby-redirect.ts'

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

it('the id of a category leads to the hall filtered by it, with the rest of the query', () => {
  expect(filteredHall('3', '', [slots])).toBe('/gamehall?category=slots')
  expect(filteredHall('slots', '?providers=kobalt&category=live', [slots])).toBe(
    '/gamehall?providers=kobalt&category=slots',
  )
})

it('a hall that settings give a category leads there too', () => {
  const halls = [{ id: 'evening', category: 'slots' }]
  expect(filteredHall('evening', '', [slots], halls)).toBe('/gamehall?category=slots')
})

it('any other id is a hall of its own', () => {
  expect(filteredHall('nowhere', '', [slots])).toBeNull()
  expect(filteredHall('3', '', [])).toBeNull()
})

it('only a hall by id has an id', () => {
  expect(hallIdIn('/gamehall/3')).toBe('3')
  expect(hallIdIn('/gamehall/%D1%81')).toBe('с')
  expect([hallIdIn('/gamehall'), hallIdIn('/gamehall/3/x'), hallIdIn('/gamehall/%E0%A4%A')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
