import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { localizedText } from '../../schemas/documents/localized.ts'
import { examples } from './recent-transactions.examples.ts'

export const recentTransactions = defineComponent({
  type: 'RecentTransactions',
  version: 1,
  description: 'The latest deposits and as many withdrawals, newest first, with a link to the history',
  category: 'money',
  props: Type.Object(
    {
      title: localizedText(60, 'Heading'),
      count: Type.Optional(
        Type.Integer({
          minimum: 1,
          maximum: 20,
          description: 'Maximum number of deposits, and of withdrawals. Default: 4',
        }),
      ),
    },
    { additionalProperties: false },
  ),
  slots: {},
  migrations: [],
  interactive: true,
  calls: ['cashier.gethistory'],
  examples,
})
