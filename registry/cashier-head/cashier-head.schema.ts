import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { localizedText } from '../../schemas/documents/localized.ts'
import { examples } from './cashier-head.examples.ts'

export const cashierHead = defineComponent({
  type: 'CashierHead',
  version: 1,
  description:
    'Head of the pages of the cashier: heading, the ways to deposit, withdrawal and history, and what the balance is made of',
  category: 'money',
  props: Type.Object(
    {
      title: localizedText(40, 'Heading of the page'),
      showBalances: Type.Optional(
        Type.Boolean({ description: 'A button that opens all balances of the player, one by one' }),
      ),
    },
    { additionalProperties: false },
  ),
  slots: {},
  migrations: [],
  interactive: true,
  examples,
})
