import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { BlockButton } from '../../schemas/documents/blocks/button.ts'
import { localizedInlineText, localizedText } from '../../schemas/documents/localized.ts'
import { mediaAddress } from '../../schemas/documents/reference.ts'
import { examples } from './card-list.examples.ts'

export const cardList = defineComponent({
  type: 'CardList',
  version: 1,
  description:
    'Cards of equal height in columns: advantages, steps, ways to get help. Stands in a Section, whose heading comes above theirs.',
  category: 'content',
  props: Type.Object(
    {
      cards: Type.Array(
        Type.Object(
          {
            icon: Type.Optional(
              Type.String({
                pattern: '^[a-z-]+$',
                picks: 'icon',
                description: 'Name of an icon; /_icons shows all',
              }),
            ),
            picture: Type.Optional(
              mediaAddress('A drawing in place of the icon, such as /art/emblems/gift.svg'),
            ),
            title: localizedText(60, 'Heading of the card'),
            text: Type.Optional(
              localizedInlineText(300, 'One to three sentences; links and emphasis are allowed'),
            ),
            button: Type.Optional(BlockButton),
          },
          { additionalProperties: false },
        ),
        { maxItems: 12, description: 'The cards in reading order' },
      ),
      columns: Type.Optional(
        Type.Enum([2, 3, 4], { description: 'Columns on wide screens; left out: 3. Phones have one.' }),
      ),
      pictures: Type.Optional(
        Type.Enum(['small', 'wide'], {
          description: 'wide: pictures are scenes as wide as the card; left out: small objects',
        }),
      ),
      isNumbered: Type.Optional(
        Type.Boolean({ description: 'The cards are steps and bear numbers in place of icons' }),
      ),
    },
    { additionalProperties: false },
  ),
  slots: {},
  migrations: [],
  interactive: false,
  isShared: true,
  examples,
})
