import type { ComponentExamples } from '../../schemas/component.ts'
import { gameTypes } from '../../schemas/api/entities/games.ts'
import { exampleGame } from '../../schemas/examples/games.ts'

const items = [
  exampleGame('olmos-saltanati', { volatility: 'medium' }),
  exampleGame('wolf-moon'),
  exampleGame('book-of-bactria', { tags: ['new'] }),
  exampleGame('lucky-sevens', { tags: ['jackpot'] }),
  exampleGame('anor-deluxe', { tags: ['jackpot'] }),
]

const category = (id: number, name: string, title: string, count: number) => ({
  id,
  sysname: name,
  name: title,
  priority: id,
  types: name === 'slots' ? [gameTypes[0]] : [],
  tags: name === 'slots' ? [] : [name],
  games_count: count,
  icon: 'star',
})

const categories = [
  category(1, 'top', 'Ommabop', 248),
  category(2, 'new', 'Yangi', 64),
  category(3, 'slots', 'Slotlar', 3120),
]

const providers = ['Kobalt Play', 'Nordlys', 'Polar Nine', 'Tiqin Games', 'Ember Works', 'Sirius Live'].map(
  (name, index) => ({
    sysname: name.toLowerCase().replace(' ', '-'),
    name,
    games_count: 412 - 40 * index,
    image_url: null,
  }),
)

const success = <Data>(data: Data) => ({ status: 'success' as const, data })

const answers = (list: readonly unknown[], total: number) => ({
  games: success({ items: list, total }),
  categories: success({ items: categories }),
  providers: success({ items: providers }),
})

const title = { uz: 'Barcha oʻyinlar', ru: 'Все игры' }

const features = [
  { tag: 'jackpot', label: { uz: 'Jekpot', ru: 'Джекпот' } },
  { tag: 'freespins', label: { uz: 'Bepul aylantirish', ru: 'Бесплатные вращения' } },
]

export const examples = {
  normal: { props: { title, features, volatilityFilter: true }, data: answers(items, 214) },
  empty: { props: { title, features }, data: answers([], 0) },
  error: {
    props: { title, features },
    data: {
      games: { status: 'error', error: 'ApplicationUnavailableException' },
      categories: { status: 'error', error: 'ApplicationUnavailableException' },
      providers: { status: 'error', error: 'ApplicationUnavailableException' },
    },
  },
  longText: {
    props: {
      title: { uz: 'Eng koʻp oʻynaladigan oʻyinlar zali', ru: 'Самые популярные игры этой недели' },
      features: [
        ...features,
        { tag: 'cascade', label: { uz: 'Qulaydigan belgilar', ru: 'Падающие символы' } },
      ],
    },
    data: {
      games: success({
        items: items.map((item) => ({
          ...item,
          description: { name: `${item.name}: the Extraordinary Anniversary Edition` },
          provider: 'International Interactive Entertainment',
        })),
        total: 12480,
      }),
      categories: success({
        items: categories.map((one) => ({ ...one, name: 'Международные экспериментальные игры' })),
      }),
      providers: success({
        items: providers.map((one) => ({ ...one, name: `International ${one.name} Entertainment` })),
      }),
    },
  },
} satisfies ComponentExamples
