import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { localizedText } from '../../schemas/documents/localized.ts'
import { load } from './related-games.load.ts'
import { examples } from './related-games.examples.ts'

export const relatedGames = defineComponent({
  type: 'RelatedGames',
  version: 1,
  description:
    'Games similar to the game of the page: first by the same provider and of the same type, then others of that type. Place it on the page /game/:sysname.',
  category: 'games',
  props: Type.Object(
    {
      title: localizedText(40, 'Heading of the row'),
      count: Type.Integer({ minimum: 1, maximum: 40, default: 18, description: 'Maximum number of games' }),
    },
    { additionalProperties: false },
  ),
  slots: {},
  migrations: [],
  interactive: true,
  load,
  maxAge: 60,
  events: ['favourite'],
  examples,
})
