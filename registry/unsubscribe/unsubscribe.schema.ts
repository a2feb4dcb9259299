import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { BlockButton } from '../../schemas/documents/blocks/button.ts'
import { localizedText } from '../../schemas/documents/localized.ts'
import { examples } from './unsubscribe.examples.ts'

export const unsubscribe = defineComponent({
  type: 'Unsubscribe',
  version: 1,
  description:
    'Ends the news to an address by the link of a letter (query key token); a player without a link is asked first. Says what came of it.',
  category: 'account',
  props: Type.Object(
    {
      title: localizedText(50, 'Heading once the news have been ended'),
      text: localizedText(240, 'What still comes and what does not'),
      buttons: Type.Array(BlockButton, { maxItems: 2, description: 'Where to go from here' }),
    },
    { additionalProperties: false },
  ),
  slots: {},
  migrations: [],
  interactive: true,
  examples,
})
