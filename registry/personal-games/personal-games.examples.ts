import type { ComponentExamples } from '../../schemas/component.ts'
import { exampleGame } from '../../schemas/examples/games.ts'

const title = { uz: 'Yaqinda oʻynaganlaringiz', ru: 'Вы недавно играли' }

const games = [
  exampleGame('olmos-saltanati'),
  exampleGame('wolf-moon'),
  exampleGame('book-of-bactria', { tags: ['new'] }),
  exampleGame('lucky-sevens', { tags: ['jackpot'] }),
  exampleGame('anor-deluxe', { tags: ['jackpot'] }),
]
const asPlayer = {
  viewer: 'player',
  answers: {
    'games.getLikes': { items: ['wolf-moon', 'anor-deluxe'] },
    'games.getHistory': { items: [], total: 0 },
    'games.get': { items: games, total: games.length },
  },
} as const

export const examples = {
  normal: { props: { title, source: 'recent', count: 18, moreLink: '/gamehall?category=recent' } },
  favourites: {
    ...asPlayer,
    props: { title: { uz: 'Sevimlilar', ru: 'Избранное' }, source: 'favourites', count: 18 },
  },
  longText: {
    ...asPlayer,
    props: {
      title: { uz: 'Siz oʻynaganlarga oʻxshash oʻyinlar', ru: 'Похоже на то, во что вы играли' },
      source: 'recommended',
      count: 18,
    },
  },
} satisfies ComponentExamples
