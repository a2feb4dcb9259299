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
    'The head of the loyalty pages: the main heading, the points of the player, his character and the way to the next level. Guests are asked to register.',
  category: 'account',
  props: Type.Object(
    {
      title: localizedText(56, 'Main heading of the page'),
      text: localizedText(110, 'How points are earned, and the catch, in one or two sentences'),
      buttons: Type.Array(BlockButton, { maxItems: 2, description: 'Where from here, such as the shop' }),
    },
    { additionalProperties: false },
  ),
  slots: {},
  migrations: [],
  interactive: true,
  load,
  examples,
})
