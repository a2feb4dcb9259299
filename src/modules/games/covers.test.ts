import { expect, it } from 'vitest'
import type { Game } from '../../../schemas/api/entities/games.ts'
import { coversOf } from './covers.ts'

const game = (sysname: string, more: Partial<Game> = {}): Game => ({
  sysname,
  name: sysname,
  type: 'slot',
  provider: 'Kobalt Play',
  provider_sysname: 'kobalt',
  priority: 1,
  tags: [],
  rtp: null,
  min_bet: null,
  players: 0,
  has_demo: true,
  image_url: null,
  emblem: 'gem',
  palette: null,
  description: {},
  ...more,
})
const coverOf = (...[one, pinned]: [Game, Parameters<typeof coversOf>[1]['covers'][number]?]) =>
  coversOf([one], { covers: pinned ? [{ ...pinned }] : [] })[0]

it("prefers the cover pinned by a content manager to the platform's", () => {
  const anor = game('anor', { palette: 'plum' })
  expect(coverOf(anor)).toMatchObject({ emblem: 'gem', palette: 'plum' })
  expect(coverOf(anor, { sysname: 'anor', emblem: 'anor' })).toMatchObject({
    emblem: 'anor',
    palette: 'plum',
  })
  expect(coverOf(anor, { sysname: 'anor', palette: 'teal' })).toMatchObject({
    emblem: 'gem',
    palette: 'teal',
  })
  expect(coverOf(anor, { sysname: 'other', palette: 'teal' })).toMatchObject({ palette: 'plum' })
})

it("prefers an uploaded picture to all others, and a pinned drawing to the platform's picture", () => {
  const photographed = game('anor', { image_url: 'https://cdn.example/a.webp' })
  expect(coverOf(photographed)?.image).toBe('https://cdn.example/a.webp')
  expect(coverOf(photographed, { sysname: 'anor', emblem: 'anor' })?.image).toBeUndefined()
  expect(coverOf(photographed, { sysname: 'anor', emblem: 'anor', image: '/art/own.webp' })?.image).toBe(
    '/art/own.webp',
  )
})

it('gives neighbours different covers', () => {
  const covers = coversOf(
    ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => game(name)),
    { covers: [] },
  )
  const looks = covers.map(({ emblem, palette }) => `${emblem} ${palette}`)
  expect(looks.filter((look, index) => look === looks[index - 1])).toEqual([])
})
