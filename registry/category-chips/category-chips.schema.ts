import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'

const sysname = Type.String({ pattern: '^[a-z0-9][a-z0-9-]*$', maxLength: 60, picks: 'category' })

const categories = [
  ['top', 'Ommabop', 248, 'star'],
  ['new', 'Yangi', 64, 'bell'],
  ['slots', 'Slotlar', 3120, 'slots'],
  ['live', 'Live kazino', 186, 'play'],
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

export const categoryChips = defineComponent({
  type: 'CategoryChips',
  version: 1,
  description:
    'The categories of the game hall as links with the number of their games; a player also sees the favourites',
  category: 'games',
  props: Type.Object(
    {
      categories: Type.Optional(
        Type.Array(sysname, {
          minItems: 1,
          maxItems: 16,
          uniqueItems: true,
          description: 'Only these categories, by system name, in this order; left out: all of the platform',
        }),
      ),
      icons: Type.Optional(
        Type.Array(
          Type.Object(
            {
              category: sysname,
              icon: Type.String({ maxLength: 40, picks: 'icon', description: 'Name of an icon' }),
            },
            { additionalProperties: false },
          ),
          {
            maxItems: 30,
            description: 'Icons of categories by system name; others bear the icon that the platform names',
          },
        ),
      ),
      favourites: Type.Optional(
        Type.Boolean({ description: 'A player who is logged in sees the favourites and how many they are' }),
      ),
    },
    { additionalProperties: false },
  ),
  slots: {},
  migrations: [],
  interactive: true,
  load: {
    categories: {
      call: 'games.getCategories',
      params: {},
      items: ['sysname', 'name', 'icon', 'games_count'],
    },
  },
  maxAge: 600,
  examples: {
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
  },
})
