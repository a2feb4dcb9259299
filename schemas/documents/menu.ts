import { Type, type Static } from 'typebox'
import { Condition } from './condition.ts'
import { localizedText } from './localized.ts'
import { internalPath } from './reference.ts'

export const Menu = Type.Object(
  {
    items: Type.Array(
      Type.Object(
        {
          id: Type.String({ pattern: '^[a-z0-9-]+$' }),
          label: localizedText(30, 'Text of the entry'),
          to: internalPath('Internal path without language prefix'),
          icon: Type.Optional(Type.String({ picks: 'icon', description: 'Name of an icon' })),
          live: Type.Optional(
            Type.Boolean({ description: 'A red dot before the text: something is going on right now' }),
          ),
          when: Type.Optional(Condition),
        },
        { additionalProperties: false },
      ),
      { maxItems: 12 },
    ),
  },
  { additionalProperties: false },
)
export type Menu = Static<typeof Menu>
