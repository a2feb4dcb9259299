import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { localizedText } from '../../schemas/documents/localized.ts'
import { examples } from './cashier-head.examples.ts'

export const cashierHead = defineComponent({
  type: 'CashierHead',
  version: 1,
  description:
    'Header of the cashier pages: heading, links to deposit, withdrawal and history, and a breakdown of the balance',
  category: 'money',
  props: Type.Object(
    {
      title: localizedText(40, 'Heading of the page'),
      showBalances: Type.Optional(
        Type.Boolean({ description: 'Show a button that opens all balances of the player' }),
      ),
    },
    { additionalProperties: false },
  ),
  slots: {},
  migrations: [],
  interactive: true,
  calls: ['account.getBalance'],
  examples,
})
