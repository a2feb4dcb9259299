import { Type } from 'typebox'
import { gameTypes } from '../../schemas/api/entities/games.ts'
import { defineComponent, type LoadParam } from '../../schemas/component.ts'
import { localizedText } from '../../schemas/documents/localized.ts'
import { exampleGame } from '../../schemas/examples/games.ts'

const name = { pattern: '^[a-z0-9][a-z0-9-]*$', maxLength: 60 }

const items = [
  exampleGame('olmos-saltanati'),
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

const ofCategory = (part: 'types' | 'tags'): LoadParam => ({
  from: 'category',
  query: 'category',
  prop: 'category',
  part,
  fallback: { from: 'query', name: part },
})

/** Shelves of the player's own, which only the browser can fill. */
const personal = { query: 'category', values: ['favourites', 'recent'] }

const title = { uz: 'Barcha oʻyinlar', ru: 'Все игры' }
const features = [
  { tag: 'jackpot', label: { uz: 'Jekpot', ru: 'Джекпот' } },
  { tag: 'bonus-buy', label: { uz: 'Bonus xaridi', ru: 'Покупка бонуса' } },
]

export const gameHall = defineComponent({
  type: 'GameHall',
  version: 1,
  description:
    'The hall of games: categories, search, order, filters by provider, kind and feature; games come 18 at a time. What is chosen stands in the address.',
  category: 'games',
  props: Type.Object(
    {
      title: localizedText(40, 'Heading while no category is chosen'),
      category: Type.Optional(
        Type.String({
          ...name,
          picks: 'category',
          description:
            'System name of the category that is open where the address names none; left out: all games',
        }),
      ),
      categories: Type.Optional(
        Type.Array(Type.String({ ...name, picks: 'category' }), {
          minItems: 1,
          maxItems: 16,
          uniqueItems: true,
          description: 'Only these categories, by system name, in this order; left out: all of the platform',
        }),
      ),
      features: Type.Array(
        Type.Object(
          { tag: Type.String(name), label: localizedText(24, 'Name of the feature') },
          { additionalProperties: false },
        ),
        {
          maxItems: 12,
          description: 'Features that games can be narrowed to: the tag on the platform, and its name',
        },
      ),
    },
    { additionalProperties: false },
  ),
  slots: {},
  migrations: [],
  interactive: true,
  load: {
    games: {
      call: 'games.get',
      params: {
        count: { from: 'value', value: 18 },
        offset: { from: 'page', name: 'page', size: 18 },
        types: ofCategory('types'),
        tags: ofCategory('tags'),
        providers: { from: 'query', name: 'providers' },
        query: { from: 'query', name: 'query' },
        sort: { from: 'query', name: 'sort', values: { name: 'name', players: 'players' } },
        order: { from: 'query', name: 'sort', values: { players: 'desc' } },
      },
      except: personal,
      followsAddress: true,
    },
    categories: { call: 'games.getCategories', params: {} },
    providers: {
      call: 'games.getProviders',
      params: { types: ofCategory('types'), tags: ofCategory('tags') },
      except: personal,
      followsAddress: true,
    },
  },
  maxAge: 60,
  examples: {
    normal: { props: { title, features }, data: answers(items, 214) },
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
  },
})
