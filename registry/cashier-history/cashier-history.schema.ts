import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { tableColumns } from '../../schemas/documents/table-columns.ts'
import { load } from './cashier-history.load.ts'
import { examples } from './cashier-history.examples.ts'

const Column = Type.Enum(['operation', 'date', 'id', 'amount', 'status'], {
  description: 'What the column shows',
})

export const cashierHistory = defineComponent({
  type: 'CashierHistory',
  version: 1,
  description:
    'Transaction history: monthly totals, then deposits, withdrawals, bonuses and cashbacks on tabs, or all of them in one list. The query key "tab" selects the tab, its value "all" the list; "open" selects an entry to expand.',
  category: 'money',
  props: Type.Object(
    {
      pageSize: Type.Optional(
        Type.Integer({
          minimum: 4,
          maximum: 50,
          description:
            'Entries of a tab loaded at a time; twice as many in the list of all entries. Default: 4',
        }),
      ),
      columns: tableColumns(Column, {
        most: 5,
        needed: ['operation', 'date', 'amount', 'status'],
        description:
          'Columns of the list, in this order on large screens. Default: operation, date, id, amount, status',
        onPhones: {
          default: false,
          description:
            'Whether phones show the number of the entry, too. They always show the other columns. Default: no',
        },
      }),
    },
    { additionalProperties: false },
  ),
  slots: {},
  migrations: [],
  interactive: true,
  load,
  calls: ['bonuses.get', 'cashbacks.get'],
  examples,
})
