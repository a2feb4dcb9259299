import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { localizedText } from '../../schemas/documents/localized.ts'
import { internalPath } from '../../schemas/documents/reference.ts'
import { examples } from './personal-games.examples.ts'

export const personalGames = defineComponent({
  type: 'PersonalGames',
  version: 1,
  description:
    'A row of games chosen for the player who is logged in: played last, favourites, or recommended by what was played. Guests, and players without any, do not see it.',
  category: 'games',
  props: Type.Object(
    {
      title: localizedText(40, 'Heading of the row'),
      source: Type.Enum(['recent', 'favourites', 'recommended'], {
        description:
          'recent: played last; favourites: with a heart; recommended: others by the makers of what was played last',
      }),
      count: Type.Integer({ minimum: 1, maximum: 40, default: 18, description: 'Games at most' }),
      moreLink: Type.Optional(
        internalPath('Where the link to all games leads: an internal path without language prefix'),
      ),
    },
    { additionalProperties: false },
  ),
  slots: {},
  migrations: [],
  interactive: true,
  events: ['favourite'],
  examples,
})
