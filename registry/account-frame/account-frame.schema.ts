import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { localizedText } from '../../schemas/documents/localized.ts'
import { documentKey } from '../../schemas/documents/reference.ts'
import { examples } from './account-frame.examples.ts'

export const accountFrame = defineComponent({
  type: 'AccountFrame',
  version: 1,
  description:
    'Layout of an account page: the player’s name and balances, the account menu with the number of what waits in a section, the heading, the content and a narrow column beside it on wide screens',
  category: 'account',
  props: Type.Object(
    {
      title: localizedText(60, 'Heading of the page'),
      menu: documentKey('menu', 'Account menu'),
    },
    { additionalProperties: false },
  ),
  slots: {
    content: { description: 'Page content: cards below one another' },
    aside: { description: 'Cards beside the content; below it on narrow screens' },
  },
  migrations: [],
  interactive: true,
  calls: ['account.getBalance', 'account.getprofileinfo', 'bonuses.get', 'notifications.getlist'],
  examples,
})
