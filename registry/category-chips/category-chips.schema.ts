import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { load } from './category-chips.load.ts'
import { examples } from './category-chips.examples.ts'

const sysname = Type.String({ pattern: '^[a-z0-9][a-z0-9-]*$', maxLength: 60, picks: 'category' })

export const categoryChips = defineComponent({
  type: 'CategoryChips',
  version: 1,
  description:
    'The categories of the game hall as links with the number of their games; a player also sees the favourites',
  category: 'games',
  props: Type.Object(
    {
      categories: Type.Optional(
        Type.Array(sysname, {
          minItems: 1,
          maxItems: 16,
          uniqueItems: true,
          description: 'Only these categories, by system name, in this order; left out: all of the platform',
        }),
      ),
      icons: Type.Optional(
        Type.Array(
          Type.Object(
            {
              category: sysname,
              icon: Type.String({ maxLength: 40, picks: 'icon', description: 'Name of an icon' }),
            },
            { additionalProperties: false },
          ),
          {
            maxItems: 30,
            description: 'Icons of categories by system name; others bear the icon that the platform names',
          },
        ),
      ),
      favourites: Type.Optional(
        Type.Boolean({ description: 'A player who is logged in sees the favourites and how many they are' }),
      ),
    },
    { additionalProperties: false },
  ),
  slots: {},
  migrations: [],
  interactive: true,
  load,
  maxAge: 600,
  events: ['favourite'],
  examples,
})
