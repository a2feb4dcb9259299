import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { localizedText } from '../../schemas/documents/localized.ts'
import { load } from './loyalty-characters.load.ts'
import { examples } from './loyalty-characters.examples.ts'

export const loyaltyCharacters = defineComponent({
  type: 'LoyaltyCharacters',
  version: 1,
  description:
    'Characters of the loyalty program: the player’s own character is highlighted, and any other unlocked character can be chosen',
  category: 'account',
  props: Type.Object({ title: localizedText(40, 'Heading') }, { additionalProperties: false }),
  slots: {},
  migrations: [],
  interactive: true,
  load,
  maxAge: 60,
  examples,
})
