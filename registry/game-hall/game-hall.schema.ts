import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { localizedText } from '../../schemas/documents/localized.ts'
import { load } from './game-hall.load.ts'
import { examples } from './game-hall.examples.ts'

const name = { pattern: '^[a-z0-9][a-z0-9-]*$', maxLength: 60 }

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
  load,
  maxAge: 60,
  events: ['favourite'],
  examples,
})
