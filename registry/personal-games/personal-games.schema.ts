import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { localizedText } from '../../schemas/documents/localized.ts'
import { internalPath } from '../../schemas/documents/reference.ts'
import { examples } from './personal-games.examples.ts'

export const personalGames = defineComponent({
  type: 'PersonalGames',
  version: 1,
  description:
    'A row of games for the logged-in player: recently played, favourites or recommended. Not shown to guests. A row without games says how to fill it; recommendations are left out then.',
  category: 'games',
  props: Type.Object(
    {
      title: localizedText(40, 'Heading of the row'),
      source: Type.Enum(['recent', 'favourites', 'recommended'], {
        description:
          'recent: recently played; favourites: marked with a heart; recommended: other games by the providers of recently played games',
      }),
      count: Type.Integer({ minimum: 1, maximum: 40, default: 18, description: 'Maximum number of games' }),
      moreLink: Type.Optional(
        internalPath('Target of the link to all games: an internal path without language prefix'),
      ),
      hidesWhileLoading: Type.Optional(
        Type.Boolean({
          description:
            'Show nothing until there are games, and insert the row only below the screen: for a row between others. Default: placeholders while the games load',
        }),
      ),
    },
    { additionalProperties: false },
  ),
  slots: {},
  migrations: [],
  interactive: true,
  canWait: { prop: 'hidesWhileLoading' },
  isShared: 'byFacts',
  calls: ['games.getHistory', 'games.getLikes'],
  events: ['favourite'],
  examples,
})
