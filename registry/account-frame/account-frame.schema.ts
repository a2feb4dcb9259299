import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { localizedText } from '../../schemas/documents/localized.ts'
import { documentKey } from '../../schemas/documents/reference.ts'
import { examples } from './account-frame.examples.ts'

export const accountFrame = defineComponent({
  type: 'AccountFrame',
  version: 1,
  description:
    'A page of the account: who plays here with the balances, the menu of the account, the heading, the content and, on wide screens beside it, a narrow column',
  category: 'account',
  props: Type.Object(
    {
      title: localizedText(60, 'Heading of the page'),
      menu: documentKey('menu', 'Menu of the account'),
    },
    { additionalProperties: false },
  ),
  slots: {
    content: { description: 'The content of the page, cards one below the other' },
    aside: { description: 'Cards beside the content; below it where the screen is narrow' },
  },
  migrations: [],
  interactive: true,
  examples,
})
