import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { iconReference } from '../../schemas/documents/reference.ts'
import { load } from './category-chips.load.ts'
import { examples } from './category-chips.examples.ts'

const sysname = Type.String({ pattern: '^[a-z0-9][a-z0-9-]*$', maxLength: 60, picks: 'category' })

export const categoryChips = defineComponent({
  type: 'CategoryChips',
  version: 1,
  description:
    'Game lobby categories as links with the number of games in each. Logged-in players also see their favourites.',
  category: 'games',
  props: Type.Object(
    {
      categories: Type.Optional(
        Type.Array(sysname, {
          minItems: 1,
          maxItems: 16,
          uniqueItems: true,
          description:
            'System names of the categories to show, in this order. Default: all categories of the platform',
        }),
      ),
      icons: Type.Optional(
        Type.Array(
          Type.Object(
            {
              category: sysname,
              icon: iconReference(
                'Name of an icon (/_icons shows all), or an own picture, best square and without background',
              ),
            },
            { additionalProperties: false },
          ),
          {
            maxItems: 30,
            description:
              'Icons of categories, by system name; other categories use the icon that the platform provides',
          },
        ),
      ),
      favourites: Type.Optional(
        Type.Boolean({
          description: 'Show logged-in players a link to their favourites with the number of games',
        }),
      ),
    },
    { additionalProperties: false },
  ),
  slots: {},
  migrations: [],
  interactive: true,
  canWait: true,
  isShared: 'byFacts',
  load,
  calls: ['games.getLikes'],
  maxAge: 600,
  events: ['favourite'],
  examples,
})
