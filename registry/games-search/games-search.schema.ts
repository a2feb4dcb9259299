import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { load } from './games-search.load.ts'
import { examples } from './games-search.examples.ts'

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
  load,
  examples,
})
