import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { exampleGame } from '../../schemas/examples/games.ts'

const items = [exampleGame('olmos-saltanati'), exampleGame('aviora'), exampleGame('anor-deluxe')]

export const gamesSearch = defineComponent({
  type: 'GamesSearch',
  version: 1,
  description:
    'A field that finds games while one types, forgiving typos; before that the recent searches and popular games. For a popup or a page.',
  category: 'games',
  props: Type.Object(
    {
      tags: Type.String({
        pattern: '^[a-z0-9-]+(,[a-z0-9-]+)*$',
        default: 'top',
        description: 'Tags of the games shown while nothing is looked for, comma-joined: top, new, jackpot',
      }),
      popularCount: Type.Integer({
        minimum: 1,
        maximum: 24,
        default: 9,
        description: 'How many games are shown then',
      }),
      count: Type.Integer({ minimum: 1, maximum: 60, default: 30, description: 'Found games at most' }),
    },
    { additionalProperties: false },
  ),
  slots: {},
  migrations: [],
  interactive: true,
  load: {
    popular: {
      call: 'games.get',
      params: {
        tags: { from: 'props', name: 'tags' },
        count: { from: 'props', name: 'popularCount' },
      },
    },
  },
  examples: {
    normal: {
      props: { tags: 'top', popularCount: 9, count: 30 },
      data: { popular: { status: 'success', data: { items, total: 248 } } },
    },
    empty: {
      props: { tags: 'no-such-tag', popularCount: 9, count: 30 },
      data: { popular: { status: 'success', data: { items: [], total: 0 } } },
    },
    error: {
      props: { tags: 'top', popularCount: 9, count: 30 },
      data: { popular: { status: 'error', error: 'ApplicationUnavailableException' } },
    },
    longText: {
      props: { tags: 'top', popularCount: 9, count: 30 },
      data: {
        popular: {
          status: 'success',
          data: {
            items: items.map((item) => ({
              ...item,
              description: { name: `${item.name}: the Extraordinary Anniversary Edition` },
              provider: 'International Interactive Entertainment',
            })),
            total: 3,
          },
        },
      },
    },
  },
})
