import { Type } from 'typebox'
import { gameTypes } from '../../schemas/api/entities/games.ts'
import { defineComponent } from '../../schemas/component.ts'

const games = [
  ['olmos-saltanati', 'Olmos Saltanati', 'Kobalt Play', 'gem'],
  ['aviora', 'Aviora', 'Ember Works', 'plane'],
  ['anor-deluxe', 'Anor Deluxe', 'Tiqin Games', 'anor'],
] as const

const items = games.map(([sysname, name, provider, emblem], index) => ({
  sysname,
  name,
  type: gameTypes[0],
  provider,
  provider_sysname: provider.toLowerCase().replace(' ', '-'),
  priority: index + 1,
  tags: ['top'],
  rtp: '96.4',
  min_bet: { amount: '1000.00', currency: 'UZS' },
  players: 12,
  has_demo: true,
  image_url: null,
  emblem,
  palette: null,
  description: {},
}))

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
