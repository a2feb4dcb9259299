import type { Game } from '../api/entities/games.ts'

const games = {
  'olmos-saltanati': ['Olmos Saltanati', 'Kobalt Play', 'gem'],
  'wolf-moon': ['Wolf Moon', 'Polar Nine', 'wolf'],
  'book-of-bactria': ['Book of Bactria', 'Nordlys', 'book'],
  'lucky-sevens': ['Lucky Sevens', 'Kobalt Play', 'seven'],
  'anor-deluxe': ['Anor Deluxe', 'Tiqin Games', 'anor'],
  aviora: ['Aviora', 'Ember Works', 'plane'],
} as const

/** A game for the examples of blocks. */
export function exampleGame(sysname: keyof typeof games, changes: Partial<Game> = {}): Game {
  const [name, provider, emblem] = games[sysname]
  return {
    sysname,
    name,
    type: 'slot',
    provider,
    provider_sysname: provider.toLowerCase().replace(' ', '-'),
    priority: 1,
    tags: ['top'],
    rtp: '96.4',
    min_bet: { amount: '1000.00', currency: 'UZS' },
    players: 1204,
    has_demo: true,
    image_url: null,
    emblem,
    palette: null,
    description: {},
    ...changes,
  }
}
