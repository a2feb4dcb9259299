import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { localizedText } from '../../schemas/documents/localized.ts'
import { load } from './freespins.load.ts'
import { examples } from './freespins.examples.ts'

export const freespins = defineComponent({
  type: 'Freespins',
  version: 1,
  description:
    'The free spins of the player by game: how many are left, of which stake and until when, with the way into the game',
  category: 'account',
  props: Type.Object({ title: localizedText(60, 'Heading of the card') }, { additionalProperties: false }),
  slots: {},
  migrations: [],
  interactive: true,
  load,
  examples,
})
