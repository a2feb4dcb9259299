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
    'Game lobby: categories, search, sorting, and filters by provider, type, feature and volatility. Loads games page by page and keeps the selection in the URL.',
  category: 'games',
  props: Type.Object(
    {
      title: localizedText(40, 'Heading while no category is selected'),
      category: Type.Optional(
        Type.String({
          ...name,
          picks: 'category',
          description: 'System name of the category to open if the URL has none. Default: all games',
        }),
      ),
      categories: Type.Optional(
        Type.Array(Type.String({ ...name, picks: 'category' }), {
          minItems: 1,
          maxItems: 16,
          uniqueItems: true,
          description:
            'System names of the categories to show, in this order. Default: all categories of the platform',
        }),
      ),
      pageSize: Type.Optional(
        Type.Integer({
          minimum: 6,
          maximum: 60,
          multipleOf: 6,
          description: 'Games loaded at a time, a multiple of 6, so that rows are complete. Default: 18',
        }),
      ),
      sort: Type.Optional(
        Type.Enum(['priority', 'players', 'name'], {
          description: 'Order until the player chooses another one. Default: priority on the platform',
        }),
      ),
      features: Type.Array(
        Type.Object(
          { tag: Type.String(name), label: localizedText(24, 'Name of the feature') },
          { additionalProperties: false },
        ),
        {
          maxItems: 12,
          description: 'Features that players can filter by: the tag on the platform, and its name',
        },
      ),
      volatilityFilter: Type.Optional(
        Type.Boolean({
          description:
            'Let players filter by volatility, as soon as games of the list have one. The page then needs the query key "volatility".',
        }),
      ),
    },
    { additionalProperties: false },
  ),
  slots: {},
  migrations: [],
  interactive: true,
  canWait: true,
  load,
  calls: ['games.getLikes', 'games.getHistory'],
  maxAge: 60,
  events: ['favourite'],
  examples,
})
