import type { ComponentExamples } from '../../schemas/component.ts'

const categories = [
  ['top', 'Ommabop', 248, 'star'],
  ['new', 'Yangi', 64, 'bell'],
  ['slots', 'Slotlar', 3120, 'slots'],
  ['live', 'Jonli kazino', 186, 'play'],
  ['fast', 'Tezkor oʻyinlar', 41, 'bolt'],
  ['tables', 'Stol oʻyinlari', 97, 'dice'],
  ['jackpot', 'Jekpotli oʻyinlar', 132, 'crown'],
  ['bonus-buy', 'Bonusni sotib olish', 28, 'gift'],
] as const

const items = categories.map(([sysname, name, games_count, icon], index) => ({
  id: index + 1,
  sysname,
  name,
  priority: index + 1,
  types: [],
  tags: [],
  games_count,
  icon,
}))

export const examples = {
  normal: {
    props: { icons: [{ category: 'new', icon: 'bolt' }], favourites: true },
    data: { categories: { status: 'success', data: { items } } },
  },
  picked: {
    props: { categories: ['slots', 'live', 'top'] },
    data: { categories: { status: 'success', data: { items } } },
  },
  empty: { props: {}, data: { categories: { status: 'success', data: { items: [] } } } },
  error: {
    props: {},
    data: { categories: { status: 'error', error: 'ApplicationUnavailableException' } },
  },
  longText: {
    props: {},
    data: {
      categories: {
        status: 'success',
        data: {
          items: items.map((item) => ({
            ...item,
            name: 'Международные экспериментальные игры',
            games_count: 12480,
          })),
        },
      },
    },
  },
} satisfies ComponentExamples
