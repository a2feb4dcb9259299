import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { load } from './withdraw.load.ts'
import { examples } from './withdraw.examples.ts'

export const withdraw = defineComponent({
  type: 'Withdraw',
  version: 1,
  description:
    'Withdrawal page: available amount, requirements to meet first, method, amount and payment details, then the status of the request. Methods and the buttons shown with errors come from the cashier settings.',
  category: 'money',
  props: Type.Object({}, { additionalProperties: false }),
  slots: {},
  migrations: [],
  interactive: true,
  load,
  calls: ['cashier.gethistory', 'cashier.getbanks'],
  events: ['make_withdrawal'],
  examples,
})
