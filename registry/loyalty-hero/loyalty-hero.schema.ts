import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { BlockButton } from '../../schemas/documents/blocks/button.ts'
import { localizedText } from '../../schemas/documents/localized.ts'
import { load } from './loyalty-hero.load.ts'
import { examples } from './loyalty-hero.examples.ts'

export const loyaltyHero = defineComponent({
  type: 'LoyaltyHero',
  version: 1,
  description:
    'Header of the loyalty pages: main heading, the player’s points and character, and the progress to the next level. Guests are asked to register.',
  category: 'account',
  props: Type.Object(
    {
      title: localizedText(56, 'Main heading of the page'),
      text: localizedText(110, 'How points are earned, and any restrictions, in one or two sentences'),
      buttons: Type.Array(BlockButton, {
        maxItems: 2,
        description: 'Links to further pages, such as the shop',
      }),
    },
    { additionalProperties: false },
  ),
  slots: {},
  migrations: [],
  interactive: true,
  load,
  examples,
})
