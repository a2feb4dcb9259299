import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { localizedText } from '../../schemas/documents/localized.ts'
import { load } from './bonuses.load.ts'
import { examples } from './bonuses.examples.ts'

export const bonuses = defineComponent({
  type: 'Bonuses',
  version: 1,
  description:
    'The bonuses of the player, for casino games and for sports: how far each is wagered, until when, and what can be done with it. Nothing begins during a break',
  category: 'account',
  props: Type.Object(
    { title: localizedText(60, 'Heading above the bonuses') },
    { additionalProperties: false },
  ),
  slots: {},
  migrations: [],
  interactive: true,
  load,
  examples,
})
