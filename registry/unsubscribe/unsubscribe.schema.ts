import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { BlockButton } from '../../schemas/documents/blocks/button.ts'
import { localizedText } from '../../schemas/documents/localized.ts'
import { examples } from './unsubscribe.examples.ts'

export const unsubscribe = defineComponent({
  type: 'Unsubscribe',
  version: 1,
  description:
    'Asks whoever opens the link in an e-mail (query key token), and players who arrive without one, then unsubscribes the address and shows the result.',
  category: 'account',
  props: Type.Object(
    {
      title: localizedText(50, 'Heading after unsubscribing'),
      text: localizedText(240, 'Which messages are still sent and which are not'),
      buttons: Type.Array(BlockButton, { maxItems: 2, description: 'Links to further pages' }),
    },
    { additionalProperties: false },
  ),
  slots: {},
  migrations: [],
  interactive: true,
  examples,
})
