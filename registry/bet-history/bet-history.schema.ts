import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { tableColumns } from '../../schemas/documents/table-columns.ts'
import { load } from './bet-history.load.ts'
import { examples } from './bet-history.examples.ts'

const Column = Type.Enum(['game', 'details', 'date', 'balance', 'stake', 'win', 'outcome'], {
  description: 'What the column shows',
})

export const betHistory = defineComponent({
  type: 'BetHistory',
  version: 1,
  description:
    'The player’s bets, newest first, with filters by date, game and outcome, and totals of the bets shown',
  category: 'games',
  props: Type.Object(
    {
      pageSize: Type.Optional(
        Type.Integer({
          minimum: 5,
          maximum: 100,
          description: 'Bets loaded at a time. Default: 20',
        }),
      ),
      columns: tableColumns(Column, {
        most: 7,
        needed: ['game', 'date', 'stake', 'win', 'outcome'],
        description: 'Columns of the list, in this order. Default: rows in which all of them are grouped',
      }),
    },
    { additionalProperties: false },
  ),
  slots: {},
  migrations: [],
  interactive: true,
  load,
  examples,
})
