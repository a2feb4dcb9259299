import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { BlockButton } from '../../schemas/documents/blocks/button.ts'
import { localizedInlineText, localizedText } from '../../schemas/documents/localized.ts'
import { iconReference, mediaAddress } from '../../schemas/documents/reference.ts'
import { examples } from './card-list.examples.ts'

export const cardList = defineComponent({
  type: 'CardList',
  version: 1,
  description:
    'Cards of equal height in columns: benefits, steps, ways to get help. Place them in a Section: its heading comes above the headings of the cards.',
  category: 'content',
  props: Type.Object(
    {
      cards: Type.Array(
        Type.Object(
          {
            icon: Type.Optional(
              iconReference(
                'Name of an icon (/_icons shows all), or an own picture, best square and without background',
              ),
            ),
            picture: Type.Optional(
              mediaAddress('Illustration in place of the icon, such as /art/emblems/gift.svg'),
            ),
            title: localizedText(60, 'Heading of the card'),
            text: Type.Optional(
              localizedInlineText(300, 'One to three sentences; links and emphasis are allowed'),
            ),
            button: Type.Optional(BlockButton),
          },
          { additionalProperties: false },
        ),
        { maxItems: 12, description: 'Cards in reading order' },
      ),
      columns: Type.Optional(
        Type.Enum([2, 3, 4], {
          description: 'Number of columns on wide screens; phones have one. Default: 3',
        }),
      ),
      pictures: Type.Optional(
        Type.Enum(['small', 'wide'], {
          description: 'small: small objects; wide: scenes as wide as the card. Default: small',
        }),
      ),
      isNumbered: Type.Optional(
        Type.Boolean({ description: 'The cards are steps: show numbers instead of icons' }),
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
