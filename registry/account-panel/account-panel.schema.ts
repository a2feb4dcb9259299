import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { localizedText } from '../../schemas/documents/localized.ts'
import { examples } from './account-panel.examples.ts'

export const accountPanel = defineComponent({
  type: 'AccountPanel',
  version: 1,
  description: 'Account page card with its own heading that contains other blocks',
  category: 'account',
  props: Type.Object(
    {
      title: localizedText(60, 'Heading of the card'),
      text: Type.Optional(localizedText(200, 'One sentence below the heading')),
    },
    { additionalProperties: false },
  ),
  slots: { content: { description: 'Content of the card' } },
  migrations: [],
  interactive: false,
  isShared: true,
  examples,
})
