import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { load } from './games-search.load.ts'
import { examples } from './games-search.examples.ts'

export const gamesSearch = defineComponent({
  type: 'GamesSearch',
  version: 1,
  description:
    'Search field that finds games as the player types and tolerates typos. Before typing, it shows recent searches and popular games. For a popup or a page.',
  category: 'games',
  props: Type.Object(
    {
      tags: Type.String({
        pattern: '^[a-z0-9-]+(,[a-z0-9-]+)*$',
        default: 'top',
        description: 'Tags of the games shown before a search, comma-separated: top, new, jackpot',
      }),
      popularCount: Type.Integer({
        minimum: 1,
        maximum: 24,
        default: 9,
        description: 'Number of games shown before a search',
      }),
      count: Type.Integer({ minimum: 1, maximum: 60, default: 30, description: 'Maximum number of results' }),
    },
    { additionalProperties: false },
  ),
  slots: {},
  migrations: [],
  interactive: true,
  load,
  examples,
})
