import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { load } from './cashier-history.load.ts'
import { examples } from './cashier-history.examples.ts'

export const cashierHistory = defineComponent({
  type: 'CashierHistory',
  version: 1,
  description:
    'What has moved: the month in sum, then deposits, withdrawals, bonuses and cashbacks on tabs that the query key "tab" names; "open" names an entry that is open at first',
  category: 'money',
  props: Type.Object({}, { additionalProperties: false }),
  slots: {},
  migrations: [],
  interactive: true,
  load,
  examples,
})
