import type { ComponentExamples } from '../../schemas/component.ts'
import { exampleGame } from '../../schemas/examples/games.ts'

const items = [
  exampleGame('olmos-saltanati'),
  exampleGame('aviora', { tags: ['new'], players: 3871 }),
  exampleGame('anor-deluxe', { tags: ['jackpot'], players: 642 }),
]

/** Providers of the games, and others. */
const providersOf = (others: number) => [
  ...items.map(({ provider, provider_sysname }, index) => ({
    sysname: provider_sysname,
    name: provider,
    games_count: 40 - index,
    image_url: null,
  })),
  ...Array.from({ length: others }, (_, index) => ({
    sysname: `studio-${index + 1}`,
    name: `Studio ${index + 1}`,
    games_count: 20 - index,
    image_url: null,
  })),
]

const title = { uz: 'Ommabop', ru: 'Популярные' }

export const examples = {
  normal: {
    props: { title, tags: 'top', providerFilter: true, count: 18, moreLink: '/gamehall' },
    data: {
      games: { status: 'success', data: { items, total: 248 } },
      providers: { status: 'success', data: { items: providersOf(14) } },
    },
  },
  empty: {
    props: { title, count: 18 },
    data: { games: { status: 'success', data: { items: [], total: 0 } } },
  },
  error: {
    props: { title, count: 18 },
    data: { games: { status: 'error', error: 'ApplicationUnavailableException' } },
  },
  longText: {
    props: {
      title: { uz: 'Eng koʻp oʻynaladigan jekpotli slotlar', ru: 'Самые популярные слоты с джекпотом' },
      providerFilter: true,
      count: 18,
      moreLink: '/gamehall',
    },
    data: {
      games: {
        status: 'success',
        data: {
          items: items.map((item) => ({
            ...item,
            description: { name: `${item.name}: the Extraordinary Anniversary Edition` },
            provider: 'International Interactive Entertainment',
          })),
          total: 12480,
        },
      },
      providers: {
        status: 'success',
        data: {
          items: providersOf(2).map((provider) => ({
            ...provider,
            name: `International ${provider.name} Entertainment`,
          })),
        },
      },
    },
  },
} satisfies ComponentExamples
