import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { localizedText } from '../../schemas/documents/localized.ts'
import { load } from './freespins.load.ts'
import { examples } from './freespins.examples.ts'

export const freespins = defineComponent({
  type: 'Freespins',
  version: 1,
  description: 'The player’s free spins by game: number left, stake and expiry date, with a link to the game',
  category: 'account',
  props: Type.Object({ title: localizedText(60, 'Heading of the card') }, { additionalProperties: false }),
  slots: {},
  migrations: [],
  interactive: true,
  load,
  calls: ['games.get'],
  examples,
})
