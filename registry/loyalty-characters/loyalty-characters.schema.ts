import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { localizedText } from '../../schemas/documents/localized.ts'
import { load } from './loyalty-characters.load.ts'
import { examples } from './loyalty-characters.examples.ts'

export const loyaltyCharacters = defineComponent({
  type: 'LoyaltyCharacters',
  version: 1,
  description:
    'The characters of the loyalty program: the one of the player stands out, any other that is open to him can be chosen.',
  category: 'account',
  props: Type.Object({ title: localizedText(40, 'Heading') }, { additionalProperties: false }),
  slots: {},
  migrations: [],
  interactive: true,
  load,
  maxAge: 60,
  examples,
})
