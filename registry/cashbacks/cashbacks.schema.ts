import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { localizedText } from '../../schemas/documents/localized.ts'
import { load } from './cashbacks.load.ts'
import { examples } from './cashbacks.examples.ts'

export const cashbacks = defineComponent({
  type: 'Cashbacks',
  version: 1,
  description:
    'The cashbacks of the player: the one that can be received with its button, the one that grows, and what came of earlier ones',
  category: 'account',
  props: Type.Object(
    { title: localizedText(60, 'Heading above those that have ended') },
    { additionalProperties: false },
  ),
  slots: {},
  migrations: [],
  interactive: true,
  load,
  examples,
})
